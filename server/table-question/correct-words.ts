import type { Table } from '../table/table.ts';
import { foldWord, wordsOf } from './fold-words.ts';
import type { Token } from './question-tokens.ts';
import type { TableWords } from './table-words.ts';

/** A misspelt word of a question and what it was read as. */
export interface Correction {
  readonly written: string;
  readonly word: string;
}

/** Words that do something in questions and are near to nothing else. */
const operations =
  'average, highest, lowest, median, between, percentage, difference, maximum, minimum, largest, smallest, without, durchschnitt, höchste, höchsten, niedrigste, niedrigsten, zwischen, insgesamt, unterschied, differenz'
    .split(', ')
    .map(foldWord);
/** Words of their own that are a letter away from the name of a column. */
const others = new Set(['county', 'counties', 'costal', 'statue', 'moths', 'brand', 'scales', 'finial']);
const mostWords = 50_000;

/** True for two letters swapped, one inside left out, or one written twice: what nobody means as another word. */
function isSlip(written: string, word: string): boolean {
  if (written === word || written[0] !== word[0] || written.at(-1) !== word.at(-1)) return false;
  let at = 0;
  while (written[at] === word[at]) at += 1;
  if (written.length === word.length)
    return (
      written[at] === word[at + 1] &&
      written[at + 1] === word[at] &&
      written.slice(at + 2) === word.slice(at + 2)
    );
  if (written.length === word.length - 1) return written.slice(at) === word.slice(at + 1);
  const isDoubled = written.length === word.length + 1 && written[at] === written[at - 1];
  return isDoubled && written.slice(at + 1) === word.slice(at);
}

/** True when a value of the table is as near: it may be what was meant. */
function isNearValue({ columns }: Table, folded: string): boolean {
  return columns.some(
    (column) =>
      column.kind === 'text' &&
      column.words.some((value) => wordsOf(value).some((word) => word === folded || isSlip(folded, word))),
  );
}

/**
 * Words that mean nothing to the table and are a slip of the pen away from one name of a column or one operation, as if
 * they had been written right. Names of customers are never corrected: there may be both.
 */
export function correctTokens(
  tokens: readonly Token[],
  table: Table,
  words: TableWords,
): { readonly tokens: readonly Token[]; readonly corrections: readonly Correction[] } {
  const corrections: Correction[] = [];
  const count = table.columns.reduce((sum, one) => sum + ('words' in one ? one.words.length : 0), 0);
  const names = [
    ...new Set([...table.columns.flatMap(({ plainName }) => wordsOf(plainName)), ...operations]),
  ];
  const corrected = tokens.map((token, at): Token => {
    const { folded, kind, written } = token;
    const isPlain =
      kind === 'word' && folded.length >= 5 && !others.has(folded) && token.restOf === undefined;
    if (!isPlain || count > mostWords || words.isKnown(folded) || words.columnsAt(tokens, at) !== null)
      return token;
    const near = names.filter((word) => word.length >= 5 && isSlip(folded, word));
    const [word] = near;
    if (word === undefined || near.length > 1 || isNearValue(table, folded)) return token;
    corrections.push({ written, word });
    return { ...token, folded: word };
  });
  return { tokens: corrected, corrections };
}
