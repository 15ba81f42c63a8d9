import type { RunFacts } from '../../engines/run-context.ts';
import { appError } from '../../errors/app-error.ts';
import { elementsOf } from '../../likeness/elements.ts';
import { readAgentFiles, type AgentFiles } from '../ground/agent-files.ts';
import { patentTexts } from './messages/patent-texts.ts';

export interface PatentRequest {
  readonly files: AgentFiles;
  /** As typed; empty where a file describes it. */
  readonly invention: string;
  /** As 2026-03-02; null where none was given. */
  readonly priority: string | null;
}

/** One element alone says nothing of a document. */
export const fewestElements = 2;

function refuseInvention(): never {
  throw appError('agent.inputs_invalid', {
    field: 'invention',
    sentence: patentTexts.said(({ form }) => form.refusals.invention),
  });
}

/** Reads the form. Throws `agent.inputs_invalid` with the field. */
export function readPatentRequest(
  inputs: RunFacts['inputs'],
  asked?: { readonly fileIds?: readonly string[] },
): PatentRequest {
  const fields = [
    { name: 'invention_file', takes: 'one', samples: ['invention.md'] },
    { name: 'documents', samples: ['patent-a.md', 'patent-b.md', 'export.csv'] },
  ] as const;
  const invention = inputs.invention?.trim() ?? '';
  // What is attached in the chat are documents where the form describes the invention.
  const own = invention === '' ? fields : fields.slice(1);
  const files = readAgentFiles('patent-research', inputs, { fields: own, needed: true }, asked);
  const isDescribed = (files.of['invention_file']?.length ?? 0) > 0;
  if (!isDescribed && elementsOf(invention).length < fewestElements) refuseInvention();
  return { files, invention: isDescribed ? '' : invention, priority: inputs.priority_date?.trim() || null };
}
