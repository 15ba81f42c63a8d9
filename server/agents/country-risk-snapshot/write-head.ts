import { countryBands, leastIndicators } from '../../packs/country/bands.ts';
import type { Block } from '../../report/blocks.ts';
import { lead, paragraph, table, title } from '../../report/build-blocks.ts';
import { bold, joinWords, type Said, type Words } from '../../report/words.ts';
import { numberText, percentText, plainNumberText } from '../../tools/number-text.ts';
import { computedFigure } from '../ground/table-figures.ts';
import { writeAnswer } from '../ground/write-steps.ts';
import { countryTexts, section } from './messages/country-texts.ts';
import { verdictFlips, type Scored } from './weigh.ts';
import {
  derived,
  nameMark,
  percentileFigure,
  printed,
  ruleFigure,
  scoreText,
  weightedInputs,
  weightFigure,
  type CountryWriting,
  type Row,
} from './writing.ts';
import { sideOf, turnFigure } from './write-watch.ts';

/** With less of the weight there is no rank (`score-matrix.ts`). */
const leastCoverage = 0.6;

function scoreFigure(w: CountryWriting): Words {
  const { country, score, scored } = w.weighed;
  const label = countryTexts().report.scoreOf(country);
  const shown = { id: 'score', label, value: scoreText(score.score ?? 0) };
  return computedFigure(
    w,
    { ...shown, formula: String.raw`\frac{\sum w_i p_i}{\sum w_i}` },
    weightedInputs(scored),
  );
}

const weightOf = (some: readonly { readonly weight: number }[]) =>
  some.reduce((all, { weight }) => all + weight, 0);

function coverageFigure(w: CountryWriting): Words {
  const texts = countryTexts().report;
  const { country, score, indicators, scored } = w.weighed;
  const counted = indicators.filter(({ why }) => why !== 'same' && why !== 'weight');
  return derived(
    w,
    {
      id: 'coverage',
      label: texts.coverageOf(country),
      value: percentText(score.coverage, 0),
      formula: String.raw`\frac{w}{W}`,
    },
    [
      [texts.covered, plainNumberText(weightOf(scored), 2)],
      [texts.all, plainNumberText(weightOf(counted), 2)],
    ],
  );
}

const leastFigure = (w: CountryWriting) =>
  ruleFigure(w, 'least-coverage', countryTexts().report.leastCoverage, percentText(leastCoverage, 0));

/** How far an indicator moves the score from the middle. */
const moveOf = ({ weight, points }: Scored, all: number): number => (weight * (points - 0.5)) / all;

function drivers({ weighed: { scored } }: CountryWriting): { one: Scored; by: number }[] {
  const all = scored.reduce((sum, { weight }) => sum + weight, 0);
  return scored
    .map((one) => ({ one, by: moveOf(one, all) }))
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by) || a.one.n - b.one.n);
}

function verdictSaid(w: CountryWriting): Said {
  const texts = countryTexts().report;
  const { country, score, scored, ranked, verdict } = w.weighed;
  const number = (id: string, label: string, value: number) =>
    derived(w, { id, label, value: numberText(value, 0), formula: 'n' });
  const count = number('indicators', texts.counted, scored.length);
  if (verdict === null && score.rank !== null)
    return texts.leadFew(
      count,
      ruleFigure(w, 'least-indicators', texts.leastIndicators, numberText(leastIndicators, 0)),
    );
  const coverage = coverageFigure(w);
  if (verdict === null) return texts.leadOpen(coverage, leastFigure(w));
  const shown = { id: 'rank', label: texts.rankOf(country), value: numberText(score.rank ?? 0, 0) };
  const rank = derived(w, { ...shown, formula: texts.rankFormula }, [
    [texts.scoreOf(country), scoreText(score.score ?? 0)],
  ]);
  return texts.lead({
    score: scoreFigure(w),
    rank,
    ranked: number('ranked', texts.ranked, ranked),
    count,
    coverage,
    word: bold(texts.words[verdict]),
  });
}

function driversSaid(w: CountryWriting): Said {
  const texts = countryTexts().report;
  const all = drivers(w);
  const up = all.find(({ by }) => by > 0)?.one;
  const down = all.find(({ by }) => by < 0)?.one;
  if (up !== undefined && down !== undefined)
    return texts.both({
      up: nameMark(w, up, true),
      upShare: percentileFigure(w, up),
      down: nameMark(w, down, true),
      downShare: percentileFigure(w, down),
    });
  if (up !== undefined) return texts.up(nameMark(w, up, true), percentileFigure(w, up));
  return down === undefined ? '' : texts.down(nameMark(w, down, true), percentileFigure(w, down));
}

function flipSaid(w: CountryWriting): Said {
  const texts = countryTexts().report;
  if (w.weighed.verdict === null) return '';
  const [nearest] = verdictFlips(w.weighed);
  return nearest === undefined
    ? texts.noFlipLead
    : texts.flipLead({
        name: nameMark(w, nearest.one),
        at: turnFigure(w, nearest),
        word: texts.words[nearest.to],
        side: sideOf(nearest),
      });
}

function eventSaid(w: CountryWriting, events: number): Said {
  const texts = countryTexts().report;
  if (events === 0) return '';
  const count = derived(w, { id: 'events', label: texts.events, value: numberText(events, 0), formula: 'n' });
  return events === 1 ? texts.eventLeadOne(count) : texts.eventLead(count);
}

/** The word, why, and how near another one is. */
export function writeHead(w: CountryWriting, events: number): Block[] {
  const texts = countryTexts().report;
  const { country, verdict } = w.weighed;
  const headline =
    verdict === null ? texts.headlineOpen(country) : texts.headline(country, texts.verdicts[verdict]);
  const first = verdictSaid(w);
  const said = [first, driversSaid(w), flipSaid(w)].filter((one) => one !== '');
  addFindings(w);
  writeAnswer(w.step, texts.answer(headline, first));
  const news = eventSaid(w, events);
  const bands = texts.bands(
    ruleFigure(w, 'band-enter', texts.bandEnter, scoreText(countryBands.enter)),
    ruleFigure(w, 'band-wait', texts.bandWait, scoreText(countryBands.wait)),
    leastFigure(w),
  );
  return [
    title(headline),
    lead(joinWords(said, ' ')),
    ...section(
      'verdict',
      ...(verdict === null ? [] : [paragraph(texts.advice[verdict])]),
      paragraph(bands),
      ...(news === '' ? [] : [paragraph(news)]),
    ),
    ...driverSection(w),
  ];
}

function driverSection(w: CountryWriting): Block[] {
  const texts = countryTexts().report;
  const all = drivers(w);
  if (all.length === 0) return section('drivers', paragraph(texts.noDrivers));
  const rows = all.map(({ one, by }): Row => {
    const value = `${by > 0 ? '+' : ''}${numberText(by, 3)}`;
    const shown = { id: `moves-${one.n}`, label: texts.moves(one.name), value };
    const moved = derived(w, { ...shown, formula: String.raw`\frac{w_i (p_i - 0.5)}{\sum w}` }, [
      [texts.percentile(one.name), percentText(one.points, 0)],
      [texts.weight(one.name), plainNumberText(one.weight, 2)],
    ]);
    return [nameMark(w, one), percentileFigure(w, one), weightFigure(w, one), moved];
  });
  return section(
    'drivers',
    paragraph(texts.driversSaid),
    table(texts.driverHead, rows, { right: [1, 2, 3] }),
  );
}

function addFindings({ step, weighed }: CountryWriting): void {
  const texts = countryTexts().report;
  for (const { n, name, points, own, why, unit, rule } of weighed.indicators) {
    if (rule === null || why === 'same' || why === 'weight') continue;
    const detail =
      points === null || own === null
        ? texts.notScored[why ?? 'value']
        : texts.finding(printed(own.value, { name, unit }), String(own.year), percentText(points, 0));
    const status =
      points === null
        ? 'not verified'
        : points >= countryBands.enter
          ? 'low risk'
          : points < countryBands.wait
            ? 'high risk'
            : 'medium risk';
    step.addFinding({ id: `indicator-${n}`, title: name, detail, status });
  }
}
