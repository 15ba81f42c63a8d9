import type { Block } from '../claims/blocks.ts';
import { sentencesOf } from '../claims/sentence-split.ts';
import { mediaCategories, type MediaCategory } from '../packs/media/categories.ts';
import { adverseRoles, type MediaRole } from '../packs/media/roles.ts';
import type { PartByPart } from '../part-by-part.ts';
import type { Article } from './articles.ts';
import { NameFinder, type FoundName } from './find-names.ts';
import { bareNames } from './bare-names.ts';
import { hitOf, type PersonDetails, detailsOfPerson } from './person-details.ts';
import type { AskedParty, ScreenHit } from './party.ts';
import { fieldOfArticle } from './article-fields.ts';
import { isPartOfName } from './screen-company.ts';
import { rolesIn } from './roles-in.ts';

/** A sentence of an article that names the one asked for. */
export interface Mention {
  readonly block: Block;
  readonly start: number;
  readonly text: string;
  /** As printed; null where only the family name or "he" is there. */
  readonly name: string | null;
  readonly roles: readonly MediaRole[];
}

/** What an article says of the one asked for. */
export interface ArticleHit {
  readonly article: Article;
  /** The name that is the most like the asked one, held against it with what else the article tells. */
  readonly hit: ScreenHit;
  readonly told: PersonDetails;
  readonly mentions: readonly Mention[];
  readonly roles: readonly MediaRole[];
  readonly categories: readonly MediaCategory[];
  /** Somebody else of the same family name is in it, so that the family name alone says nothing. */
  readonly hasKin: boolean;
  /** False where its language is not read: names are found, roles are not. */
  readonly isRead: boolean;
}

interface Sentence {
  readonly block: Block;
  readonly start: number;
  readonly text: string;
  readonly names: readonly FoundName[];
  readonly isTitle: boolean;
}

const mask = '§';

/** The sentence with § for each of some names, the last first. */
function masked(text: string, names: readonly Pick<FoundName, 'start' | 'end'>[]): string {
  return names
    .toSorted((a, b) => b.start - a.start)
    .reduce((whole, { start, end }) => `${whole.slice(0, start)}${mask}${whole.slice(end)}`, text);
}

const opensWithPronoun =
  /^(?:He|She|Er|Sie|The (?:company|firm|group)|Das Unternehmen|Die (?:Firma|Gesellschaft))(?=\s+\p{Ll})/u;
const twoNames = /(?<!^)\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

/** Sentence by sentence with the names masked; "he" after a sentence that speaks of nobody else is the same. */
function maskedSentences(
  article: Article,
  sentences: readonly Sentence[],
  hasKin: boolean,
  family: readonly string[],
) {
  let before: { readonly block: Block; readonly text: string } | null = null;
  return sentences.map((sentence) => {
    const names = [
      ...sentence.names,
      ...(hasKin
        ? []
        : bareNames(sentence.text, family, sentence.names, article.language === 'de' ? 'de' : 'en')),
    ];
    let text = masked(sentence.text, names);
    const isGoingOn =
      before?.block === sentence.block && before.text.startsWith(mask) && !twoNames.test(before.text);
    if (names.length === 0 && isGoingOn) text = text.replace(opensWithPronoun, mask);
    before = text.includes(mask) ? { block: sentence.block, text } : null;
    return { sentence, text };
  });
}

/** The last word of each name: what people are called by after they were introduced. */
const familyOf = (names: readonly FoundName[]) => [
  ...new Set(
    names.flatMap(({ text }) =>
      text.includes(',') ? (text.split(',')[0] ?? '') : (text.split(/\s+/u).at(-1) ?? ''),
    ),
  ),
];

function categoriesOf(texts: readonly string[]): MediaCategory[] {
  return (Object.keys(mediaCategories) as MediaCategory[]).filter((one) =>
    texts.some((text) => mediaCategories[one].test(text)),
  );
}

/** The sentences of a block, with the names in them; what was searched for, and the paper's own name, no article says. */
function sentencesIn(block: Block, finder: NameFinder, language: 'en' | 'de'): Sentence[] {
  const part = fieldOfArticle(block);
  if (part?.field === 'search' || part?.field === 'paper') return [];
  return sentencesOf(part === null ? block : { ...block, text: part.text }, language).map(
    ({ text, start }): Sentence => ({
      block,
      start: start + (part?.start ?? 0),
      text,
      names: finder.find(text),
      isTitle: block.kind === 'heading' || part?.field === 'title',
    }),
  );
}

/** What one article says of the one asked for; null where it names nobody alike. */
function hitIn(article: Article, finder: NameFinder, asked: AskedParty): ArticleHit | null {
  const language = article.language === 'de' ? 'de' : 'en';
  const sentences = article.blocks.flatMap((block) => sentencesIn(block, finder, language));
  const names = sentences.flatMap((one) => one.names);
  if (names.length === 0) return null;
  const isPerson = asked.kind === 'person';
  const family = isPerson ? familyOf(names) : [];
  const hasKin =
    isPerson &&
    sentences.some(({ text, names: own }) => bareNames(text, family, own, language, 'others').length > 0);
  const read = maskedSentences(article, sentences, hasKin, family).filter(({ text }) => text.includes(mask));
  const isRead = article.language === 'en' || article.language === 'de' || article.language === null;
  const isOnlyPart = !isPerson && names.every(({ text }) => isPartOfName(text, asked.names));
  const mentions = read.map(({ sentence, text }): Mention => ({
    block: sentence.block,
    start: sentence.start,
    text: sentence.text,
    name: sentence.names[0]?.text ?? null,
    roles: isRead && !isOnlyPart ? rolesIn(text, sentence.isTitle) : [],
  }));
  const told = detailsOfPerson(
    read.map(({ text }) => text),
    article.day,
  );
  const hit = hitOf(asked, names, told);
  if (hit === null) return null;
  const adverse = mentions.filter(({ roles }) => roles.some((role) => adverseRoles.has(role)));
  const near = categoriesOf((adverse.length > 0 ? adverse : mentions).map(({ text }) => text));
  const categories = near.length > 0 ? near : categoriesOf(article.blocks.map(({ text }) => text));
  return {
    article,
    hit,
    told,
    mentions,
    roles: [...new Set(mentions.flatMap(({ roles }) => roles))],
    categories,
    hasKin,
    isRead,
  };
}

/** What articles say of the one asked for, in their order; with a rest after each article. */
export function* mentionsIn(articles: readonly Article[], asked: AskedParty): PartByPart<ArticleHit[]> {
  const finder = new NameFinder(asked);
  const hits: ArticleHit[] = [];
  for (const article of articles) {
    yield;
    const hit = hitIn(article, finder, asked);
    if (hit !== null) hits.push(hit);
  }
  return hits;
}
