import { monthOfName, monthPattern } from './month-names.ts';
import { isTotalWord } from './row-kinds.ts';
import type { ColumnScan } from './scan-column.ts';

/** Whole names that German does not have. */
const english = /^(?:january|february|march|may|june|july|october|december)$/i;

/**
 * True for rows that are months written out in English, where a comma is before thousands. German names tell nothing:
 * programs write points before decimals under them, too.
 */
export function hasEnglishMonths(labels: ColumnScan | undefined): boolean {
  if (labels === undefined || labels.cells.length > 14) return false;
  const names = Array.from({ length: labels.cells.length }, (_, row) =>
    labels.cells.load(row) ? labels.cells.string().trim() : '',
  ).filter((name) => name !== '' && !isTotalWord(name));
  return (
    names.length > 2 &&
    names.every((name) => monthOfName(name) !== null) &&
    names.filter((name) => english.test(name)).length > 1 &&
    names.every((name) => english.test(name) || /^(?:april|august|september|november)$/i.test(name))
  );
}

const anyMonth = new RegExp(String.raw`(?<!\p{L})${monthPattern}(?!\p{L})`, 'iu');

/** The name of a month in the head of a column, as written. */
export const monthIn = (head: string): string | null => anyMonth.exec(head)?.[0] ?? null;

const onlyEnglish = /^(?:january|february|march|may|june|july|october|december|mar|oct|dec)$/i;
const onlyGerman =
  /^(?:januar|jänner|jän|februar|märz|maerz|mär|mrz|mai|juni|juli|oktober|okt|dezember|dez)$/i;

/** True for names of months, short or whole, of which some are English and none is German. */
export const areEnglishMonths = (names: readonly string[]): boolean =>
  names.length > 2 &&
  names.some((name) => onlyEnglish.test(name)) &&
  !names.some((name) => onlyGerman.test(name));
