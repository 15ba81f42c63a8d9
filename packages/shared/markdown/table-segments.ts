/**
 * A long table is read in pieces of some rows, each behind the same head, so that a growing table costs no more
 * than its last piece. Only tables whose every line starts with a bar: nothing else can begin there.
 */
const ROWS_PER_SEGMENT = 24;
const DELIMITER_CELL = /^:?-+:?$/;

/** Whether a line is the one under the head of a table that tells its columns' sides. */
export function isDelimiterRow(line: string): boolean {
  const cells = line.trim().split('|');
  if (cells[0] === '') cells.shift();
  if (cells.at(-1) === '') cells.pop();
  return cells.length > 0 && cells.every((cell) => DELIMITER_CELL.test(cell.trim()));
}

/** The pieces of a long table as markdown, or undefined when the text is something else or short. */
export function splitTable(source: string): string[] | undefined {
  if (!source.startsWith('|')) return undefined;
  const lines = source.trimEnd().split('\n');
  if (lines.length <= ROWS_PER_SEGMENT + 2 || !isDelimiterRow(lines[1] ?? '')) return undefined;
  if (!lines.every((line) => line.startsWith('|'))) return undefined;
  const head = `${lines[0]}\n${lines[1]}\n`;
  const segments: string[] = [];
  for (let i = 2; i < lines.length; i += ROWS_PER_SEGMENT) {
    segments.push(head + lines.slice(i, i + ROWS_PER_SEGMENT).join('\n'));
  }
  return segments;
}
