import type { Block } from '../claims/blocks.ts';
import type { Article } from '../screening/articles.ts';

export type LaunchStatus = 'announced' | 'available' | 'delayed' | 'cancelled' | 'rumour';

/** When something is launched, as a sentence says it. */
export interface When {
  /** "2026-05-12", "2026-05", "2026-Q2", "2026-H1", "2026". */
  readonly key: string;
  /**
   * `said`: with its year; `year`: the year is that of the article; `told`: "today" or just told, the article's day;
   * `season`: "autumn 2026", whose key is a quarter only to put it in order.
   */
  readonly how: 'said' | 'year' | 'told' | 'season';
  /** As written; empty for what is only reported on a day. */
  readonly written: string;
}

/** A sentence that tells of a launch. */
export interface LaunchMention {
  readonly article: Article;
  readonly block: Block;
  readonly start: number;
  readonly text: string;
  readonly status: LaunchStatus;
  /** Null where it is announced for no time. */
  readonly when: When | null;
  /** As written. */
  readonly product: string;
  readonly competitor: string;
}

/** Why a sentence with words of a launch is none. */
export type NoLaunch =
  | 'denied'
  | 'condition'
  | 'other company'
  | 'nobody'
  | 'no product'
  | 'no date'
  | 'long ago';

export interface LeftSentence {
  readonly article: Article;
  readonly block: Block;
  readonly start: number;
  readonly text: string;
  readonly why: NoLaunch;
}

/** One launch, with everything that is reported of it, the earliest first. */
export interface Launch {
  /** Stable: competitor, product and the month it was first announced for. */
  readonly id: string;
  readonly competitor: string;
  readonly product: string;
  readonly status: LaunchStatus;
  readonly when: When | null;
  /** The mention that its status is taken from: of the latest article. */
  readonly latest: LaunchMention;
  /** The first that says the same of status and time. */
  readonly proof: LaunchMention;
  /** The mention that the time is taken from; null without one. */
  readonly dated: LaunchMention | null;
  /** Announced for before, by a mention that is not the latest. */
  readonly earlier: readonly LaunchMention[];
  /** Announced for another time by another article of the same day: none of them was before. */
  readonly otherwise: readonly LaunchMention[];
  readonly mentions: readonly LaunchMention[];
}

/** The first day of a time, for putting times in order. */
export function firstDay(key: string): string {
  const quarter = /^(\d{4})-Q([1-4])$/u.exec(key);
  if (quarter !== null) return `${quarter[1]}-${String(Number(quarter[2]) * 3 - 2).padStart(2, '0')}-01`;
  const half = /^(\d{4})-H([12])$/u.exec(key);
  if (half !== null) return `${half[1]}-${half[2] === '1' ? '01' : '07'}-01`;
  return `${key}-01-01`.slice(0, 10);
}

/** Months that a time lasts; 0 for a day. */
const monthsOf = (key: string): number =>
  key.includes('Q') ? 3 : key.includes('H') ? 6 : key.length === 4 ? 12 : key.length === 7 ? 1 : 0;

/** The last day of a time. */
export function lastDay(key: string): string {
  const first = firstDay(key);
  const months = monthsOf(key);
  if (months === 0) return first;
  const next = Date.UTC(Number(first.slice(0, 4)), Number(first.slice(5, 7)) - 1 + months, 0);
  return new Date(next).toISOString().slice(0, 10);
}

const words = /[\p{L}\p{N}+]+/gu;

/** Words of a product's name that tell it apart from others. */
export const productWords = (product: string): readonly string[] =>
  product
    .toLowerCase()
    .replace(/['’]s(?!\p{L})/gu, '')
    .match(words) ?? [];

const holds = (all: readonly string[], some: readonly string[]) => some.every((one) => all.includes(one));

/** How two names of products are alike: `same` words, `part` when all of one are in the other, else null. */
export function alikeProducts(a: string, b: string): 'same' | 'part' | null {
  const [one, other] = [productWords(a), productWords(b)];
  if (one.length === 0 || other.length === 0) return null;
  if (!holds(one, other) && !holds(other, one)) return null;
  return one.length === other.length ? 'same' : 'part';
}
