import { isEmptyWord, readNumberCell } from '../../table/read-number.ts';
import { readPeriod } from '../../table/read-period.ts';
import { readUnit } from '../../table/read-unit.ts';
import type { PageLine, Segment } from './pdf-lines.ts';

/** A table found among the lines of a page. */
export interface FoundTable {
  readonly titles: readonly string[];
  readonly header: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
  readonly columns: readonly Band[];
  /** Texts of the lines of its page above its titles and header, and below its last row. */
  readonly above: readonly string[];
  readonly below: readonly string[];
}

export interface Band {
  left: number;
  right: number;
}

export const isNumber = (text: string) => readNumberCell(text) !== null || isEmptyWord(text);
const isSign = (text: string) => /^[$€£¥]$/.test(text);
const isTail = (text: string) => /^(?:%|\)|\)%)$/.test(text);
const isPeriod = (text: string) => readPeriod(text)?.rest === '';

/** A line of a table's body: a name and numbers, no times alone. */
export function isData({ segments }: PageLine): boolean {
  const numbers = segments.filter(({ text }) => isNumber(text) && !isPeriod(text));
  const names = segments.filter(({ text }) => !isNumber(text) && !isSign(text) && !isTail(text));
  return segments.length >= 2 && numbers.length > 0 && names.length <= segments.length / 2 + 0.5;
}

/** A sign that stands apart from its number belongs to it: "$   1,234", "12.5   %". */
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

/** Places in which cells stand below each other. */
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

export const overlap = (a: Band, b: Band) => Math.min(a.right, b.right) - Math.max(a.left, b.left);

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
    const numbers = cells.filter(isNumber);
    if (numbers.length < 2 || numbers.length < cells.length) return false;
    return isAligned(
      lines.flatMap(({ segments }) => segments.filter((segment) => overlap(segment, band) > 0)),
      height,
    );
  });
  return numeric.length > 0 && numeric.length >= bands.length / 2 - 1;
}

/** Names above the columns, from the lowest line up. Null when they do not stand over the columns. */
function readHeader(
  lines: readonly PageLine[],
  bands: readonly Band[],
): { header: string[]; used: number } | null {
  const parts: string[][] = bands.map(() => []);
  let used = 0;
  for (const line of lines.toReversed().slice(0, 4)) {
    const only = line.segments.length === 1 ? line.segments[0] : undefined;
    // A line over everything is a title; one name below others may be their period.
    if (only !== undefined && (used === 0 || !isPeriod(only.text))) break;
    if (used > 0 && line.segments.some(({ text }) => isNumber(text) && !isPeriod(text))) break;
    const over =
      used === 0
        ? (inOrder(line, bands) ?? line.segments.map((one) => columnsUnder(one, bands)))
        : spansOf(line, bands, parts);
    if (over === null) return null;
    if (over.some((columns) => columns.length === 0)) break;
    line.segments.forEach(({ text }, i) => {
      for (const column of over[i] ?? []) parts[column]?.unshift(text);
    });
    used += 1;
  }
  const header = parts.map(joinParts);
  const named = header.filter((name) => name !== '').length;
  return used > 0 && header.slice(1).every((name) => name !== '') && named >= 2 ? { header, used } : null;
}

/**
 * The columns each name of an upper header line holds for: those it reaches over, or as many for each as the names below
 * repeat. Null for a time that nobody can tell the columns of: centred over two, it reaches over one.
 */
function spansOf(
  line: PageLine,
  bands: readonly Band[],
  below: readonly (readonly string[])[],
): number[][] | null {
  const over = line.segments.map((segment) => columnsUnder(segment, bands));
  const numbers = bands.map((_, column) => column).slice(1);
  const reached = over.flat();
  if (numbers.every((column) => reached.includes(column)) && new Set(reached).size === reached.length)
    return over;
  const names = numbers.map((column) => below[column]?.join(' ') ?? '');
  const size = numbers.length / line.segments.length;
  const repeats = Number.isInteger(size) && names.every((name, i) => name === names[i % size]);
  if (repeats && size > 1 && line.segments.length > 1)
    return line.segments.map((_, i) => numbers.slice(i * size, (i + 1) * size));
  if (line.segments.length === 1 && isCentred(line.segments[0], bands.slice(1))) return [numbers];
  const isWrapped =
    new Set(names).size === names.length &&
    over.every((columns) => columns.length === 1) &&
    line.segments.every(({ text }) => !isPeriod(text));
  return isWrapped ? over : null;
}

/** One name in the middle over all columns. */
function isCentred(segment: Segment | undefined, bands: readonly Band[]): boolean {
  const [left, right] = [bands[0]?.left ?? 0, bands.at(-1)?.right ?? 0];
  if (segment === undefined) return false;
  return Math.abs((segment.left + segment.right) / 2 - (left + right) / 2) < (right - left) * 0.05;
}

/** "Operating" over "profit" is one name; a period or unit is a part of its own. */
function joinParts(parts: readonly string[]): string {
  return parts.reduce((name, part, i) => {
    const above = parts[i - 1];
    if (above === undefined) return part;
    const isOwn = [part, above].some(
      (one) => isPeriod(one) || readUnit(one.replace(/^\(|\)$/g, ''), true) !== null,
    );
    return `${name}${isOwn ? ' | ' : ' '}${part}`;
  }, '');
}

/**
 * One name for each column, the first of which may have none: names flush left stand beside numbers flush right. Null
 * when one reaches into the place of another column.
 */
function inOrder({ segments }: PageLine, bands: readonly Band[]): number[][] | null {
  const skipped = bands.length - segments.length;
  if (skipped !== 0 && skipped !== 1) return null;
  const isBetween = segments.every(
    ({ left, right }, i) =>
      left > (bands[i + skipped - 1]?.right ?? Number.NEGATIVE_INFINITY) &&
      right < (bands[i + skipped + 1]?.left ?? Number.POSITIVE_INFINITY),
  );
  return isBetween ? segments.map((_, i) => [i + skipped]) : null;
}

function columnsUnder(segment: Segment, bands: readonly Band[]): number[] {
  const under = bands.flatMap((band, column) => (overlap(segment, band) > 0 ? [column] : []));
  if (under.length > 0) return under;
  const near = bands.flatMap((band, column) => {
    const gap = Math.max(band.left - segment.right, segment.left - band.right);
    return gap < 12 ? [column] : [];
  });
  return near.length === 1 ? near : [];
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

export const textOf = ({ segments }: PageLine) => segments.map(({ text }) => text).join(' ');

/**
 * Tables rebuilt from where words stand on a page: names over columns of aligned numbers. What does not fit in every line
 * is left as text: no table rather than a wrong one.
 */
export function findTables(lines: readonly PageLine[]): FoundTable[] {
  const joined = lines.map((line) => ({ ...line, segments: joinSigns(line.segments) }));
  let free = 0;
  return bodies(joined).flatMap(([first, last]) => {
    const body = joined.slice(first, last + 1);
    const data = body.filter(isData);
    const bands = bandsOf(data);
    const rows = body.map((line) => placed(line, bands));
    const from = free;
    if (
      rows.some((row) => row === null) ||
      !isTable(
        data,
        bands,
        data.flatMap((line) => [placed(line, bands) ?? []]),
      )
    )
      return [];
    const head = readHeader(joined.slice(from, first), bands);
    if (head === null) return [];
    free = last + 1;
    const above = joined.slice(Math.max(from, first - head.used - 2), first - head.used);
    const titles = above
      .filter(({ segments }) => segments.length === 1)
      .map(({ segments }) => segments[0]?.text ?? '');
    return [
      {
        titles: titles.filter((title) => title.length <= 120),
        header: head.header,
        rows: joinWrapped(rows.filter((row) => row !== null)),
        columns: bands,
        above: joined.slice(0, Math.max(from, first - head.used - 2)).map(textOf),
        below: joined.slice(last + 1).map(textOf),
      },
    ];
  });
}
