import { beneish } from '../../packs/statement/beneish.ts';
import { beneishAt, type BeneishScore } from '../../statements/compute-beneish.ts';
import { numberText, plainNumberText } from '../../tools/number-text.ts';
import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import { bold, words, type Said, type Words } from '../../report/words.ts';
import { figureLink } from '../writing/evidence-links.ts';
import { expressionMark, refusalText } from './expression-figures.ts';
import { scoreTexts } from './messages/score-texts.ts';
import { yearMark } from './statement-changes.ts';
import { idOf, yearText, type StatementWriting } from './statement-figures.ts';

/** A number of the published formula. */
const publishedMark = ({ step }: StatementWriting, id: string, name: string, value: number): Words =>
  figureLink(step, {
    id: idOf('beneish', id),
    label: `${scoreTexts().beneish.published}: ${name}`,
    value: plainNumberText(value, 3),
    formula: `\\text{${scoreTexts().beneish.published}}`,
    inputs: [],
    source_n: null,
  });

function scoreMark(
  w: StatementWriting,
  { value, indices }: Extract<BeneishScore, { kind: 'score' }>,
  time: string,
): Said {
  const texts = scoreTexts().beneish;
  const terms = beneish.indices.map(
    ({ id, weight }) => `${weight < 0 ? '-' : '+'} ${Math.abs(weight)} \\cdot \\text{${id.toUpperCase()}}`,
  );
  return figureLink(w.step, {
    id: idOf('beneish', time),
    label: texts.label(yearText(time)),
    value: numberText(value, 3),
    formula: [String(beneish.constant), ...terms].join(' '),
    inputs: beneish.indices.map(({ id }, i) => ({
      name: texts.indices[id],
      value: numberText(indices[i] ?? Number.NaN, 4),
      from: null,
    })),
    source_n: null,
  });
}

/** Beneish's eight indices of the last year and their score; one line with what is missing where any of them is. */
export function beneishSection(w: StatementWriting, time: string, isBank: boolean): Block[] {
  const texts = scoreTexts().beneish;
  if (isBank) return [paragraph(texts.bank)];
  const score = beneishAt(w.statements, time);
  const year = yearText(time);
  if (score.kind === 'refused')
    return [paragraph(words`${texts.open(refusalText(w, score.refused))}${yearMark(w, time)}`)];
  const threshold = publishedMark(w, 'threshold', texts.threshold, beneish.threshold);
  const mark = scoreMark(w, score, time);
  const rows = beneish.indices.map(({ id, weight, index }): Said[] => [
    texts.indices[id],
    publishedMark(w, `weight-${id}`, texts.indices[id], weight),
    expressionMark(w, index, {
      id: idOf('beneish', id, time),
      label: `${texts.indices[id]} ${year}`,
      time,
      print: (value) => numberText(value, 4),
    }),
  ]);
  const constant = [texts.constant, publishedMark(w, 'constant', texts.constant, beneish.constant), '—'];
  return [
    paragraph(
      score.value > beneish.threshold
        ? texts.flagged(year, mark, threshold)
        : texts.notFlagged(year, mark, threshold),
    ),
    table(texts.head, [...rows, constant, [bold(texts.score), '—', mark]], { right: [1, 2] }),
  ];
}
