import type { LineRange, SourcePlace } from '@loupe/shared/contract/evidence';
import { setImmediate as immediate } from 'node:timers/promises';
import { findRows } from './find-rows.ts';
import { findWhole, findWords, longestWord, type Span } from './find-words.ts';
import type { CopyBlock, TableRows, TextBlock } from './kept-copy.ts';
import { positionOf, positionsOf } from './named-columns.ts';
import type { OpenCopy } from './open-copy.ts';
import type { PartRow } from './pack-copy.ts';
import { parseLocator, type Locator } from './parse-locator.ts';

/** What a source says about its place. */
export interface PlaceOfSource {
  readonly place?: SourcePlace | undefined;
  readonly locator: string | null;
  readonly excerpt: string;
  /** Names the sheet where a file has several. */
  readonly title: string;
}

/** Cells by position of their columns; no columns: whole rows. */
interface LitCells {
  readonly table: number;
  readonly rows: readonly LineRange[];
  readonly columns: readonly number[];
}

/** One place that is lit, with the part it begins in. */
export type Mark =
  | { readonly kind: 'span'; readonly start: number; readonly end: number; readonly part: number }
  | ({ readonly kind: 'cells'; readonly part: number } & LitCells);

export interface Resolved {
  /** `words`: the quoted words are there; `place`: only the place is known; `none`: neither. */
  readonly match: 'words' | 'place' | 'none';
  readonly marks: readonly Mark[];
  /** Where to open when nothing is lit. */
  readonly part: number;
}

/** Parts looked through for a quote without a place: about a megabyte of text. */
const mostSearchedParts = 150;
/** After so many parts others get their turn. */
const partsAtOnce = 4;

type Region = readonly [first: number, last: number];

/** Finds what a source rests on in the kept copy. Never throws for a place that is not there: `none`. */
export async function resolvePlace(copy: OpenCopy, source: PlaceOfSource): Promise<Resolved> {
  const stored = source.place && (await fromStored(copy, source.place, source.excerpt));
  if (stored) return stored;
  const locator = parseLocator(source.locator);
  const region = regionOf(copy, locator);
  const { ranges } = locator;
  if (ranges !== null && isOfCells(copy, locator, region)) {
    const cells = await cellsOf(copy, ranges, locator, source);
    if (cells !== null) return cells;
  }
  const everywhere: Region = [0, copy.index.parts.length - 1];
  const marks =
    (region && (await searchParts(copy, region, source.excerpt, findWords))) ??
    (region && (await searchRows(copy, region, source.excerpt))) ??
    (locator.page === null || region === null
      ? null
      : await searchTableBefore(copy, region, source.excerpt)) ??
    (await searchParts(copy, everywhere, source.excerpt, region === null ? findWords : onlyWhole));
  if (marks !== null) return { match: 'words', marks, part: marks[0]!.part };
  if (region === null) return { match: 'none', marks: [], part: 0 };
  if (ranges === null) return { match: 'place', marks: [], part: region[0] };
  const places = (await Promise.all(ranges.map((range) => linesOf(copy, region, range, locator)))).flat();
  const [first] = places;
  return first === undefined
    ? { match: 'none', marks: [], part: 0 }
    : { match: 'place', marks: places, part: first.part };
}

/** Lines of a document are rows when a column is named, when it is one line, or when nothing but rows is there. */
function isOfCells({ index }: OpenCopy, locator: Locator, region: Region | null): boolean {
  return (
    index.tables.length > 0 &&
    (locator.column !== null ||
      (locator.ranges ?? []).every(([first, last]) => first === last) ||
      region === null ||
      index.parts.slice(region[0], region[1] + 1).every((part) => part[2] >= 0))
  );
}

const onlyWhole = (text: string, quote: string): Span[] => {
  const span = findWhole(text, quote);
  return span === null ? [] : [span];
};

/** A place that was stored is taken when it is inside the copy, and for characters when the words are there. */
async function fromStored(copy: OpenCopy, place: SourcePlace, excerpt: string): Promise<Resolved | null> {
  const { index } = copy;
  if (place.kind === 'span') {
    if (place.end <= place.start || place.end > index.characters) return null;
    const part = partAt(index.parts, place.start);
    const text = await textBetween(copy, place.start, place.end);
    if (findWords(excerpt, text).length === 0 && findWords(text, excerpt).length === 0) return null;
    const mark: Mark = { kind: 'span', start: place.start, end: place.end, part };
    return { match: 'words', marks: [mark], part };
  }
  const head = index.tables[place.table];
  if (head === undefined) return null;
  const columns = place.columns.map((name) => positionOf(head.columns, name));
  if (columns.includes(-1)) return null;
  return lit(copy, { table: place.table, rows: place.rows, columns });
}

/** Marks of cells, each range with the part it begins in; null when no such row is there. */
function lit(copy: OpenCopy, cells: LitCells): Resolved | null {
  const marks = cells.rows.flatMap((range): Mark[] => {
    const part = partOfLine(copy.index.parts, cells.table, range);
    return part < 0 ? [] : [{ kind: 'cells', part, ...cells, rows: [range] }];
  });
  return marks[0] === undefined ? null : { match: 'words', marks, part: marks[0].part };
}

/** Rows of the table that has them: by name, else the one whose cells the excerpt holds most of. */
async function cellsOf(
  copy: OpenCopy,
  ranges: readonly LineRange[],
  locator: Locator,
  source: PlaceOfSource,
): Promise<Resolved | null> {
  let best: { cells: LitCells; score: number } | null = null;
  for (const [table, head] of copy.index.tables.entries()) {
    const columns = locator.column === null ? [] : positionsOf(head.columns, locator.column);
    if (columns === null) continue;
    const rows = (await Promise.all(ranges.map((range) => rowsFrom(copy, table, range)))).flat();
    if (rows.length === 0) continue;
    const isNamed = head.name === locator.table || head.name === source.title;
    const score = countHeld(rows, source.excerpt) + (isNamed ? 1_000 : 0);
    if (score > (best?.score ?? -1)) best = { score, cells: { table, rows: ranges, columns } };
  }
  if (best === null || (best.score === 0 && copy.index.tables.length > 1)) return null;
  return lit(copy, best.cells);
}

/** The first few rows within a range of lines. */
async function rowsFrom(copy: OpenCopy, table: number, range: LineRange): Promise<string[][]> {
  const part = partOfLine(copy.index.parts, table, range);
  if (part < 0) return [];
  const blocks = (await copy.part(part)).filter((block): block is TableRows => block.kind === 'table');
  return blocks
    .flatMap(({ rows, lines }) =>
      rows.filter((_, i) => (lines[i] ?? 0) >= range[0] && (lines[i] ?? 0) <= range[1]),
    )
    .slice(0, 3)
    .map((row) => [...row]);
}

function countHeld(rows: readonly (readonly string[])[], excerpt: string): number {
  const cells = new Set(rows.flat().filter((cell) => cell.trim() !== ''));
  return [...cells].filter((cell) => excerpt.includes(cell)).length;
}

/** First part of a table with a line in the range; -1 when there is none. */
function partOfLine(parts: readonly PartRow[], table: number, [first, last]: LineRange): number {
  return parts.findIndex((part) => part[2] === table && part[4] >= first && part[3] <= last);
}

/** The part a character is in. */
function partAt(parts: readonly PartRow[], character: number): number {
  let low = 0;
  for (let high = parts.length - 1; low < high;) {
    const middle = Math.ceil((low + high) / 2);
    if (parts[middle]![0] <= character) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The parts a place without words is in; null when nothing tells. */
function regionOf({ index }: OpenCopy, locator: Locator): Region | null {
  const { parts, headings } = index;
  const where = (isIn: (part: PartRow) => boolean): Region | null => {
    const first = parts.findIndex(isIn);
    return first < 0 ? null : [first, parts.findLastIndex(isIn)];
  };
  if (locator.page !== null) return where((part) => part[1] === locator.page);
  if (locator.ranges !== null) {
    const { ranges } = locator;
    return where((part) =>
      ranges.some(([first, last]) => part[3] > 0 && part[4] >= first && part[3] <= last),
    );
  }
  const at = headings.findIndex(([, , text]) => text.replace(/^#+\s*/, '').trim() === locator.section);
  if (at < 0) return null;
  const next = headings.slice(at + 1).find(([, level]) => level <= headings[at]![1]);
  return [partAt(parts, headings[at]![0]), next ? partAt(parts, next[0]) : parts.length - 1];
}

/** Looks for the words in parts one after the other; between two neighbours they may be cut. Null: not found. */
async function searchParts(
  copy: OpenCopy,
  [from, to]: Region,
  excerpt: string,
  find: typeof findWords,
): Promise<Mark[] | null> {
  const word = longestWord(excerpt);
  if (word === '') return null;
  const last = Math.min(to, from + mostSearchedParts);
  for (let part = from; part <= last; part += 1) {
    if ((part - from) % partsAtOnce === partsAtOnce - 1) await immediate();
    const blocks = [...(await copy.part(part)), ...(part < last ? await copy.part(part + 1) : [])];
    const marks = textRuns(blocks).flatMap((run) => findInRun(copy, run, excerpt, word, find));
    if (marks.length > 0) return marks;
  }
  return null;
}

/** Rows of tables on the named page that the quote is of. Null: none. */
async function searchRows(copy: OpenCopy, region: Region, excerpt: string): Promise<Mark[] | null> {
  const found = await findRows(copy, region, excerpt);
  const marks = found.flatMap((row) => lit(copy, { ...row, columns: [] })?.marks ?? []);
  return marks.length > 0 ? marks : null;
}

/** Rows of the last table that begins before a page: it is shown whole there, and may go on over this page. */
async function searchTableBefore(copy: OpenCopy, [first]: Region, excerpt: string): Promise<Mark[] | null> {
  const { parts } = copy.index;
  const last = parts.findLastIndex((part, at) => at < first && part[2] >= 0);
  if (last < 0) return null;
  return await searchRows(copy, [parts.findIndex((part) => part[2] === parts[last]?.[2]), last], excerpt);
}

/** Texts that follow each other without a page or table between them. */
function textRuns(blocks: readonly CopyBlock[]): TextBlock[][] {
  const runs: TextBlock[][] = [[]];
  for (const block of blocks)
    if (block.kind === 'page' || block.kind === 'table') runs.push([]);
    else runs.at(-1)?.push(block);
  return runs.filter((run) => run.length > 0);
}

function findInRun(
  { index }: OpenCopy,
  run: readonly TextBlock[],
  excerpt: string,
  word: string,
  find: typeof findWords,
): Mark[] {
  const from = run[0]?.start ?? 0;
  const text = run.map((block) => block.text).join('\n');
  if (find === onlyWhole && !text.includes(word)) return [];
  return find(text, excerpt).map(([start, end]) => ({
    kind: 'span',
    start: from + start,
    end: from + end,
    part: partAt(index.parts, from + start),
  }));
}

/** Marks of whole lines of a text, and of rows unless a column was named that is not there. */
async function linesOf(
  copy: OpenCopy,
  region: Region,
  [first, last]: LineRange,
  { column }: Locator,
): Promise<Mark[]> {
  const marks: Mark[] = [];
  for (let part = region[0]; part <= Math.min(region[1], region[0] + 2); part += 1)
    for (const block of await copy.part(part)) {
      if (block.kind === 'table') {
        const isNamed = block.lines.some((line) => line >= first && line <= last);
        if (isNamed && column === null)
          marks.push({ kind: 'cells', part, table: block.table, rows: [[first, last]], columns: [] });
        continue;
      }
      if (block.kind === 'page' || block.line === undefined) continue;
      const span = spanOfLines(block.text, first - block.line, last - block.line);
      if (span !== null)
        marks.push({ kind: 'span', start: block.start + span[0], end: block.start + span[1], part });
    }
  return marks;
}

function spanOfLines(text: string, first: number, last: number): Span | null {
  const lines = text.split('\n');
  if (last < 0 || first >= lines.length) return null;
  const before = lines.slice(0, Math.max(0, first)).reduce((sum, line) => sum + line.length + 1, 0);
  const within = lines.slice(Math.max(0, first), last + 1).join('\n').length;
  return [before, before + within];
}

async function textBetween(copy: OpenCopy, start: number, end: number): Promise<string> {
  let text = '';
  for (let part = partAt(copy.index.parts, start); part < copy.index.parts.length; part += 1) {
    if ((copy.index.parts[part]?.[0] ?? end) >= end) break;
    for (const block of await copy.part(part)) {
      if (block.kind === 'page' || block.kind === 'table') continue;
      const piece = block.text.slice(Math.max(0, start - block.start), Math.max(0, end - block.start));
      if (piece !== '') text += `${text === '' ? '' : '\n'}${piece}`;
    }
  }
  return text;
}
