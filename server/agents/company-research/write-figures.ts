import type { Claim } from '../../claims/claim.ts';
import {
  changeInYear,
  heldValue,
  ratioInYear,
  timeInYear,
  yearBefore,
  type Compared,
} from '../../compare/derive-claims.ts';
import { companyRatios, ratioRule, type RatioRule } from '../../packs/statement/ratios.ts';
import type { Block } from '../../report/blocks.ts';
import { allButFirst, paragraph, table } from '../../report/build-blocks.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { signedPercentText } from '../../tools/number-text.ts';
import { cite } from '../ground/dossier.ts';
import { measureName, printRatio, ratioFormula } from '../ground/ratio-text.ts';
import { figureLink, sourceLinks } from '../writing/evidence-links.ts';
import { findingsAbout } from './also-said.ts';
import { companyAttributeList } from './document-findings.ts';
import { companyTexts, section } from './messages/company-texts.ts';
import { inputOf, unitTables, type Entry } from './unit-tables.ts';
import { idTime, shortText } from './value-text.ts';
import { writeGuidance } from './write-guidance.ts';
import { writeOtherFigures } from './write-other-figures.ts';
import { writeParts } from './write-parts.ts';
import { attributeOf, marksOf, nameOf, type Writing } from './writing.ts';

const idOf = (...parts: readonly string[]) => parts.map(idTime).join('-').replaceAll('_', '-');

/** Attributes whose values are shown by year. */
const yearly = companyAttributeList.filter(
  ({ kind, id }) => (kind === 'flow' || kind === 'stock') && id !== 'capital',
);

interface YearEntry extends Entry {
  readonly attribute: string;
}

/** What holds of each attribute in each year, the last five years. */
function yearEntries({ findings }: Writing): { years: string[]; entries: YearEntry[] } {
  const all = yearly.flatMap((attribute) =>
    yearsOf(findings, attribute.id).flatMap((year): YearEntry[] => {
      const time = timeInYear(year, attribute, findings.yearEnd);
      const held = heldValue(findings.comparisons, attribute.id, time);
      if (held === null) return [];
      const { claim, quantity } = held;
      const place = { row: nameOf(attribute.id), column: year, attribute: attribute.id };
      const said = { name: `${nameOf(attribute.id)} ${year}`, id: idOf(attribute.id, year) };
      return [{ ...place, ...said, values: [{ value: quantity, claims: [claim] }] }];
    }),
  );
  const years = [...new Set(all.map(({ column }) => column))].sort().slice(-5);
  return { years, entries: all.filter(({ column }) => years.includes(column)) };
}

/** The years of business that an attribute is known of; the day of a stock is the last of one. */
function yearsOf({ comparisons, yearEnd }: Compared, id: string): string[] {
  const attribute = attributeOf(id);
  return comparisons
    .filter((one) => one.attribute === id && one.part === null)
    .flatMap(({ time }) => {
      const year = /^\d{4}(?:\/\d\d)?/.exec(time)?.[0];
      return year !== undefined && timeInYear(year, attribute, yearEnd) === time ? [year] : [];
    });
}

/** Figures by year, what was computed from them, segments and shorter periods, and what is expected. */
export function writeFigures(writing: Writing): Block[] {
  const texts = companyTexts();
  const { years, entries } = yearEntries(writing);
  const { comparisons, yearEnd } = writing.findings;
  // Not "—" where sources give a figure and differ about it.
  const empty = (row: string, column: string) => {
    const attribute = yearly.find(({ id }) => nameOf(id) === row);
    const time = timeInYear(column, attribute, yearEnd);
    const found = comparisons.filter(
      (one) => one.attribute === attribute?.id && one.time === time && one.part === null,
    );
    const holding = found.flatMap(({ values }) => values.filter(({ state }) => state === 'holds'));
    // "Around EUR 0.4 million" alone is no dispute: it only enters no table.
    if (holding.length === 1) return texts.onlyRounded;
    return found.length > 0 ? texts.disputed : '—';
  };
  // Sources are numbered in the order of the report: the chart is written first.
  const drawn = yearChart(writing, entries, years);
  const tables =
    entries.length === 0
      ? [paragraph(texts.noFigures)]
      : unitTables(writing, entries, { head: texts.line, columns: years, title: texts.byYear, empty });
  return section(
    'figures',
    ...drawn,
    ...tables,
    ...preliminary(writing, entries),
    ...ratioTable(writing, years),
    ...writeParts(writing),
    ...writeGuidance(writing),
    ...writeOtherFigures(writing),
  );
}

const isPreliminary =
  /(?<!\p{L})(?:preliminary|provisional|unaudited|vorläufig\p{L}*|ungeprüft\p{L}*)(?!\p{L})/iu;

/** "…, not EUR 4 million as stated in the preliminary announcement": said of another value. */
const ofAnother =
  /(?<=\d[^.]*[\s,(])(?:not|rather than|instead of|nicht|statt|compared (?:with|to)|against|gegenüber)(?!\p{L}).*$/iu;

/** What a row says of one year is before a colon: "FY2025 (preliminary): 605". */
function saysPreliminary({ from, place }: Claim, year: string): boolean {
  if (from !== 'table') return isPreliminary.test(place.quote.replace(ofAnother, ''));
  return place.quote
    .split(' · ')
    .map((cell) => cell.slice(0, Math.max(0, cell.lastIndexOf(':'))))
    .some((head) => head.includes(year) && isPreliminary.test(head));
}

/** Figures that their own sources call preliminary or unaudited; nothing where none is. */
function preliminary({ step, findings }: Writing, entries: readonly YearEntry[]): Block[] {
  const found = entries.flatMap(({ name, column, values }) => {
    const claims = values.flatMap((value) => value.claims);
    const claim = claims.every((one) => saysPreliminary(one, column)) ? claims[0] : undefined;
    return claim === undefined ? [] : [words`${name}${marksOf(step, [findings.evidence(claim.place)])}`];
  });
  return found.length === 0 ? [] : [paragraph(companyTexts().preliminary(joinWords(found, ', ')))];
}

const drawnLines = ['revenue', 'operating_profit', 'net_income'];

/** Revenue and profits by year, drawn where they are of one unit and there are two years of revenue or more. */
function yearChart(writing: Writing, entries: readonly YearEntry[], years: readonly string[]): Block[] {
  const shown = entries.filter(({ attribute }) => drawnLines.includes(attribute));
  if (shown.filter(({ attribute }) => attribute === 'revenue').length < 2) return [];
  const byYear = years.flatMap((year) =>
    shown.filter(({ column }) => column === year).map((one) => ({ ...one, row: year, column: one.row })),
  );
  const columns = drawnLines.map(nameOf);
  const blocks = unitTables(writing, byYear, {
    head: companyTexts().year,
    columns,
    title: companyTexts().chartByYear,
    isChart: true,
  });
  return blocks.length === 1 && blocks[0]?.kind === 'chart' ? blocks : [];
}

/** A ratio of one year as a figure; null where it is not computed. */
function ratioFigure(writing: Writing, rule: RatioRule, year: string): Said | null {
  const { step, findings } = writing;
  const found = ratioInYear(findings, rule, year);
  const [first] = found?.from ?? [];
  if (found === null || first === undefined) return null;
  const attribute = companyAttributeList.find(({ ratio }) => ratio === rule.id)?.id;
  const itself = attribute === undefined ? undefined : { attribute, time: year };
  return figureLink(step, {
    id: idOf(rule.id, year),
    label: `${measureName(rule.id)} ${year}`,
    value: printRatio(rule, found.value),
    formula: ratioFormula(rule, nameOf),
    inputs: found.from.map((claim) => inputOf(writing, claim, `${nameOf(claim.attribute)} ${year}`)),
    source_n: cite(step, findings.evidence(first.place)),
    ...findingsAbout(writing, found.from, itself),
  });
}

const revenueOf = (year: string) => `${nameOf('revenue')} ${year}`;

/** The growth of revenue against the year before as a figure; null where it is not computed. */
function growthFigure(writing: Writing, year: string): Said | null {
  const { step, findings } = writing;
  const found = changeInYear(findings, 'revenue', year);
  const [now, then] = found?.from ?? [];
  if (found === null || now === undefined || then === undefined) return null;
  return figureLink(step, {
    id: idOf('growth', year),
    label: `${nameOf('revenue_growth')} ${year}`,
    value: signedPercentText(found.value),
    formula: `\\frac{\\text{${revenueOf(year)}}}{\\text{${revenueOf(yearBefore(year))}}} - 1`,
    inputs: [inputOf(writing, now, revenueOf(year)), inputOf(writing, then, revenueOf(yearBefore(year)))],
    source_n: cite(step, findings.evidence(now.place)),
    ...findingsAbout(writing, found.from, { attribute: 'revenue_growth', time: year }),
  });
}

/** A growth or share that was computed for a year as a figure; null where it is not computed. */
export function computedFigure(writing: Writing, attribute: string, year: string): Said | null {
  const { of, ratio } = attributeOf(attribute) ?? {};
  if (of === 'revenue') return growthFigure(writing, year);
  const rule = ratio === undefined ? undefined : ratioRule(ratio);
  return rule === undefined ? null : ratioFigure(writing, rule, year);
}

/** A figure of one year with its unit, for a sentence; null where none holds. */
function yearFigure(writing: Writing, id: string, year: string): Said | null {
  const { step, findings } = writing;
  const time = timeInYear(year, attributeOf(id), findings.yearEnd);
  const held = heldValue(findings.comparisons, id, time);
  if (held === null || held.quantity.unit.kind !== 'money') return null;
  const name = `${nameOf(id)} ${year}`;
  const n = cite(step, findings.evidence(held.claim.place));
  const { text, isRounded } = shortText(held.quantity);
  const link = figureLink(step, {
    id: idOf(id, year, 'whole'),
    label: name,
    value: text,
    formula: isRounded ? companyTexts().asStatedRounded : companyTexts().asStated,
    inputs: [inputOf(writing, held.claim, name)],
    source_n: n,
    ...findingsAbout(writing, [held.claim]),
  });
  return words`${link}${sourceLinks(n)}`;
}

function ratioTable(writing: Writing, years: readonly string[]): Block[] {
  const texts = companyTexts();
  const growth = [nameOf('revenue_growth'), ...years.map((year) => growthFigure(writing, year) ?? '—')];
  const ratios = companyRatios.map((rule) => [
    measureName(rule.id),
    ...years.map((year) => ratioFigure(writing, rule, year) ?? '—'),
  ]);
  const rows = [growth, ...ratios].filter((row) => row.slice(1).some((cell) => cell !== '—'));
  const heads = [texts.ratio, ...years];
  return rows.length === 0
    ? []
    : [table(heads, rows, { title: texts.ratiosTitle, right: allButFirst(heads) })];
}

/** Results and equity that are below zero in the last year they are known of. */
export function belowZero(writing: Writing): Words[] {
  const { findings } = writing;
  return ['net_income', 'equity'].flatMap((id): Words[] => {
    const year = yearsOf(findings, id).toSorted().at(-1);
    if (year === undefined) return [];
    const time = timeInYear(year, attributeOf(id), findings.yearEnd);
    const held = heldValue(findings.comparisons, id, time);
    const figure = held !== null && held.quantity.value < 0 ? yearFigure(writing, id, year) : null;
    return figure === null ? [] : [companyTexts().isNegative(`${nameOf(id)} ${year}`, figure)];
  });
}

/** The last year of which revenue is known, with what a first sentence says of it; null where there is none. */
export function lastYear(writing: Writing) {
  const years = yearsOf(writing.findings, 'revenue').toSorted().toReversed();
  const rule = ratioRule('operating_margin');
  for (const year of years) {
    const revenue = yearFigure(writing, 'revenue', year);
    if (revenue === null || rule === undefined) continue;
    const profit = yearFigure(writing, 'operating_profit', year);
    return {
      year,
      revenue,
      growth: growthFigure(writing, year),
      profit,
      margin: ratioFigure(writing, rule, year),
    };
  }
  return null;
}
