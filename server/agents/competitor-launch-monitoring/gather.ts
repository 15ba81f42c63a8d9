import { runPartByPart } from '../../run-part-by-part.ts';
import { currentLanguage } from '../../language/language.ts';
import { competitorsIn } from '../../launches/competitors.ts';
import { findLaunches } from '../../launches/find-launches.ts';
import { firstDay, type Launch, type LeftSentence } from '../../launches/launch.ts';
import { comparePrices, priceListOf, type PriceComparison } from '../../launches/price-changes.ts';
import { articlesOf, type Article } from '../../screening/articles.ts';
import { joinSame } from '../../screening/same-article.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { keyOf } from '../ground/agent-files.ts';
import type { Dossier } from '../ground/dossier.ts';
import { unreadLines } from '../ground/left-out.ts';
import { readDocuments } from '../ground/read-documents.ts';
import { launchTexts } from './messages/launch-texts.ts';
import type { LaunchRequest } from './request.ts';

/** What was read. */
export interface LaunchMatter {
  readonly dossiers: readonly Dossier[];
  readonly articles: readonly Article[];
  /** One for each text, however many papers printed it, in the order of their days. */
  readonly texts: readonly Article[];
  readonly leftOut: readonly string[];
}

export interface FoundMatter {
  readonly launches: readonly Launch[];
  /** Left out by the day of the form. */
  readonly older: readonly Launch[];
  readonly left: readonly LeftSentence[];
}

export type ComparedPrices =
  | { readonly kind: 'none' }
  | { readonly kind: 'one' }
  | { readonly kind: 'unread'; readonly name: string }
  | { readonly kind: 'compared'; readonly prices: PriceComparison };

const isRead = ({ language }: Article) => language === null || language === 'en' || language === 'de';

/** Longer lines are running text. */
const longestHead = 140;

/** Text of a feed's head, and addresses that are lines of their own, are no articles. */
function isArticle(one: Article, all: readonly Article[], request: LaunchRequest): boolean {
  const isText = one.blocks.some(({ text }) => /[.!?…]["”“’)]*$/u.test(text) || text.length > longestHead);
  if (isText && (one.day !== null || !all.some(({ day }) => day !== null))) return true;
  return one.blocks.some(({ text }) => competitorsIn(text, request.competitors).length > 0);
}

/** Reads articles, feeds and lists; what could not be used is said. */
export async function readLaunchMatter(run: AnalystRun, request: LaunchRequest): Promise<LaunchMatter> {
  const { left } = launchTexts().report;
  const { dossiers, failed } = await readDocuments(run, request.files.wanted);
  const sources = new Set((request.files.of.sources ?? []).map(keyOf));
  const articles: Article[] = [];
  const leftOut = unreadLines(failed);
  for (const dossier of dossiers.filter(({ key }) => sources.has(key))) {
    const all = articlesOf(dossier.document);
    const own = all.filter((one) => isArticle(one, all, request));
    if (dossier.text.isTable) leftOut.push(left.table(dossier.name));
    else if (own.length === 0) leftOut.push(left.noText(dossier.name));
    articles.push(...own.filter(isRead));
    for (const one of own) if (!isRead(one)) leftOut.push(left.language(one.title));
  }
  const texts = joinSame(articles).flatMap((group) => group.slice(0, 1));
  return { dossiers, articles, texts, leftOut };
}

/** A launch counts from the day of the form on when it is reported or dated then. */
const isSince = ({ when, latest }: Launch, since: string): boolean =>
  (latest.article.day !== null && latest.article.day >= since) ||
  (when !== null && firstDay(when.key) >= since);

export async function findInMatter(
  run: AnalystRun,
  { articles }: LaunchMatter,
  { competitors, since }: LaunchRequest,
): Promise<FoundMatter> {
  const { launches, left } = await runPartByPart(
    findLaunches(articles, competitors, currentLanguage()),
    run.signal,
  );
  const kept = since === null ? launches : launches.filter((one) => isSince(one, since));
  return { launches: kept, older: launches.filter((one) => !kept.includes(one)), left };
}

export function comparedPrices({ dossiers }: LaunchMatter, { files }: LaunchRequest): ComparedPrices {
  const find = (field: 'old_prices' | 'new_prices') =>
    dossiers.find(({ key }) => files.of[field]?.some((one) => keyOf(one) === key));
  const [old, now] = [find('old_prices'), find('new_prices')];
  if (old === undefined && now === undefined) return { kind: 'none' };
  if (old === undefined || now === undefined) return { kind: 'one' };
  const lists = [old, now].map((dossier) => ({
    name: dossier.name,
    list: dossier.document.tables
      .map((table, at) => priceListOf({ document: dossier.key, at, table }))
      .find((one) => one !== null),
  }));
  const [before, after] = lists;
  if (before?.list === undefined) return { kind: 'unread', name: before?.name ?? '' };
  if (after?.list === undefined) return { kind: 'unread', name: after?.name ?? '' };
  return { kind: 'compared', prices: comparePrices(before.list, after.list) };
}
