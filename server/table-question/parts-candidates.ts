import { partsAlone } from '../table/parts-alone.ts';
import { isAnswer, type AskedTable, type Candidate, type Outcome } from './ask-candidate.ts';

/** Tables of parts beside their total, as a record for each part. */
export function ofParts(tables: readonly AskedTable[]): Candidate[] {
  return tables.flatMap((one) => {
    const records = partsAlone(one.table);
    return records === null ? [] : [{ sources: [one], records }];
  });
}

/** Sums alone: the mean, the highest or the number of single cells is nobody's question. */
export const isOfSums = (outcome: Outcome) =>
  isAnswer(outcome) &&
  (outcome.plan.operation === 'sum' || outcome.plan.each !== undefined) &&
  outcome.read.further.length === 0;
