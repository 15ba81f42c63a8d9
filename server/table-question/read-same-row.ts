import { columnOf, type Reading } from './reading.ts';
import { dateOfDeed } from './which-date.ts';
import { phraseLength } from './words/lexicon.ts';

const asker = /^(?:who|when|where|which|what|wer|wann|wo|was|welche[nrsm]?|wem)$/;
const small =
  /^(?:was|were|is|it|that|this|by|from|to|on|for|the|a|an|did|happen|war|ist|es|das|die|der|dem|von|an|am|fand|statt|hat|go|went|get|got|received|bekommen|bekam|erhalten|erhielt|ging|sie|er|ihn)$/;

/** A name or date of the row, or what was done on its day; in tokens. */
function partAt(reading: Reading, at: number): number {
  const hit = reading.words.columnsAt(reading.tokens, at);
  const kinds = hit?.columns.map((one) => columnOf(reading, one)?.kind) ?? [];
  if (hit !== null) return kinds.every((kind) => kind === 'text' || kind === 'date') ? hit.length : 0;
  return dateOfDeed(reading, at) === null ? 0 : 1;
}

/**
 * "The largest expense, and who was the vendor", "and when was it": what is in the row that is shown whole. Only
 * behind a highest or lowest value or a first or last day, and at the end of the question.
 */
export function readSameRow(reading: Reading, at: number): number {
  const { tokens } = reading;
  const and = phraseLength(tokens, at, 'and');
  const isOfOne = reading.operations.has('max') || reading.operations.has('min') || reading.dateEnd !== null;
  if (and === 0 || !isOfOne || reading.groups.length > 0) return 0;
  let end = at + and;
  const first = tokens.slice(end, end + 3).findIndex(({ folded }) => asker.test(folded));
  if (first < 0) return 0;
  while (end < tokens.length) {
    const folded = tokens[end]?.folded ?? '';
    const part = partAt(reading, end);
    if (part === 0 && !asker.test(folded) && !small.test(folded)) return 0;
    end += Math.max(1, part);
  }
  reading.asksSameRow = true;
  return end - at;
}
