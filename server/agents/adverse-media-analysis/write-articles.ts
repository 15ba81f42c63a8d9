import type { Block } from '../../report/blocks.ts';
import { heading, list, paragraph, table } from '../../report/build-blocks.ts';
import { bold, joinWords, words, type Said } from '../../report/words.ts';
import type { Mention } from '../../screening/mentions.ts';
import { citeMention, dayOf, headMarks, marks, titleOf, type MediaWriting } from './cite-media.ts';
import { mediaReportTexts, section } from './messages/media-texts.ts';
import { roleOrder, type MediaCase } from './weigh.ts';
import { moreOf } from './write-list.ts';

interface Many {
  readonly rows: number;
  /** Sentences quoted of an article. */
  readonly quotes: number;
}

const articleCell = (w: MediaWriting, { hit: { article } }: MediaCase): Said =>
  words`${titleOf(article)} ${marks(...headMarks(w, article))}`;

const nameCell = (w: MediaWriting, { hit, mention }: MediaCase): Said => {
  const named = hit.mentions.find(({ name }) => name === hit.hit.name) ?? mention;
  return words`${named.name ?? ''} ${marks(citeMention(w, hit.article, named))}`;
};

function roleText({ hit }: MediaCase): string {
  const { roles } = mediaReportTexts();
  if (!hit.isRead) return roles.unread;
  const own = roleOrder.filter((role) => hit.roles.includes(role)).map((role) => roles[role]);
  return own.length > 0 ? own.join(', ') : roles.named;
}

function aboutText({ hit: { categories } }: MediaCase): string {
  const texts = mediaReportTexts();
  return categories.length > 0 ? categories.map((one) => texts.categories[one]).join(', ') : texts.noCategory;
}

/** Each text with the name once, and the sentences it rests on. */
export function writeArticles(
  w: MediaWriting,
  cases: readonly MediaCase[],
  many: Many,
  hasArticles: boolean,
): Block[] {
  const texts = mediaReportTexts();
  if (!hasArticles) return section('articles', paragraph(texts.noArticles));
  if (cases.length === 0) return section('articles', paragraph(texts.noneNamed));
  const shown = cases.slice(0, many.rows);
  const rows = shown.map((one) => [
    dayOf(one.hit.article),
    articleCell(w, one),
    nameCell(w, one),
    texts.statuses[one.identity],
    roleText(one),
    aboutText(one),
    texts.readings[one.reading],
  ]);
  return section(
    'articles',
    table(texts.articlesHead, rows),
    ...moreOf(cases.length - many.rows),
    heading(texts.quotesTitle, 3),
    list(shown.map((one) => quotesOf(w, one, many.quotes))),
  );
}

function quotesOf(w: MediaWriting, one: MediaCase, most: number): Said {
  const texts = mediaReportTexts();
  const { article, mentions } = one.hit;
  const others = mentions.filter(
    (mention) => mention !== one.mention && (mention.roles.length > 0 || most > 3),
  );
  const quoted = [one.mention, ...others]
    .slice(0, most)
    .map(
      (mention: Mention) => words` ${texts.quoted(mention.text)} ${marks(citeMention(w, article, mention))}`,
    );
  const papers = one.also.map(
    (other) => words`${other.paper ?? other.document.name}, ${dayOf(other)} ${marks(...headMarks(w, other))}`,
  );
  const same = papers.length === 0 ? '' : words` ${texts.alsoIn} ${joinWords(papers, '; ')}`;
  return words`${bold(`${titleOf(article)}:`)} ${marks(...headMarks(w, article))}${joinWords(quoted)}${same}`;
}

/** People of the same name that are somebody else, or may be. */
export function writeNamesakes(w: MediaWriting, cases: readonly MediaCase[], most: number): Block[] {
  const texts = mediaReportTexts();
  if (cases.length === 0) return section('namesakes', paragraph(texts.noNamesakes));
  const rows = cases
    .slice(0, most)
    .map((one) => [dayOf(one.hit.article), articleCell(w, one), nameCell(w, one), whyOther(w, one)]);
  return section('namesakes', table(texts.namesakesHead, rows), ...moreOf(cases.length - most));
}

function whyOther(w: MediaWriting, { hit, reasons }: MediaCase): Said {
  const texts = mediaReportTexts();
  const { age, years, places } = hit.told;
  const digits = age === null ? /(?:19|20)\d\d|geboren|born/u : new RegExp(`(?<!\\d)${age}(?!\\d)`, 'u');
  const from = hit.mentions.find(({ text }) => digits.test(text)) ?? hit.mentions[0];
  const told = [
    ...(age !== null ? [texts.ageSaid(age)] : years.length > 0 ? [texts.bornSaid(years.map(String))] : []),
    ...places,
  ];
  const mark = from === undefined ? '' : marks(citeMention(w, hit.article, from));
  return words`${reasons.map((code) => texts.reasons[code]).join('; ')}${told.length > 0 ? ` (${told.join(', ')})` : ''} ${mark}`;
}
