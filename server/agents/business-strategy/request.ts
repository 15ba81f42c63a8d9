import type { RunFacts } from '../../engines/run-context.ts';
import { appError } from '../../errors/app-error.ts';
import { currentLanguage } from '../../language/language.ts';
import { readOptions, type ReadOptions } from '../../options/read-options.ts';
import type { DecimalMark } from '../../table/read-number.ts';
import { readAgentFiles, type AgentFiles } from '../ground/agent-files.ts';
import { businessTexts } from './messages/business-texts.ts';

export interface BusinessRequest {
  readonly files: AgentFiles;
  readonly read: ReadOptions;
  readonly criteria: string;
  readonly constraints: string;
  /** Before decimals in what the person types. */
  readonly mark: DecimalMark;
  readonly goal: string;
  readonly owners: readonly string[];
  /** As 2026-03-02; null: the Monday after the question. */
  readonly start: string | null;
}

/** Reads the form. Throws `agent.inputs_invalid` with the field. */
export function readBusinessRequest(
  inputs: RunFacts['inputs'],
  asked?: { readonly fileIds?: readonly string[] },
): BusinessRequest {
  const files = readAgentFiles(
    'business-strategy',
    inputs,
    { fields: [{ name: 'facts' }], needed: false },
    asked,
  );
  const mark = currentLanguage() === 'de' ? ',' : '.';
  const read = readOptions(inputs.options ?? '', mark);
  if (read.options.length < 2)
    throw appError('agent.inputs_invalid', {
      field: 'options',
      sentence: businessTexts.said(({ form }) => form.refusals.options),
    });
  return {
    files,
    read,
    mark,
    criteria: inputs.criteria ?? '',
    constraints: inputs.constraints ?? '',
    goal: inputs.goal?.trim() ?? '',
    owners: (inputs.owners ?? '').split(/[,;\n]+/u).flatMap((name) => name.trim() || []),
    start: inputs.start?.trim() || null,
  };
}
