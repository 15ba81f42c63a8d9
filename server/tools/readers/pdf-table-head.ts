import { isEmptyWord, readNumberCell } from '../../table/read-number.ts';
import { readPeriod } from '../../table/read-period.ts';
import { readUnit } from '../../table/read-unit.ts';
import type { PageLine, Segment } from './pdf-lines.ts';

/** The place of a column: everything of it is between. */
export interface Band {
  left: number;
  right: number;
}

export const isNumber = (text: string) => readNumberCell(text) !== null || isEmptyWord(text);
export const isPeriod = (text: string) => readPeriod(text)?.rest === '';
export const overlap = (a: Band, b: Band) => Math.min(a.right, b.right) - Math.max(a.left, b.left);

/** Names above the columns, from the lowest line up. Null when they are not over the columns. */
export function readHeader(
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
 * One name for each column, the first of which may have none: names flush left are beside numbers flush right. Null
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
