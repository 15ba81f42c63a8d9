import {
  emptyWords,
  saysFreeOfCharge,
  laterTail,
  noWords,
  partlyWords,
  yesWords,
} from '../packs/vendors/offer-words.ts';
import { readNumberCell, valueOf, type DecimalMark, type NumberCell } from '../table/read-number.ts';

/** What a vendor answers in one cell. */
export type Answer =
  | { readonly kind: 'number'; readonly value: number; readonly unit: string }
  /** Yes, partly, no, or "4 of 5", as a share. */
  | { readonly kind: 'points'; readonly value: number }
  /** Words nobody can count. */
  | { readonly kind: 'words' }
  | { readonly kind: 'empty' }
  /** Two places say two things. */
  | { readonly kind: 'conflict' }
  /** A number that can be read two ways: "1.200". */
  | { readonly kind: 'unclear' };

const points: readonly (readonly [RegExp, number])[] = [
  [yesWords, 1],
  [partlyWords, 0.5],
  [noWords, 0],
];
const share =
  /^(\d{1,2}(?:[.,]\d)?)\s*(?:\/|of|von|out of)\s*(\d{1,3})(?:\s*(?:points|stars|punkten?|sternen?))?$/iu;
/** Units written in more than one way. */
const sameUnits: Readonly<Record<string, string>> = {
  months: 'month',
  monate: 'month',
  monat: 'month',
  years: 'year',
  jahre: 'year',
  jahr: 'year',
  days: 'day',
  tage: 'day',
  tag: 'day',
  hours: 'hour',
  hrs: 'hour',
  h: 'hour',
  stunden: 'hour',
  stunde: 'hour',
  std: 'hour',
  minutes: 'minute',
  min: 'minute',
  minuten: 'minute',
  weeks: 'week',
  wochen: 'week',
  seconds: 'second',
  sec: 'second',
  sekunden: 'second',
  sekunde: 'second',
  mins: 'minute',
  hr: 'hour',
  woche: 'week',
};

/** Reads a cell as an answer; a number that could be two is read by `mark` where the document proves one. */
export function readAnswer(text: string, mark: DecimalMark | null): Answer {
  const written = text.normalize('NFC').trim();
  if (written === '' || emptyWords.test(written)) return { kind: 'empty' };
  // "Yes (2024)", "ja (seit 03/2023)": a day behind it takes nothing back.
  const bare = written.replace(/\s*\((?:since |seit )?[\d./ -]+\)$/iu, '');
  const said = points.find(([words]) => words.test(bare));
  if (said !== undefined) return { kind: 'points', value: said[1] };
  if (yesWords.test(bare.replace(saysFreeOfCharge, ''))) return { kind: 'points', value: 1 };
  if (noWords.test(bare.replace(laterTail, ''))) return { kind: 'points', value: 0 };
  const [, part, whole] = share.exec(written) ?? [];
  if (part !== undefined && whole !== undefined) {
    const value = Number(part.replace(',', '.')) / Number(whole);
    return value >= 0 && value <= 1 ? { kind: 'points', value } : { kind: 'words' };
  }
  return readNumber(written, mark);
}

/** More words than this behind a number make a sentence: "24 months if paid in advance". */
const mostUnitWords = 3;

function readNumber(written: string, mark: DecimalMark | null): Answer {
  const parts = written.split(/\s+/u);
  for (let words = 0; words <= Math.min(mostUnitWords, parts.length - 1); words += 1) {
    const cell = readNumberCell(parts.slice(0, parts.length - words).join(' '));
    if (cell === null) continue;
    const decided = cell.mark === 'unclear' ? mark : cell.mark === 'none' ? '.' : cell.mark;
    if (decided === null) return { kind: 'unclear' };
    const behind = parts.slice(parts.length - words).join(' ');
    const scale = scaleOf(cell);
    const unscaled = scale === 1 ? cell : { ...cell, letter: null };
    return { kind: 'number', value: valueOf(cell, decided) * scale, unit: unitOf(unscaled, behind) };
  }
  return { kind: 'words' };
}

const letterScales: Readonly<Record<string, number>> = {
  k: 1e3,
  K: 1e3,
  T: 1e3,
  m: 1e6,
  M: 1e6,
  b: 1e9,
  B: 1e9,
};

/** "£60k", "45 T€", "$1.2m": beside a currency the letter is a scale and no measure. */
const scaleOf = ({ letter, currency }: NumberCell): number =>
  letter === null || currency === null ? 1 : (letterScales[letter] ?? 1);

/** One word for the unit however it is written; empty for a bare number. */
function unitOf({ isPercent, isPoints, currency, symbol, of, letter }: NumberCell, behind: string): string {
  const words = behind.replace(/\.$/u, '').toLowerCase();
  const said = [isPercent ? '%' : '', isPoints ? 'points' : '', currency, symbol, of, letter, words];
  return said
    .filter((one) => one !== null && one !== '')
    .map((one) => sameUnits[one ?? ''] ?? one)
    .join(' ');
}
