import { readUnit } from '../../table/read-unit.ts';
import type { PageLine, Segment } from './pdf-lines.ts';
import { isNumber, isPeriod, overlap, readHeader, type Band } from './pdf-table-head.ts';

/** A table found among the lines of a page. */
export interface FoundTable {
  readonly titles: readonly string[];
  readonly header: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
  readonly columns: readonly Band[];
  /** Texts of the lines of its page above its first row, and below its last. */
  readonly above: readonly string[];
  readonly below: readonly string[];
}

const isSign = (text: string) => /^[$€£¥]$/.test(text);
const isTail = (text: string) => /^(?:%|\)|\)%)$/.test(text);

const isDate = (text: string) => /^(?:\d{1,2}([./-])\d{1,2}\1\d{2,4}|\d{4}-\d{2}-\d{2})$/.test(text);

/** A line of a table's body: a name and numbers, no times alone. */
export function isData({ segments }: PageLine): boolean {
  const numbers = segments.filter(({ text }) => isNumber(text) && !isPeriod(text));
  const names = segments.filter(
    ({ text }) => !isNumber(text) && !isDate(text) && !isSign(text) && !isTail(text),
  );
  return segments.length >= 2 && numbers.length > 0 && names.length <= segments.length / 2 + 0.5;
}

/** A sign that is apart from its number belongs to it: "$   1,234", "12.5   %". */
export function joinSigns(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const isPart =
      last !== undefined &&
      ((isSign(last.text) && isNumber(segment.text)) || (isTail(segment.text) && /\d/.test(last.text)));
    if (isPart)
      joined[joined.length - 1] = {
        text: `${last.text}${segment.text}`,
        left: isSign(last.text) ? segment.left : last.left,
        right: segment.right,
      };
    else joined.push(segment);
  }
  return joined;
}

/** Places in which cells are below each other. */
export function bandsOf(lines: readonly PageLine[]): Band[] {
  const bands: Band[] = [];
  const cells = lines.flatMap(({ segments }) => segments).toSorted((a, b) => a.left - b.left);
  for (const { left, right } of cells) {
    const last = bands.at(-1);
    if (last !== undefined && left < last.right) last.right = Math.max(last.right, right);
    else bands.push({ left, right });
  }
  return bands;
}

/** The cells of a line in their columns; null when two of them are in one, or one in none. */
export function placed(line: PageLine, bands: readonly Band[]): (string | null)[] | null {
  const row: (string | null)[] = bands.map(() => null);
  for (const segment of line.segments) {
    const at = bands.findIndex((band) => overlap(segment, band) > 0);
    if (at < 0 || row[at] !== null) return null;
    row[at] = segment.text;
  }
  return row;
}

/** Numbers of a column end, begin or are centred at one place. */
function isAligned(cells: readonly Segment[], height: number): boolean {
  const spread = (of: (cell: Segment) => number) => {
    const places = cells.map(of).sort((a, b) => a - b);
    return (places.at(-1) ?? 0) - (places[0] ?? 0);
  };
  const least = Math.min(
    spread(({ right }) => right),
    spread(({ left }) => left),
    spread(({ left, right }) => (left + right) / 2),
  );
  return least <= height * 1.2;
}

/** Whether the columns below each other are those of a table: numbers in line, nearly all places filled. */
function isTable(
  lines: readonly PageLine[],
  bands: readonly Band[],
  rows: readonly (readonly (string | null)[])[],
): boolean {
  if (bands.length < 2 || bands.length > 60 || rows.length < 2) return false;
  const filled = rows.flat().filter((cell) => cell !== null).length;
  if (filled < rows.length * bands.length * 0.6) return false;
  const height = lines[0]?.height ?? 10;
  const numeric = bands.filter((band, column) => {
    const cells = rows.flatMap((row) => row[column] ?? []);
    const numbers = cells.filter((cell) => isNumber(cell) || isDate(cell));
    if (numbers.length < 2 || numbers.length < cells.length) return false;
    return isAligned(
      lines.flatMap(({ segments }) => segments.filter((segment) => overlap(segment, band) > 0)),
      height,
    );
  });
  return numeric.length > 0 && numeric.length >= bands.length / 2 - 1;
}

const isNear = (above: PageLine | undefined, below: PageLine) =>
  above !== undefined && above.y - below.y < Math.max(above.height, below.height) * 3.2;

/** Lines of data that follow each other closely, a name without numbers between them included. */
export function bodies(lines: readonly PageLine[]): [number, number][] {
  const found: [number, number][] = [];
  let first = -1;
  let last = -1;
  lines.forEach((line, i) => {
    const isBetween = line.segments.length === 1 && i > 0 && isNear(lines[i - 1], line);
    if (isData(line) && first >= 0 && isNear(lines[i - 1], line)) last = i;
    else if (isData(line)) {
      if (first >= 0) found.push([first, last]);
      [first, last] = [i, i];
    } else if (!isBetween && first >= 0) {
      found.push([first, last]);
      first = -1;
    }
  });
  if (first >= 0) found.push([first, last]);
  return found;
}

const isNameOnly = (row: readonly (string | null)[]) =>
  row[0] !== null && row.slice(1).every((cell) => cell === null);

/** A name that goes on in the line below, or began in the line above, is one name. */
export function joinWrapped(rows: readonly (string | null)[][]): (string | null)[][] {
  const joined: (string | null)[][] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const name = row[0] ?? '';
    const goesOn = /^[\p{Ll}(]/u.test(name) && above !== undefined && above[0] !== null;
    if (goesOn && isNameOnly(above)) joined[joined.length - 1] = [`${above[0]} ${name}`, ...row.slice(1)];
    else if (goesOn && isNameOnly(row)) above[0] = `${above[0]} ${name}`;
    else joined.push([...row]);
  }
  return joined;
}

const isUnit = (text: string) => readUnit(text.replace(/^\(|\)$/g, ''), true) !== null;
const mostNames = 3;

interface HeadAbove {
  readonly header: readonly string[];
  /** Names of sections between the header and the first numbers: "Assets", "A. Anlagevermögen". */
  readonly names: readonly PageLine[];
  readonly titles: readonly string[];
  /** Nothing is above the header. */
  readonly isAtTop: boolean;
}

/** The header above the last of `lines`, the first with numbers; up to three names of sections may be between. */
function headAbove(lines: readonly PageLine[], bands: readonly Band[]): HeadAbove | null {
  const first = lines.length - 1;
  for (let start = first; start >= Math.max(0, first - mostNames); start -= 1) {
    const head = readHeader(lines.slice(0, start), bands);
    if (head !== null) {
      const above = lines.slice(Math.max(0, start - head.used - 2), start - head.used);
      const titles = above
        .filter(({ segments }) => segments.length === 1)
        .map(({ segments }) => segments[0]?.text ?? '');
      return { header: head.header, names: lines.slice(start, first), titles, isAtTop: start === head.used };
    }
    const name = lines[start - 1];
    const below = lines[start];
    if (name === undefined || below === undefined || !isNear(name, below) || !isSectionName(name, bands))
      break;
  }
  return null;
}

/** One name in the place of the first column. */
function isSectionName({ segments }: PageLine, [first, second]: readonly Band[]): boolean {
  const [name] = segments;
  return (
    name !== undefined &&
    first !== undefined &&
    segments.length === 1 &&
    overlap(name, first) > 0 &&
    name.right < (second?.left ?? Number.POSITIVE_INFINITY)
  );
}

export const textOf = ({ segments }: PageLine) => segments.map(({ text }) => text).join(' ');

/**
 * Tables rebuilt from where words are on a page: names over columns of aligned numbers. What does not fit in every line
 * is left as text: no table rather than a wrong one.
 */
export function findTables(lines: readonly PageLine[]): FoundTable[] {
  const joined = lines.map((line) => ({ ...line, segments: joinSigns(line.segments) }));
  const found: FoundTable[] = [];
  let free = 0;
  for (const [first, last] of bodies(joined)) {
    const table = tableAt(joined.slice(free, last + 1), first - free);
    if (table === null) continue;
    const before = found.at(-1);
    // Assets, and right below them under the same dates what they are financed by: the titles hold for both.
    const goesOn = table.isAtTop && before !== undefined && hasSameColumns(table, before);
    found.push({
      ...table,
      titles: goesOn ? before.titles : table.titles,
      above: joined.slice(0, first).map(textOf),
      below: joined.slice(last + 1).map(textOf),
    });
    free = last + 1;
  }
  return found;
}

const hasSameColumns = (a: Pick<FoundTable, 'header'>, b: Pick<FoundTable, 'header'>) =>
  a.header.slice(1).join('\u0000') === b.header.slice(1).join('\u0000');

/** The table whose numbers begin in line `first` and end in the last one. */
function tableAt(
  lines: readonly PageLine[],
  first: number,
): (Omit<FoundTable, 'above' | 'below'> & { readonly isAtTop: boolean }) | null {
  const body = lines.slice(first);
  const data = body.filter(isData);
  const bands = bandsOf(data);
  const rows = body.map((line) => placed(line, bands));
  const dataRows = data.flatMap((line) => [placed(line, bands) ?? []]);
  if (rows.some((row) => row === null) || !isTable(data, bands, dataRows)) return null;
  const head = headAbove(lines.slice(0, first + 1), bands);
  if (head === null) return null;
  const names = head.names.map((line) => line.segments[0]?.text ?? '');
  const titles = [...head.titles, ...names.filter(isUnit)];
  return {
    isAtTop: head.isAtTop,
    titles: titles.filter((title) => title.length <= 120),
    header: head.header,
    rows: joinWrapped([
      ...names.filter((name) => !isUnit(name)).map((name) => bands.map((_, i) => (i === 0 ? name : null))),
      ...rows.filter((row) => row !== null),
    ]),
    columns: bands,
  };
}
