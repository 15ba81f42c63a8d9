import type { NumberRole } from '../packs/exports/screener.ts';

export type Comparison = 'below' | 'above' | 'most' | 'least';

/** One line of a screen: a number of a column against a limit, or a word that a column holds or does not. */
export type ScreenRule =
  | {
      readonly kind: 'number';
      readonly text: string;
      readonly role: NumberRole;
      readonly comparison: Comparison;
      /** In the unit in which the column's values are compared. */
      readonly limit: number;
    }
  | {
      readonly kind: 'word';
      readonly text: string;
      readonly role: 'sector' | 'country' | 'currency';
      readonly words: readonly string[];
      readonly isNegated: boolean;
      /** The words begin a word of the sector or the industry: "bank" of "Banks - Regional". */
      readonly isBegun?: true;
    };

/** A line as written, before it is known what column it is of. */
export type Line =
  | {
      readonly kind: 'number';
      readonly text: string;
      readonly subject: string;
      readonly comparison: Comparison;
      readonly limit: number;
      readonly unit: 'percent' | 'none' | 'scaled';
      readonly currency: string | null;
    }
  | {
      readonly kind: 'word';
      readonly text: string;
      readonly subject: string;
      readonly words: readonly string[];
      readonly isNegated: boolean;
    }
  /** "no banks", "keine Banken": of a sector, whatever its column is called. */
  | { readonly kind: 'without'; readonly text: string; readonly words: readonly string[] }
  | { readonly kind: 'not understood'; readonly text: string };

const comparisons: readonly (readonly [RegExp, Comparison])[] = [
  [/^(?:<=|=<|≤|at most|up to|no more than|höchstens|maximal|bis)$/i, 'most'],
  [/^(?:>=|=>|≥|at least|no less than|mindestens|minimal|ab)$/i, 'least'],
  [/^(?:<|under|below|less than|lower than|unter|kleiner als|weniger als)$/i, 'below'],
  [/^(?:>|over|above|more than|higher than|über|größer als|mehr als)$/i, 'above'],
];
const signs =
  '<=|=<|≤|>=|=>|≥|<|>|at most|up to|no more than|at least|no less than|under|below|less than|lower than|over|above|more than|higher than|höchstens|maximal|bis|mindestens|minimal|ab|unter|kleiner als|weniger als|über|größer als|mehr als';
const scales: readonly (readonly [RegExp, number])[] = [
  [/^(?:k|thousand|tsd\.?|tausend)$/i, 1e3],
  [/^(?:m|mn|mio\.?|million|millionen)$/i, 1e6],
  [/^(?:b|bn|mrd\.?|billion|milliarden?)$/i, 1e9],
];
const numeric = new RegExp(
  `^(.+?)\\s*(?<![\\p{L}])(${signs})\\s*([A-Z]{3}\\s)?\\s*(-?\\d[\\d.,]*)\\s*(%|percent|prozent|k|thousand|tsd\\.?|tausend|mn|mio\\.?|millionen|million|m|bn|mrd\\.?|billion|milliarden?|b)?\\s*([A-Z]{3})?$`,
  'iu',
);
const worded = /^(.+?)\s*(?:(!=|<>|is not|ist nicht|not in|nicht)|(=|:|is|ist|in))\s*(.+)$/iu;

const without = /^(?:no|not|without|excluding|exclude|keine?n?|ohne|außer)\s+(\p{L}[\p{L}\s&-]*)$/iu;
const listed = /\s*(?:,|\bor\b|\boder\b|\bnor\b)\s*/iu;

/** "1,000.5", "1.000,5", "12,5" and "12.5"; null for "1.234", which may be either. */
function numberOf(text: string): number | null {
  if (/^-?\d{1,3}[.,]\d{3}$/.test(text)) return null;
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  if (/^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text))
    return Number(text.replaceAll('.', '').replace(',', '.'));
  return /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

function lineOf(text: string): Line {
  const found = numeric.exec(text);
  const [, subject = '', sign = '', before, number = '', unit = '', after] = found ?? [];
  const value = numberOf(number);
  const comparison = comparisons.find(([pattern]) => pattern.test(sign))?.[1];
  if (found !== null && value !== null && comparison !== undefined) {
    const scale = scales.find(([pattern]) => pattern.test(unit))?.[1];
    return {
      kind: 'number',
      text,
      subject: subject.trim(),
      comparison,
      limit: value * (scale ?? 1),
      unit: scale !== undefined ? 'scaled' : unit === '' ? 'none' : 'percent',
      currency: (before ?? after)?.trim().toUpperCase() ?? null,
    };
  }
  const [, excluded] = without.exec(text) ?? [];
  if (excluded !== undefined)
    return { kind: 'without', text, words: excluded.split(/\s*\b(?:or|oder|nor|and|und)\b\s*/iu) };
  const word = found === null ? worded.exec(text) : null;
  if (word === null) return { kind: 'not understood', text };
  return {
    kind: 'word',
    text,
    subject: (word[1] ?? '').trim(),
    words: (word[4] ?? '').split(listed).filter((one) => one !== ''),
    isNegated: word[2] !== undefined,
  };
}

/** Several rules written as one sentence; the line as it is where its parts are not all rules of their own. */
function partsOf(written: string): Line[] {
  // A full stop ends a sentence, or a short form as in "2 Mrd.".
  const line = lineOf(written).kind === 'number' ? written : written.replace(/[.!]$/, '');
  const whole = lineOf(line);
  if (whole.kind === 'number') return [whole];
  // What is no rule by itself goes on with a list of words: "Sector is not Energy, Tobacco".
  const parts = line.split(/(,\s+|\s+(?:and|und)\s+)/iu);
  const joined: string[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const part = (parts[i] ?? '').trim();
    const isOwn = joined.length === 0 || lineOf(part).kind !== 'not understood';
    if (isOwn) joined.push(part);
    else joined.push(`${joined.pop() ?? ''}${parts[i - 1] ?? ''}${part}`);
  }
  const lines = joined.map(lineOf);
  return lines.length > 1 && lines.every(({ kind }) => kind !== 'not understood') ? lines : [whole];
}

/**
 * A rule on each line, or several behind semicolons or commas: "P/E < 15", "ROE at least 12 %", "Sector is not Energy",
 * "no banks".
 */
export function readRuleLines(text: string): Line[] {
  return text
    .split(/[\n;]/)
    .map((line) =>
      line
        .replace(/^[\s•*–-]+(?=\D)/, '')

        .trim(),
    )
    .filter((line) => line !== '')
    .flatMap(partsOf);
}

/** Whether a value meets a limit. */
export function meets(value: number, comparison: Comparison, limit: number): boolean {
  if (comparison === 'below') return value < limit;
  if (comparison === 'above') return value > limit;
  return comparison === 'most' ? value <= limit : value >= limit;
}
