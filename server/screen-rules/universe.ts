import {
  expectedNames,
  expectedYear,
  moneyRoles,
  multipleRoles,
  percentRoles,
  screenerRoles,
  type NumberRole,
  type ScreenRole,
} from '../packs/exports/screener.ts';
import { quantile } from '../statistics/describe.ts';
import { findRoles, type FoundRoles } from '../table/find-roles.ts';
import type { Column, NumberColumn, Table } from '../table/table.ts';
import { readRuleLines, meets, type Line, type ScreenRule } from './read-rules.ts';

/** A screener's export: which column is what, and its numbers in one unit each. */
export interface Universe {
  readonly table: Table;
  readonly found: FoundRoles<ScreenRole>;
  /** Columns of numbers that can be compared, by role. */
  readonly columns: Readonly<Partial<Record<NumberRole, NumberColumn>>>;
  /** What a value is multiplied with: 100 where shares are written as 0.12. */
  readonly factor: Readonly<Partial<Record<NumberRole, number>>>;
  /** Roles whose column cannot be compared, and why. */
  readonly refused: readonly {
    readonly role: NumberRole;
    readonly why: 'currencies' | 'percent';
    readonly column: string;
  }[];
  /** Roles whose shares are written as 0.12 and are shown as 12 %. */
  readonly asFractions: readonly NumberRole[];
  /** Nothing says whether the market caps are in units, thousands or millions: they have an order and no amount. */
  readonly isAmountOpen: boolean;
  /** The one currency of all rows, where it is said. */
  readonly currency: string | null;
  readonly rows: readonly number[];
}

export const textAt = (column: Column | undefined, row: number): string =>
  column?.kind === 'text' || column?.kind === 'doubtful' ? (column.words[column.codes[row] ?? 0] ?? '') : '';

/** Ratios beside a column of currencies look like amounts of several: as numbers they are what they are. */
function withPlainRatios(table: Table): Table {
  const columns = table.columns.map((column): Column => {
    if (column.kind !== 'doubtful' || column.doubt !== 'mixed_currencies' || column.byRow === null)
      return column;
    const { name, plainName, at, period, byRow } = column;
    const shared = { name, plainName, at, period, values: byRow.values, decimals: byRow.decimals };
    return { ...shared, kind: 'number', unit: { kind: 'none' }, mark: '.', proof: null, evidence: null };
  });
  return { ...table, columns };
}

/** "KGV 26e" is the expected KGV, and "Div.-Rendite 26e" the dividend yield that the export gives. */
function withExpectedNames(table: Table): Table {
  const columns = table.columns.map((column): Column => {
    const base = column.name.replace(expectedYear, '');
    if (base === column.name || base === '') return column;
    return { ...column, plainName: expectedNames.find(([pattern]) => pattern.test(base))?.[1] ?? base };
  });
  return { ...table, columns };
}

/** 100 for shares written as 0.12, 1 for 12 or 12 %; null where nothing tells. */
function percentFactor(role: NumberRole, column: NumberColumn): 1 | 100 | null {
  if (column.unit.kind === 'percent') return 1;
  const sizes = [...column.values].filter((one) => Number.isFinite(one)).map(Math.abs);
  const [middle, most] = [quantile(sizes, 0.5) ?? 0, quantile(sizes, 0.95) ?? 0];
  const isYield = role === 'dividend' || role === 'fcf_yield';
  if (most <= (isYield ? 0.2 : 2) && middle <= (isYield ? 0.1 : 0.6)) return 100;
  return middle >= 1 ? 1 : null;
}

const namedScales: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:mil|mill|mio|mn|millions?|millionen)(?!\p{L})/iu, 1e6],
  [/(?<!\p{L})(?:bil|bn|mrd|billions?|milliarden)(?!\p{L})/iu, 1e9],
];

/** What amounts are multiplied with: as their unit says, else as the column's name does. */
function scaleOf({ unit, name }: NumberColumn): number {
  const own = 'scale' in unit ? unit.scale : 1;
  return own !== 1 ? own : (namedScales.find(([pattern]) => pattern.test(name))?.[1] ?? 1);
}

/** No listed company is usually worth less: amounts below it are in thousands or millions, and nothing says in which. */
const leastUsual = 1e6;

function isOpen(column: NumberColumn | undefined): boolean {
  if (column === undefined || scaleOf(column) !== 1) return false;
  return (quantile(column.values, 0.5) ?? 0) < leastUsual;
}

/** A row without a name, or one that adds the others up, is none. */
function rowsOf(table: Table, name: Column | undefined): number[] {
  return Array.from({ length: table.rowCount }, (_, row) => row).filter(
    (row) => textAt(name, row) !== '' && (table.rowKinds?.[row] ?? 'record') === 'record',
  );
}

/** Reads the roles of an export; null for a table that names nothing, or that has no number to compare. */
export function readUniverse(given: Table): Universe | null {
  const table = withExpectedNames(withPlainRatios(given));
  const found = findRoles(table, screenerRoles);
  const name = found.at.name ?? found.at.ticker;
  if (name === undefined) return null;
  const rows = rowsOf(table, name);
  // A series of days of a few securities names each of them on many rows: it is no list of companies.
  const names = new Set(rows.map((row) => textAt(name, row)));
  if (names.size * 2 < rows.length) return null;
  const currencies = new Set(rows.map((row) => textAt(found.at.currency, row)).filter((one) => one !== ''));
  const columns: Partial<Record<NumberRole, NumberColumn>> = {};
  const factor: Partial<Record<NumberRole, number>> = {};
  const refused: Universe['refused'][number][] = [];
  for (const { role } of screenerRoles) {
    const column = found.at[role];
    if (column?.kind !== 'number') continue;
    const number = role as NumberRole;
    const isMixed = given.columns.some((one) => one.at === column.at && one.kind === 'doubtful');
    const scale = percentRoles.has(number) ? percentFactor(number, column) : 1;
    if (moneyRoles.has(number) && (currencies.size > 1 || isMixed))
      refused.push({ role: number, why: 'currencies', column: column.name });
    else if (scale === null) refused.push({ role: number, why: 'percent', column: column.name });
    else {
      columns[number] = column;
      factor[number] =
        scale * (number === 'market_cap' ? scaleOf(column) : 'scale' in column.unit ? column.unit.scale : 1);
    }
  }
  const [currency = null] = currencies;
  const unit = columns.market_cap?.unit;
  if (rows.length === 0 || Object.keys(columns).length + refused.length === 0) return null;
  return {
    table: given,
    found,
    columns,
    factor,
    refused,
    asFractions: [...percentRoles].filter((role) => factor[role] === 100),
    isAmountOpen: isOpen(columns.market_cap),
    currency: currencies.size === 1 ? currency : unit?.kind === 'money' ? unit.currency : null,
    rows,
  };
}

/** So many digits hold what a cell says; a product has others behind them: 0.29 × 100 is 28.999999999999996. */
const significant = 12;

/** A value in the unit it is compared in: percent as 12, amounts in units of money. NaN for an empty cell. */
export function valueAt({ columns, factor }: Universe, role: NumberRole, row: number): number {
  const value = columns[role]?.values[row] ?? Number.NaN;
  const by = factor[role] ?? 1;
  return by === 1 ? value : Number((value * by).toPrecision(significant));
}

const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What people call a column beside its names in exports. */
const spoken: Readonly<Partial<Record<ScreenRole, readonly string[]>>> = {
  dividend: ['dividend', 'dividende'],
  market_cap: ['cap', 'mcap', 'marketvalue'],
  return_12m: [
    '12monthreturn',
    'return1y',
    'oneyearreturn',
    'performance',
    '12mreturn',
    'rendite12m',
    'rendite1jahr',
  ],
  debt_equity: ['debt', 'verschuldung'],
  country: ['country', 'land'],
};

function roleOf(subject: string, { found }: Universe): ScreenRole | null {
  const key = keyOf(subject);
  const own = screenerRoles.find(({ role }) => {
    const column = found.at[role];
    return column !== undefined && keyOf(column.name) === key;
  });
  const named =
    own ??
    screenerRoles.find(({ role, names }) =>
      [...names, ...(spoken[role] ?? [])].some((one) => keyOf(one) === key),
    );
  // Whoever says "KGV" of an export that has the expected one alone means that one; the rule is told by its name.
  const isExpected = named?.role === 'pe' && found.at.pe === undefined && found.at.forward_pe !== undefined;
  return isExpected ? 'forward_pe' : (named?.role ?? null);
}

/** Why a line of a screen is not used. */
export type RuleProblem =
  | 'not understood'
  | 'no column'
  | 'other column'
  | 'no such word'
  | 'currencies'
  | 'percent'
  | 'scale'
  | 'currency'
  | 'amount open';

const isWordRole = (role: ScreenRole | null): role is 'sector' | 'country' | 'currency' =>
  role === 'sector' || role === 'country' || role === 'currency';

/** A limit without a unit that is too small for any company says that a scale was meant. */
const leastAmount = 10_000;

const sectorNames = screenerRoles.find(({ role }) => role === 'sector')?.names ?? [];

const isOfBusiness = ({ name }: Column) => sectorNames.some((one) => keyOf(one) === keyOf(name));

/** What a row says of its business: its sector, and its industry where the export has both. */
export function businessAt({ table }: Universe, row: number): string {
  const said = table.columns.filter(isOfBusiness).map((column) => textAt(column, row));
  return said.filter((one) => one !== '').join(' · ');
}

/** "banks" and "Banken" begin as "Bank" and "Bankwesen" do. */
const beginning = (word: string) => word.toLowerCase().replace(/(?<=\p{L}{4})(?:en|es|s|n)$/u, '');

const saysWord = (text: string, word: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+(?=[\p{L}\p{N}])/u)
    .some((_, i, all) => all.slice(i).join(' ').startsWith(beginning(word)));

/** A column that the export has and no rule can be put to. */
const hasColumn = (subject: string, { table }: Universe) =>
  table.columns.some(({ name }) => keyOf(name) === keyOf(subject));

function settle(line: Line, universe: Universe): ScreenRule | RuleProblem {
  if (line.kind === 'not understood') return 'not understood';
  if (line.kind === 'without') {
    const { text, words } = line;
    const isSaid = (word: string) => universe.rows.some((row) => saysWord(businessAt(universe, row), word));
    return words.every(isSaid)
      ? { kind: 'word', text, role: 'sector', words, isNegated: true, isBegun: true }
      : 'no such word';
  }
  const role = roleOf(line.subject, universe);
  if (line.kind === 'word') {
    if (!isWordRole(role))
      return hasColumn(line.subject, universe)
        ? 'other column'
        : role === null
          ? 'not understood'
          : 'no column';
    const { text, words, isNegated } = line;
    return universe.found.at[role] === undefined
      ? 'no column'
      : { kind: 'word', text, role, words, isNegated };
  }
  if (role === null || isWordRole(role) || role === 'ticker' || role === 'name')
    return role !== null
      ? 'not understood'
      : hasColumn(line.subject, universe)
        ? 'other column'
        : 'no column';
  const refusal = universe.refused.find((one) => one.role === role);
  if (refusal !== undefined) return refusal.why;
  if (universe.columns[role] === undefined)
    return hasColumn(line.subject, universe) ? 'other column' : 'no column';
  if (line.currency !== null && line.currency !== universe.currency) return 'currency';
  const isShare = percentRoles.has(role);
  if (isShare && line.unit === 'none' && line.limit !== 0 && Math.abs(line.limit) < 1) return 'percent';
  if (line.unit === 'percent' && !isShare) return 'percent';
  if (role === 'market_cap' && universe.isAmountOpen) return 'amount open';
  if (role === 'market_cap' && line.unit === 'none' && line.limit < leastAmount) return 'scale';
  return { kind: 'number', text: line.text, role, comparison: line.comparison, limit: line.limit };
}

/** The rules of a screen that the file can answer, and the lines that were not used with the reason. */
export function readScreen(text: string, universe: Universe) {
  const rules: ScreenRule[] = [];
  const problems: { readonly text: string; readonly why: RuleProblem }[] = [];
  for (const line of readRuleLines(text)) {
    const settled = settle(line, universe);
    if (typeof settled === 'string') problems.push({ text: line.text, why: settled });
    else rules.push(settled);
  }
  return { rules, problems };
}

/** What a rule says of a row. */
export type Verdict = 'met' | 'broken' | 'loss' | 'missing';

/** A loss makes a multiple small or negative: it never meets "below". An empty cell meets nothing and breaks nothing. */
export function verdictOf(universe: Universe, rule: ScreenRule, row: number): Verdict {
  if (rule.kind === 'word' && rule.isBegun === true) {
    const text = businessAt(universe, row);
    if (text === '') return 'missing';
    return rule.words.some((one) => saysWord(text, one)) ? 'broken' : 'met';
  }
  if (rule.kind === 'word') {
    const text = textAt(universe.found.at[rule.role], row).toLowerCase();
    if (text === '') return 'missing';
    return rule.words.some((one) => text.includes(one.toLowerCase())) !== rule.isNegated ? 'met' : 'broken';
  }
  const value = valueAt(universe, rule.role, row);
  if (Number.isNaN(value)) return 'missing';
  const isLow = rule.comparison === 'below' || rule.comparison === 'most';
  if (isLow && multipleRoles.has(rule.role) && value <= 0) return 'loss';
  return meets(value, rule.comparison, rule.limit) ? 'met' : 'broken';
}
