import { byCode } from '@loupe/shared/lib/text-order';
import type { Article } from './articles.ts';
import { foldWords } from './fold-name.ts';

/** Broder 1997: texts as sets of so many words in a row. */
const shingleWords = 5;
/** Share of common runs of words from which two texts are one; a rule of thumb of this report. */
const sameShare = 0.5;
/** An agency's report is printed within so many days. */
const sameDays = 3;
const dayMs = 86_400_000;

function shinglesOf({ blocks }: Article): ReadonlySet<string> {
  // The title and the line of the paper are each paper's own.
  const words = blocks
    .slice(1)
    .flatMap(({ text }) => (text.length < 60 ? [] : foldWords(text).map((word) => word.text)));
  return new Set(words.slice(shingleWords - 1).map((_, at) => words.slice(at, at + shingleWords).join(' ')));
}

function isNear(a: Article, b: Article): boolean {
  if (a.day === null || b.day === null) return true;
  return Math.abs(Date.parse(a.day) - Date.parse(b.day)) <= sameDays * dayMs;
}

/** Share of the shorter text's runs of words that the other has as well (the containment of Broder 1997). */
function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  if (few.size < 8) return 0;
  return [...few].filter((one) => many.has(one)).length / few.size;
}

/** Articles that are one text in several papers, the earliest first; each article is in one group. */
export function joinSame(articles: readonly Article[]): readonly (readonly Article[])[] {
  const shingles = new Map(articles.map((one) => [one, shinglesOf(one)]));
  const groups: Article[][] = [];
  const sorted = articles.toSorted((a, b) => byCode(a.day ?? '9999', b.day ?? '9999'));
  for (const article of sorted) {
    const group = groups.find(
      ([first]) =>
        first !== undefined &&
        isNear(first, article) &&
        shareOf(shingles.get(first)!, shingles.get(article)!) >= sameShare,
    );
    if (group === undefined) groups.push([article]);
    else group.push(article);
  }
  return groups;
}
