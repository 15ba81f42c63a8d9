import type { RunFacts } from '../../engines/run-context.ts';
import { appError } from '../../errors/app-error.ts';
import { readWeights } from '../../factors/rank.ts';
import { readAgentFiles } from '../ground/agent-files.ts';
import { screenTexts } from './messages/screen-texts.ts';

export const screenSlug = 'investment-opportunity-discovery';

const usualTop = 10;
const mostTop = 50;

/** Reads the form. Throws `agent.inputs_invalid` with the field. */
export function readScreenRequest(
  inputs: RunFacts['inputs'],
  asked?: { readonly fileIds?: readonly string[] },
) {
  const fields = [
    { name: 'universe', takes: 'one' as const, samples: ['universe.csv'] },
    { name: 'earlier', takes: 'one' as const, samples: ['earlier.csv'] },
    { name: 'prices', samples: ['prices.csv'] },
  ];
  const top = inputs.top ? Number(inputs.top) : usualTop;
  if (!Number.isInteger(top) || top < 1 || top > mostTop)
    throw appError('agent.inputs_invalid', {
      field: 'top',
      sentence: screenTexts.said((t) => t.refusals.top),
    });
  return {
    files: readAgentFiles(screenSlug, inputs, { fields, needed: true }, asked),
    rules: inputs.rules ?? '',
    weights: readWeights(inputs.weights ?? ''),
    top,
  };
}
