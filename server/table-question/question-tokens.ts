import type { Compound } from './compound-words.ts';
import { spannedYear } from '../table/spanned-years.ts';
import { foldWord } from './fold-words.ts';

/** A piece of a question. */
export interface Token {
  readonly written: string;
  readonly folded: string;
  readonly kind: 'word' | 'number' | 'date' | 'sign';
  /** The value that a quantity at the end of a compound was written to: "Personal" for the "kosten" of it. */
  readonly restOf?: string;
}

const day = String.raw`\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\.\d{1,2}\.\d{4}|\d{1,2}\/\d{1,2}\/\d{4}|\d{4}\/\d{1,2}\/\d{1,2}|(?<=\b(?:am|vom|zum|dem|bis|seit|ab|nach|vor)\s)\d{1,2}\.\d{1,2}\.(?!\d)`;
const month = String.raw`\d{4}-(?:0[1-9]|1[0-2])(?![\d-])|(?:0?[1-9]|1[0-2])\/\d{4}`;
const quarter = String.raw`(?:q[1-4]|[1-4]q|h[12])[\/\s-]?(?:\d{4}|'?\d{2}(?!\d))|\d{4}[\/\s-]?(?:q[1-4]|h[12])|(?:fy|gj)[\s'’]?(?:\d{4}|\d{2}(?!\d))`;
const spanned = String.raw`(?:(?:fy|gj)\s?['’]?)?(?:(?:19|20)\d{2}\s?[/–]\s?(?:(?:19|20)\d{2}|\d{2})|\d{2}\/\d{2})(?![\d/.])`;
const number = String.raw`(?:(?<![\p{L}\p{N}])[-−+])?\d+(?:[.,]\d+)*`;
const pieces = new RegExp(
  String.raw`(?<span>(?<![\p{L}\p{N}/.])(?:${spanned})(?![\p{L}\p{N}]))|(?<date>(?<![\p{L}\p{N}])(?:${day}|${month}|${quarter})(?![\p{L}\p{N}]))|(?<word>\p{L}[\p{L}\p{M}\p{N}]*|\d+\p{L}[\p{L}\p{N}]*)|(?<number>${number})|(?<sign>[<>]=?|=|[≤≥]|[%€$£/+−–-])`,
  'giu',
);

/** Compounds of "total" and "average", which German writes as one word. */
const compound = /^(gesamt|durchschnitts)(\p{L}{4,})$/iu;
/** "Nettobetrag", "Bruttosumme", "Notendurchschnitt": a column and what is done with it. */
const endedCompound =
  /^(\p{L}{4,}?)(summe|betrag|betrags|beträge|umsatz|umsätze|umsätzen|durchschnitt|mittelwert|median)$/iu;
/** A rank and what is ranked: "zweithöchste", "drittgrößter". */
const ranked =
  /^(zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt)((?:höchst|größt|meist|best|niedrigst|kleinst|geringst|wenigst|teuerst|billigst|ältest|jüngst|längst|kürzest|schwerst)e[nrsm]?)$/iu;

/** "2023/24" as the one word it is; "50/60" as its pieces. */
function spanTokens(written: string): Token[] {
  const year = spannedYear(written);
  if (year !== null) return [{ written, folded: year, kind: 'word' }];
  return (written.match(/\p{L}+|\d+|\//gu) ?? []).map((piece) => ({
    written: piece,
    folded: foldWord(piece),
    kind: piece === '/' ? 'sign' : /\d/.test(piece) ? 'number' : 'word',
  }));
}

/** Cuts a question into words, compounds of the table into their parts, numbers, dates and signs; what separates them is dropped. */
export function tokensOf(
  question: string,
  isKnown: (folded: string) => boolean,
  compoundOf: (folded: string) => Compound | null = () => null,
  isName: (folded: string) => boolean = () => false,
): Token[] {
  return [...question.matchAll(pieces)].flatMap((match): Token[] => {
    const groups = match.groups ?? {};
    const written = match[0].trim();
    if (groups['span'] !== undefined) return spanTokens(written);
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
    const ended = kind === 'word' && parts === null && !isKnown(folded) ? endedCompound.exec(written) : null;
    const [head = '', tail = ''] = ended?.slice(1) ?? [];
    // "Gehaltssumme" joins its parts by an s.
    const name = [head, head.replace(/s$/, '')].find((one) => one.length > 3 && isName(foldWord(one)));
    if (name !== undefined)
      return [name, tail].map((piece) => ({ written: piece, folded: foldWord(piece), kind }));
    if (parts === null)
      return /^[-–−+/]$/.test(written) && kind === 'sign' && written !== '/'
        ? []
        : [{ written, folded, kind }];
    const [, begin = '', rest = ''] = parts;
    const heads: Readonly<Record<string, string>> = { gesamt: 'gesamt', durchschnitts: 'durchschnitt' };
    const first = heads[begin.toLowerCase()] ?? foldWord(begin);
    return [
      { written: begin, folded: first, kind },
      { written: rest, folded: foldWord(rest), kind },
    ];
  });
}
