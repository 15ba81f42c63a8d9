/** "Column A": by the letter a workbook shows, for a column that has no name. */
export function letterName(at: number): string {
  let letters = '';
  for (let rest = at; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return `Column ${letters}`;
}

/** "2024: 12.5", as a cell is quoted; a column without a name of its own has only its cells. */
export function quotedCell(column: string, text: string): string {
  return /^Column [A-Z]{1,3}$/.test(column) ? text : `${column}: ${text}`;
}
