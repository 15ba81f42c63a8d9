import type { Reading } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';

/** What sets one side against another, in tokens: "vs", "compared to", "higher than", and "than" behind "more … in March". */
export function versusAt({ tokens, asksMore, asksVersus }: Reading, at: number): number {
  const own = phraseLength(tokens, at, 'versus');
  if (own > 0) return own;
  // "More in March or in April".
  const or = asksVersus && tokens.some((_, i) => i < at && phraseLength(tokens, i, 'more') > 0);
  const either = or ? phraseLength(tokens, at, 'or') : 0;
  if (either > 0) return either;
  const more = phraseLength(tokens, at, 'more');
  const than = phraseLength(tokens, at + more, 'than');
  return than > 0 && (more > 0 || asksMore) ? more + than : 0;
}

/** "did we sell more in March than in April": only where "than" follows, and no number behind it. */
export function readMore(reading: Reading, at: number): number {
  const { tokens } = reading;
  const more = phraseLength(tokens, at, 'more');
  if (more === 0 || reading.words.exactAt(tokens, at) !== null) return 0;
  const than = tokens.findIndex((_, i) => i >= at + more && phraseLength(tokens, i, 'than') > 0);
  // "Are there more students in maths or in physics".
  if (than < 0 && tokens.some((_, i) => i > at && phraseLength(tokens, i, 'or') > 0)) {
    reading.asksVersus = true;
    return more;
  }
  if (than < 0 || (than === at + more && isNumberBehind(reading, than + 1))) return 0;
  if (isNumberBehind(reading, than + 1) && tokens[than + 1]?.kind !== 'date') return 0;
  reading.asksMore = true;
  return more;
}

const isNumberBehind = ({ tokens }: Reading, at: number) =>
  tokens[at]?.kind === 'number' && !/^(?:19|20)\d\d$/.test(tokens[at]?.folded ?? '');
