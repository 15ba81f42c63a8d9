import type { PartByPart } from '../part-by-part.ts';
import type { AuditPage } from './page.ts';

export interface SamePages {
  readonly pages: readonly [AuditPage, AuditPage];
  /** Shared runs of words ÷ all of both, 0 to 1. */
  readonly likeness: number;
}

/** Words in a row that are compared, and from which likeness on two pages say the same (Broder 1997: resemblance of shingles). */
const shingleRules = { words: 5, least: 0.9, fewest: 40 } as const;

/** Pages are compared with each other up to this many; a crawl's table has no text to compare. */
const mostPages = 400;

function shinglesOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < shingleRules.fewest) return new Set();
  return new Set(
    words.slice(shingleRules.words - 1).map((_, i) => words.slice(i, i + shingleRules.words).join(' ')),
  );
}

/** Pairs of pages whose visible text is nearly the same. */
export function* samePages(pages: readonly AuditPage[]): PartByPart<readonly SamePages[]> {
  const all = pages.slice(0, mostPages).map((page) => ({ page, shingles: shinglesOf(page.text) }));
  const found: SamePages[] = [];
  for (const [i, a] of all.entries()) {
    yield;
    for (const b of all.slice(i + 1)) {
      const likeness = likenessOf(a.shingles, b.shingles);
      if (likeness >= shingleRules.least) found.push({ pages: [a.page, b.page], likeness });
    }
  }
  return found;
}

function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  if (Math.min(a.size, b.size) / Math.max(a.size, b.size) < shingleRules.least) return 0;
  const shared = [...a].filter((one) => b.has(one)).length;
  return shared / (a.size + b.size - shared);
}
