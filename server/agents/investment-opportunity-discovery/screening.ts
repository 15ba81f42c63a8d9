import type { Ranking } from '../../factors/rank.ts';
import { rankRows } from '../../factors/rank.ts';
import { percentRoles, type NumberRole } from '../../packs/exports/screener.ts';
import type { ScreenRule } from '../../screen-rules/read-rules.ts';
import { readScreen, verdictOf, type Verdict } from '../../screen-rules/screen.ts';
import { readUniverse, textAt, valueAt, type Universe } from '../../screen-rules/universe.ts';
import { numberText, percentText, plainNumberText } from '../../tools/number-text.ts';
import type { StepHandle } from '../../engines/run-context.ts';
import type { Words } from '../../report/words.ts';
import type { DocumentTable } from '../../statements/read-statements.ts';
import type { Dossier } from '../ground/dossier.ts';
import { cellFigure } from '../ground/table-figures.ts';
import { screenTexts } from './messages/screen-texts.ts';
import type { readScreenRequest } from './request.ts';

export interface Outcome {
  /** Place among the rows of the universe. */
  readonly at: number;
  readonly row: number;
  readonly verdicts: readonly Verdict[];
}

/** A universe with what the rules and the ranking say of each row. */
export interface Screening {
  readonly dossier: Dossier;
  readonly source: DocumentTable;
  readonly universe: Universe;
  readonly rules: readonly ScreenRule[];
  readonly problems: ReturnType<typeof readScreen>['problems'];
  readonly ranking: Ranking;
  readonly outcomes: readonly Outcome[];
  /** Those that pass, best first, then those that could not be ranked. */
  readonly passed: readonly Outcome[];
  readonly hasSeveral: boolean;
}

export interface ScreenWriting {
  readonly step: StepHandle;
  readonly dossiers: readonly Dossier[];
  readonly screening: Screening;
}

type Request = Pick<ReturnType<typeof readScreenRequest>, 'rules' | 'weights'>;

/** Screens and ranks the largest table of companies of a document; null where it has none. */
export function screenDossier(dossier: Dossier, { rules: typed, weights }: Request): Screening | null {
  const all = dossier.text.tables.flatMap((table, at) => {
    const universe = readUniverse(table);
    return universe === null ? [] : [{ universe, source: { document: dossier.key, at, table } }];
  });
  const [first] = all.toSorted((a, b) => b.universe.rows.length - a.universe.rows.length);
  if (first === undefined) return null;
  const { universe, source } = first;
  const { rules, problems } = readScreen(typed, universe);
  const ranking = rankRows(universe, weights);
  const outcomes = universe.rows.map((row, at) => ({
    at,
    row,
    verdicts: rules.map((rule) => verdictOf(universe, rule, row)),
  }));
  const score = ({ at }: Outcome) => ranking.scores[at] ?? Number.NaN;
  const passed = outcomes
    .filter(({ verdicts }) => verdicts.every((one) => one === 'met'))
    .toSorted(
      (a, b) =>
        (Number.isNaN(score(a)) ? 1 : 0) - (Number.isNaN(score(b)) ? 1 : 0) ||
        score(b) - score(a) ||
        a.at - b.at,
    );
  return {
    dossier,
    source,
    universe,
    rules,
    problems,
    ranking,
    outcomes,
    passed,
    hasSeveral: all.length > 1,
  };
}

/** What a company is called: its name, else its ticker. */
export function nameOf({ universe }: Screening, row: number): string {
  return textAt(universe.found.at.name, row) || textAt(universe.found.at.ticker, row);
}

/** What tells it from others: its ticker, else its name. */
export function keyOf({ universe }: Screening, row: number): string {
  return (textAt(universe.found.at.ticker, row) || textAt(universe.found.at.name, row)).trim();
}

/** Begins the ids of its figures; the line keeps two rows of one name apart. */
export const idOf = (screening: Screening, row: number): string =>
  `${keyOf(screening, row)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')}-${screening.universe.table.lines[row] ?? row}`;

/** A number of a role as printed. */
export function printed(universe: Universe, role: NumberRole, value: number): string {
  if (percentRoles.has(role)) return percentText(value / 100, 1);
  if (role === 'market_cap' && !universe.isAmountOpen)
    return screenTexts().million(universe.currency, numberText(value / 1e6, 1));
  return numberText(value, 2);
}

/** A cell of a company as a figure; a dash where it is empty. */
export function cellMark(w: ScreenWriting, row: number, role: NumberRole): Words {
  const { universe, source } = w.screening;
  const column = universe.columns[role];
  const value = valueAt(universe, role, row);
  if (column === undefined || Number.isNaN(value)) return [{ kind: 'text', text: '—' }];
  const shown = {
    id: `${idOf(w.screening, row)}-${role}`,
    label: `${nameOf(w.screening, row)}: ${screenTexts().roles[role]}`,
    value: printed(universe, role, value),
  };
  return cellFigure(w, { source, row, column }, shown);
}

/** A limit as people write one: "20", "12 %", "USD 500 million". */
function limitText(universe: Universe, role: NumberRole, limit: number): string {
  if (percentRoles.has(role)) return `${plainNumberText(limit, 4)}\u00a0%`;
  if (role === 'market_cap') return screenTexts().million(universe.currency, plainNumberText(limit / 1e6, 3));
  return plainNumberText(limit, 4);
}

/** A rule in plain words: "P/E below 15". */
export function ruleText(universe: Universe, rule: ScreenRule): string {
  const { roles, rule: say } = screenTexts();
  const role = roles[rule.role];
  if (rule.kind === 'word') return `${role} ${rule.isNegated ? say.isNot : say.is} ${rule.words.join(', ')}`;
  return `${role} ${say[rule.comparison]} ${limitText(universe, rule.role, rule.limit)}`;
}
