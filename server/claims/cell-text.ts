import type { Column } from '../table/table.ts';
import type { NumberedLines } from './numbered-lines.ts';

/** Text of a cell as far as the column keeps it; "" for an empty one. */
export function cellText(column: Column, row: number): string {
  if (column.kind === 'text' || column.kind === 'doubtful') return column.words[column.codes[row] ?? 0] ?? '';
  const value = column.values[row] ?? Number.NaN;
  if (Number.isNaN(value)) return '';
  return column.kind === 'date' ? dateText(value, column.precision) : value.toFixed(column.decimals);
}

function dateText(value: number, precision: string): string {
  const iso = new Date(value).toISOString();
  if (precision === 'year') return iso.slice(0, 4);
  return precision === 'month' ? iso.slice(0, 7) : iso.slice(0, 10);
}

/**
 * The same as the document writes it: "2.045" for 2045, "(5.6)" for -5.6. `lines` are the lines of the text that hold
 * the row; a number that is in none of them is given plainly.
 */
export function writtenCell(column: Column, row: number, lines: NumberedLines): string {
  if (column.kind !== 'number') return cellText(column, row);
  const value = column.values[row] ?? Number.NaN;
  if (Number.isNaN(value)) return '';
  return formsOf(value, column.decimals).find((form) => lines.holds(form)) ?? cellText(column, row);
}

function formsOf(value: number, most: number): string[] {
  const forms: string[] = [];
  for (let decimals = most; decimals >= 0; decimals -= 1) {
    if (Number(value.toFixed(decimals)) !== value) break;
    const [whole = '', rest = ''] = Math.abs(value).toFixed(decimals).split('.');
    for (const [group, mark] of [
      ['', '.'],
      ['', ','],
      ['.', ','],
      [',', '.'],
      ['\u00a0', ','],
      [' ', ','],
      [' ', '.'],
      ['’', '.'],
      ["'", '.'],
    ] as const) {
      const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
      const text = rest === '' ? grouped : `${grouped}${mark}${rest}`;
      forms.push(...(value < 0 ? [`(${text})`, `-${text}`, `−${text}`, `–${text}`] : [text]));
    }
  }
  return forms;
}
