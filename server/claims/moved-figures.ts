import { readingWords } from './reading-words.ts';
import type { SentenceScope } from './draft.ts';

type Words = Pick<SentenceScope, 'tokens' | 'reading'>;

const moves = /^(?:lifted|boosted|increased|grew|improved)$/;

/** "lifted annual sales 8%", "increased revenue to": the verb at `verb` says what the company did to the flow at `at`, and its value follows. */
export function isMoved({ tokens, reading }: Words, verb: number, at: number): boolean {
  const noun = tokens[at];
  const next = tokens[at + 1];
  return (
    reading.language === 'en' &&
    moves.test(tokens[verb]?.lower ?? '') &&
    noun?.kind === 'noun' &&
    noun.attribute.kind === 'flow' &&
    (next?.kind === 'quantity' || /^(?:by|to|from)$/.test(next?.lower ?? ''))
  );
}

/** Whether such a verb is before the figure at `at` and what describes it. */
export function hasMover({ tokens, reading }: Words, at: number): boolean {
  const { before } = readingWords[reading.language];
  const verb = tokens.slice(0, at).findLastIndex(({ lower }) => !before.has(lower));
  return isMoved({ tokens, reading }, verb, at);
}
