import { byCode } from '@loupe/shared/lib/text-order';
import type { Block } from '../../report/blocks.ts';
import { list, listOr, paragraph, table } from '../../report/build-blocks.ts';
import { words, type Said } from '../../report/words.ts';
import type { Article } from '../../screening/articles.ts';
import { thresholds, type AskedParty } from '../../screening/party.ts';
import { dayText, numberText } from '../../tools/number-text.ts';
import { foot } from '../ground/write-steps.ts';
import { mediaFormTexts, mediaReportTexts, section } from './messages/media-texts.ts';
import { countFigure, dayOf, headMarks, marks, titleOf, type MediaWriting } from './cite-media.ts';
import type { MediaMatter } from './read-media.ts';
import type { Decision } from './weigh.ts';

interface Closing {
  readonly asked: AskedParty;
  readonly matter: MediaMatter;
  readonly decision: Decision;
  readonly day: string;
  readonly isSample: boolean;
  /** Entries that a lower threshold would have brought. */
  readonly below: number;
  readonly hasAudit: boolean;
}

/** The threshold a reader may want to know of. */
export const lowerThreshold = 0.75;

/** What was asked and read, what was not searched, what was left out, and how it was computed. */
export function writeClosing(w: MediaWriting, closing: Closing): Block[] {
  const texts = mediaReportTexts();
  const { asked, matter } = closing;
  return [
    ...(closing.hasAudit ? section('audit', auditTable(w, closing)) : []),
    ...section('notSearched', list(notSearched(w, asked, matter))),
    ...section('missing', listOr(matter.leftOut, texts.missing.none)),
    ...section(
      'method',
      paragraph(texts.method.score),
      paragraph(
        texts.method.thresholds(numberText(thresholds.match, 2), numberText(thresholds.potential, 2)),
      ),
      ...(matter.lists.length > 0
        ? [paragraph(texts.wouldBe(closing.below, numberText(lowerThreshold, 2)))]
        : []),
      paragraph(texts.method.roles),
      paragraph(texts.method.categories),
      paragraph(texts.method.same),
      paragraph(texts.method.age),
    ),
    ...foot(closing.isSample, 'data'),
  ];
}

function auditTable(w: MediaWriting, { asked, matter, decision, day }: Closing): Block {
  const texts = mediaReportTexts();
  const { audit } = texts;
  const or = (values: readonly string[]) => (values.length > 0 ? values.join('; ') : audit.none);
  const articles = Map.groupBy(matter.articles, (article) => article.document.name);
  return table(texts.auditHead, [
    [audit.name, asked.names[0] ?? ''],
    [audit.aliases, or(asked.names.slice(1))],
    [audit.born, or([...asked.born, ...asked.numbers])],
    [audit.place, or(asked.places)],
    [audit.kind, mediaFormTexts().kinds[asked.kind]],
    [audit.day, dayText(day)],
    ...matter.lists.map(({ dossier, list: { parties } }, i) => [
      audit.list(dossier.name),
      countOf(w, `entries-${i + 1}`, parties.length, audit.list(dossier.name)),
    ]),
    ...[...articles].map(([name, own], i) => [
      audit.articles(name),
      countOf(w, `articles-${i + 1}`, own.length, audit.articles(name)),
    ]),
    [audit.decision, texts.decisions[decision]],
    [audit.by, ''],
  ]);
}

const countOf = (w: MediaWriting, id: string, count: number, label: string) =>
  countFigure(w, id, count, {
    label,
    formula: mediaReportTexts().figures.countAll,
    inputs: [{ name: label, value: numberText(count, 0), from: null }],
  });

function notSearched(w: MediaWriting, asked: AskedParty, { articles, lists }: MediaMatter): Said[] {
  const { notSearched: texts } = mediaReportTexts();
  const dated = articles
    .filter(({ day }) => day !== null)
    .toSorted((a, b) => byCode(a.day ?? '', b.day ?? ''));
  const [first, last] = [dated[0], dated.at(-1)];
  const undated = articles.length - dated.length;
  const dayMark = (article: Article) => words`${dayOf(article)} ${marks(...headMarks(w, article))}`;
  const others = lists.reduce(
    (sum, { list: { parties } }) => sum + parties.filter(({ kind }) => kind !== asked.kind).length,
    0,
  );
  const things = lists.reduce((sum, { list: { otherThings } }) => sum + otherThings, 0);
  const unread = new Map(articles.filter(isUnread).map((article) => [article.title, article]));
  return [
    texts.outside,
    ...(first === undefined || last === undefined ? [] : [texts.between(dayMark(first), dayMark(last))]),
    ...(undated > 0 ? [texts.noDays(undated)] : []),
    ...[...unread.values()].map((article) =>
      texts.unread(words`${titleOf(article)} ${marks(...headMarks(w, article))}`),
    ),
    ...(others > 0 ? [texts.otherKind(others, asked.kind)] : []),
    ...(things > 0 ? [texts.otherThings(things)] : []),
    ...(asked.kind === 'person' && asked.born.length === 0 ? [texts.noBorn] : []),
    texts.scripts,
  ];
}

const isUnread = ({ language }: Article) => language !== null && language !== 'en' && language !== 'de';
