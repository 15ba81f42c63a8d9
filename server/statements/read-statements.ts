import { cellText } from '../claims/cell-text.ts';
import { tellsItself, type TableTopic } from '../claims/table-topic.ts';
import { isOfPart } from '../claims/table-sections.ts';
import { partWord } from '../claims/tag-sentence.ts';
import { lineOf, type NamedLine } from './line-of-label.ts';
import {
  filedMoney,
  isPlainHead,
  isRestatedHead,
  joinedTimes,
  saysYearEnd,
  yearEndOf,
  yearOf,
} from './statement-head.ts';
import type { StatementLine, StatementLineId } from '../packs/statement/lines.ts';
import type { Column, NumberColumn, Table, TextColumn } from '../table/table.ts';
import { printedSubtotals } from './printed-subtotals.ts';
import { takesTitleUnit } from '../table/read-head.ts';
import { rowLabels } from '../table/row-labels.ts';
import type { Unit } from '../table/unit.ts';
import { currencyOfLines } from '../table/row-unit.ts';
import { scaleOf } from '../table/unit-rules.ts';

/** A table with the document it is in, and its position there. */
export interface DocumentTable {
  readonly document: string;
  readonly at: number;
  readonly table: Table;
  /** What is above it says that these are plans, or figures of something else than the company. */
  readonly topic?: TableTopic | null;
}

/** One cell of a statement. */
export interface StatementCell {
  readonly line: StatementLineId;
  /** The business year: "2025", or the day it ended where that is no 31 December: "2025-06-30"; "2024/25" where that day is not known. */
  readonly time: string;
  /** In single units of `currency`; costs as amounts, whatever sign they are printed with. */
  readonly value: number;
  /** As printed, in `unit`. */
  readonly printed: number;
  readonly unit: Unit;
  /** Cells of two bases are never added or divided: the currency, or one table whose currency is not said. */
  readonly basis: string;
  readonly source: DocumentTable;
  readonly row: number;
  readonly column: NumberColumn;
  /** Its column says that the year was restated: it holds over what was published before. */
  readonly isRestated: boolean;
}

/** What was seen and not used. */
interface Unused {
  readonly source: DocumentTable;
  readonly reason:
    | 'hidden'
    | 'part'
    | 'foreign'
    | 'planned'
    | 'doubtful'
    | 'more than a year'
    | 'no year'
    | 'day only';
  /** The column, or the table's name. */
  readonly name: string;
}

export interface Statements {
  /** Business years of which any line is known, oldest first. */
  readonly times: readonly string[];
  readonly cells: readonly StatementCell[];
  /** Lines for which one year has several values: none of them is used. */
  readonly disputed: readonly (readonly [StatementCell, StatementCell])[];
  readonly unused: readonly Unused[];
  /** Columns of restated years that were used. */
  readonly restated: readonly Pick<Unused, 'source' | 'name'>[];
}

/** Reads statements whose rows are lines and whose columns are years. Nothing is added up, guessed or filled in. */
export function readStatements(
  tables: readonly DocumentTable[],
  lines: readonly StatementLine[],
): Statements {
  const unused: Unused[] = [];
  const ends = yearEnds(tables);
  const read = tables.flatMap((source) => cellsOf(source, { lines, ends, unused }));
  const joined = joinedTimes(
    read.map(({ time, source, column }) => ({
      time,
      document: source.document,
      isYearEnd: saysYearEnd(column.period, column.plainName),
    })),
  );
  const found = read.map((cell) => ({
    ...cell,
    time: joined({ time: cell.time, document: cell.source.document }),
  }));
  const byPlace = Map.groupBy(found, ({ line, time }) => `${line} ${time}`);
  const disputed: [StatementCell, StatementCell][] = [];
  const cells = [...byPlace.values()].flatMap((same): StatementCell[] => {
    const restated = same.filter(({ isRestated }) => isRestated);
    const valid = restated.length > 0 ? restated : same;
    // "84.2" million of a record of five years is the 84,212 thousand of the statement, rounded.
    const [finest] = valid.toSorted((a, b) => roundingOf(a) - roundingOf(b));
    if (finest === undefined) return [];
    const first = valid.find((one) => roundingOf(one) === roundingOf(finest)) ?? finest;
    const other = valid.find((one) => one.basis !== first.basis || !isSameRounded(one, first));
    if (other === undefined) return [first];
    disputed.push([first, other]);
    return [];
  });
  const restated = cells.filter(({ isRestated }) => isRestated);
  return {
    times: [...new Set(cells.map(({ time }) => time))].sort(),
    cells,
    disputed,
    unused,
    restated: restated
      .filter(
        ({ source, column }, i) =>
          i === restated.findIndex((one) => one.source === source && one.column === column),
      )
      .map(({ source, column }) => ({ source, name: column.name })),
  };
}

/** By how much a cell may be rounded, in single units. */
const roundingOf = ({ unit, column }: StatementCell): number => 0.5 * 10 ** -column.decimals * scaleOf(unit);

/** Two cells of one rounding are the same only when equal; a coarser one when it rounds to the finer. */
const isSameRounded = (one: StatementCell, first: StatementCell): boolean =>
  roundingOf(one) === roundingOf(first)
    ? one.value === first.value
    : Math.abs(one.value - first.value) <= roundingOf(one) * (1 + 1e-9);

/** The one day ("-03-31") that tables of a document say its years end on: a part without titles of its own ends with the others. */
function yearEnds(tables: readonly DocumentTable[]): ReadonlyMap<string, string> {
  const found = [...Map.groupBy(tables, ({ document }) => document)].flatMap(([document, own]) => {
    const ends = [...new Set(own.flatMap(({ table }) => yearEndOf(table) ?? []))];
    return ends.length === 1 ? [[document, ends[0] ?? ''] as const] : [];
  });
  return new Map(found);
}

interface Reading {
  readonly lines: readonly StatementLine[];
  readonly ends: ReadonlyMap<string, string>;
  readonly unused: Unused[];
}

function cellsOf(source: DocumentTable, { lines, ends, unused }: Reading): StatementCell[] {
  const { table } = source;
  const end = yearEndOf(table) ?? (table.titleLines.length === 0 ? ends.get(source.document) : null) ?? '';
  const blocks = rowLabels(table)
    .map(({ labels, of }) => ({ of, rows: rowsOf(table, labels, of, lines) }))
    .filter(({ rows }) => rows.length > 0);
  if (blocks.length === 0) return [];
  const leave = (reason: Unused['reason'], name: string) => unused.push({ source, reason, name });
  if (table.place.isHidden) leave('hidden', table.name);
  else if (partWord.test([table.name, ...table.titleLines].join(' '))) leave('part', table.name);
  else if (source.topic === 'foreign') leave('foreign', table.name);
  else
    return blocks.flatMap(({ of, rows }) =>
      of.flatMap((column) => {
        if (column.kind === 'doubtful') leave('doubtful', column.name);
        if (column.kind !== 'number' || column.period === null) return [];
        const isCertain = source.topic !== 'planned' || tellsItself(column, table);
        if (!isCertain) leave('planned', column.name);
        else if (!isPlainHead(column.plainName)) leave('more than a year', column.name);
        else if (yearOf(column.period, 'stock', column.plainName) === null) leave('no year', column.name);
        else {
          const isDay = yearOf(column.period, 'flow', column.plainName) === null;
          if (isDay && rows.some(({ line }) => line.kind === 'flow')) leave('day only', column.name);
          return rows.flatMap((found) => cellOf(source, { column, end }, found));
        }
        return [];
      }),
    );
  return [];
}

interface FoundLine extends NamedLine {
  readonly row: number;
  readonly label: string;
}

/** With these beside it, or a profit of the year below it, "Gewinnrücklagen" is one part of the earnings kept. */
const carried =
  /^(?:(?:[a-z]|[ivx]+|\d{1,2})[.)] )?(?:gewinn|verlust)vortrag|^(?:[a-z0-9]+[.)] )?bilanz(?:gewinn|verlust)/iu;
const reserves = /^(?:(?:[a-z]|[ivx]+|\d{1,2})[.)] )?gewinnrücklagen$/iu;
const profitOfYear = /jahres(?:überschuss|fehlbetrag|ergebnis)|konzern(?:gewinn|ergebnis)/iu;

function areReservesPart(words: readonly string[]): boolean {
  const at = words.findIndex((word) => reserves.test(word));
  return words.some((word) => carried.test(word)) || words.slice(at).some((word) => profitOfYear.test(word));
}

/** Costs by their nature: what such statements call "Rohergebnis" is not revenue less the costs of sales. */
const byNature = /^(?:\d{1,2}[.)] )?(?:materialaufwand|gesamtleistung|personalaufwand)$/iu;

function rowsOf(
  table: Table,
  labels: TextColumn,
  of: readonly Column[],
  all: readonly StatementLine[],
): FoundLine[] {
  const isByNature = labels.words.some((label) => byNature.test(label.trim()));
  const rows = Array.from({ length: table.rowCount }, (_, row) => cellText(labels, row).trim());
  const isPartOfEarnings = rows.some((label) => reserves.test(label)) && areReservesPart(rows);
  const lines = all.filter(
    ({ id }) => !(isByNature && id === 'gross_profit') && !(isPartOfEarnings && id === 'retained_earnings'),
  );
  const subtotals = printedSubtotals(table, labels, of);
  let isPart = false;
  return Array.from({ length: table.rowCount }, (_, row) => row).flatMap((row) => {
    const label = subtotals.get(row) ?? cellText(labels, row);
    if (table.rowKinds?.[row] === 'section') isPart = isOfPart(label);
    const found = isPart ? null : lineOf(label, lines);
    return found === null || table.rowKinds?.[row] === 'section' ? [] : [{ row, label, ...found }];
  });
}

/**
 * The unit of a line of money: what its row says, else its column, else its scale with the currency of other lines. Null
 * for a cell whose unit is something else, or differs within its row.
 */
function unitOf(table: Table, row: number, column: NumberColumn, label: string): Unit | null {
  if (column.unit.kind === 'percent') return null;
  const said = table.rowUnits?.[row] ?? null;
  const filed =
    column.unit.kind === 'none' && (said === null || said.kind === 'none') ? filedMoney(table) : null;
  if (filed !== null) return filed;
  // "Profit for the year": the label alone kept the table from giving the row its unit.
  const unit = said === null || (said.kind === 'none' && !takesTitleUnit(label)) ? column.unit : said;
  if (unit.kind === 'money') return unit;
  if (unit.kind === 'none') return column.unit.kind === 'none' ? unit : null;
  if (unit.kind !== 'count' || unit.of !== null) return null;
  const isUnsaid = !(table.rowUnits ?? []).some((one) => one?.kind === 'money');
  return currencyOfLines(table, unit) ?? (isUnsaid ? unit : null);
}

function cellOf(
  source: DocumentTable,
  { column, end }: { readonly column: NumberColumn; readonly end: string },
  { row, label, line: { id, kind, isAmount, isCount }, signs }: FoundLine,
): StatementCell[] {
  const printed = column.values[row] ?? Number.NaN;
  const unit: Unit | null = isCount === true ? { kind: 'none' } : unitOf(source.table, row, column, label);
  const year = column.period === null ? null : yearOf(column.period, kind, column.plainName);
  const time = /^\d{4}$/.test(year ?? '') ? `${year}${end}`.replace(/-12-31$/, '') : year;
  if (Number.isNaN(printed) || time === null || unit === null) return [];
  if (!areSignsClear(source.table, row, signs)) return [];
  const whole = Number((printed * scaleOf(unit)).toPrecision(15));
  const place = `${source.document} ${source.at}${isCount === true ? ` ${row}` : ''}`;
  const basis = unit.kind === 'money' ? unit.currency : place;
  return [
    {
      line: id,
      time,
      value: isAmount ? Math.abs(whole) : signs === 'loss' ? -Math.abs(whole) : whole,
      printed,
      unit,
      basis,
      source,
      row,
      column,
      isRestated: isRestatedHead(column.plainName),
    },
  ];
}

/** False where the numbers of a row of losses could be either: of a line of both years with no minus, of losses with some. */
function areSignsClear({ columns }: Table, row: number, signs: NamedLine['signs']): boolean {
  if (signs === 'printed') return true;
  const values = columns.flatMap((column) =>
    column.kind === 'number' ? [column.values[row] ?? Number.NaN] : [],
  );
  const isBelow = values.some((value) => value < 0);
  const isAbove = values.some((value) => value > 0);
  return signs === 'mixed' ? isBelow : !(isBelow && isAbove);
}
