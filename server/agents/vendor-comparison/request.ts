import type { RunFacts } from '../../engines/run-context.ts';
import { appError } from '../../errors/app-error.ts';
import { readAgentFiles, type AgentFiles } from '../ground/agent-files.ts';
import { vendorTexts } from './messages/vendor-texts.ts';

export interface VendorRequest {
  readonly files: AgentFiles;
  readonly criteria: string;
  readonly mustHave: string;
  readonly months: number;
  /** The form says the term. */
  readonly isTermGiven: boolean;
  readonly quantity: number | null;
}

const usualMonths = 36;

function refuse(field: 'term' | 'quantity'): never {
  throw appError('agent.inputs_invalid', {
    field,
    sentence: vendorTexts.said(({ form }) => form.refusals[field]),
  });
}

/** Reads the form. Throws `agent.inputs_invalid` with the field. */
export function readVendorRequest(
  inputs: RunFacts['inputs'],
  asked?: { readonly fileIds?: readonly string[] },
): VendorRequest {
  const files = readAgentFiles(
    'vendor-comparison',
    inputs,
    { fields: [{ name: 'sheets' }], needed: true },
    asked,
  );
  const months = Number(inputs.term ?? usualMonths);
  if (!(months >= 1 && months <= 240)) refuse('term');
  const quantity = inputs.quantity === undefined ? null : Number(inputs.quantity);
  if (quantity !== null && !(Number.isInteger(quantity) && quantity > 0)) refuse('quantity');
  return {
    files,
    criteria: inputs.criteria ?? '',
    mustHave: inputs.must_have ?? '',
    months,
    isTermGiven: (inputs.term ?? '') !== '',
    quantity,
  };
}
