const formulaSign = /^[=+\-@\t\r]/;
const plainNumber = /^[+-]?(?:\d[\d.,'\u202f\u00a0 ]*)?\d ?%?$/;

/**
 * A cell by RFC 4180. What a spreadsheet would run as a formula is kept as text by an apostrophe (OWASP, CSV injection);
 * a number with a sign stays a number.
 */
function csvCell(text: string): string {
  const safe = formulaSign.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV, CRLF at its end. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
