import { countryBands } from '../../packs/country/bands.ts';
import type { Block } from '../../report/blocks.ts';
import { listOr, paragraph, table } from '../../report/build-blocks.ts';
import { words, type Said, type Words } from '../../report/words.ts';
import { dayText, numberText, percentText } from '../../tools/number-text.ts';
import { cite } from '../ground/dossier.ts';
import { computedFigure, rowMark } from '../ground/table-figures.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import type { CountryEvent } from './events.ts';
import { countryTexts, section } from './messages/country-texts.ts';
import { edgePeer, verdictAt, verdictFlips, type Scored, type VerdictFlip } from './weigh.ts';
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

/** Sentences of the news, each with its day and where it is. */
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

function watchRow(w: CountryWriting, one: Scored): Row[] {
  const texts = countryTexts().report;
  const edge = edgePeer(one);
  if (edge === null) return [];
  const shown = { id: `trigger-${one.n}`, label: texts.trigger(one.name), value: printed(edge.value, one) };
  const trigger = computedFigure(w, { ...shown, formula: texts.triggerFormula }, [
    { name: `${edge.country} ${edge.year}`, value: shown.value, cell: edge.cell },
    ...peerInputs(one.peers),
  ]);
  const side = one.rule.better === 'higher' ? texts.below : texts.above;
  const { source, row } = edge.cell;
  return [
    [
      nameMark(w, one),
      valueFigure(w, one, one.own),
      words`${side} ${trigger} (${edge.country}${rowMark(w, source, row)})`,
      one.points < countryBands.wait ? texts.beyond : texts.within,
    ],
  ];
}

/** Levels at which to look again. */
export function watchSection(w: CountryWriting): Block[] {
  const texts = countryTexts().report;
  const watched = w.weighed.scored
    .toSorted((a, b) => b.weight - a.weight || a.points - b.points)
    .slice(0, mostWatched);
  if (watched.length === 0) return section('watch', paragraph(texts.noWatch), paragraph(texts.watchEvents));
  const rows = watched.flatMap((one) => watchRow(w, one));
  return section(
    'watch',
    paragraph(texts.watchNote),
    table(texts.watchHead, rows, { right: [1, 2] }),
    paragraph(texts.watchEvents),
  );
}

/** On which side of that share the other word is. */
export const sideOf = ({ at, share }: VerdictFlip): string => {
  const { above, below } = countryTexts().report;
  return at > share ? above : below;
};

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
    side: sideOf(flip),
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
