import { partKey, partStart, type DatePart } from './date-parts.ts';
import type { Table } from './table.ts';
import { yearPartsOf } from './year-part.ts';

const byText = new Intl.Collator('en', { numeric: true }).compare;

/** What rows are grouped by. */
export interface Group {
  readonly column: number;
  /** For a column of dates; null groups by the values themselves. */
  readonly part: DatePart | null;
}

export interface RowGroup {
  /** One for each key: "North", "2025-03"; empty where the cell is. */
  readonly keys: readonly string[];
  readonly rows: Uint32Array;
}

/** Of each row the number of its key among those of its column; the keys by their number. */
interface Keyed {
  readonly keys: readonly string[];
  numberOf(row: number): number;
}

/** Names of months and quarters sort by the calendar; null for all other columns. */
function rankOf(table: Table, { column: at }: Group): ReadonlyMap<string, number> | null {
  const column = table.columns[at];
  const names = column?.kind === 'text' ? column.words.filter((word) => word !== '') : [];
  const parts = names.length > 12 ? null : yearPartsOf(names);
  return parts === null ? null : new Map(names.map((name, i) => [name, parts[i]?.n ?? 0]));
}

/** Keys are made of each value once: a million rows have few. */
function keyed(values: ArrayLike<number>, keyOf: (value: number) => string): Keyed {
  const keys: string[] = [];
  const ofKey = new Map<string, number>();
  const ofValue = new Map<number, number>();
  const numberOf = (value: number) => {
    const key = keyOf(value);
    const number = ofKey.get(key) ?? keys.length;
    if (number === keys.length) keys.push(key);
    ofKey.set(key, number);
    ofValue.set(value, number);
    return number;
  };
  return {
    keys,
    numberOf: (row) => {
      const value = values[row] ?? 0;
      return ofValue.get(value) ?? numberOf(value);
    },
  };
}

function keysOf(table: Table, { column: at, part }: Group): Keyed {
  const column = table.columns[at];
  if (column === undefined) return { keys: [''], numberOf: () => 0 };
  if (column.kind === 'text' || column.kind === 'doubtful')
    return keyed(column.codes, (code) => column.words[code] ?? '');
  if (column.kind === 'number')
    return keyed(column.values, (value) => (Number.isNaN(value) ? '' : String(value)));
  const by = part ?? 'day';
  const known = new Map<number, string>();
  return keyed(column.values, (value) => {
    if (Number.isNaN(value)) return '';
    const start = by === 'day' ? value : partStart(value, by);
    const key = known.get(start) ?? partKey(start, by);
    known.set(start, key);
    return key;
  });
}

/** More than a table has rows. */
const mostKeys = 2 ** 24;

/** The rows by the values of one or two columns, sorted by their keys. */
export function groupRows(table: Table, rows: Uint32Array, groups: readonly Group[]): RowGroup[] {
  const [first, second] = groups.map((group) => keysOf(table, group));
  const numberOfId = new Map<number, number>();
  const found: { readonly keys: readonly string[]; count: number }[] = [];
  // Numbers in place of joined texts: a million rows are grouped in a blink.
  const groupOf = new Uint32Array(rows.length);
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i] ?? 0;
    const a = first?.numberOf(row) ?? 0;
    const b = second?.numberOf(row) ?? 0;
    const id = a * mostKeys + b;
    const number = numberOfId.get(id) ?? found.length;
    if (number === found.length) {
      numberOfId.set(id, number);
      found.push({ keys: [first?.keys[a], second?.keys[b]].flatMap((key) => key ?? []), count: 0 });
    }
    found[number]!.count += 1;
    groupOf[i] = number;
  }
  const ranks = groups.map((group) => rankOf(table, group));
  const compare = (a: string, b: string, at: number) => {
    const rank = ranks[at];
    return rank ? (rank.get(a) ?? 0) - (rank.get(b) ?? 0) : byText(a, b);
  };
  return filled(rows, groupOf, found).toSorted((a, b) => {
    const at = a.keys.findIndex((key, i) => compare(key, b.keys[i] ?? '', i) !== 0);
    return at < 0 ? 0 : compare(a.keys[at] ?? '', b.keys[at] ?? '', at);
  });
}

/** The rows of each group, in their order. */
function filled(
  rows: Uint32Array,
  groupOf: Uint32Array,
  groups: readonly { readonly keys: readonly string[]; readonly count: number }[],
): RowGroup[] {
  const made = groups.map(({ keys, count }) => ({ keys, rows: new Uint32Array(count) }));
  const next = new Uint32Array(groups.length);
  for (let i = 0; i < rows.length; i += 1) {
    const group = groupOf[i] ?? 0;
    const at = next[group] ?? 0;
    made[group]!.rows[at] = rows[i] ?? 0;
    next[group] = at + 1;
  }
  return made;
}
