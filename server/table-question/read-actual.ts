import type { NumberColumn } from '../table/table.ts';
import { columnOf, type Reading } from './reading.ts';
import { phraseLength } from './words/lexicon.ts';

const actualName =
  /^(?:ist|actuals?|actual (?:cost|costs|spend|spending|amount)|spent|ist[- ]?(?:kosten|werte?|betrag)|tatsächlich)$/i;
const plannedName = /^(?:budget|budgeted|plan|planned|soll|ansatz|plan[- ]?(?:kosten|werte?|betrag))$/i;
const varianceName = /^(?:variance|deviation|difference|over ?\/ ?under|abweichung|differenz|delta)$/i;

/** What was planned beside what it came to; null for tables that do not have one of each. */
function columnsOfPlan({ records }: Reading): { actual: number; planned: number } | null {
  const named = (pattern: RegExp) =>
    records.table.columns.flatMap((column, at) =>
      column.kind === 'number' && pattern.test(column.plainName.trim()) ? [at] : [],
    );
  const [actuals, plans] = [named(actualName), named(plannedName)];
  const [actual, planned] = [actuals[0], plans[0]];
  return actuals.length === 1 && plans.length === 1 && actual !== undefined && planned !== undefined
    ? { actual, planned }
    : null;
}

/** The column that is, in every row, what was spent less what was planned; null for none. */
function varianceOf(reading: Reading): { column: number; planned: number } | null {
  const both = columnsOfPlan(reading);
  const { columns, rowCount } = reading.records.table;
  const at = columns.findIndex((one) => one.kind === 'number' && varianceName.test(one.plainName.trim()));
  const [own, actual, planned] = [at, both?.actual ?? -1, both?.planned ?? -1].map((one) => columns[one]);
  if (both === null || own?.kind !== 'number' || actual?.kind !== 'number' || planned?.kind !== 'number')
    return null;
  const isProven = Array.from({ length: rowCount }, (_, row) => isLess(own, actual, planned, row)).every(
    Boolean,
  );
  return isProven ? { column: at, planned: both.planned } : null;
}

function isLess(own: NumberColumn, actual: NumberColumn, planned: NumberColumn, row: number): boolean {
  const [value, a, b] = [own, actual, planned].map(({ values }) => values[row] ?? Number.NaN);
  if (value === undefined || a === undefined || b === undefined) return false;
  if (Number.isNaN(a) && Number.isNaN(b)) return true;
  return Math.abs(value - (a - b)) <= 1.5 * 10 ** -Math.max(own.decimals, actual.decimals, planned.decimals);
}

const really = /^(?:actually|really|tatsachlich|wirklich|effektiv)$/;
const spent = /^(?:spend|spent|cost|costs|ausgegeben|gekostet|kostete|kosteten)$/;
const plannedWord = /^(?:planned|budgeted|geplant|budgetiert|veranschlagt|vorgesehen)$/;

/** True where the question names a column of numbers itself. */
const namesNumber = ({ tokens, words, records }: Reading) =>
  tokens.some((_, at) =>
    words.columnsAt(tokens, at)?.columns.some((one) => records.table.columns[one]?.kind === 'number'),
  );

/** "What did it actually cost" of a plan and what it came to: the second; "planned" is the first. */
function readSpent(reading: Reading, at: number): number {
  const { tokens } = reading;
  const folded = tokens[at]?.folded ?? '';
  const both =
    really.test(folded) || spent.test(folded) || plannedWord.test(folded) ? columnsOfPlan(reading) : null;
  if (both === null || reading.words.valuesAt(tokens, at) !== null) return 0;
  const column = plannedWord.test(folded) ? both.planned : both.actual;
  const own = reading.measures.every((one) => one.join() === String(column));
  const isOther = namesNumber(reading) || tokens.some((_, i) => phraseLength(tokens, i, 'more', 'than') > 0);
  if (isOther || !own) return 0;
  if (reading.measures.length === 0) reading.measures.push([column]);
  return 1;
}

const plannedThan =
  /^(?:(?:as |was |were )?(?:planned|budgeted)|(?:the )?(?:budget|plan)|geplant|budgetiert|veranschlagt|vorgesehen|(?:das |im )?(?:budget|plan)(?: vorgesehen)?)$/;

/** "Did we spend more than planned in total": the sums of both, one less the other; of single rows nothing is asked. */
function readMoreInAll(reading: Reading, at: number): number {
  const { tokens } = reading;
  const both = phraseLength(tokens, at, 'more') > 0 ? columnsOfPlan(reading) : null;
  if (both === null || !tokens.some((_, i) => phraseLength(tokens, i, 'sum') > 0)) return 0;
  const asksRows = tokens.some((_, i) => phraseLength(tokens, i, 'which', 'how_many', 'list', 'who') > 0);
  if (asksRows || reading.groups.length > 0) return 0;
  const verb = /^(?:spent|spend|ausgegeben|gekostet|cost|money|geld)$/;
  let start = at + 1;
  while (verb.test(tokens[start]?.folded ?? '')) start += 1;
  const than = phraseLength(tokens, start, 'than');
  if (than === 0) return 0;
  for (let length = 3; length > 0; length -= 1) {
    const said = tokens.slice(start + than, start + than + length).map(({ folded }) => folded);
    if (said.length < length || !plannedThan.test(said.join(' '))) continue;
    reading.minus = { minuend: [both.actual], subtrahend: [both.planned] };
    reading.operations.delete('sum');
    return start + than + length - at;
  }
  return 0;
}

const overrun =
  /^(?:overspend|overspends|overspending|overrun|overruns|cost overrun|budget overrun|uberschreitung|uberschreitungen|budgetuberschreitung|kostenuberschreitung)$/;
const underrun =
  /^(?:underspend|underspends|underspending|unterschreitung|unterschreitungen|budgetunterschreitung)$/;

/** True where the question names what lies over or under a plan. */
export const asksOverrun = ({ tokens }: Reading): boolean =>
  tokens.some(({ folded }) => overrun.test(folded) || underrun.test(folded));

/** "The biggest overspend": the row where the column of differences is highest. */
function readOverrun(reading: Reading, at: number): number {
  const { tokens } = reading;
  const lead = phraseLength(tokens, at, 'max');
  const folded = tokens[at + lead]?.folded ?? '';
  const isOver = overrun.test(folded);
  if (lead === 0 || (!isOver && !underrun.test(folded))) return 0;
  const variance = varianceOf(reading);
  const own = variance === null ? undefined : columnOf(reading, variance.column);
  if (variance === null || own?.kind !== 'number') return 0;
  // Where nothing was over there is no overspend.
  if (!own.values.some((value) => (isOver ? value > 0 : value < 0))) return 0;
  reading.operations.add(isOver ? 'max' : 'min');
  reading.measures.push([variance.column]);
  return lead + 1;
}

const percentOff =
  /^(?:(?:by )?(?:how many|what) (?:percent|percentage|per cent)|um wie ?viel prozent|wie ?viel prozent)$/;
const offBudget =
  /^(?:over or under|above or below|over|under|above|below|uber oder unter|uber|unter) (?:the |its |their |dem |das |sein\p{L}* |ihr\p{L}* )?(?:budget|plan)$/u;

/** "By what percentage was IT over or under budget": the differences over what was planned. */
function readPercentOff(reading: Reading, at: number): number {
  const { tokens } = reading;
  const isAsked = tokens.some((_, i) =>
    [2, 3, 4].some((length) =>
      percentOff.test(
        tokens
          .slice(i, i + length)
          .map(({ folded }) => folded)
          .join(' '),
      ),
    ),
  );
  if (!isAsked) return 0;
  const lengthOf = (pattern: RegExp) =>
    [5, 4, 3, 2].find((length) => {
      const said = tokens.slice(at, at + length).map(({ folded }) => folded);
      return said.length === length && pattern.test(said.join(' '));
    }) ?? 0;
  const variance = varianceOf(reading);
  if (variance === null) return 0;
  const isBehind = tokens.some((_, i) =>
    [5, 4, 3, 2].some((length) =>
      offBudget.test(
        tokens
          .slice(i, i + length)
          .map(({ folded }) => folded)
          .join(' '),
      ),
    ),
  );
  if (!isBehind) return 0;
  const lead = lengthOf(percentOff);
  if (lead > 0) return lead;
  const off = lengthOf(offBudget);
  if (off === 0) return 0;
  reading.ratio = { numerator: [variance.column], denominator: [variance.planned], isPercent: true };
  return off;
}

/** Everyday words for what was planned and what it came to. */
export const readActual = (reading: Reading, at: number): number =>
  readPercentOff(reading, at) ||
  readMoreInAll(reading, at) ||
  readOverrun(reading, at) ||
  readSpent(reading, at);
