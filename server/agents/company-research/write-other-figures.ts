import { guidanceChange } from '../../claims/guidance-claims.ts';
import { byWeight, type OtherFigure } from '../../claims/other-figure.ts';
import type { Block } from '../../report/blocks.ts';
import { heading, paragraph, quote, table } from '../../report/build-blocks.ts';
import { bold, words, type Said, type Words } from '../../report/words.ts';
import { placeText } from '../../tools/place-text.ts';
import { cite } from '../ground/dossier.ts';
import { figureLink, sourceLinks } from '../writing/evidence-links.ts';
import { companyTexts } from './messages/company-texts.ts';
import { marksOf, type Writing } from './writing.ts';

/** More nobody reads beside the key figures. */
const most = { named: 8, sentences: 6, all: 12 } as const;

const keyOf = ({ label, value, period, place }: OtherFigure) =>
  label === null ? place.quote : [label, value, period].join('|').toLowerCase();

/** Each once: what several documents write alike, the first of them. */
function once(figures: readonly OtherFigure[]): OtherFigure[] {
  return [...Map.groupBy(figures, keyOf).values()].flatMap(([first]) => first ?? []);
}

function unitText(unit: OtherFigure['unit'], number = ''): string {
  const { money, scales } = companyTexts();
  if (unit?.kind !== 'money') return '';
  return money(
    unit.currency,
    number,
    unit.scale === 1 ? '' : scales[unit.scale as keyof typeof scales],
  ).trim();
}

/** The number of a table as a figure: its unit is above it. Other lines say it themselves. */
function valueOf({ step, findings }: Writing, one: OtherFigure, at: number): Words {
  const evidence = findings.evidence(one.place);
  if (one.unit === null) return words`${one.value}${marksOf(step, [evidence])}`;
  const n = cite(step, evidence);
  const from = `${evidence.dossier.name}, ${placeText(evidence.place)}`;
  const link = figureLink(step, {
    id: `other-figure-${at}`,
    label: `${one.label}, ${unitText(one.unit)}`,
    value: one.value,
    formula: companyTexts().asStated,
    inputs: [{ name: one.label ?? '', value: unitText(one.unit, one.value), from, source_n: n }],
    source_n: n,
  });
  return words`${link}${sourceLinks(n)}`;
}

function rowOf(writing: Writing, one: OtherFigure, at: number): Said[] {
  const texts = companyTexts();
  const value = valueOf(writing, one, at);
  return [
    one.label ?? '',
    one.isExpected ? words`${value} (${texts.expectedFigure})` : value,
    one.period ?? texts.noPeriodGiven,
  ];
}

/** The whole sentence with its number marked. */
function quoteOf({ step, findings }: Writing, { value, place, isExpected }: OtherFigure): Block {
  const at = place.quote.indexOf(value);
  const [before, after] = [place.quote.slice(0, at), place.quote.slice(at + value.length)];
  const evidence = findings.evidence(place);
  const said: Words = words`${before}${bold(value)}${after}${marksOf(step, [evidence])}`;
  const from = `— ${evidence.dossier.name}, ${placeText(evidence.place)}`;
  return quote(said, isExpected ? `${from} (${companyTexts().expectedFigure})` : from);
}

/** Numbers that a source takes back, denies or restates, in whole units. */
function givenUp({ own, comparisons }: Writing['findings']): ReadonlySet<number> {
  const refused = own.filter(({ polarity }) => /^(?:corrected|negated|denied)$/u.test(polarity));
  const old = comparisons.flatMap(({ values }) =>
    values.flatMap(({ state, claims }) => (state === 'holds' ? [] : claims)),
  );
  return new Set(
    [...refused, ...old].flatMap(({ value }) => (value.kind === 'quantity' ? [Math.abs(value.value)] : [])),
  );
}

/** Not what is a claim's quote already or was given up, and nothing expected where an expectation was changed later. */
function shownOf(findings: Writing['findings']): OtherFigure[] {
  const { own, figures } = findings;
  const quoted = new Set(own.map(({ place }) => place.quote));
  const old = givenUp(findings);
  const isChanged = own.some(({ attribute }) => attribute === guidanceChange);
  return figures.filter(
    ({ place, label, size, isExpected }) =>
      (label !== null || !quoted.has(place.quote)) && !old.has(size) && !(isExpected && isChanged),
  );
}

/** What a report shows of them, and how many more there are. */
export function shownFigures(findings: Writing['findings']) {
  const figures = once(shownOf(findings));
  const ordered = figures.toSorted(byWeight);
  const named = ordered.filter(({ label }) => label !== null).slice(0, most.named);
  const sentences = ordered
    .filter(({ label }) => label === null)
    .slice(0, Math.min(most.sentences, most.all - named.length));
  const more = findings.figuresLeft + figures.length - named.length - sentences.length;
  return { named, sentences, all: [...named, ...sentences], more };
}

/** Figures of the company that no attribute fits, in the documents' own words; nothing where there are none. */
export function writeOtherFigures(writing: Writing): Block[] {
  const texts = companyTexts();
  const { named, sentences, all, more } = shownFigures(writing.findings);
  if (all.length === 0) return [];
  return [
    heading(texts.otherFigures, 3),
    paragraph(texts.otherFiguresIntro),
    ...[...Map.groupBy(named, ({ unit }) => unitText(unit))].map(([unit, group]) =>
      table(
        texts.otherFiguresHead,
        group.map((one) => rowOf(writing, one, named.indexOf(one) + 1)),
        { form: 'side-by-side', title: texts.otherFiguresTitle(unit) },
      ),
    ),
    ...sentences.map((one) => quoteOf(writing, one)),
    ...(more > 0 ? [paragraph(texts.otherFiguresMore(more))] : []),
  ];
}
