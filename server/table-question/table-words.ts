import type { Records } from '../table/records.ts';
import { canonOf, isConcept, isOfRate, keysOf, linking, nameOf, type Name } from './column-names.ts';
import { compoundsOf } from './compound-words.ts';
import { foldWord, isOneEditAway, isSameNoun, wordsOf } from './fold-words.ts';
import type { Token } from './question-tokens.ts';
import {
  findValues,
  inflected,
  inflection,
  keyOfValue,
  longest,
  otherForms,
  type ValueHit,
} from './table-values.ts';
import { changing } from './words/concepts.ts';
import { isQuestionWord, questionWords } from './words/lexicon.ts';

export interface ColumnHit {
  /** More than one: nobody can tell which is meant. */
  readonly columns: readonly number[];
  readonly length: number;
  readonly isExact: boolean;
}

export interface ValuesHit {
  readonly hits: readonly ValueHit[];
  readonly length: number;
}

const setOf = (words: string) => new Set(words.split(',').map((word) => foldWord(word.trim())));
const changingWords = setOf(changing);
/** Beginnings that make another quantity of what a compound ends with. */
const changedBy =
  /^(?:mindest|melde|soll|ziel|plan|vor|nach|roh|rest|fehl|max|min|durchschnitt|gesamt|end|anfang|ist|neu|alt|zusatz|sonder|teil|grund|über|uber|unter|un)/;
const numbering = setOf('id, number, nummer, nr, no, code');
const ofOnePiece = /^(?:price|cost|value|weight|rate|preis|kosten|wert|gewicht|einzelpreis)s?$/;
const salesWord = /^(?:sales|verkaufe|verkaufserlose?)$/;
/** "google / organic" is one name; a slash at its end belongs to something else. */
function withoutSlash(span: readonly Token[]): { words: string[]; hasSlash: boolean } {
  const inside = span.filter(({ written }, i) => written !== '/' || i === 0 || i === span.length - 1);
  return { words: inside.map(({ folded }) => folded), hasSlash: inside.length < span.length };
}

/** The vocabulary of one table: names of its columns and the values of its text columns. */
export function createTableWords(records: Records, question: string) {
  const { columns } = records.table;
  const names = columns.map(nameOf);
  const compounds = compoundsOf(columns, question);
  const begun = [...compounds.values()].map(({ value }) => value).join(' ');
  const values = findValues(records.table, `${question} ${begun}`);

  const isNameWord = new Set(names.flatMap(({ words }) => words));

  /** The columns that a run of words names, in full or by some of its words. */
  function columnsAt(tokens: readonly Token[], at: number): ColumnHit | null {
    // A sign that belongs to the name goes with it: "Yes (%)".
    const hit = exactAt(tokens, at) ?? partAt(tokens, at) ?? endAt(tokens[at]) ?? turnoverAt(tokens[at]);
    const next = hit === null ? undefined : tokens[at + hit.length];
    const isOfName =
      next?.kind === 'sign' && hit?.columns.every((one) => columns[one]?.name.includes(next.written));
    return hit !== null && isOfName ? { ...hit, length: hit.length + 1 } : hit;
  }

  /** "Money in" is a name that ends in a small word, unless a time or a name follows: "money in March". */
  function isWholeName(tokens: readonly Token[], at: number, length: number, asked: string): boolean {
    const next = tokens[at + length];
    const isEnd = next === undefined || (next.kind === 'word' && isLinkWord(next.folded));
    return isEnd && names.some(({ keys }) => keys.some(([key]) => key === asked));
  }

  function exactAt(tokens: readonly Token[], at: number): ColumnHit | null {
    for (let length = Math.min(longest, tokens.length - at); length > 0; length -= 1) {
      const span = tokens.slice(at, at + length);
      const { words: said, hasSlash } = withoutSlash(span);
      if (span.filter(({ kind }) => kind === 'sign').length > span.length - said.length) continue;
      // A name does not begin or end with what links words.
      const isLettered = span[0]?.folded === 'column';
      // The last one may be a letter of its own: "Party A".
      const isLetterLast = /^\p{Lu}$/u.test(span.at(-1)?.written ?? '');
      const ends = [span[0], isLetterLast ? undefined : span.at(-1)];
      const asked = keysOf(said);
      const isLinked = length > 1 && !isLettered && ends.some((one) => linking.has(one?.folded ?? ''));
      if (isLinked && !isWholeName(tokens, at, length, asked[0] ?? '')) continue;
      for (const level of [0, 1, 2, 3]) {
        // Without its small words "sales of A" would be "sales".
        if (level === 3 && (length === 1 || isLetterLast || isOfThoseOf(span))) continue;
        const found = names.filter(
          ({ keys, at: own }) =>
            keys.some((key) => key[level] === asked[level]) &&
            (!hasSlash || columns[own]?.name.includes('/')),
        );
        const isLetter = length === 1 && (span[0]?.folded.length ?? 0) === 1;
        const letter = span[0]?.written ?? '';
        const meant = isLetter
          ? found.filter(({ at: i }) => [letter, `Column ${letter}`].includes(columns[i]?.name ?? ''))
          : found;
        if (meant.length > 0) return { columns: meant.map((name) => name.at), length, isExact: true };
      }
      const plural = names.filter(
        ({ words }) =>
          words.length === length && words.every((word, i) => isSameNoun(word, span[i]?.folded ?? '')),
      );
      if (plural.length > 0) return { columns: plural.map((name) => name.at), length, isExact: true };
    }
    return null;
  }

  /** A number of a customer names the customer; of a sum it makes another quantity. */
  const changes = (at: number, word: string) =>
    changingWords.has(word) && !(columns[at]?.kind === 'text' && numbering.has(word));

  /** Columns with more words than were said, unless the others make another quantity of it. */
  function partAt(tokens: readonly Token[], at: number): ColumnHit | null {
    for (let length = Math.min(3, tokens.length - at); length > 0; length -= 1) {
      const span = tokens.slice(at, at + length);
      // A word that does something in questions names nothing alone, "rate" and "cost" of a column do.
      if (span.some(({ kind, folded }) => kind !== 'word' || isQuestionWord(folded))) continue;
      const asked = span.map(({ folded }) => canonOf(folded));
      // "Units" are how many there are, never the price of one.
      const isOfPieces = asked.join() === '=unit';
      const found = names.filter(
        ({ at: own, canon, words }) =>
          !(isOfPieces && words.some((word) => ofOnePiece.test(word))) &&
          asked.every((word) => canon.includes(word)) &&
          words.every(
            (word, i) => asked.includes(canon[i] ?? '') || !changes(own, word) || isOfRate(words, i),
          ),
      );
      if (found.length > 0) return { columns: thingOf(found, asked), length, isExact: false };
    }
    return null;
  }

  /** "Orders" beside an "Order No" and an "Order date" are the things with the numbers. */
  function thingOf(found: readonly Name[], asked: readonly string[]): number[] {
    const [thing, ...things] = found.filter(({ words, canon }) =>
      words.every((word, i) => asked.includes(canon[i] ?? '') || numbering.has(word)),
    );
    const areDates = found.every(
      (name) => name === thing || columns[name.at]?.kind === 'date' || isWhole(name.words),
    );
    return thing !== undefined && things.length === 0 && areDates ? [thing.at] : found.map((name) => name.at);
  }

  /** "Umsatz" of a table that calls it sales, and the other way round: of money both are the same, of pieces they are not. */
  function turnoverAt(token: Token | undefined): ColumnHit | null {
    const canon = token?.kind === 'word' ? canonOf(token.folded) : '';
    if (canon !== '=revenue' && !salesWord.test(token?.folded ?? '')) return null;
    const found = names.filter(({ at: own, words: [word = '', ...more] }) => {
      const column = columns[own];
      const isOther = more.length === 0 && (salesWord.test(word) || canonOf(word) === '=revenue');
      return column?.kind === 'number' && column.unit.kind === 'money' && isOther;
    });
    // The same of several years is open, or decided by the year the question names.
    const isOne = new Set(found.map(({ at: own }) => columns[own]?.plainName)).size === 1;
    return isOne ? { columns: found.map(({ at: own }) => own), length: 1, isExact: false } : null;
  }

  /** "Gehalt" of the only column that ends in it, "Bruttogehalt"; what a compound begins with may make another quantity of it. */
  function endAt(token: Token | undefined): ColumnHit | null {
    const asked =
      token?.kind === 'word' && token.folded.length >= 5
        ? token.folded.replace(/(?<=\p{L}{5})(?:s|e|en|er)$/u, '')
        : '';
    if (asked === '' || isQuestionWord(token?.folded ?? '')) return null;
    const found = names.filter(
      ({ at: own, words }) =>
        columns[own]?.kind === 'number' &&
        words.some(
          (word, i) =>
            i === 0 && word.length > asked.length + 2 && word.endsWith(asked) && !changedBy.test(word),
        ),
    );
    return found.length === 1
      ? { columns: found.map(({ at: own }) => own), length: 1, isExact: false }
      : null;
  }

  /** The values of columns that a run of words is. */
  function valuesAt(tokens: readonly Token[], at: number): ValuesHit | null {
    for (let length = Math.min(longest, tokens.length - at); length > 0; length -= 1) {
      const span = tokens.slice(at, at + length);
      const { words, hasSlash } = withoutSlash(span);
      const key = words.map(keyOfValue).join(' ');
      if (hasSlash) {
        const slashed = values.get(key)?.filter(({ value }) => value.includes('/')) ?? [];
        if (slashed.length > 0) return { hits: slashed, length };
        continue;
      }
      const hits =
        values.get(key) ??
        (length === 1
          ? otherForms(key)
              .map((form) => values.get(form))
              .find((one) => one !== undefined)
          : undefined) ??
        values.get(key.replace(/s$/, '')) ??
        (length === 1 ? inflected(values.get(key.replace(inflection, ''))) : undefined);
      if (hits !== undefined && hits.length > 0) return { hits, length };
    }
    return null;
  }

  /** Values of a column that hold the words among others: "Meyer" of "Meyer GmbH". */
  function valuesWith(column: number, tokens: readonly Token[], at: number): ValuesHit | null {
    const own = columns[column];
    if (own?.kind !== 'text') return null;
    for (let length = Math.min(4, tokens.length - at); length > 0; length -= 1) {
      const span = tokens.slice(at, at + length);
      if (span.some(({ kind, folded }) => kind === 'sign' || isQuestionWord(folded))) continue;
      const asked = span.map(({ folded }) => folded);
      const found = own.words.filter((value, code) => {
        if (code === 0) return false;
        const held = new Set(wordsOf(value));
        return asked.every((word) => held.has(word));
      });
      if (found.length > 0) return { hits: found.map((value) => ({ column, value })), length };
    }
    return null;
  }

  /** What a word that means nothing may have been: names, values and question words one edit away, values that hold it. */
  function nearWords(folded: string): string[] {
    if (folded.length < 4) return [];
    const known = new Set([...isNameWord, ...questionWords]);
    const words = [...known].filter((word) => word.length > 3 && isOneEditAway(folded, word));
    const near = columns.flatMap((column) =>
      column.kind === 'text' && column.words.length < 20_000
        ? column.words.filter((value) => {
            const own = wordsOf(value);
            return own.join(' ') === folded || isOneEditAway(own.join(' '), folded) || own.includes(folded);
          })
        : [],
    );
    return [...new Set([...near, ...words])].slice(0, 6);
  }

  return {
    columnsAt,
    exactAt,
    valuesAt,
    valuesWith,
    nearWords,
    compoundOf: (folded: string) => compounds.get(folded) ?? null,
    /** True for a word that names a column. */
    isName: (folded: string) =>
      columnsAt([{ written: folded, folded, kind: 'word' }], 0)?.columns.length === 1,
    isKnown: (folded: string) =>
      isNameWord.has(folded) || values.has(folded) || isQuestionWord(folded) || isConcept(folded),
  };
}

/** "Order total", "Invoice amount": what one of the things comes to. */
const isWhole = (words: readonly string[]) =>
  words.length > 1 && /^(?:total|amount|value|sum|betrag|summe|wert)$/.test(words.at(-1) ?? '');

/** "Sales of the 2023 branches": the year is one of what follows. */
const isOfThoseOf = (span: readonly Token[]) =>
  span.at(-1)?.kind === 'number' && /^(?:the|der|die|das|des)$/.test(span.at(-2)?.folded ?? '');

/** What may follow a name that is over. */
const isLinkWord = (folded: string) =>
  /^(?:and|und|or|oder|in|im|at|by|per|for|fur|nach|je|pro|minus|vs|versus|than|als|over|uber|above|below|was|is|were)$/.test(
    folded,
  );

export type TableWords = ReturnType<typeof createTableWords>;
