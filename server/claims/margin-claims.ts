import type { Attribute } from '../packs/attribute.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { fits, type Candidate } from './figure-values.ts';
import { modalityOf } from './modality.ts';
import { afterOwnPeriod } from './prior-values.ts';
import type { Token } from './tag-sentence.ts';
import { readTail } from './value-tail.ts';

const joining =
  /^(?:[,(]|or|an?|at|with|representing|giving|equivalent|equal|equals|equalling|corresponding|which|is|was|to|for|of|corresponds|margin|:)$/;

/** Index after "(2024: EUR 4 million)" and "(47.1)"; `at` where no brackets with another value begin. */
function afterPrior(tokens: readonly Token[], at: number): number {
  const isPrior =
    tokens[at + 1]?.kind === 'period' ||
    (tokens[at + 1]?.kind === 'quantity' && tokens[at + 2]?.text === ')');
  if (tokens[at]?.text !== '(' || !isPrior) return at;
  const close = tokens.findIndex(({ text }, i) => i > at && text === ')');
  return close < 0 ? at : close + 1;
}

/** The share that says how much of revenue the profit before it is: ", a margin of 11.6%", "(margin: 11.6%)", ", or 11.6% of sales". */
function shareAfter(
  scope: SentenceScope,
  from: number,
  margin: Attribute,
): Extract<Token, { kind: 'quantity' }> | null {
  const { tokens } = scope;
  let isNamed = false;
  for (let i = from; i < from + 8; i += 1) {
    const token = tokens[i];
    const isName = token?.lower === 'margin' || (token?.kind === 'noun' && token.attribute.id === margin.id);
    if (isName) isNamed = true;
    if (token?.kind === 'quantity') {
      const [one, two] = tokens.slice(i + 1, i + 3);
      const isOfRevenue = one?.lower === 'of' && two?.kind === 'noun' && two.attribute.id === 'revenue';
      const isBefore = one?.lower === 'margin';
      // "a margin of 11.6% in Europe" is narrowed.
      const tail = readTail(scope, i + (isOfRevenue ? 3 : isBefore ? 2 : 1), margin);
      return (isNamed || isOfRevenue || isBefore) && tail !== null ? token : null;
    }
    if (token === undefined || !(isName || joining.test(token.lower))) return null;
  }
  return null;
}

/** The margin that a sentence gives beside a profit, of the same time and company as that profit. */
export function marginBeside(
  scope: SentenceScope,
  main: Draft | undefined,
  candidate: Candidate,
  attribute: Attribute,
): Draft[] {
  const { tokens, text, reading } = scope;
  const margin = reading.attributes.find(({ marginOf }) => marginOf === attribute.id);
  if (margin === undefined || main === undefined || candidate.isChange) return [];
  const next = tokens.findIndex(({ start }) => start >= candidate.token.end);
  const found = next < 0 ? null : shareAfter(scope, afterPrior(tokens, afterOwnPeriod(tokens, next)), margin);
  if (found === null || found.quantity === null || !fits(margin, found.quantity)) return [];
  const modality = modalityOf(text, found.start, found.end, reading.language);
  if (modality === null || modality.polarity !== main.polarity) return [];
  return [{ ...main, ...modality, attribute: margin.id, value: found.quantity }];
}
