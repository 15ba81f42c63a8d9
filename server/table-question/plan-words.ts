import type { Group } from '../table/group-rows.ts';
import type { Filter } from '../table/select-rows.ts';
import type { Table } from '../table/table.ts';
import { numberText, plainNumberText } from '../tools/number-text.ts';
import { tableQuestionTexts } from './messages/table-question-texts.ts';
import type { Plan } from './plan.ts';

const dayMs = 86_400_000;
const dayText = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** "March 2025", "Q2 2025", "2024"; null when a period is none of them. */
function periodName(from: number, to: number): string | null {
  const { months, quarter } = tableQuestionTexts();
  const [start, end] = [new Date(from), new Date(to)];
  if (start.getUTCDate() !== 1 || end.getUTCDate() !== 1) return to - from === dayMs ? dayText(from) : null;
  const year = start.getUTCFullYear();
  const count = (end.getUTCFullYear() - year) * 12 + end.getUTCMonth() - start.getUTCMonth();
  if (count === 1) return `${months[start.getUTCMonth()]} ${year}`;
  if (count === 12 && start.getUTCMonth() === 0) return String(year);
  return count === 3 && start.getUTCMonth() % 3 === 0 ? quarter(start.getUTCMonth() / 3 + 1, year) : null;
}

/** A filter's values or time alone: "North or South", "March 2025". */
export function sideWords(filter: Filter, table: Table): string {
  if (filter.kind === 'values') return filter.values.join(tableQuestionTexts().or);
  if (filter.kind === 'period' && filter.from !== null && filter.to !== null)
    return periodName(filter.from, filter.to) ?? `${dayText(filter.from)}–${dayText(filter.to - 1)}`;
  return filterWords(filter, table);
}

function filterWords(filter: Filter, table: Table): string {
  const texts = tableQuestionTexts();
  const column = table.columns[filter.column]?.name ?? '';
  if (filter.kind === 'values')
    return (filter.isNegated ? texts.isNot : texts.is)(column, filter.values.join(texts.or));
  if (filter.kind === 'number') {
    const { least, most, isStrict } = filter;
    if (least !== null && most !== null)
      return least === most
        ? texts.exactly(column, plainNumberText(least))
        : texts.between(column, plainNumberText(least), plainNumberText(most));
    if (least !== null) return (isStrict ? texts.above : texts.atLeast)(column, plainNumberText(least));
    return (isStrict ? texts.below : texts.atMost)(column, plainNumberText(most ?? 0));
  }
  const { from, to, isNegated } = filter;
  if (from === null) return texts.before(column, dayText(to ?? 0));
  if (to === null) return texts.since(column, dayText(from));
  const name = periodName(from, to);
  if (name === null) return texts.range(column, dayText(from), dayText(to - 1));
  return (isNegated ? texts.notWithin : texts.within)(column, name);
}

/** "Region", "month". */
export function groupWords({ column, part }: Group, table: Table): string {
  const own = table.columns[column];
  if (part === null || own?.kind !== 'date' || own.precision === part) return own?.name ?? '';
  return tableQuestionTexts().parts[part];
}

function measureWords({ measure, operation, weights }: Plan, table: Table): string {
  const { operations, ratio, percentRatio, weighted } = tableQuestionTexts();
  const nameOf = (at: number) => table.columns[at]?.name ?? '';
  if (measure === null) return operations.count;
  if (measure.kind === 'ratio')
    return (measure.isPercent ? percentRatio : ratio)(nameOf(measure.numerator), nameOf(measure.denominator));
  const what = `${operations[operation]} ${nameOf(measure.column)}`.trim();
  return weights === null ? what : weighted(what, nameOf(weights));
}

/** A plan in words: "Sum of Revenue where Region is North and Date in March 2025 by Customer, 3 highest". They can be asked as they stand. */
export function planWords(plan: Plan, table: Table): string {
  const texts = tableQuestionTexts();
  const { filters, groups, top, order } = plan;
  const where = filters.map((filter) => filterWords(filter, table)).join(texts.and);
  const by = groups.map((group) => groupWords(group, table)).join(texts.and);
  const count = top === null ? '' : numberText(top.count, 0);
  const ranked = top === null ? '' : (top.end === 'highest' ? texts.highest : texts.lowest)(count);
  const sorted = order === null ? '' : texts[order];
  const tail = `${by === '' ? '' : texts.by(by)}${where === '' ? '' : texts.where(where)}${ranked}${sorted}`;
  return compareWords(plan, `${measureWords(plan, table)}${tail}`, table);
}

function compareWords({ compare }: Plan, what: string, table: Table): string {
  const texts = tableQuestionTexts();
  if (compare === null) return what;
  if (compare.kind === 'sequence') return texts.sequence(what);
  if (compare.kind === 'share')
    return compare.part === null
      ? texts.shareOfGroups(what)
      : texts.share(filterWords(compare.part, table), what);
  const sides = [sideWords(compare.a, table), sideWords(compare.b, table)] as const;
  return compare.kind === 'change' ? texts.change(what, ...sides) : texts.versus(what, ...sides);
}
