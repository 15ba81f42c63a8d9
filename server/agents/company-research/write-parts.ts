import type { Comparison } from '../../compare/compare-claims.ts';
import { timeInYear } from '../../compare/derive-claims.ts';
import type { Block } from '../../report/blocks.ts';
import { companyTexts } from './messages/company-texts.ts';
import { unitTables, type Entry } from './unit-tables.ts';
import { timeText } from './value-text.ts';
import { attributeOf, nameOf, type Writing } from './writing.ts';

const idOf = (...parts: readonly string[]) =>
  parts
    .join('-')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 70);

const isYear = (time: string) => /^\d{4}$/.test(time);

/** Comparisons of figures that are not the company's year: of a part of it, or of a shorter time. */
function partial({ findings }: Writing): Comparison[] {
  return findings.comparisons.filter(({ attribute, part, time }) => {
    const kind = attributeOf(attribute)?.kind;
    if ((kind !== 'flow' && kind !== 'stock') || attribute === 'capital') return false;
    const isOfYear = timeInYear(time.slice(0, 4), attributeOf(attribute), findings.yearEnd) === time;
    return part !== null || (!isOfYear && /-(?:Q|H|\d\d$)/.test(time));
  });
}

function entryOf(comparison: Comparison, place: { row: string; column: string }): Entry[] {
  const { attribute, part, time } = comparison;
  const values = comparison.values.filter(
    (value) => value.state === 'holds' && value.claims.some((claim) => claim.voice === 'own'),
  );
  if (values.length === 0) return [];
  const name = [nameOf(attribute), part ?? '', timeText(time)].filter((one) => one !== '').join(' ');
  return [{ ...place, name, id: idOf(attribute, part ?? '', time, 'part'), values }];
}

/** Segments by year, and shorter periods: never added to or taken for the company's year. */
export function writeParts(writing: Writing): Block[] {
  const texts = companyTexts();
  const found = partial(writing);
  const segments = found.filter(({ part, time }) => part !== null && (isYear(time) || time === ''));
  const bySegment = [...Map.groupBy(segments, ({ attribute }) => attribute)].flatMap(([attribute, group]) => {
    const columnOf = ({ time }: Comparison) => (time === '' ? texts.undatedColumn : time);
    const columns = [...new Set(group.map(columnOf))].sort();
    const entries = group.flatMap((one) => entryOf(one, { row: one.part ?? '', column: columnOf(one) }));
    const title = (unit: string) => texts.bySegment(nameOf(attribute), unit);
    return unitTables(writing, entries, { head: texts.segment, columns, title, isChart: true });
  });
  const shorter = found
    .filter((one) => !segments.includes(one))
    .toSorted((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0));
  const entries = shorter
    .filter(({ part }) => part === null)
    .flatMap((one) => entryOf(one, { row: timeText(one.time), column: nameOf(one.attribute) }));
  const columns = [...new Set(entries.map(({ column }) => column))];
  const ofParts = shorter.filter(({ part }) => part !== null);
  const byQuarter = [...Map.groupBy(ofParts, ({ attribute }) => attribute)].flatMap(([attribute, group]) => {
    const cells = group.flatMap((one) => entryOf(one, { row: one.part ?? '', column: timeText(one.time) }));
    const times = [...new Set(group.map(({ time }) => timeText(time)))];
    const title = (unit: string) => texts.bySegment(nameOf(attribute), unit);
    return unitTables(writing, cells, { head: texts.segment, columns: times, title });
  });
  return [
    ...bySegment,
    ...byQuarter,
    ...unitTables(writing, entries, { head: texts.period, columns, title: texts.shorterPeriods }),
  ];
}
