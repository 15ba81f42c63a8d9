import type { PartByPart } from '../part-by-part.ts';
import { ask, isAnswer, type AskedTable, type Candidate, type Outcome } from './ask-candidate.ts';
import { isOneEditAway } from './fold-words.ts';
import type { Refusal } from './plan.ts';
import { asksProfit, profitWords } from './offer-profit.ts';
import { planWords } from './plan-words.ts';
import type { Read } from './read-question.ts';
import { isRefusal } from './refusal.ts';

/** Most questions that are offered instead of one. */
export const mostSuggestions = 4;

export interface TableRefusal {
  readonly kind: 'refusal';
  readonly refusal: Refusal;
  readonly source: AskedTable;
  /** What was understood, in words; null when no plan came of it. */
  readonly understood: string | null;
  /** Questions that are answered. */
  readonly suggestions: readonly string[];
  /** The question asks for something to be computed; others may be answered by a text. */
  readonly isComputation: boolean;
}

/** What a refused question is answered with; null when it was not refused. */
export function* refusalOf(outcome: Outcome, question: string): PartByPart<TableRefusal | null> {
  const { candidate, read, plan, result } = outcome;
  const refusal = isRefusal(plan) ? plan : isRefusal(result) ? result : null;
  const [source] = candidate.sources;
  if (refusal === null || source === undefined) return null;
  const { reading } = read;
  const understood = isRefusal(plan) ? refusal.choices[0] : plan;
  // Of several that are possible none was understood.
  const isOfWords = refusal.reason === 'unused_words' && refusal.choices.length === 1;
  const isSaid = isOfWords || !isRefusal(plan);
  const suggestions = yield* suggestionsFor(candidate, refusal, read, question);
  // A word away from a question to the table it is one, misspelt.
  const isNearMiss = refusal.reason === 'unused_words' && suggestions.some((text) => text !== question);
  return {
    kind: 'refusal',
    refusal,
    source,
    understood: isSaid && understood !== undefined ? planWords(understood, candidate.records.table) : null,
    suggestions,
    isComputation:
      isNearMiss ||
      reading.operations.size > 0 ||
      reading.groups.length > 0 ||
      reading.top !== null ||
      reading.ratio !== null ||
      reading.product !== null ||
      reading.groupBound !== null ||
      reading.countsGroups ||
      reading.moment !== null ||
      reading.asksCount ||
      reading.asksDistinct ||
      reading.asksChange ||
      reading.asksShare ||
      reading.asksVersus ||
      outcome.before !== null ||
      (refusal.reason !== 'unused_words' && reading.measures.length > 0),
  };
}

/** Questions near the refused one. Each was asked: only what is answered is offered. */
function* suggestionsFor(
  candidate: Candidate,
  refusal: Refusal,
  { reading }: Read,
  question: string,
): PartByPart<string[]> {
  const { table } = candidate.records;
  const rewritten = runsOf(reading).flatMap(({ written, folded }) =>
    reading.words
      .nearWords(folded)
      .toSorted(
        (a, b) =>
          Number(isOneEditAway(b.toLowerCase(), folded)) - Number(isOneEditAway(a.toLowerCase(), folded)),
      )
      .map((word) => question.replace(written, word).trim()),
  );
  const left = profitWords(candidate.records);
  const profits = reading.unused.flatMap(({ written, folded }) =>
    left !== null && asksProfit(folded) ? [question.replace(written, left)] : [],
  );
  const years = refusal.reason === 'several_years' ? refusal.about : [];
  const dated = years.flatMap((year) =>
    reading.tokens.flatMap(({ written, folded }) =>
      /^(?:q[1-4]|h[12])$/.test(folded) || monthNames.has(folded)
        ? [question.replace(written, `${written} ${year}`)]
        : [],
    ),
  );
  const texts = [
    ...profits,
    ...rewritten,
    ...dated,
    ...refusal.choices.map((plan) => planWords(plan, table)),
  ];
  const found: string[] = [];
  for (const text of [...new Set(texts)].slice(0, 12)) {
    const outcome = found.length < mostSuggestions ? yield* ask(text, candidate) : null;
    if (outcome !== null && isAnswer(outcome)) found.push(text);
  }
  return found;
}

/** Words that were left over, those side by side together. */
function runsOf({ tokens, unused }: Read['reading']): { written: string; folded: string }[] {
  const runs: { written: string; folded: string; end: number }[] = [];
  for (const [at, token] of tokens.entries()) {
    if (!unused.includes(token)) continue;
    const last = runs.at(-1);
    if (last?.end === at) {
      last.written += ` ${token.written}`;
      last.folded += ` ${token.folded}`;
      last.end += 1;
    } else runs.push({ written: token.written, folded: token.folded, end: at + 1 });
  }
  return runs;
}

const monthNames: ReadonlySet<string> = new Set(
  'january february march april may june july august september october november december januar februar marz mai juni juli oktober dezember'.split(
    ' ',
  ),
);
