import type { Column, Table } from '../table/table.ts';
import type { Plan } from './plan.ts';

/** True when records have no name there, though the first one has: it may hold for those below it as well. */
function hasGaps(column: Column | undefined, { rowKinds }: Table): boolean {
  if (column?.kind !== 'text' || column.codes[0] === 0) return false;
  return column.codes.some((code, row) => code === 0 && (rowKinds === null || rowKinds[row] === 'record'));
}

/**
 * The first column a plan chooses or groups rows by whose empty cells may stand for the name above them; null when there
 * is none. Reports leave out what they have said above; only columns at the left are such names of groups.
 */
export function openGroups(plan: Plan, table: Table): string | null {
  const sides = plan.compare !== null && 'a' in plan.compare ? [plan.compare.a, plan.compare.b] : [];
  const part = plan.compare?.kind === 'share' && plan.compare.part !== null ? [plan.compare.part] : [];
  const named = [...plan.filters, ...sides, ...part].filter(
    ({ kind }) => kind === 'values' || kind === 'blank',
  );
  const used = new Set([...named, ...plan.groups].map(({ column }) => column));
  for (const [at, column] of table.columns.entries()) {
    if (!hasGaps(column, table)) return null;
    if (used.has(at)) return column.name;
  }
  return null;
}
