import { cellText } from '../claims/cell-text.ts';
import { consoleColumns, type ConsoleRole } from '../packs/exports/search-console.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { findRoles, type FoundRoles } from '../table/find-roles.ts';
import { selectRows } from '../table/select-rows.ts';
import type { NumberColumn } from '../table/table.ts';

/** One row of an export: a query or a page. */
export interface ConsoleRow {
  readonly source: DocumentTable;
  readonly row: number;
  readonly said: string;
  readonly clicks: number;
  readonly impressions: number;
  /** Average place in the results; null where the export has none. */
  readonly position: number | null;
}

export interface ConsoleTable {
  readonly kind: 'query' | 'page';
  readonly source: DocumentTable;
  readonly roles: FoundRoles<ConsoleRole>;
  readonly rows: readonly ConsoleRow[];
}

/** Places on which a page is seen and seldom clicked: behind the first three, before the end of the second page. */
const nearPlaces = { from: 4, to: 20 } as const;

/** A table of an export of Search Console; null for any other. A table of queries and pages is read by its pages. */
export function readConsole(source: DocumentTable): ConsoleTable | null {
  const roles = findRoles(source.table, consoleColumns);
  const { clicks, impressions, position, query, page } = roles.at;
  const named = query ?? page;
  if (clicks?.kind !== 'number' || impressions?.kind !== 'number' || named === undefined) return null;
  const { rows } = selectRows(source.table, []);
  return {
    kind: query === undefined ? 'page' : 'query',
    source,
    roles,
    rows: [...rows].flatMap((row) => {
      const said = cellText(named, row).trim();
      const [c, i] = [clicks.values[row] ?? Number.NaN, impressions.values[row] ?? Number.NaN];
      if (said === '' || Number.isNaN(c) || Number.isNaN(i)) return [];
      return [{ source, row, said, clicks: c, impressions: i, position: at(position, row) }];
    }),
  };
}

function at(column: FoundRoles<ConsoleRole>['at'][ConsoleRole], row: number): number | null {
  const value = column?.kind === 'number' ? ((column as NumberColumn).values[row] ?? Number.NaN) : Number.NaN;
  return Number.isNaN(value) || value < 1 ? null : value;
}

/** Queries that are seen on the places behind the first, by how often; each query once. */
export function nearQueries(rows: readonly ConsoleRow[]): ConsoleRow[] {
  return rows
    .filter(({ position }) => position !== null && position >= nearPlaces.from && position <= nearPlaces.to)
    .toSorted((a, b) => b.impressions - a.impressions);
}
