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
        left.push({ ...at, why: read });
        continue;
      }
      const products: readonly string[] = read.isSameThing ? (last === null ? [] : [last]) : read.products;
      if (products.length === 0) left.push({ ...at, why: 'no product' });
      for (const product of products) open.push({ at, read, product, before });
      last = products[0] ?? last;
      if (read.who.kind === 'listed') before = read.who.name;
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
    const competitor = settle(one, owners);
    const { at, read, product } = one;
    const why: NoLaunch | null =
      competitor === 'other'
        ? 'other company'
        : competitor === null
          ? 'nobody'
          : read.when === null && at.article.day === null
            ? 'no date'
            : null;
    if (why !== null || competitor === null) left.push({ ...at, why: why ?? 'nobody' });
    else mentions.push({ ...at, status: read.status, when: read.when, product, competitor });
  }
  return { launches: joinLaunches(mentions), left };
}

/** Whose a product is by sentences that say it themselves. */
function ownersIn(open: readonly Open[]): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const { read, product } of open)
    if (read.who.kind === 'listed' && !owners.has(product.toLowerCase()))
      owners.set(product.toLowerCase(), read.who.name);
  return owners;
}

function settle({ read, product, before }: Open, owners: ReadonlyMap<string, string>): string | null {
  if (read.who.kind === 'listed') return read.who.name;
  const known = [...owners].find(([name]) => alikeProducts(name, product) === 'same')?.[1] ?? null;
  const isThing = read.kind === 'comes' || read.kind === 'noun';
  if (read.who.kind === 'other') return isThing && known !== null ? known : 'other';
  return known ?? before;
}
