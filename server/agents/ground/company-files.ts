import { appError } from '../../errors/app-error.ts';
import { sampleCompanyChoices } from '../../library/library.ts';
import { agentTexts } from '../messages/agents-texts.ts';

export interface CompanyFiles {
  readonly company: string;
  readonly fileIds: readonly string[];
  /** Slug of the sample company, when no file of the person's own is given. */
  readonly sample: string | null;
}

const refuse = (field: string, pick: Parameters<typeof agentTexts.said>[0]) =>
  appError('agent.inputs_invalid', { field, sentence: agentTexts.said(pick) });

/**
 * A company and the files about it, from a form with the fields `company`, `sample` and `fileFields`; the person's own
 * files win. Throws `agent.inputs_invalid` with the field and a sentence.
 */
export function readCompanyFiles(
  inputs: Readonly<Record<string, string>>,
  fileFields: readonly string[],
  attached: readonly string[] = [],
): CompanyFiles {
  const chosen = sampleCompanyChoices.find(({ value }) => value === inputs.sample);
  const own = fileFields.map((name) => inputs[name] ?? '').filter((id) => id !== '');
  const fileIds = [...new Set(own.length > 0 ? own : chosen === undefined ? attached : [])];
  const sample = fileIds.length > 0 ? null : (chosen?.value ?? null);
  const company = (inputs.company ?? '').trim() || (sample === null ? '' : (chosen?.label ?? ''));
  if (fileIds.length === 0 && sample === null)
    throw refuse(fileFields[0] ?? '', (t) => t.refusals.noStatements);
  if (company === '') throw refuse('company', (t) => t.refusals.noCompany);
  if (company.length > 200) throw refuse('company', (t) => t.refusals.companyTooLong);
  return { company, fileIds, sample };
}
