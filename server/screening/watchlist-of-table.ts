import { cellText } from '../claims/cell-text.ts';
import type { Table } from '../table/table.ts';
import { foldText } from './fold-name.ts';
import type { Party } from './party.ts';
import { readFtmEntities, readWatchlistRecords, type Watchlist } from './read-watchlist.ts';
import { isHeadOf, type WatchlistField } from './watchlist-fields.ts';

export interface TableList extends Watchlist {
  /** Of FollowTheMoney, or a table with a column of names. */
  readonly form: 'ftm' | 'table';
  /** No column tells people from companies, and not every entry has a year of birth. */
  readonly isAssumed: boolean;
  /** Row of the table on which a party is. */
  rowOf(party: Party): number;
}

const isFtm = (head: readonly string[]) =>
  head.includes('schema') &&
  (head.includes('caption') || head.some((name) => name.startsWith('properties.')));

const hasColumn = (head: readonly string[], field: WatchlistField) =>
  head.some((name) => isHeadOf(field, name));

/** The names of a file's columns, without the number the reader gives to the second of two with one name. */
const headOf = ({ columns }: Table) => columns.map(({ name }) => name.replace(/ \(\d+\)$/, ''));

/**
 * A list of people and companies in a table as it was read: FollowTheMoney entities, a list of sanctions, or somebody's
 * clients. Null where no column holds names. Where no column tells people from companies, all are taken to be `assumed`.
 */
export function watchlistOf(table: Table, assumed: Party['kind']): TableList | null {
  const head = headOf(table);
  const rows = Array.from({ length: table.rowCount }, (_, row) =>
    table.columns.map((column) => cellText(column, row)),
  );
  const at = new Map([...table.lines].map((line, row) => [line, row]));
  const rowOf = ({ line }: Party) => at.get(line) ?? 0;
  if (isFtm(head)) {
    const entities = rows.map((row, i) => ({ line: table.lines[i] ?? 0, entity: entityOf(head, row) }));
    return { ...readFtmEntities(entities), form: 'ftm', isAssumed: false, rowOf };
  }
  if (!hasColumn(head, 'name') && !hasColumn(head, 'last')) return null;
  const records = isOfac(head) ? rows.map((row) => withKind(head, row)) : rows;
  const list = readWatchlistRecords(head, records, { lines: table.lines, assumed });
  const isAssumed = !hasColumn(head, 'kind') && list.parties.some(({ born }) => born.length === 0);
  return { ...list, form: 'table', isAssumed, rowOf };
}

/** The reader writes the values of a list into one cell, parted by "; ". */
function entityOf(head: readonly string[], row: readonly string[]): Record<string, unknown> {
  const properties: Record<string, readonly string[]> = {};
  const entity: Record<string, unknown> = { properties };
  for (const [i, name] of head.entries()) {
    const text = row[i] ?? '';
    if (text === '') continue;
    if (name.startsWith('properties.')) properties[name.slice('properties.'.length)] = text.split('; ');
    else if (name !== 'properties') entity[name] = text;
  }
  return entity;
}

const kindColumn = (head: readonly string[]) => head.findIndex((name) => foldText(name) === 'sdntype');
const isOfac = (head: readonly string[]) => kindColumn(head) >= 0;

/** The US list writes "-0-" for what it does not say, and calls people, ships and aircraft by name: the rest are entities. */
function withKind(head: readonly string[], row: readonly string[]): readonly string[] {
  const at = kindColumn(head);
  return /^(?:-0-|)$/.test((row[at] ?? '').trim()) ? row.with(at, 'entity') : row;
}
