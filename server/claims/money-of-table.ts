import { perOne } from '../packs/company/figure-words.ts';
import type { Table } from '../table/table.ts';
import type { Unit } from '../table/unit.ts';
import { cellText } from './cell-text.ts';

const known = new WeakMap<Table, { readonly unit: Unit | null }>();

/**
 * What the amounts of a statement are in that writes its sign beside its first and last lines only ("$1,352", "171"):
 * the one unit of money of its rows; null where none or several are said.
 */
export function moneyOfTable(table: Table): Unit | null {
  const found = known.get(table) ?? { unit: findMoney(table) };
  known.set(table, found);
  return found.unit;
}

function findMoney({ rowUnits, columns }: Table): Unit | null {
  const labels = columns.find(({ kind }) => kind === 'text');
  const units = new Map<string, Unit>();
  rowUnits?.forEach((unit, row) => {
    const isOfOne = labels !== undefined && perOne.test(cellText(labels, row));
    if (unit?.kind === 'money' && !isOfOne) units.set(JSON.stringify(unit), unit);
  });
  return units.size === 1 ? ([...units.values()][0] ?? null) : null;
}
