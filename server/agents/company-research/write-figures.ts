import type { Claim, Quantity } from '../../claims/claim.ts';
import { heldValue, ratioAt } from '../../compare/derive-claims.ts';
import type { Attribute } from '../../packs/attribute.ts';
import { companyRatios } from '../../packs/company/ratios.ts';
import { dayText, numberText, percentText, signedPercentText } from '../../tools/number-text.ts';
import { placeText } from '../../tools/place-text.ts';
import { figureMark, plainText, sourceMark, table } from '../writing/marks.ts';
import { cite } from '../ground/dossier.ts';
import { companyAttributeList } from './findings.ts';
import { companyTexts, heading } from './messages/company-texts.ts';
import { convertedText, decimalsOf, scaleOf, valueText } from './value-text.ts';
import { marksOf, type Writing } from './writing.ts';

const shownKinds: readonly Attribute['kind'][] = ['flow', 'stock'];

/** The key of a year as an attribute's time: a stock stands at its end. */
function timeIn(year: string, attribute: Attribute | undefined): string {
  return attribute?.kind === 'stock' ? `${year}-12-31` : year;
}

const attributeOf = (id: string) => companyAttributeList.find((one) => one.id === id);

function nameOf(id: string): string {
  const names = companyTexts().attributes;
  return names[id as keyof typeof names];
}

/** The scale all money of the section is written in, with its words; null when currencies differ or units are missing. */
function commonUnit(claims: readonly Claim[]): { words: string; scale: number } | null {
  const money = claims.flatMap((claim) => (claim.value.kind === 'quantity' ? [claim.value] : []));
  const units = new Set(money.map((one) => (one.unit.kind === 'money' ? one.unit.currency : '')));
  const [currency] = units;
  if (units.size !== 1 || currency === undefined || currency === '') return null;
  const scale = scaleOf(money);
  return {
    words: companyTexts()
      .money(currency, '', scale === 1 ? '' : companyTexts().scales[scale])
      .trim(),
    scale,
  };
}

function numberIn(quantity: Quantity, scale: number): string {
  return numberText(quantity.value / scale, decimalsOf(quantity, scale));
}

/** What a figure rests on: value in its own unit, converted where the source writes another scale. */
function inputOf({ findings }: Writing, claim: Claim, name: string) {
  const evidence = findings.evidence(claim.place);
  const shown = claim.value.kind === 'quantity' ? convertedText(claim.value) : valueText(claim.value);
  return { name, value: shown, from: `${evidence.dossier.name}, ${placeText(evidence.place)}` };
}

/** Figures by year, what was computed from them, segments and shorter periods, and what is expected. */
export function writeFigures(writing: Writing): void {
  const { step, findings } = writing;
  const texts = companyTexts();
  const lines = [heading('figures'), ''];
  const held = companyAttributeList
    .filter((attribute) => shownKinds.includes(attribute.kind) && attribute.id !== 'capital')
    .flatMap((attribute) =>
      yearsOf(writing, attribute).map((year) => ({
        attribute,
        year,
        found: heldValue(findings.comparisons, attribute.id, timeIn(year, attribute)),
      })),
    )
    .flatMap(({ found, ...rest }) => (found === null ? [] : [{ ...rest, ...found }]));
  const years = [...new Set(held.map((one) => one.year))].sort().slice(-5);
  if (held.length === 0) lines.push(texts.noFigures, '');
  else lines.push(...yearTable(writing, held, years), ...ratioTable(writing, years));
  lines.push(...partTable(writing), ...guidanceTable(writing));
  step.write('report', `${lines.join('\n')}\n`);
}

function yearsOf({ findings }: Writing, attribute: Attribute): string[] {
  const times = findings.comparisons
    .filter((one) => one.attribute === attribute.id && one.part === null)
    .map((one) => one.time);
  const pattern = attribute.kind === 'stock' ? /^(\d{4})-12-31$/ : /^(\d{4})$/;
  return times.flatMap((time) => pattern.exec(time)?.[1] ?? []);
}

interface Held {
  readonly attribute: Attribute;
  readonly year: string;
  readonly claim: Claim;
  readonly quantity: Quantity;
}

function yearTable(writing: Writing, held: readonly Held[], years: readonly string[]): string[] {
  const { step, findings } = writing;
  const texts = companyTexts();
  const unit = commonUnit(held.map((one) => one.claim));
  const isUnitless = held.every((one) => one.quantity.unit.kind === 'none');
  const rows = companyAttributeList
    .filter((attribute) => held.some((one) => one.attribute === attribute && years.includes(one.year)))
    .map((attribute) => [
      `${nameOf(attribute.id)}`,
      ...years.map((year) => {
        const one = held.find((other) => other.attribute === attribute && other.year === year);
        if (one === undefined) return '—';
        const n = cite(step, findings.evidence(one.claim.place));
        const name = `${nameOf(attribute.id)} ${year}`;
        const value =
          unit === null && !isUnitless ? valueText(one.quantity) : numberIn(one.quantity, unit?.scale ?? 1);
        const mark = figureMark(step, {
          id: `${attribute.id.replaceAll('_', '-')}-${year}`,
          label: unit === null ? name : `${name}, ${unit.words}`,
          value,
          formula: texts.asStated,
          inputs: [inputOf(writing, one.claim, name)],
          source_n: n,
        });
        return `${mark}${sourceMark(n)}`;
      }),
    ]);
  return [
    ...(unit === null ? (isUnitless ? [texts.noUnit, ''] : []) : [texts.unit([unit.words]), '']),
    table(
      [texts.line, ...years],
      rows,
      years.map((_, i) => i + 1),
    ),
    '',
  ];
}

function ratioTable(writing: Writing, years: readonly string[]): string[] {
  const { step, findings } = writing;
  const texts = companyTexts();
  const rules = companyRatios.map((rule) => {
    const [label, upper, lower] = texts.ratios[rule.id as keyof typeof texts.ratios];
    return {
      id: rule.id,
      label: label ?? '',
      over: rule.over,
      isGrowth: false,
      formula: `\\frac{\\text{${upper}}}{\\text{${lower}}}`,
      print:
        rule.print === 'percent'
          ? (value: number) => percentText(value)
          : (value: number) => numberText(value, 2),
    };
  });
  const growth = {
    id: 'growth',
    label: texts.attributes.revenue_growth,
    over: ['revenue', 'revenue'] as const,
    isGrowth: true,
    formula: '\\frac{R_t}{R_{t-1}} - 1',
    print: (value: number) => signedPercentText(value),
  };
  const rows = [growth, ...rules].flatMap((rule) => {
    const cells = years.map((year) => {
      const before = String(Number(year) - 1);
      const times = [
        timeIn(year, attributeOf(rule.over[0])),
        timeIn(rule.isGrowth ? before : year, attributeOf(rule.over[1])),
      ] as const;
      const found = ratioAt(findings.comparisons, rule.over, times);
      if (found === null) return '—';
      const [top, bottom] = found.from;
      return figureMark(step, {
        id: `${rule.id}-${year}`,
        label: `${rule.label} ${year}`,
        value: rule.print(rule.isGrowth ? found.value - 1 : found.value),
        formula: rule.formula,
        inputs: [
          inputOf(writing, top, `${nameOf(rule.over[0])} ${year}`),
          inputOf(writing, bottom, `${nameOf(rule.over[1])} ${rule.isGrowth ? before : year}`),
        ],
        source_n: cite(step, findings.evidence(top.place)),
      });
    });
    return cells.every((cell) => cell === '—') ? [] : [[rule.label, ...cells]];
  });
  return rows.length === 0
    ? []
    : [
        texts.ratiosIntro,
        '',
        table(
          [texts.ratio, ...years],
          rows,
          years.map((_, i) => i + 1),
        ),
        '',
      ];
}

/** Segments, quarters and halves: never added to or taken for the company's year. */
function partTable({ step, findings }: Writing): string[] {
  const texts = companyTexts();
  const rows = findings.comparisons
    .filter(
      (one) =>
        shownKinds.includes(attributeOf(one.attribute)?.kind ?? 'text') &&
        one.attribute !== 'capital' &&
        (one.part !== null || /-(?:Q|H|\d\d$)/.test(one.time)),
    )
    .flatMap((one) =>
      one.values
        .filter((value) => value.state === 'holds' && value.claims.some((claim) => claim.voice === 'own'))
        .map((value) => [
          one.part === null ? texts.whole : plainText(one.part),
          nameOf(one.attribute),
          one.time.replace('-', '\u00a0') || '—',
          `${plainText(valueText(value.value))}${marksOf(
            step,
            value.claims.map((claim) => findings.evidence(claim.place)),
          )}`,
        ]),
    )
    .filter((row) => !/^\d{4}\u00a012-31$/.test(row[2] ?? '') || row[0] !== texts.whole);
  return rows.length === 0 ? [] : [texts.partsIntro, '', table(texts.partsHead, rows), ''];
}

function guidanceTable({ step, findings }: Writing): string[] {
  const texts = companyTexts();
  const rows = findings.guidance.flatMap((one) =>
    one.statements.map(({ claim, state }) => [
      `${nameOf(one.attribute)} ${one.time}`,
      `${plainText(valueText(claim.value))}${marksOf(step, [findings.evidence(claim.place)])}`,
      claim.saidOn === null ? '—' : dayText(claim.saidOn),
      texts.guidanceStates[state],
    ]),
  );
  return rows.length === 0 ? [] : [texts.guidanceIntro, '', table(texts.guidanceHead, rows), ''];
}
