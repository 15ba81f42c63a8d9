import { byCode } from '@loupe/shared/lib/text-order';
import { silentDays } from '../packs/launch/words.ts';
import type { Article } from '../screening/articles.ts';
import { competitorsIn, type Competitor } from './competitors.ts';

/** How long nothing was reported of a competitor in what was given. */
export interface Silence {
  readonly name: string;
  /** The last dated article that names it; null where none does. */
  readonly last: (Article & { readonly day: string }) | null;
  /** Dated articles that name it. */
  readonly articles: number;
  /** From that article to `today`; null without one, and for one that is dated later. */
  readonly days: number | null;
  readonly isSilent: boolean;
}

const dayMs = 86_400_000;

const hasDay = (article: Article): article is Article & { readonly day: string } => article.day !== null;

/** Articles that name a competitor. */
export const articlesNaming = (articles: readonly Article[], competitor: Competitor): Article[] =>
  articles.filter(({ title, blocks }) =>
    [title, ...blocks.map(({ text }) => text)].some((text) => competitorsIn(text, [competitor]).length > 0),
  );

/** For each competitor the last dated article that names it, the longest silent first. */
export function silences(
  articles: readonly Article[],
  competitors: readonly Competitor[],
  today: string,
): Silence[] {
  return competitors
    .map((competitor): Silence => {
      const naming = articlesNaming(articles, competitor).filter(hasDay);
      const last = naming.toSorted((a, b) => byCode(b.day, a.day))[0] ?? null;
      const since = last === null ? null : Math.round((Date.parse(today) - Date.parse(last.day)) / dayMs);
      const days = since === null || since < 0 ? null : since;
      const isSilent = last === null || (days !== null && days > silentDays);
      return { name: competitor.name, last, articles: naming.length, days, isSilent };
    })
    .toSorted((a, b) => (b.last === null ? 1e9 : (b.days ?? -1)) - (a.last === null ? 1e9 : (a.days ?? -1)));
}
