import type { Column, ColumnDoubt, Table } from './table.ts';
import type { Unit } from './unit.ts';

/** What a column of an export may be: its names as exports write them, the surest first. Data of `packs/exports`. */
export interface RoleRule<R extends string> {
  readonly role: R;
  /** In any language, as written: capitals, spaces and signs do not count, digits do ("Return 12m" is not "Return 1m"). */
  readonly names: readonly string[];
  /** What the column must have been read as; any when left out. */
  readonly kinds?: readonly Exclude<Column['kind'], 'doubtful'>[];
  /** What its numbers must count; any when left out. */
  readonly units?: readonly Unit['kind'][];
  /** Nothing can be done without it. */
  readonly isNeeded?: true;
}

/** Why the column of a role is not used: it cannot be read without doubt, or is no such column by kind or unit. */
type RoleRefusal = ColumnDoubt | 'other_kind' | 'other_unit';

export interface FoundRoles<R extends string> {
  readonly table: Table;
  readonly at: Readonly<Partial<Record<R, Column>>>;
  /** Two columns with equally sure names: none of them is used. */
  readonly several: readonly { readonly role: R; readonly columns: readonly Column[] }[];
  readonly refused: readonly { readonly role: R; readonly column: Column; readonly why: RoleRefusal }[];
  /** Needed roles without a column, whatever the reason. */
  readonly missing: readonly R[];
  /** Columns that no role names, or names less surely than another column. */
  readonly unused: readonly Column[];
}

/** Letters and digits, in one form and lower case: "P/E Ratio" and "p/e ratio" are one name. */
const keyOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]/gu, '');

/** A column's name, the surest reading first: as written, without its unit and period, without what is in brackets. */
function keysOf({ name, plainName }: Column, all: ReadonlySet<string>): string[] {
  const written = name.replace(/ \(\d+\)$/, '');
  // Of two columns with one name the reader calls the second "Price (2)": they are as sure as each other.
  const own = all.has(written) ? written : name;
  return [own, plainName, own.replace(/\([^()]*\)|\[[^[\]]*\]/g, '')].map(keyOf);
}

/** How sure a column's name says a role, 0 the surest; null when it does not. */
function rankOf<R extends string>({ names }: RoleRule<R>, keys: readonly string[]): number | null {
  const ranks = names.flatMap((name, i) => {
    const at = keys.indexOf(keyOf(name));
    return at < 0 ? [] : [i * keys.length + at];
  });
  return ranks[0] ?? null;
}

function refusalOf<R extends string>({ kinds, units }: RoleRule<R>, column: Column): RoleRefusal | null {
  if (column.kind === 'doubtful') return kinds?.includes('text') === true ? null : column.doubt;
  if (kinds !== undefined && !kinds.includes(column.kind)) return 'other_kind';
  const isOther = units !== undefined && column.kind === 'number' && !units.includes(column.unit.kind);
  return isOther ? 'other_unit' : null;
}

/** A column that a rule's names say, and how surely. */
interface Named<R extends string> {
  readonly rule: RoleRule<R>;
  readonly column: Column;
  readonly rank: number;
}

/** Each rule with each column that it names, the surest pair first, rules in their order. */
function pairsOf<R extends string>(table: Table, rules: readonly RoleRule<R>[]): Named<R>[] {
  const all = new Set(table.columns.map(({ name }) => name));
  const keys = table.columns.map((column) => ({ column, keys: keysOf(column, all) }));
  return rules
    .flatMap((rule) =>
      keys.flatMap((one) => {
        const rank = rankOf(rule, one.keys);
        return rank === null ? [] : [{ rule, column: one.column, rank }];
      }),
    )
    .toSorted((a, b) => a.rank - b.rank);
}

/**
 * Which column of a person's export is which. The surer name wins, role by role; a column is taken once. Of two equally
 * sure columns none is taken. A sure column that cannot be read refuses its role: a less sure one beside it would be
 * another number under the same name. One of another kind ("date" that holds words) leaves the role to the next name.
 */
export function findRoles<R extends string>(table: Table, rules: readonly RoleRule<R>[]): FoundRoles<R> {
  const pairs = pairsOf(table, rules);
  const at: Partial<Record<R, Column>> = {};
  const several: FoundRoles<R>['several'][number][] = [];
  const refused: FoundRoles<R>['refused'][number][] = [];
  const taken = new Set<Column>();
  const settled = new Set<RoleRule<R>>();
  for (const { rule, rank } of pairs) {
    if (settled.has(rule)) continue;
    const { role } = rule;
    const alike = pairs.filter((one) => one.rule === rule && one.rank === rank && !taken.has(one.column));
    const fit = alike.filter(({ column }) => !isOther(refusalOf(rule, column)));
    const [first, ...others] = fit.map(({ column }) => column);
    if (first === undefined) continue;
    settled.add(rule);
    for (const column of [first, ...others]) taken.add(column);
    const why = refusalOf(rule, first);
    if (others.length > 0) several.push({ role, columns: [first, ...others] });
    else if (why !== null) refused.push({ role, column: first, why });
    else at[role] = first;
  }
  for (const { rule, column } of pairs) {
    const why = refusalOf(rule, column);
    if (why !== null && isOther(why) && !taken.has(column)) refused.push({ role: rule.role, column, why });
  }
  return {
    table,
    at,
    several,
    refused,
    missing: rules.flatMap(({ role, isNeeded }) => (isNeeded && at[role] === undefined ? [role] : [])),
    unused: table.columns.filter(
      (column) => !taken.has(column) && !refused.some((one) => one.column === column),
    ),
  };
}

/** Another kind of column than the name says, and none that could not be read. */
const isOther = (why: RoleRefusal | null): boolean => why === 'other_kind' || why === 'other_unit';
