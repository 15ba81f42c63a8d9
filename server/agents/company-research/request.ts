import type { Depth } from '@loupe/shared/contract/agents';
import { depthOf } from '../depth-field.ts';
import { readCompany, type CompanyFiles } from '../ground/company-files.ts';

const fields = { sample: 'sample_company', files: ['document', 'document_2', 'document_3'] } as const;
const focuses = ['everything', 'people', 'finances', 'risks'] as const;
export type Focus = (typeof focuses)[number];

export interface CompanyRequest extends CompanyFiles {
  readonly focus: Focus;
  readonly depth: Depth;
}

/** Reads the form, and the question where the form is silent. Throws `agent.inputs_invalid`. */
export function readCompanyRequest(
  inputs: Readonly<Record<string, string>>,
  asked: Parameters<typeof readCompany>[2],
): CompanyRequest {
  const focus = focuses.find((one) => one === inputs.focus) ?? 'everything';
  return { ...readCompany(inputs, fields, asked), focus, depth: depthOf(inputs) };
}
