import type { Cell as SheetCell } from 'exceljs';
import type { PrintedNumber } from '@loupe/shared/lib/printed-number';

/** A number as a spreadsheet keeps it: percentages are fractions, so that formulas over them are right. */
export function storedNumber({ value, decimals, unit }: PrintedNumber): {
  readonly value: number;
  readonly decimals: number;
} {
  return unit === '%'
    ? { value: Number((value / 100).toPrecision(15)), decimals: decimals + 2 }
    : { value, decimals };
}

/** The number format that shows it as it is printed (ECMA-376, 18.8.31). */
export function numberFormat({ decimals, unit, unitPlace, hasPlus, isGrouped }: PrintedNumber): string {
  const digits = `${isGrouped ? '#,##0' : '0'}${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`;
  const shown = withUnit(digits, unit, unitPlace);
  return hasPlus ? `+${shown};-${shown};${shown}` : shown;
}

function withUnit(digits: string, unit: string, place: 'before' | 'after'): string {
  if (unit === '') return digits;
  // A percent sign outside of quotes shows a fraction as a percentage.
  if (unit === '%') return `${digits}" "%`;
  const words = unit.replaceAll('"', '');
  return place === 'before' ? `"${words} "${digits}` : `${digits}" ${words}"`;
}

const longestText = 32_000;
/** What a spreadsheet, or one that opens a copy as CSV, would take for a formula. */
const formulaStart = /^[\s]*[=+\-@\t\r]/u;

/** Writes a text as text, whatever it begins with. */
export function setText(cell: SheetCell, text: string): void {
  // oxlint-disable-next-line no-control-regex -- XML 1.0 does not allow them
  const clean = text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  cell.value = clean.slice(0, longestText);
  if (formulaStart.test(clean)) cell.numFmt = '@';
}
