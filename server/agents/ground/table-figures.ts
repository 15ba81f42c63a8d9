import type { InputSeries } from '@loupe/shared/contract/evidence';
import type { Figure } from '@loupe/shared/contract/run-events';
import { cellText } from '../../claims/cell-text.ts';
import { linePlace, rowQuote } from '../../claims/table-rows.ts';
import type { StepHandle } from '../../engines/run-context.ts';
import type { Words } from '../../report/words.ts';
import type { DocumentTable } from '../../statements/read-statements.ts';
import { rangesOf } from '../../table/line-ranges.ts';
import type { Column } from '../../table/table.ts';
import { numberText } from '../../tools/number-text.ts';
import { placeText } from '../../tools/place-text.ts';
import { figureLink, sourceLinks } from '../writing/evidence-links.ts';
import { cellInput } from './cite-cell.ts';
import { cite, type Dossier } from './dossier.ts';
import { tableGroundTexts } from './messages/table-ground-texts.ts';

/** What the figures of any table are written from. */
export interface TableWriting {
  readonly step: StepHandle;
  readonly dossiers: readonly Dossier[];
}

export interface TableCell {
  readonly source: DocumentTable;
  readonly row: number;
  readonly column: Column;
}

/** Rows of a table with the columns that went in; the first of them names or dates a row. */
export interface TableRows {
  readonly source: DocumentTable;
  readonly rows: Uint32Array;
  readonly columns: readonly [Column, ...Column[]];
}

/** How a figure is shown; `value` with its unit, as printed. */
interface Shown {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** A number that no file says: whoever filled in the form did, or the report assumes it. */
type Given = 'form' | 'assumption';

/** What went into a computed number: a cell, rows, a given number, or another figure of the report. */
export type FigureInput = { readonly name: string; readonly value: string } & (
  | { readonly cell: TableCell }
  | { readonly rows: TableRows }
  | { readonly given: Given }
  | { readonly figure: true }
);

type Input = Figure['inputs'][number];

/** The contract's limits. */
const mostRanges = 2_000;
const mostLitRanges = 200;

/** One cell as a figure. */
export function cellFigure(w: TableWriting, cell: TableCell, shown: Shown): Words {
  const formula = tableGroundTexts().asStated;
  return computedFigure(w, { ...shown, formula }, [{ cell, name: shown.label, value: shown.value }]);
}

/** A number over many rows, which are behind it. */
export function rowsFigure(w: TableWriting, shown: Shown & { formula: string }, rows: TableRows): Words {
  const name = rows.columns.at(-1)?.name ?? '';
  const value = tableGroundTexts().rows(numberText(rows.rows.length, 0));
  return computedFigure(w, shown, [{ rows, name, value }]);
}

/** A number computed from others, each with its place. */
export function computedFigure(
  w: TableWriting,
  { formula, ...shown }: Shown & { readonly formula: string },
  from: readonly FigureInput[],
): Words {
  const inputs = from.map((one) => inputOf(w, one));
  const source_n = inputs.find((one) => one.source_n !== undefined)?.source_n ?? null;
  return figureLink(w.step, { ...shown, formula, inputs, source_n });
}

/** A number that this report counted; `value` where it is shown with more than the number. */
export function countFigure(
  w: TableWriting,
  { id, label, value }: Pick<Shown, 'id' | 'label'> & Partial<Pick<Shown, 'value'>>,
  count: number,
): Words {
  const counted = numberText(count, 0);
  return computedFigure(w, { id, label, value: value ?? counted, formula: 'n' }, [
    { name: tableGroundTexts().counted, value: counted, figure: true },
  ]);
}

/** A number that was given; the report says by whom wherever it is opened. */
export function givenFigure(step: StepHandle, shown: Shown, given: Given): Words {
  const { from, formulas } = tableGroundTexts();
  const inputs = [{ name: shown.label, value: shown.value, from: from[given] }];
  const isAssumed = given === 'assumption' ? { is_assumed: true } : {};
  return figureLink(step, { ...shown, formula: formulas[given], inputs, source_n: null, ...isAssumed });
}

/** A row of a table as the source of what is before. */
export function rowMark(w: TableWriting, source: DocumentTable, row: number): Words {
  return sourceLinks(citeRows(w, { source, rows: Uint32Array.of(row), columns: null }));
}

/** The head of a table as the source of what is said of its columns: a row does not name those it leaves empty. */
export function headMark(w: TableWriting, source: DocumentTable): Words {
  const { table } = source;
  const { headerLine } = table.place;
  if (headerLine === null) return rowMark(w, source, 0);
  const n = cite(w.step, {
    dossier: dossierOf(w, source),
    place: linePlace(table, [headerLine, headerLine], 0),
    quote: table.columns.map(({ name }) => name).join(' · '),
  });
  return sourceLinks(n);
}

function inputOf(w: TableWriting, input: FigureInput): Input {
  const { name, value } = input;
  if ('cell' in input) return cellInput(w.step, input.cell, w.dossiers, { name, value });
  if ('rows' in input) {
    const series = seriesOf(input.rows);
    const from = `${dossierOf(w, input.rows.source).name}, ${placeText(placeOf(input.rows).said)}`;
    return { name, value, from, source_n: citeRows(w, input.rows), ...(series !== null && { series }) };
  }
  return { name, value, from: 'given' in input ? tableGroundTexts().from[input.given] : null };
}

function dossierOf({ dossiers }: TableWriting, { document }: DocumentTable): Dossier {
  const dossier = dossiers.find(({ key }) => key === document);
  if (dossier === undefined) throw new Error(`No document ${document} was read.`);
  return dossier;
}

/** Of many ranges the first and the last line are said. */
const mostSaid = 12;

/** Where rows are: as words, and as lines of the file where each has one. Throws for no rows: they prove nothing. */
function placeOf({ source: { table }, rows }: Pick<TableRows, 'source' | 'rows'>) {
  const [first] = rows;
  if (first === undefined) throw new RangeError(`No rows of ${table.name} are given.`);
  const ranges = rangesOf([...rows].map((row) => table.lines[row] ?? 0));
  const [from, to] = [ranges[0]?.[0] ?? 0, ranges.at(-1)?.[1] ?? 0];
  const whole = linePlace(table, [from, to], first);
  const list = ranges.map(([a, b]) => (a === b ? String(a) : `${a}-${b}`)).join(', ');
  const isListed = ranges.length > 1 && ranges.length <= mostSaid;
  return {
    first,
    said: isListed ? whole.replace(`${from}-${to}`, list) : whole,
    ranges: from < 1 ? null : ranges,
  };
}

/** The rows lit in the kept copy, quoted by the first of them. */
function citeRows(
  w: TableWriting,
  { source, rows, columns }: Omit<TableRows, 'columns'> & { readonly columns: TableRows['columns'] | null },
): number {
  const dossier = dossierOf(w, source);
  const { first, said, ranges } = placeOf({ source, rows });
  const names = (columns ?? []).map(({ name }) => name);
  const isLit = ranges !== null && ranges.length <= mostLitRanges;
  return cite(w.step, {
    dossier,
    place: said,
    quote: rowQuote(source.table, first, dossier.document),
    ...(isLit && { cells: { kind: 'cells' as const, table: source.at, rows: ranges, columns: names } }),
  });
}

/** The rows behind the number, as a file to download; null where they are too many pieces. */
function seriesOf({ source, rows, columns }: TableRows): InputSeries | null {
  const { first, ranges } = placeOf({ source, rows });
  if (ranges === null || ranges.length > mostRanges) return null;
  const [label] = columns;
  const valued = columns.at(-1) ?? label;
  const end = (row: number) => ({
    line: source.table.lines[row] ?? 1,
    label: columns.length > 1 ? cellText(label, row) : null,
    value: cellText(valued, row),
  });
  return {
    document: source.document,
    table: source.at,
    columns: [...new Set(columns.map(({ name }) => name))].slice(0, 20),
    rows: ranges,
    count: rows.length,
    first: end(first),
    last: end(rows.at(-1) ?? first),
  };
}
