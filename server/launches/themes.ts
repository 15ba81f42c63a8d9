import { themes, type Theme } from '../packs/launch/themes.ts';
import type { Article } from '../screening/articles.ts';
import { articlesNaming } from './silence.ts';
import type { Competitor } from './competitors.ts';

/** How many articles on competitors speak of a theme in a quarter. */
export interface ThemeCount {
  readonly theme: Theme;
  /** "2026-Q2". */
  readonly quarter: string;
  readonly articles: readonly Article[];
}

const quarterOfDay = (day: string): string => `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;

/** Themes by quarter over dated articles that name a competitor; each article counts once for a theme. */
export function themesByQuarter(
  articles: readonly Article[],
  competitors: readonly Competitor[],
): readonly ThemeCount[] {
  const naming = new Set(competitors.flatMap((one) => articlesNaming(articles, one)));
  const counts = new Map<string, { theme: Theme; quarter: string; articles: Article[] }>();
  for (const article of articles) {
    if (article.day === null || !naming.has(article)) continue;
    const quarter = quarterOfDay(article.day);
    const text = [article.title, ...article.blocks.map((block) => block.text)].join('\n');
    for (const theme of Object.keys(themes) as Theme[]) {
      if (!themes[theme].test(text)) continue;
      const key = `${theme} ${quarter}`;
      const one = counts.get(key) ?? { theme, quarter, articles: [] };
      counts.set(key, { ...one, articles: [...one.articles, article] });
    }
  }
  return [...counts.values()];
}
