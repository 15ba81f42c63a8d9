import { parse } from 'csv-parse/sync';
import { AppError, appError } from '../../errors/app-error.ts';
import { readLimits, type RawTable } from './document.ts';
import { columnName } from './passages.ts';
import { readerTexts } from '../messages/readers-texts.ts';

const separators = [';', '\t', '|', ','] as const;

/** Counts a separator outside quotes. */
function countOutsideQuotes(line: string, separator: string): number {
  let count = 0;
  let quoted = false;
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    else if (character === separator && !quoted) count += 1;
  }
  return count;
}

/** The separator that splits the first lines most evenly; null when the text is not a table. */
function findSeparator(text: string): string | null {
  const lines = text
    .slice(0, 64_000)
    .split('\n')
    .slice(0, 60)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const hint = /^sep=(.)$/i.exec(lines[0]?.trim() ?? '');
  if (hint?.[1] !== undefined) return hint[1];
  let best: { separator: string; share: number; count: number } | null = null;
  for (const separator of separators) {
    const counts = lines.slice(0, 40).map((line) => countOutsideQuotes(line, separator));
    const count = counts[0] ?? 0;
    if (count === 0) continue;
    const share = counts.filter((other) => other === count).length / counts.length;
    if (
      best === null ||
      share > best.share + 0.2 ||
      (Math.abs(share - best.share) <= 0.2 && count > best.count)
    ) {
      best = { separator, share, count };
    }
  }
  return best?.separator ?? null;
}

interface Records {
  readonly records: string[][];
  readonly lines: number[];
}

/** Without quotes a line is a record: several times faster than a full parser on long files. */
function splitPlain(text: string, separator: string): Records {
  const records: string[][] = [];
  const lines: number[] = [];
  let line = 0;
  for (const raw of text.split('\n')) {
    line += 1;
    if (raw === '' || raw.startsWith('#')) continue;
    const cells = raw.split(separator);
    if (cells.every((cell) => cell.trim() === '')) continue;
    records.push(cells);
    lines.push(line);
  }
  return { records, lines };
}

function parseQuoted(text: string, separator: string, name: string): Records {
  try {
    const parsed = parse(text, {
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      info: true,
      comment: '#',
      comment_no_infix: true,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    return {
      records: parsed.map((entry) => entry.record),
      // csv-parse counts the line a record ends on; a record of several lines begins earlier.
      lines: parsed.map(
        (entry) =>
          entry.info.lines - entry.record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0),
      ),
    };
  } catch (cause) {
    const line = (cause as { lines?: number }).lines;
    throw appError('file.unreadable', {
      sentence: readerTexts.said((t) => t.unclosedQuote(name, line)),
      details: { line },
      cause,
    });
  }
}

function tooManyCells(name: string): AppError {
  return appError('file.unreadable', {
    sentence: readerTexts.said((t) => t.tooManyCells(name, readLimits.cells)),
  });
}

function tooManyColumns(name: string): AppError {
  return appError('file.unreadable', {
    sentence: readerTexts.said((t) => t.tooManyColumns(name, readLimits.columns)),
  });
}

/** Before anything is split, since each cell becomes a value of its own. Separators in quotes count as well: prose has few. */
function assertCells(text: string, separator: string, name: string): void {
  let cells = 0;
  for (let start = 0; start < text.length;) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const inLine = countUntil(text, separator, start, end) + 1;
    if (inLine > readLimits.columns) throw tooManyColumns(name);
    cells += inLine;
    if (cells > readLimits.cells) throw tooManyCells(name);
    start = end + 1;
  }
}

/** Counts up to one more than a line may hold. */
function countUntil(text: string, separator: string, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf(separator, start); at >= 0 && at < end; at = text.indexOf(separator, at + 1)) {
    count += 1;
    if (count > readLimits.columns) return count;
  }
  return count;
}

/**
 * Reads separated values: comma, semicolon, tab or bar, found from the first lines; quotes; `sep=;` hints;
 * lines beginning with # are remarks. The first row is the header. Throws `file.unreadable`.
 */
export function readCsv(text: string, name: string, forced?: string): RawTable {
  const separator = forced ?? findSeparator(text) ?? ',';
  const hinted = /^\s*sep=.\s*\n/i.test(text);
  const body = hinted ? text.replace(/^[^\n]*/, '') : text;
  assertCells(body, separator, name);
  const { records, lines } = body.includes('"')
    ? parseQuoted(body, separator, name)
    : splitPlain(body, separator);
  const header = records[0];
  if (header === undefined)
    throw appError('file.unreadable', { sentence: readerTexts.said((t) => t.noRows(name)) });
  if (records.length * header.length > readLimits.cells) throw tooManyCells(name);
  const trailing = header.length > 1 && header.at(-1)?.trim() === '' ? 1 : 0;
  const columns = header.slice(0, header.length - trailing).map(columnName);
  return {
    name,
    columns,
    rows: records.slice(1),
    lines: lines.slice(1),
    headerLine: lines[0] ?? 1,
    rowCount: records.length - 1,
    lineWord: 'Line',
  };
}
