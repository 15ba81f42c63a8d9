import type { Block } from '../../report/blocks.ts';
import { listOr, paragraph, table } from '../../report/build-blocks.ts';
import { words, type Said, type Words } from '../../report/words.ts';
import { quantile } from '../../statistics/describe.ts';
import { dayText, numberText, percentText } from '../../tools/number-text.ts';
import { cite } from '../ground/dossier.ts';
import { computedFigure } from '../ground/table-figures.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import type { CountryEvent } from './events.ts';
import { countryTexts, section } from './messages/country-texts.ts';
import { verdictAt, verdictFlips, type Scored, type VerdictFlip } from './weigh.ts';
import {
  derived,
  nameMark,
  peerInputs,
  printed,
  scoreText,
  valueFigure,
  weightedInputs,
  type CountryWriting,
  type Row,
} from './writing.ts';

/** Sentences of the news, each with its day and where it stands. */
export function eventSection(
  w: CountryWriting,
  events: readonly CountryEvent[],
  most: number,
  hasNews: boolean,
): Block[] {
  const texts = countryTexts().report;
  if (events.length === 0) return section('events', paragraph(hasNews ? texts.noEvents : texts.noNews));
  const rows = events.slice(0, most).map(({ day, kind, text, dossier, place, dayBlock }): Row => {
    const mark = sourceLinks(cite(w.step, { dossier, place, quote: text }));
    const dated =
      dayBlock === null
        ? []
        : sourceLinks(
            cite(w.step, {
              dossier,
              place: dayBlock.placeOf(0, dayBlock.text.length),
              quote: dayBlock.text,
            }),
          );
    return [
      day === null ? texts.noDay : words`${dayText(day)}${dated}`,
      texts.kinds[kind],
      words`${text}${mark}`,
    ];
  });
  const left = events.length - rows.length;
  const count = () =>
    derived(w, { id: 'events-left', label: texts.eventsLeft, value: numberText(left, 0), formula: 'n' });
  return section(
    'events',
    table(texts.eventHead, rows, { form: 'timeline' }),
    ...(left > 0 ? [paragraph(texts.moreEvents(count()))] : []),
  );
}

/** Indicators that are watched, those with the most weight. */
const mostWatched = 6;
const third = 1 / 3;

function watchRow(w: CountryWriting, one: Scored): Row {
  const texts = countryTexts().report;
  const values = one.peers.map(({ value }) => value);
  const isLow = one.rule.better === 'higher';
  const level = quantile(values, isLow ? third : 1 - third) ?? 0;
  const shown = { id: `trigger-${one.n}`, label: texts.trigger(one.name), value: printed(level, one) };
  const formula = isLow ? 'Q_{1/3}' : 'Q_{2/3}';
  const trigger = computedFigure(w, { ...shown, formula }, peerInputs(one));
  const isBeyond = isLow ? one.own.value < level : one.own.value > level;
  return [
    nameMark(w, one),
    valueFigure(w, one, one.own),
    words`${isLow ? texts.below : texts.above} ${trigger}`,
    isBeyond ? texts.beyond : texts.within,
  ];
}

/** Levels at which to look again. */
export function watchSection(w: CountryWriting): Block[] {
  const texts = countryTexts().report;
  const watched = w.weighed.scored
    .toSorted((a, b) => b.weight - a.weight || a.points - b.points)
    .slice(0, mostWatched);
  if (watched.length === 0) return section('watch', paragraph(texts.noWatch), paragraph(texts.watchEvents));
  const rows = watched.map((one) => watchRow(w, one));
  return section(
    'watch',
    paragraph(texts.watchNote),
    table(texts.watchHead, rows, { right: [1, 2] }),
    paragraph(texts.watchEvents),
  );
}

/** The share at which the word changes, from the band, the indicator and the others. */
export function turnFigure(w: CountryWriting, { one, at, band }: VerdictFlip): Words {
  const texts = countryTexts().report;
  const rest = at === 0 ? band : (band - at * one.points) / (1 - at);
  return derived(
    w,
    {
      id: `flip-${one.n}`,
      label: texts.turn(one.name),
      value: percentText(at, 1),
      formula: texts.turnFormula,
    },
    [
      [texts.band, scoreText(band)],
      [texts.points, percentText(one.points, 0)],
      ...(at < 1 ? [[texts.rest, scoreText(rest)] as const] : []),
    ],
  );
}

function flipLine(w: CountryWriting, flip: VerdictFlip): Said {
  const texts = countryTexts().report;
  const { one, share, to } = flip;
  const now = computedFigure(
    w,
    {
      id: `share-${one.n}`,
      label: texts.share(one.name),
      value: percentText(share, 1),
      formula: String.raw`\frac{w_i}{\sum w}`,
    },
    weightedInputs(w.weighed.scored),
  );
  return texts.flip({
    name: nameMark(w, one, true),
    share: now,
    at: turnFigure(w, flip),
    word: texts.words[to],
  });
}

/** Which weight changes the word, and what equal weights would say. */
export function sensitivitySection(w: CountryWriting): Block[] {
  const texts = countryTexts().report;
  const { verdict, scored } = w.weighed;
  if (verdict === null) return section('sensitivity', paragraph(texts.flipOpen));
  const mean = scored.reduce((sum, { points }) => sum + points, 0) / scored.length;
  const equal = computedFigure(
    w,
    {
      id: 'score-equal',
      label: texts.equalScore,
      value: scoreText(mean),
      formula: String.raw`\frac{\sum p_i}{n}`,
    },
    weightedInputs(scored),
  );
  return section(
    'sensitivity',
    listOr(
      verdictFlips(w.weighed).map((flip) => flipLine(w, flip)),
      texts.flipNone,
    ),
    paragraph(texts.equalSaid(equal, texts.words[verdictAt(mean)])),
  );
}
