import type { Clause } from '../../clauses/clause.ts';
import type { Dated } from './duties.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** What may be behind the number of an article: one of its paragraphs, "(2)", "(C)". */
const paragraphBehind =
  /^ ?(?:\((\d{1,3}[a-z]?|[A-Z])\)|(?:Abs\.|Absatz|paragraph) (\d{1,3}[a-z]?)(?![\p{L}\d]))/iu;

/** Whether a sentence names a clause: its article, and where it names a paragraph the same one. */
function names(sentence: string, { path }: Clause): boolean {
  const [article, paragraph] = path;
  if (article === undefined || !/\d/u.test(article)) return false;
  const bare = article.replace(/\.$/u, '');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}.])${escaped(bare)}(?![\\p{L}\\p{N}]|\\.\\d)`, 'gu');
  return [...sentence.matchAll(pattern)].some(({ index, 0: found }) => {
    const behind = paragraphBehind.exec(sentence.slice(index + found.length));
    const named = behind?.[1] ?? behind?.[2];
    return named === undefined || paragraph === undefined || paragraph.replace(/[().]/gu, '') === named;
  });
}

/** The day on which another clause says that this one begins to apply; undefined where none does. */
export const ownStart = (dated: readonly Dated[], clause: Clause, startWords: RegExp): Dated | undefined =>
  dated.find(
    (one) =>
      one.deadline.kind === 'from' &&
      one.clause !== clause &&
      startWords.test(one.sentence) &&
      names(one.sentence, clause),
  );
