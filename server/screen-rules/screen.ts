import { multipleRoles, percentRoles, screenerRoles, type ScreenRole } from '../packs/exports/screener.ts';
import type { Column } from '../table/table.ts';
import { meets, readRuleLines, type Line, type ScreenRule } from './read-rules.ts';
import { textAt, valueAt, type Universe } from './universe.ts';

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
  // Whoever says "KGV" of an export that has the expected one alone means that one; the rule is recognised by its name.
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
