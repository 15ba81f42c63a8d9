import type { Language } from '@loupe/shared/lib/language';
import { datelineOf } from '../claims/dateline.ts';
import { sentencesOf } from '../claims/sentence-split.ts';
import { launchWords } from '../packs/launch/words.ts';
import type { PartByPart } from '../part-by-part.ts';
import type { Article } from '../screening/articles.ts';
import { competitorsIn, openerOf, speakerOf, subjectOf, type Competitor } from './competitors.ts';
import {
  alikeProducts,
  firstDay,
  lastDay,
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
/** What is above a release and tells nothing. */
const releaseMark =
  /^\P{L}*(?:press release|news release|media release|for immediate release|embargoed|pressemitteilung|presseinformation|medienmitteilung|sperrfrist)(?![\p{Ll}])\P{Ll}*$/iu;

const languageOf = ({ language }: Article, usual: Language): Language | null =>
  language === null ? usual : language === 'en' || language === 'de' ? language : null;

/** Who and what was named before a sentence, for "the company" and "it". */
interface Before {
  who: string | null;
  thing: { readonly product: string; readonly whose: readonly string[] | null } | null;
}

const ownVoice = /(?<!\p{L})(?:we|our|wir|unser\p{L}*)(?!\p{L})/iu;

/** Sentences of an article that speak of launches, in their order, each with who was named before it. */
function readArticle(article: Article, competitors: readonly Competitor[], language: Language) {
  const open: Open[] = [];
  const left: LeftSentence[] = [];
  const words = launchWords[language];
  const subject = subjectOf(article, competitors, words);
  const speaker = speakerOf(article, competitors);
  const before: Before = { who: subject, thing: null };
  const seen = new Set<string>();
  for (const block of article.blocks) {
    before.who = subject;
    for (const { text: whole, start } of sentencesOf(block, language)) {
      if (whole.length > longest || seen.has(whole) || releaseMark.test(whole)) continue;
      seen.add(whole);
      const text = start === 0 ? withoutDateline(whole) : whole;
      const at = { article, block, start, text: whole };
      const read = readSentence({ text, language, told: article.day, competitors });
      // A headline without a name is repeated below it.
      const isNoise = read === 'no product' && block.kind === 'heading';
      if (typeof read === 'string' && !isNoise) left.push({ ...at, why: read });
      if (read !== null && typeof read !== 'string') {
        const who = before.who ?? (ownVoice.test(text) ? speaker : null);
        const some = openOf(at, read, { ...before, who });
        if (some.length === 0) left.push({ ...at, why: 'no product' });
        open.push(...some);
        before.thing = thingAfter(some, before);
      }
      const opener = openerOf(text, competitors, words);
      const isThing = before.thing !== null && openerIs(text, before.thing.product);
      if (opener.listed !== null) before.who = opener.listed;
      else if (opener.isNamed && !isThing) before.who = null;
    }
  }
  return { open, left };
}

const openerIs = (text: string, product: string) => text.slice(0, 60).includes(product);

/** The products of one sentence; "it" is the thing named before, with whom it belongs to. */
function openOf(at: Open['at'], read: ReadSentence, { who, thing }: Before): Open[] {
  if (!read.isSameThing) return read.products.map((product) => ({ at, read, product, before: who }));
  if (thing === null) return [];
  const whose = thing.whose === null ? {} : { who: { kind: 'listed' as const, names: thing.whose } };
  return [{ at, read: { ...read, ...whose }, product: thing.product, before: who }];
}

function thingAfter([first]: readonly Open[], { thing }: Before): Before['thing'] {
  if (first === undefined) return thing;
  const { read, product, before } = first;
  const whose =
    read.who.kind === 'listed'
      ? read.who.names
      : read.who.kind === 'before' && before !== null
        ? [before]
        : null;
  return { product, whose };
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
    const whose = settle(one, owners, competitors);
    const { at, read, product } = one;
    const isUndated = read.when === null && at.article.day === null;
    const why: NoLaunch | null =
      typeof whose === 'string' ? whose : isUndated ? 'no date' : isLongAgo(one) ? 'long ago' : null;
    if (why !== null || typeof whose === 'string') left.push({ ...at, why: why ?? 'nobody' });
    else
      for (const competitor of whose) {
        // The time before comes first: of one day, the last one holds.
        if (read.movedFrom !== null)
          mentions.push({ ...at, status: 'announced', when: read.movedFrom, product, competitor });
        mentions.push({ ...at, status: read.status, when: read.when, product, competitor });
      }
  }
  return { launches: joinLaunches(notYetSold(namedThings(mentions))), left: onceEach(left) };
}

const year = 365 * 86_400_000;

/** "It launched its first headphones in 2021" of an article of 2026 tells how a company came to be: no news. */
function isLongAgo({ at, read: { when, status } }: Open): boolean {
  const { day } = at.article;
  if (when === null || day === null || when.how !== 'said' || status !== 'available') return false;
  return Date.parse(day) - Date.parse(lastDay(when.key)) > year;
}

/** A sentence about several products, or printed by several papers, is left out once. */
const onceEach = (left: readonly LeftSentence[]) => [...new Map(left.map((one) => [one.text, one])).values()];

/** Whose a product is by sentences that say it themselves. */
function ownersIn(open: readonly Open[]): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, readonly string[]>();
  for (const { read, product } of open)
    if (read.who.kind === 'listed' && !isPlainThing(product) && !owners.has(product.toLowerCase()))
      owners.set(product.toLowerCase(), read.who.names);
  return owners;
}

/** Whether an article says itself that a product is the competitor's: both in one sentence, or its title names the product. */
function isIntroduced({ article }: Open['at'], product: string, competitor: Competitor): boolean {
  if (article.title.includes(product)) return true;
  const language = article.language === 'de' ? 'de' : 'en';
  return article.blocks
    .filter(({ text }) => text.includes(product))
    .flatMap((block) => sentencesOf(block, language))
    .some(({ text }) => text.includes(product) && competitorsIn(text, [competitor]).length > 0);
}

function settle(
  { at, read, product, before }: Open,
  owners: ReadonlyMap<string, readonly string[]>,
  competitors: readonly Competitor[],
): readonly string[] | Extract<NoLaunch, 'other company' | 'nobody'> {
  if (read.who.kind === 'listed') return read.who.names;
  const known = [...owners].find(([name]) => alikeProducts(name, product) === 'same')?.[1];
  const isThing = read.kind === 'comes' || read.kind === 'noun';
  if (read.who.kind === 'other') return isThing && known !== undefined ? known : 'other company';
  if (known !== undefined) return known;
  const competitor = competitors.find(({ name }) => name === before);
  // "The Grindo is available" in an article on Halden: whose it is has to be said somewhere.
  if (competitor === undefined || (isThing && !isIntroduced(at, product, competitor))) return 'nobody';
  return [competitor.name];
}

const sameWhen = (a: LaunchMention, b: LaunchMention) =>
  a.when === null || a.when.how === 'told' || a.when.key === b.when?.key;

/** "Today introduced" of an article that says from which later day it is sold: it was shown, and is sold from then on. */
const notYetSold = (mentions: readonly LaunchMention[]): LaunchMention[] =>
  mentions.map((one) => {
    if (one.status !== 'available' || one.when?.how !== 'told') return one;
    const isLater = mentions.some(
      (other) =>
        other.article === one.article &&
        other.competitor === one.competitor &&
        other.status === 'announced' &&
        other.when !== null &&
        firstDay(other.when.key) > (one.article.day ?? '9999') &&
        alikeProducts(one.product, other.product) === 'same',
    );
    return isLater ? { ...one, status: 'announced', when: null } : one;
  });

/** "brings out a new coffee machine" above a text that gives it a name speaks of that one. */
const namedThings = (mentions: readonly LaunchMention[]): LaunchMention[] =>
  mentions.map((one) => {
    if (!isPlainThing(one.product)) return one;
    const named = mentions.find(
      (other) =>
        other.article === one.article &&
        other.competitor === one.competitor &&
        !isPlainThing(other.product) &&
        (other.status === 'rumour') === (one.status === 'rumour') &&
        (sameWhen(one, other) || alikeProducts(one.product, other.product) !== null),
    );
    return named === undefined ? one : { ...one, product: named.product };
  });
