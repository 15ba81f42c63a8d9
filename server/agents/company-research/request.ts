import type { Depth } from '@loupe/shared/contract/agents';
import { appError } from '../../errors/app-error.ts';
import { sampleCompanyChoices, sampleCompanyOf } from '../../library/library.ts';
import { depthOf } from '../depth-field.ts';
import { agentTexts } from '../messages/agents-texts.ts';

const fileFields = ['document', 'document_2', 'document_3'] as const;
export type Focus = 'everything' | 'people' | 'finances' | 'risks';

export interface CompanyRequest {
  readonly company: string;
  readonly fileIds: readonly string[];
  /** Slug of the sample dossier used, or null. */
  readonly sample: string | null;
  readonly focus: Focus;
  readonly depth: Depth;
}

/** Reads the form. The person's own files win over the sample. Throws `agent.inputs_invalid`. */
export function readCompanyRequest(
  inputs: Readonly<Record<string, string>>,
  prompt = '',
  attached: readonly string[] = [],
): CompanyRequest {
  const chosen = inputs.sample_company ?? '';
  const chosenTitle = sampleCompanyChoices.find((choice) => choice.value === chosen)?.label;
  const own = fileFields.map((name) => inputs[name] ?? '').filter((id) => id !== '');
  // A sample chosen in the form is meant, whatever else was attached in the chat before.
  const fileIds = [...new Set(own.length > 0 ? own : chosenTitle === undefined ? attached : [])];
  const asked =
    /(?:about|research|on|über|zu)\s+((?:[A-Z][\p{L}&'-]*\s?){1,5})/u.exec(prompt)?.[1]?.trim() ??
    (prompt.length <= 60 ? prompt.trim() : '');
  const company = (inputs.company ?? '').trim() || chosenTitle || asked;
  if (company === '')
    throw appError('agent.inputs_invalid', {
      field: 'company',
      sentence: agentTexts.said((t) => t.refusals.noCompany),
    });
  const sample = fileIds.length > 0 ? null : chosenTitle === undefined ? sampleCompanyOf(company) : chosen;
  const focus =
    inputs.focus === 'people' || inputs.focus === 'finances' || inputs.focus === 'risks'
      ? inputs.focus
      : 'everything';
  return { company, fileIds, sample, focus, depth: depthOf(inputs) };
}
