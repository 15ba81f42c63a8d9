import { timedColumns } from './period-columns.ts';
import { readHead } from './read-head.ts';
import { unitOfColumn, type Records } from './records.ts';
import { provesTotal } from './row-kinds.ts';
import type { DateColumn, NumberColumn, Table, TextColumn } from './table.ts';
import { yearPartsOf, type YearPart } from './year-part.ts';

/** What the numbers are called where neither a title nor the file says it. */
const unnamed = 'Value';
const noNoun = /^(?:data|table|sheet|export|report|file|daten|tabelle|blatt|bericht|datei|mappe|book)\d*$/i;
const isName = (text: string) => /^\p{L}[\p{L} -]{2,39}$/u.test(text) && !noNoun.test(text);
const withoutKind = (text: string) =>
  text.replace(/\s+(?:by|per|nach|je|pro|in|of the|for|für)\s.*$/iu, '').trim();

interface Labels {
  readonly column: TextColumn;
  /** Position and part of the year of each record. */
  readonly rows: readonly { readonly row: number; readonly part: YearPart }[];
  readonly precision: 'month' | 'quarter';
}

/** The rows as months or quarters, none twice; null when one is something else. */
function labelsOf({ columns: [column], rowKinds, rowCount }: Table): Labels | null {
  if (column?.kind !== 'text') return null;
  const rows = Array.from({ length: rowCount }, (_, row) => row).filter(
    (row) => rowKinds === null || rowKinds[row] !== 'total',
  );
  if (rows.some((row) => rowKinds !== null && rowKinds[row] !== 'record')) return null;
  const parts = yearPartsOf(rows.map((row) => column.words[column.codes[row] ?? 0] ?? ''));
  const precision = parts?.[0]?.part;
  if (parts === null || precision === undefined || precision === 'half') return null;
  return { column, precision, rows: parts.map((part, i) => ({ row: rows[i] ?? 0, part })) };
}

const sizes = { month: 1, quarter: 3, half: 6 } as const;

function timesOf({ column, precision, rows }: Labels, years: readonly number[]): DateColumn {
  const { name, plainName } = column;
  const values = years.flatMap((year) =>
    rows.map(({ part }) => Date.UTC(year, (part.n - 1) * sizes[part.part], 1)),
  );
  return {
    kind: 'date',
    name,
    plainName,
    isMade: true,
    at: 0,
    period: null,
    values: Float64Array.from(values),
    precision,
    form: null,
    isUtc: false,
    evidence: null,
  };
}

/** What all numbers are: "Output" of "Output in kg per month", of "Cheese output" or output.csv. */
function quantityOf({ titleLines, name }: Table): string {
  const phrases = titleLines
    .filter((line) => line.length <= 120)
    .flatMap((line) => line.split(/\.\s+|:\s+|;\s+|\s+[–-]\s+/))
    .map((phrase) => readHead(phrase.replace(/\s+(?:per|pro|je)\s+\p{L}+[.:]?$|[.:]$/iu, '').trim()));
  const named = phrases
    .map(({ plainName, unit }) => ({ text: withoutKind(plainName), hasUnit: unit !== null }))
    .filter(({ text }) => isName(text));
  const ofUnit = named.find(({ hasUnit }) => hasUnit) ?? (named.length === 1 ? named[0] : undefined);
  const file = withoutKind(
    name
      .replace(/\.\w{2,5}$/, '')
      .replace(/[_-]+|\d+/g, ' ')
      .trim(),
  );
  return ofUnit?.text ?? (titleLines.length === 0 && isName(file) ? file : unnamed);
}

/** True where a line of totals shows that all columns can be added up. */
const hasTotal = ({ rowKinds }: Table, cells: readonly NumberColumn[]) =>
  rowKinds !== null &&
  rowKinds.lastIndexOf('total') > 1 &&
  cells.every((column) => provesTotal([column], rowKinds, rowKinds.lastIndexOf('total')) === true);

/**
 * "Month | 2022 | 2023": a record for each month of each year, with one column of dates. Null for any other table, and for
 * years that are none of the calendar.
 */
export function monthByYear(table: Table): Records | null {
  const labels = table.rowUnits === null || table.columns.length > 2 ? labelsOf(table) : null;
  const timed = labels === null ? null : timedColumns(table);
  if (labels === null || timed === null || timed.columns.length !== table.columns.length - 1) return null;
  const cells = timed.columns.map(({ column }) => column);
  const years = cells.flatMap(({ period }) =>
    period?.kind === 'year' && !period.isFiscal && period.isSplit !== true ? [period.year] : [],
  );
  const names = new Set(timed.columns.map(({ name }) => name));
  const [name = ''] = names;
  if (years.length !== cells.length || new Set(years).size !== years.length || names.size > 1) return null;
  const { rows } = labels;
  const cellAt = (record: number) => cells[Math.floor(record / rows.length)];
  const rowAt = (record: number) => rows[record % rows.length]?.row ?? 0;
  const count = cells.length * rows.length;
  const quantity = name === '' ? quantityOf(table) : name;
  const values = Float64Array.from({ length: count }, (_, i) => cellAt(i)?.values[rowAt(i)] ?? Number.NaN);
  const measure: NumberColumn = {
    ...cells[0]!,
    name: quantity,
    plainName: quantity,
    at: 1,
    period: null,
    decimals: Math.max(...cells.map(({ decimals }) => decimals)),
    values,
    ...(name === '' ? { isMade: true } : {}),
    ...(name === '' && !hasTotal(table, cells) ? { isOpen: true } : {}),
  };
  return {
    table: {
      ...table,
      columns: [timesOf(labels, years), measure],
      rowCount: count,
      rowCountInFile: table.rowCountInFile > table.rowCount ? count + 1 : count,
      lines: Uint32Array.from({ length: count }, (_, i) => table.lines[rowAt(i)] ?? 0),
      pages: null,
      rowKinds: null,
      rowUnits: null,
    },
    originOf: () => 0,
    placeOf: (column, record) => ({
      line: table.lines[rowAt(record)] ?? null,
      column: column === 0 ? labels.column.name : (cellAt(record)?.name ?? ''),
    }),
    unitOf: (column, record) => (column === 0 ? null : unitOfColumn(cellAt(record))),
  };
}
