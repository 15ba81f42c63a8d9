import type { Compound } from './compound-words.ts';
import { foldWord } from './fold-words.ts';

/** A piece of a question. */
export interface Token {
  readonly written: string;
  readonly folded: string;
  readonly kind: 'word' | 'number' | 'date' | 'sign';
  /** The value that a quantity at the end of a compound was written to: "Personal" for the "kosten" of it. */
  readonly restOf?: string;
}

const day = String.raw`\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\.\d{1,2}\.\d{4}|\d{1,2}\/\d{1,2}\/\d{4}|\d{4}\/\d{1,2}\/\d{1,2}`;
const month = String.raw`\d{4}-(?:0[1-9]|1[0-2])(?![\d-])|(?:0?[1-9]|1[0-2])\/\d{4}`;
const quarter = String.raw`(?:q[1-4]|[1-4]q|h[12])[\/\s-]?(?:\d{4}|'?\d{2}(?!\d))|\d{4}[\/\s-]?(?:q[1-4]|h[12])|(?:fy|gj)[\s'’]?(?:\d{4}|\d{2}(?!\d))`;
const number = String.raw`(?:(?<![\p{L}\p{N}])[-−+])?\d+(?:[.,]\d+)*`;
const pieces = new RegExp(
  String.raw`(?<date>(?<![\p{L}\p{N}])(?:${day}|${month}|${quarter})(?![\p{L}\p{N}]))|(?<word>\p{L}[\p{L}\p{M}\p{N}]*|\d+\p{L}[\p{L}\p{N}]*)|(?<number>${number})|(?<sign>[<>]=?|=|[≤≥]|[%€$£/+−–-])`,
  'giu',
);

/** Compounds of "total" and "average", which German writes as one word. */
const compound = /^(gesamt|durchschnitts)(\p{L}{4,})$/iu;
/** A rank and what is ranked: "zweithöchste", "drittgrößter". */
const ranked =
  /^(zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt)((?:höchst|größt|meist|best|niedrigst|kleinst|geringst|wenigst|teuerst|billigst|ältest|jüngst|längst|kürzest|schwerst)e[nrsm]?)$/iu;

/** Cuts a question into words, compounds of the table into their parts, numbers, dates and signs; what separates them is dropped. */
export function tokensOf(
  question: string,
  isKnown: (folded: string) => boolean,
  compoundOf: (folded: string) => Compound | null = () => null,
): Token[] {
  return [...question.matchAll(pieces)].flatMap((match): Token[] => {
    const groups = match.groups ?? {};
    const written = match[0].trim();
    const kind =
      groups['date'] !== undefined
        ? 'date'
        : groups['word'] !== undefined
          ? 'word'
          : groups['number'] !== undefined
            ? 'number'
            : 'sign';
    const folded = foldWord(written);
    const made = kind === 'word' && !isKnown(folded) ? compoundOf(folded) : null;
    if (made !== null)
      return [
        { written: made.value, folded: foldWord(made.value), kind },
        { written: made.rest, folded: foldWord(made.rest), kind, restOf: made.value },
      ];
    const parts =
      kind === 'word' && !isKnown(folded) ? (compound.exec(written) ?? ranked.exec(written)) : null;
    if (parts === null)
      return /^[-–−+/]$/.test(written) && kind === 'sign' && written !== '/'
        ? []
        : [{ written, folded, kind }];
    const [, head = '', tail = ''] = parts;
    const heads: Readonly<Record<string, string>> = { gesamt: 'gesamt', durchschnitts: 'durchschnitt' };
    const first = heads[head.toLowerCase()] ?? foldWord(head);
    return [
      { written: head, folded: first, kind },
      { written: tail, folded: foldWord(tail), kind },
    ];
  });
}
