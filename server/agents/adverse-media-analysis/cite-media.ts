import type { Figure } from '@loupe/shared/contract/run-events';
import { cellText } from '../../claims/cell-text.ts';
import type { StepHandle } from '../../engines/run-context.ts';
import { words, type Words } from '../../report/words.ts';
import type { Article } from '../../screening/articles.ts';
import type { Mention } from '../../screening/mentions.ts';
import { dayText, numberText } from '../../tools/number-text.ts';
import { cite, type Dossier } from '../ground/dossier.ts';
import { rowMark } from '../ground/table-figures.ts';
import { figureLink, sourceLinks } from '../writing/evidence-links.ts';
import { mediaReportTexts } from './messages/media-texts.ts';
import type { ListHit, MediaCase } from './weigh.ts';

/** What the sections of the report are written with. */
export interface MediaWriting {
  readonly step: StepHandle;
  readonly dossiers: readonly Dossier[];
  readonly askedName: string;
}

const dossierOf = ({ dossiers }: MediaWriting, { document }: Article): Dossier => {
  const found = dossiers.find(({ key }) => key === document.key);
  if (found === undefined) throw new Error(`No document ${document.key} was read.`);
  return found;
};

/** The number of the source of a sentence that names the person. */
export function citeMention(w: MediaWriting, article: Article, { block, start, text }: Mention): number {
  const place = block.placeOf(start, start + text.length);
  return cite(w.step, { dossier: dossierOf(w, article), place, quote: text });
}

/** Where an article begins and where its day is. */
export function headMarks(w: MediaWriting, article: Article): number[] {
  const dossier = dossierOf(w, article);
  const blocks = [article.titleBlock, article.dayBlock].flatMap((block) => block ?? []);
  return [
    ...new Set(
      blocks.map((block) =>
        cite(w.step, { dossier, place: block.placeOf(0, block.text.length), quote: block.text }),
      ),
    ),
  ];
}

export const dayOf = ({ day }: Article): string => (day === null ? mediaReportTexts().noDay : dayText(day));

/** A title as it is printed in a sentence, without the mark of a table or of a link. */
export const titleOf = ({ title }: Article): string =>
  title.length > 90 ? `${title.slice(0, 88).trimEnd()}…` : title;

export const marks = (...numbers: readonly number[]): Words => sourceLinks(...numbers);

type Input = Figure['inputs'][number];

/** A count with what was counted. */
export function countFigure(
  w: MediaWriting,
  id: string,
  value: number,
  counted: { readonly label: string; readonly formula: string; readonly inputs: readonly Input[] },
): Words {
  return figureLink(w.step, {
    id,
    value: numberText(value, 0),
    ...counted,
    inputs: [...counted.inputs],
    source_n: null,
  });
}

/** Each article counted, with the sentence or head that was counted. */
export const articleInput = (w: MediaWriting, one: MediaCase): Input => ({
  name: titleOf(one.hit.article),
  value: dayOf(one.hit.article),
  from: one.hit.article.document.name,
  source_n: citeMention(w, one.hit.article, one.mention),
});

/** The score of an entry: the asked name against the one of the row. */
export function scoreFigure(w: MediaWriting, { hit, from }: ListHit): Words {
  const texts = mediaReportTexts();
  const source_n = sourceOfRow(w, { hit, from });
  return figureLink(w.step, {
    id: `score-${from.source.at}-${hit.party.line}-${keyOf(from.dossier.name)}`,
    label: texts.score(hit.name),
    value: numberText(hit.score, 2),
    formula: texts.scoreFormula,
    inputs: [
      { name: texts.asked, value: w.askedName, from: null },
      { name: texts.found, value: hit.name, from: from.dossier.name, source_n },
    ],
    source_n,
  });
}

export const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40);

const rowOf = ({ hit, from }: ListHit) => from.list.rowOf(hit.party);

function sourceOfRow(w: MediaWriting, one: ListHit): number {
  const mark = rowMark(w, one.from.source, rowOf(one));
  const [link] = mark;
  return link?.kind === 'citation' ? link.n : 0;
}

/** The name of an entry as its list writes it, with its row. */
export function entryName(w: MediaWriting, one: ListHit): Words {
  const [first = one.hit.name] = one.hit.party.names;
  const alike = first === one.hit.name ? '' : ` (${one.hit.name})`;
  return words`${first}${alike} ${rowMark(w, one.from.source, rowOf(one))}`;
}

/** What a list says of an entry beside its name, as written: born, topics. */
export function entryFacts({ hit, from }: ListHit): string {
  const { party } = hit;
  const cells = from.source.table.columns.map((column) => cellText(column, rowOf({ hit, from })));
  const isWritten = (text: string) => cells.some((cell) => cell.includes(text));
  return [...party.born, ...party.places.slice(0, 2), ...party.topics.slice(0, 3)]
    .filter(isWritten)
    .join(', ');
}
