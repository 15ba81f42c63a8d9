import { z } from 'zod';
import { coverageMark, flipSaid, matrixTable, nearestFlips } from '../agents/ground/matrix-blocks.ts';
import { offerTablesOf } from '../agents/vendor-comparison/gather.ts';
import { matrixOf } from '../agents/vendor-comparison/write-head.ts';
import type { Json } from '../engines/run-context.ts';
import { appError } from '../errors/app-error.ts';
import { weigh } from '../vendors/criteria.ts';
import { readWanted } from '../vendors/read-wanted.ts';
import { readOffers } from '../vendors/read-offers.ts';
import { EvidenceStep } from './evidence-step.ts';
import { groundToolTexts } from './messages/ground-tools-texts.ts';
import { percentText } from './number-text.ts';
import { filesInput, openDossiers } from './open-dossiers.ts';
import { defineTool, type ToolOutcome } from './tool.ts';

const mostOptions = 12;

export const scoreMatrix = defineTool({
  name: 'score_matrix',
  description:
    'Compares options (offers, vendors) whose answers stand in tables: criteria normalised from 0 to 1, weighted, scored and ranked, with the weight at which another one would be first. Options in rows, criteria in rows, or a sheet for each option. An answer that is not there stays empty. Each point, weight, score and rank is a figure with its cell.',
  input: z.object({
    ...filesInput,
    criteria: z
      .string()
      .max(4_000)
      .default('')
      .describe(
        'one a line: name, weight, "higher" or "lower", e.g. "Price 40 lower"; empty: all, with equal weights',
      ),
  }),
  price: 4_000,
  title: () => groundToolTexts().matrix,
  async run({ criteria, ...files }, context): Promise<ToolOutcome<Json>> {
    const texts = groundToolTexts();
    const { dossiers, unread } = await openDossiers(context, files);
    const weighed = weigh(readOffers(dossiers.flatMap(offerTablesOf)), readWanted(criteria));
    const step = new EvidenceStep(context.signal);
    // Weights of a call are the model's, and shown as what they are.
    const weights = weighed.weightsFrom === 'file' ? 'form' : 'assumption';
    const matrix = matrixOf({ step, dossiers }, weighed, weights);
    if (matrix === null)
      throw appError('request.invalid', { sentence: groundToolTexts.said((t) => t.noMatrix) });
    matrixTable(matrix, mostOptions);
    const { scores } = matrix.result;
    for (const one of scores.slice(0, mostOptions)) coverageMark(matrix, one);
    const flips = nearestFlips(matrix.result);
    for (const flip of flips) flipSaid(matrix, flip);
    const nameOf = (id: string) => matrix.result.criteria.find((one) => one.id === id)?.name ?? id;
    const output = {
      ranking: scores.map(({ option, rank, coverage }) => ({
        option,
        rank,
        coverage: percentText(coverage, 0),
      })),
      weights_from: weighed.weightsFrom,
      turning_points: flips.map(({ criterion, to }) => ({ criterion: nameOf(criterion), first_then: to })),
      not_scored: weighed.notScored.map(({ criterion, why }) => `${criterion}: ${why}`),
      unknown_criteria: [...weighed.unknown],
      unread,
    };
    const [first] = scores;
    return step.outcome(
      output,
      first?.rank === 1 ? texts.ranked(first.option, scores.length) : texts.unranked,
    );
  },
});
