const formulaSign = /^[=+\-@\t\r]/;
const plainNumber = /^[+-]?(?:\d[\d.,'\u202f\u00a0 ]*)?\d ?%?$/;

/** What is in a cell; null leaves it empty. */
type Cell = string | number | null;

/**
 * One line of a CSV by RFC 4180, CRLF at its end. A text that a spreadsheet would run as a formula is kept as text by an
 * apostrophe (OWASP, CSV injection). With `keepsNumbers` one that is a number with a sign stays a number.
 */
export function csvLine(cells: readonly Cell[], { keepsNumbers = false } = {}): string {
  return `${cells.map((cell) => quoted(safe(cell, keepsNumbers))).join(',')}\r\n`;
}

function safe(cell: Cell, keepsNumbers: boolean): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const mayRun = formulaSign.test(cell) && !(keepsNumbers && plainNumber.test(cell));
  return mayRun ? `'${cell}` : cell;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
