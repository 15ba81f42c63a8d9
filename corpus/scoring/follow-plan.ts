import type { Condition, Plan } from '../labels.ts';
import type { Cell, SourceRow } from './source-rows.ts';

export type Expected =
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'groups'; readonly groups: Readonly<Record<string, number>> };

function holds([column, sign, wanted]: Condition, row: SourceRow): boolean {
  const cell = row.cells[column] ?? null;
  if (cell === null) return false;
  const same = String(cell) === String(wanted);
  if (sign === '=') return same;
  if (sign === '!=') return !same;
  if (sign === 'in') return (wanted as readonly string[]).includes(String(cell));
  if (sign === 'starts') return String(cell).startsWith(String(wanted));
  const order = typeof cell === 'number' ? cell - Number(wanted) : String(cell).localeCompare(String(wanted));
  return { '>': order > 0, '>=': order >= 0, '<': order < 0, '<=': order <= 0 }[sign] ?? false;
}

export function rowsOfPlan(plan: Plan, rows: readonly SourceRow[]): SourceRow[] {
  return rows.filter((row) => (plan.where ?? []).every((condition) => holds(condition, row)));
}

const numbersOf = (rows: readonly SourceRow[], column = '') =>
  rows.flatMap(({ cells }) => (typeof cells[column] === 'number' ? [cells[column]] : []));
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

function cellAt(rows: readonly SourceRow[], [name, column]: readonly [string, string]): number {
  return Number(
    rows.find(({ cells }) => Object.values(cells)[0] === name || Object.values(cells).includes(name))?.cells[
      column
    ],
  );
}

/** One number over the rows. `all` are the rows of the whole table, for shares. */
function compute(plan: Plan, rows: readonly SourceRow[], all: readonly SourceRow[]): number {
  const values = numbersOf(rows, plan.column);
  const [from = '', to = ''] = plan.with ?? [];
  const change = () => [sumOf(numbersOf(rows, from)), sumOf(numbersOf(rows, to))] as const;
  switch (plan.op) {
    case 'count':
      return rows.length;
    case 'distinct':
      return new Set(rows.map(({ cells }): Cell => cells[plan.column ?? ''] ?? null)).size;
    case 'sum':
      return sumOf(values);
    case 'mean':
      return sumOf(values) / values.length;
    case 'median':
      return median(values);
    case 'min':
      return Math.min(...values);
    case 'max':
      return Math.max(...values);
    case 'range':
      return Math.max(...values) - Math.min(...values);
    case 'value':
      return values.length === 1 ? (values[0] as number) : Number.NaN;
    case 'ratio':
      return sumOf(values) / sumOf(numbersOf(rows, plan.per));
    case 'share':
      return (sumOf(values) / sumOf(numbersOf(all, plan.column))) * 100;
    case 'change':
      return change()[1] - change()[0];
    case 'change_percent':
      return (change()[1] / change()[0] - 1) * 100;
    case 'cells':
      return (
        (cellAt(rows, plan.numerator ?? ['', '']) / cellAt(rows, plan.denominator ?? ['', ''])) *
        (plan.factor ?? 100)
      );
    default:
      throw new Error(`The plan's operation ${plan.op} is unknown.`);
  }
}

function groupsOf(rows: readonly SourceRow[], column: string): Map<string, SourceRow[]> {
  return Map.groupBy(rows, ({ cells }) => String(cells[column]));
}

/** The expected value, from the rows of the source by the label's plan. */
export function followPlan(plan: Plan, all: readonly SourceRow[]): Expected {
  const rows = rowsOfPlan(plan, all);
  if (plan.op === 'top' || plan.op === 'bottom') {
    const sign = plan.op === 'top' ? -1 : 1;
    const sorted = rows.toSorted(
      (a, b) => sign * (Number(a.cells[plan.column ?? '']) - Number(b.cells[plan.column ?? ''])),
    );
    const best = sorted
      .slice(0, plan.n)
      .map(({ cells }) => [String(cells[plan.name ?? '']), Number(cells[plan.column ?? ''])]);
    return { kind: 'groups', groups: Object.fromEntries(best) as Record<string, number> };
  }
  if (plan.op === 'which_max' || plan.op === 'which_min') {
    const sums = [...groupsOf(rows, plan.by ?? plan.name ?? '')]
      .map(([name, group]) => [name, numbersOf(group, plan.column)] as const)
      .filter(([, values]) => values.length > 0)
      .map(([name, values]) => [name, sumOf(values)] as const)
      .sort((a, b) => (plan.op === 'which_max' ? b[1] - a[1] : a[1] - b[1]));
    return { kind: 'text', text: sums[0]?.[0] ?? '' };
  }
  if (plan.by === undefined) return { kind: 'value', value: compute(plan, rows, all) };
  const groups = [...groupsOf(rows, plan.by)].map(
    ([name, group]) => [name, compute({ ...plan }, group, all)] as const,
  );
  return { kind: 'groups', groups: Object.fromEntries(groups) };
}

/** The plan's number over the rows a figure names, whatever the plan's own conditions; null when they cannot be found. */
export function recomputeOver(
  plan: Plan,
  lines: readonly number[],
  all: readonly SourceRow[],
): number | null {
  if (plan.op === 'share' || plan.op === 'cells')
    return compute(plan, plan.op === 'cells' ? all : rowsOfPlan(plan, all), all);
  const rows = all.filter(({ line }) => lines.includes(line));
  return compute(plan, rows, all);
}

const sumIn = (column: string | undefined, rows: readonly SourceRow[]) => sumOf(numbersOf(rows, column));

/** Numbers an answer may show beside the expected one: what a share, change or ratio is made of, the sums of each name. */
export function partsOf(plan: Plan, all: readonly SourceRow[]): number[] {
  const rows = rowsOfPlan(plan, all);
  const change = plan.with?.map((column) => sumIn(column, rows)) ?? [];
  const [from = 0, to = 0] = change;
  switch (plan.op) {
    case 'share':
      return [sumIn(plan.column, rows), sumIn(plan.column, all)];
    case 'ratio': {
      const groups = plan.by === undefined ? [rows] : [...groupsOf(rows, plan.by).values()];
      return groups.flatMap((group) => [sumIn(plan.column, group), sumIn(plan.per, group)]);
    }
    case 'change':
    case 'change_percent':
      return [...change, to - from, (to / from - 1) * 100];
    case 'cells':
      return [plan.numerator, plan.denominator].map((cell) => cellAt(rows, cell ?? ['', '']));
    case 'range':
      return [Math.min(...numbersOf(rows, plan.column)), Math.max(...numbersOf(rows, plan.column))];
    case 'which_max':
    case 'which_min':
      return [...groupsOf(rows, plan.by ?? plan.name ?? '').values()].map((group) =>
        sumIn(plan.column, group),
      );
    default:
      return [];
  }
}
