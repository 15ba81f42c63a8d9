import { gridOfRows, type RawGrid } from '../../table/raw-grid.ts';
import { isEmptyWord, readNumberCell } from '../../table/read-number.ts';
import { readPeriod } from '../../table/read-period.ts';
import { readUnit } from '../../table/read-unit.ts';
import { tableTitles, type TextAbove } from './table-titles.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A piece of a line between wide gaps, with the places of its first character and after its last. */
interface Piece extends Span {
  readonly text: string;
}

/** A line of a table with its number in the text, first is 0. */
interface Line {
  readonly at: number;
  readonly pieces: readonly Piece[];
}

const longestLine = 240;
const longestLabel = 80;
const mostLines = 2_000;

/** Two spaces or a tab part a line into cells. */
function piecesOf(line: string): Piece[] {
  if (line.length > longestLine) return [];
  const isTabbed = line.trimStart().includes('\t');
  const pieces: Piece[] = [];
  const pattern = isTabbed ? /[^\t]+/g : /\S+(?: \S+)*/g;
  for (const { 0: found, index } of line.matchAll(pattern)) {
    const text = found.trim();
    if (text === '') continue;
    // Tabs have no width of their own: cells are told apart by their number.
    const at = isTabbed ? line.slice(0, index).split('\t').length * longestLine : index;
    pieces.push({ text, start: at, end: at + text.length });
  }
  return withNumbering(pieces);
}

const numbering = /^(?:[A-Z]|[IVX]{1,5}|\d{1,2}|[a-z])[.)]$/u;

/** "II.   Sachanlagen": what numbers a row belongs to its label. */
function withNumbering(pieces: readonly Piece[]): Piece[] {
  const [first, next, ...rest] = pieces;
  const isNumbered = next !== undefined && numbering.test(first?.text ?? '') && /^\p{L}/u.test(next.text);
  if (first === undefined || !isNumbered) return [...pieces];
  return [{ text: `${first.text} ${next.text}`, start: first.start, end: next.end }, ...rest];
}

const isValue = ({ text }: Piece) => isEmptyWord(text) || readNumberCell(text) !== null;

/** A label with numbers after it, and nothing else. */
function isRow(pieces: readonly Piece[]): boolean {
  const [label, ...cells] = pieces;
  return (
    label !== undefined &&
    cells.length > 0 &&
    label.text.length <= longestLabel &&
    /\p{L}/u.test(label.text) &&
    !/[.!?;]$/.test(label.text.replace(/\b\p{L}{1,5}\.$/u, '')) &&
    cells.every(isValue) &&
    cells.some(({ text }) => /\d/.test(text))
  );
}

/** Years and days over the numbers, with or without a word over the labels: "in TEUR   2025   2024". */
const isHead = (pieces: readonly Piece[]) =>
  pieces.some(({ text }) => isPeriod(text)) &&
  pieces.every((piece) => isPeriod(piece.text) || !isValue(piece));

const isPeriod = (text: string) => text.length <= 30 && readPeriod(text) !== null;

/** "TEUR   TEUR": what the numbers below are in. */
const isUnits = (pieces: readonly Piece[]) =>
  pieces.length > 0 &&
  pieces.every(({ text }) => readUnit(text.replace(/^[([]|[)\]]$/g, ''), true)?.kind === 'money');

/** "-------   ------" */
const isRule = (pieces: readonly Piece[]) =>
  pieces.length > 0 && pieces.every(({ text }) => /^[-–—=_]{2,}$/.test(text));

/** "AKTIVA", "davon:": a line between rows that is over some of them. */
const isSection = (pieces: readonly Piece[]) =>
  pieces.length === 1 && /^(?=.*\p{L})(?!.*(?:[.!?;,]$|:\s\S)).{1,60}$/u.test(pieces[0]?.text ?? '');

/** Numbers without a label between rows: a sum of those above, which nobody calls anything. */
const isUnnamedSum = (pieces: readonly Piece[]) => pieces.length > 0 && pieces.every(isValue);

const goesOn =
  /(?:^|\s)(?:of|and|to|the|from|in|on|for|or|by|with|at|und|der|die|des|den|dem|von|vom|aus|bei|für|oder|an|mit|zu|zur|zum|im|am)$|[,–-]$/iu;

/** "bei Banken" goes on with the line above it, "davon Ausland" says a part of a row. */
const isRest = /^(?!(?:davon|darunter|thereof|of which|including|incl)(?!\p{L}))\p{Ll}/u;

/** A label of two lines: "Forderungen aus Lieferungen und" above "Leistungen   9.870". */
function wholeRow(above: Line | undefined, pieces: readonly Piece[]): readonly Piece[] | null {
  const [label, ...cells] = pieces;
  const start = above?.pieces.length === 1 ? above.pieces[0]?.text : undefined;
  if (label === undefined || start === undefined) return null;
  if (!goesOn.test(start) && !isRest.test(label.text)) return null;
  const text = `${start.replace(/(?<=\p{L})-$/u, '')}${/\p{L}-$/u.test(start) ? '' : ' '}${label.text}`;
  return text.length > longestLabel ? null : [{ ...label, text }, ...cells];
}

/** Columns that hold the cells of all lines: spans that no two cells of one line share; null where cells overlap. */
function columnsOf(lines: readonly Line[]): Span[] | null {
  const spans = lines
    .flatMap(({ pieces }) => pieces)
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start);
  const columns: { start: number; end: number }[] = [];
  for (const span of spans) {
    const last = columns.at(-1);
    if (last !== undefined && span.start < last.end) last.end = Math.max(last.end, span.end);
    else columns.push({ ...span });
  }
  const isApart = lines.every(
    ({ pieces }) => new Set(pieces.map((piece) => columnAt(columns, piece))).size === pieces.length,
  );
  return isApart ? columns : null;
}

const columnAt = (columns: readonly Span[], { start }: Span) =>
  columns.findIndex((column) => start >= column.start && start < column.end);

/** The lines of a table from its header on: rows, sections between them, and single empty lines. */
function linesFrom(lines: readonly (readonly Piece[])[], from: number): { head: Line[]; body: Line[] } {
  const head: Line[] = [{ at: from, pieces: lines[from] ?? [] }];
  const body: Line[] = [];
  let end = 0;
  for (let at = from + 1; at < Math.min(lines.length, from + mostLines); at += 1) {
    const pieces = lines[at] ?? [];
    const isBelowGap = (lines[at - 1] ?? []).length === 0;
    const isGap = pieces.length === 0 && !isBelowGap;
    // Another header, with labels of its own for the rows below it.
    if (isBelowGap && isHead(pieces)) break;
    const above = body.at(-1);
    const row = above?.at === at - 1 ? wholeRow(above, pieces) : null;
    if (isRow(pieces)) {
      if (row !== null) body.pop();
      body.push({ at, pieces: row ?? pieces });
      end = body.length;
    } else if (body.length === 0 && isUnits(pieces)) head.push({ at, pieces });
    else if (isSection(pieces)) body.push({ at, pieces });
    else if (!isGap && !isRule(pieces) && !(end > 0 && isUnnamedSum(pieces))) break;
  }
  return { head, body: body.slice(0, end) };
}

/** What is above a line, the nearest first, as what may be a title. */
function titlesAbove(lines: readonly string[], at: number): string[] {
  const above: TextAbove[] = [];
  for (let i = at - 1; i >= 0 && above.length < 2 && at - i <= 5; i -= 1) {
    const text = (lines[i] ?? '').trim().replace(/^#{1,6}\s+|\*\*/gu, '');
    if (text === '') continue;
    const isHeading = /^[\p{Lu}\d]/u.test(text) && !/[.!?;]$/.test(text) && piecesOf(text).length === 1;
    above.push({ text, isHeading });
  }
  return tableTitles(above);
}

interface TableAbove {
  /** Its last line. */
  readonly end: number;
  readonly titles: readonly string[];
}

/** The titles of a table; "PASSIVA" right below the rows of "AKTIVA" has those of the table above. */
function titlesOf(lines: readonly string[], at: number, last: TableAbove | null): readonly string[] {
  const own = titlesAbove(lines, at);
  if (own.length > 0 || last === null) return own;
  const isNext = lines.slice(last.end + 1, at).every((line) => line.trim() === '');
  return isNext ? last.titles : own;
}

/**
 * Tables that a plain text sets with spaces or tabs: a line of years or days over columns of numbers, and rows of a label
 * with numbers below it. Where a cell is in no column, or in two, the lines stay text. `nameAt`: what a table at a line
 * is called.
 */
export function textTables(text: string, nameAt: (line: number) => string): RawGrid[] {
  const lines = text.split('\n');
  const pieces = lines.map(piecesOf);
  const tables: RawGrid[] = [];
  let last: TableAbove | null = null;
  for (let from = 0; from < lines.length; from += 1) {
    if (!isHead(pieces[from] ?? [])) continue;
    const { head, body } = linesFrom(pieces, from);
    const rows = body.filter((line) => isRow(line.pieces));
    const columns = rows.length < 2 ? null : columnsOf([...head, ...rows]);
    if (columns === null || !isLabelled(rows, columns) || !isNamed(head, columns)) continue;
    const titles: readonly string[] = titlesOf(lines, from, last);
    tables.push(
      gridOfRows(nameAt(from), [headOf(head, columns), ...body.map((line) => cellsOf(line, columns))], {
        headerRows: 1,
        lines: [from + 1, ...body.map(({ at }) => at + 1)],
        remarks: titles,
      }),
    );
    from = body.at(-1)?.at ?? from;
    last = { end: from, titles };
  }
  return tables;
}

/** Names of the columns: what is in two lines above each other is one name, "2025 TEUR". */
function headOf(head: readonly Line[], columns: readonly Span[]): (string | null)[] {
  const names = columns.map((_, column) =>
    head.flatMap(({ pieces }) => pieces.filter((piece) => columnAt(columns, piece) === column)),
  );
  return names.map((found) => found.map(({ text }) => text).join(' ') || null);
}

/** Over every column of numbers stands a name. */
const isNamed = (head: readonly Line[], columns: readonly Span[]) =>
  headOf(head, columns)
    .slice(1)
    .every((name) => name !== null);

/** Labels are in the first column, and no column is without a number. */
function isLabelled(rows: readonly Line[], columns: readonly Span[]): boolean {
  const filled = new Set(rows.flatMap(({ pieces }) => pieces.map((piece) => columnAt(columns, piece))));
  const isFirst = ({ pieces: [label] }: Line) => label !== undefined && columnAt(columns, label) === 0;
  return columns.length > 1 && filled.size === columns.length && rows.every(isFirst);
}

/** A line of one piece between rows is over them, wherever it begins. */
function cellsOf({ pieces }: Line, columns: readonly Span[]): (string | null)[] {
  const cells: (string | null)[] = columns.map(() => null);
  for (const piece of pieces) cells[pieces.length === 1 ? 0 : columnAt(columns, piece)] = piece.text;
  return cells;
}
