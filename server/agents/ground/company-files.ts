import { fileIdsIn } from '@loupe/shared/lib/file-ids';
import { appError } from '../../errors/app-error.ts';
import { sampleCompanyChoices, sampleCompanyOf } from '../../library/library.ts';
import { agentTexts } from '../messages/agents-texts.ts';

export interface CompanyFiles {
  readonly company: string;
  readonly fileIds: readonly string[];
  /** Slug of the sample company, when no file of the person's own is given. */
  readonly sample: string | null;
}

/** The names of a form's fields beside `company`. */
interface CompanyFields {
  readonly sample: string;
  readonly files: readonly string[];
}

/** What was written and attached instead of filled in. */
interface Asked {
  readonly prompt?: string;
  readonly fileIds?: readonly string[];
}

const refuse = (field: string, pick: Parameters<typeof agentTexts.said>[0]) =>
  appError('agent.inputs_invalid', { field, sentence: agentTexts.said(pick) });

/** A few words that are written as names are: "Acme & Sons of York". */
const nameAlone =
  /^(?:[\p{Lu}\d&][\p{L}\d&.'’-]*|of|the|and|und|der|die|das|de|van|von)(?: (?:[\p{Lu}\d&][\p{L}\d&.,'’-]*|of|the|and|und|der|die|das|de|van|von)){0,6}$/u;

/** The company a question names: "research Acme Corp", or the name alone. */
function companyIn(prompt: string): string {
  const asked = prompt.trim();
  const named = /(?:about|research|on|über|zu)\s+((?:[A-Z][\p{L}&'-]*\s?){1,5})/u.exec(asked)?.[1]?.trim();
  return named ?? (nameAlone.test(asked) || sampleCompanyOf(asked) !== null ? asked : '');
}

/**
 * A company and the files about it: from the form, else from the question and what is attached in the chat. The person's
 * own files win over a sample, a sample chosen in the form over attached files. Throws `agent.inputs_invalid` with field
 * and sentence when no company is named.
 */
export function readCompany(
  inputs: Readonly<Record<string, string>>,
  fields: CompanyFields,
  { prompt = '', fileIds: attached = [] }: Asked = {},
): CompanyFiles {
  const chosen = sampleCompanyChoices.find(({ value }) => value === inputs[fields.sample]);
  const own = fields.files.flatMap((name) => fileIdsIn(inputs[name]));
  const fileIds = [...new Set(own.length > 0 ? own : chosen === undefined ? attached : [])];
  const company = (inputs.company ?? '').trim() || (chosen?.label ?? companyIn(prompt));
  if (company === '') throw refuse('company', (t) => t.refusals.noCompany);
  if (company.length > 200) throw refuse('company', (t) => t.refusals.companyTooLong);
  return {
    company,
    fileIds,
    sample: fileIds.length > 0 ? null : (chosen?.value ?? sampleCompanyOf(company)),
  };
}

/** The same for an agent that has nothing to do without a file or a sample. */
export function readCompanyFiles(
  inputs: Readonly<Record<string, string>>,
  fields: CompanyFields,
  asked: Asked = {},
): CompanyFiles {
  const read = readCompany(inputs, fields, asked);
  if (read.fileIds.length === 0 && read.sample === null)
    throw refuse(fields.files[0] ?? '', (t) => t.refusals.noStatements);
  return read;
}
