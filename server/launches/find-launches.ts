import type { Language } from '@loupe/shared/lib/language';
import { datelineOf } from '../claims/dateline.ts';
import { sentencesOf } from '../claims/sentence-split.ts';
import { launchWords } from '../packs/launch/words.ts';
import type { PartByPart } from '../part-by-part.ts';
import type { Article } from '../screening/articles.ts';
import { subjectOf, type Competitor } from './competitors.ts';
import {
  alikeProducts,
  type Launch,
  type LaunchMention,
  type LeftSentence,
  type NoLaunch,
} from './launch.ts';
import { joinLaunches } from './join-launches.ts';
import { isPlainThing } from './product-name.ts';
import { readSentence, type ReadSentence } from './read-sentence.ts';

export interface FoundLaunches {
  /** By their time, those without one last. */
  readonly launches: readonly Launch[];
  /** Sentences with words of a launch that are none. */
  readonly left: readonly LeftSentence[];
}

/** A sentence with words of a launch whose competitor is not settled yet. */
interface Open {
  readonly at: Omit<LeftSentence, 'why'>;
  readonly read: ReadSentence;
  readonly product: string;
  readonly before: string | null;
}

const longest = 700;

const languageOf = ({ language }: Article, usual: Language): Language | null =>
  language === null ? usual : language === 'en' || language === 'de' ? language : null;

/** Sentences of an article that speak of launches, in their order, each with who was named before it. */
function readArticle(article: Article, competitors: readonly Competitor[], language: Language) {
  const open: Open[] = [];
  const left: LeftSentence[] = [];
  const subject = subjectOf(article, competitors, launchWords[language]);
  let last: string | null = null;
  const seen = new Set<string>();
  for (const block of article.blocks) {
    let before = subject;
    for (const { text: whole, start } of sentencesOf(block, language)) {
      if (whole.length > longest || seen.has(whole)) continue;
      seen.add(whole);
      const text = start === 0 ? withoutDateline(whole) : whole;
      const read = readSentence({ text, language, told: article.day, competitors });
      if (read === null) continue;
      const at = { article, block, start, text: whole };
      if (typeof read === 'string') {
        // A headline without a name is told again below it.
        if (read !== 'no product' || block.kind !== 'heading') left.push({ ...at, why: read });
        continue;
      }
      const products: readonly string[] = read.isSameThing ? (last === null ? [] : [last]) : read.products;
      if (products.length === 0) left.push({ ...at, why: 'no product' });
      for (const product of products) open.push({ at, read, product, before });
      last = products[0] ?? last;
      if (read.who.kind === 'listed') before = read.who.names.at(-1) ?? null;
      if (read.who.kind === 'other') before = null;
    }
  }
  return { open, left };
}

const withoutDateline = (text: string) => text.slice(datelineOf(text)?.end ?? 0);

/**
 * Launches of listed competitors that articles tell of, each once with all its sentences; and the sentences with such
 * words that were not counted, with the reason. Nothing is said of articles in other languages than English and German.
 */
export function* findLaunches(
  articles: readonly Article[],
  competitors: readonly Competitor[],
  usual: Language,
): PartByPart<FoundLaunches> {
  const open: Open[] = [];
  const left: LeftSentence[] = [];
  for (const article of articles) {
    yield;
    const language = languageOf(article, usual);
    if (language === null) continue;
    const read = readArticle(article, competitors, language);
    open.push(...read.open);
    left.push(...read.left);
  }
  const owners = ownersIn(open);
  const mentions: LaunchMention[] = [];
  for (const one of open) {
    const whose = settle(one, owners);
    const { at, read, product } = one;
    const isUndated = read.when === null && at.article.day === null;
    const why: NoLaunch | null = typeof whose === 'string' ? whose : isUndated ? 'no date' : null;
    if (why !== null || typeof whose === 'string') left.push({ ...at, why: why ?? 'nobody' });
    else
      for (const competitor of whose)
        mentions.push({ ...at, status: read.status, when: read.when, product, competitor });
  }
  return { launches: joinLaunches(namedThings(mentions)), left: onceEach(left) };
}

/** A sentence about several products is left out once. */
const onceEach = (left: readonly LeftSentence[]) => [
  ...new Map(left.map((one) => [`${one.article.id} ${one.start} ${one.text}`, one])).values(),
];

/** Whose a product is by sentences that say it themselves. */
function ownersIn(open: readonly Open[]): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, readonly string[]>();
  for (const { read, product } of open)
    if (read.who.kind === 'listed' && !isPlainThing(product) && !owners.has(product.toLowerCase()))
      owners.set(product.toLowerCase(), read.who.names);
  return owners;
}

function settle(
  { read, product, before }: Open,
  owners: ReadonlyMap<string, readonly string[]>,
): readonly string[] | Extract<NoLaunch, 'other company' | 'nobody'> {
  if (read.who.kind === 'listed') return read.who.names;
  const known = [...owners].find(([name]) => alikeProducts(name, product) === 'same')?.[1];
  const isThing = read.kind === 'comes' || read.kind === 'noun';
  if (read.who.kind === 'other') return isThing && known !== undefined ? known : 'other company';
  return known ?? (before === null ? 'nobody' : [before]);
}

const sameWhen = (a: LaunchMention, b: LaunchMention) =>
  a.when === null || a.when.how === 'told' || a.when.key === b.when?.key;

/** "brings out a new coffee machine" above a text that gives it a name speaks of that one. */
const namedThings = (mentions: readonly LaunchMention[]): LaunchMention[] =>
  mentions.map((one) => {
    if (!isPlainThing(one.product)) return one;
    const named = mentions.find(
      (other) =>
        other.article === one.article &&
        other.competitor === one.competitor &&
        !isPlainThing(other.product) &&
        sameWhen(one, other),
    );
    return named === undefined ? one : { ...one, product: named.product };
  });
