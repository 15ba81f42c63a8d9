import type { Block } from '../../report/blocks.ts';
import { lead, list, title } from '../../report/build-blocks.ts';
import { bold, words, type Said, type Words } from '../../report/words.ts';
import {
  entryName,
  articleInput,
  citeMention,
  countFigure,
  headMarks,
  entryFacts,
  keyOf,
  marks,
  scoreFigure,
  titleOf,
  type MediaWriting,
} from './cite-media.ts';
import { mediaReportTexts, section } from './messages/media-texts.ts';
import { decisionOf, type ListHit, type MediaCase } from './weigh.ts';
import { numberText } from '../../tools/number-text.ts';
import { writeAnswer } from '../ground/write-steps.ts';

/** What the first screen is written from. */
export interface MediaHead {
  readonly name: string;
  readonly entries: readonly ListHit[];
  readonly screened: {
    readonly count: number;
    readonly lists: readonly { readonly name: string; readonly count: number }[];
  };
  readonly cases: readonly MediaCase[];
  readonly read: readonly { readonly name: string; readonly count: number }[];
}

/** The decision proposed, how much it rests on, the gravest sentence, and an acquittal where one is reported. */
export function writeHead(w: MediaWriting, head: MediaHead): Block[] {
  const texts = mediaReportTexts();
  const decision = decisionOf(head.entries, head.cases);
  const adverse = head.cases.filter(({ isAdverse }) => isAdverse);
  const headline = texts.headline(head.name, texts.decisions[decision], head.entries.length, adverse.length);
  const said = words`${listSaid(w, head)} ${articlesSaid(w, head, adverse)}`;
  writeAnswer(w.step, texts.answer(headline, said));
  for (const one of head.entries)
    w.step.addFinding({
      id: `list-${one.from.source.at}-${one.hit.party.line}-${keyOf(one.from.dossier.name)}`,
      title: one.hit.name,
      detail: entryFacts(one),
      status: one.hit.status,
    });
  for (const one of head.cases)
    w.step.addFinding({
      id: `article-${keyOf(one.hit.article.id)}-${keyOf(titleOf(one.hit.article))}`,
      title: titleOf(one.hit.article),
      detail: one.mention.text.slice(0, 300),
      status: one.identity === 'no match' ? 'no match' : one.reading,
    });
  return [
    title(headline),
    lead(words`${texts.leads[decision]} ${said}`),
    ...section('decision', list(reasons(w, head, adverse))),
  ];
}

function listSaid(w: MediaWriting, { entries, screened }: MediaHead): Said {
  const texts = mediaReportTexts();
  if (screened.lists.length === 0) return texts.noList;
  const figureOf = (status: 'match' | 'potential match', label: string, id: string) => {
    const own = entries.filter(({ hit }) => hit.status === status);
    const inputs = own.map(({ hit, from }) => ({
      name: hit.name,
      value: texts.statuses[hit.status],
      from: from.dossier.name,
    }));
    return countFigure(w, id, own.length, { label, formula: texts.figures.count, inputs });
  };
  const all = countFigure(w, 'entries', screened.count, {
    label: texts.figures.entries,
    formula: texts.figures.countAll,
    inputs: screened.lists.map(({ name, count }) => ({ name, value: numberText(count, 0), from: null })),
  });
  return texts.listSaid(
    figureOf('match', texts.figures.matches, 'matches'),
    figureOf('potential match', texts.figures.potential, 'potential'),
    all,
  );
}

function articlesSaid(w: MediaWriting, { cases, read }: MediaHead, adverse: readonly MediaCase[]): Said {
  const texts = mediaReportTexts();
  if (read.length === 0) return texts.noArticles;
  const counted = (id: 'adverse' | 'named', some: readonly MediaCase[]) =>
    countFigure(w, id, some.length, {
      label: texts.figures[id],
      formula: texts.figures.count,
      inputs: some.map((one) => articleInput(w, one)),
    });
  const all = countFigure(
    w,
    'articles',
    read.reduce((sum, { count }) => sum + count, 0),
    {
      label: texts.figures.articles,
      formula: texts.figures.countAll,
      inputs: read.map(({ name, count }) => ({ name, value: numberText(count, 0), from: null })),
    },
  );
  return texts.articlesSaid(
    counted('adverse', adverse),
    counted(
      'named',
      cases.filter(({ identity }) => identity !== 'no match'),
    ),
    all,
  );
}

/** What the decision rests on: the best entries, the gravest article, an acquittal. */
function reasons(w: MediaWriting, { entries, cases }: MediaHead, adverse: readonly MediaCase[]): Said[] {
  const texts = mediaReportTexts();
  const told = (one: MediaCase, say: typeof texts.gravest): Words => [
    ...words`${say(bold(titleOf(one.hit.article)), one.mention.text, marks(...headMarks(w, one.hit.article), citeMention(w, one.hit.article, one.mention)))}`,
  ];
  const acquitted = cases.flatMap((one) => {
    const mention = one.hit.mentions.find(({ roles }) => roles.includes('acquitted'));
    return mention === undefined || one.identity === 'no match' ? [] : [{ ...one, mention }];
  });
  const gravest = adverse[0];
  const lines: Said[] = [
    ...entries
      .slice(0, 3)
      .map(
        (one) => words`${entryName(w, one)}: ${bold(texts.statuses[one.hit.status])}, ${scoreFigure(w, one)}`,
      ),
    ...(gravest === undefined ? [] : [told(gravest, texts.gravest)]),
    ...acquitted.slice(0, 2).map((one) => told(one, texts.acquitted)),
  ];
  return lines.length > 0 ? lines : [texts.leads.file];
}
