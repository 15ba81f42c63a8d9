import { titleOf, type AuditPage, type Proof } from './page.ts';

/** Where a keyword is on a page. */
interface KeywordPlace {
  readonly page: AuditPage;
  readonly inTitle: Proof | null;
  readonly inHeading: Proof | null;
  readonly inDescription: Proof | null;
  /** Times it is in the visible text. */
  readonly inText: number;
}

export interface KeywordCoverage {
  readonly keyword: string;
  /** Pages that hold it, the best first. */
  readonly places: readonly KeywordPlace[];
  /** Pages that have it in their title: with more than one they stand against each other. */
  readonly inTitles: number;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Words that people leave out of what they look for: "pottery classes edinburgh" is "pottery classes in Edinburgh". */
const small =
  'a|an|and|at|by|for|from|in|of|on|or|the|to|with|am|an|auf|aus|bei|beim|das|dem|den|der|des|die|ein|eine|einem|einen|einer|für|im|in|mit|oder|und|vom|von|zu|zum|zur';

/** The words of a keyword one after the other, signs and small words between them, as whole words. */
function keywordPattern(keyword: string): RegExp {
  const words = keyword.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${words.map(escaped).join(`[^\\p{L}\\p{N}]{1,3}(?:(?:${small})[^\\p{L}\\p{N}]{1,3}){0,2}`)}(?![\\p{L}\\p{N}])`,
    'giu',
  );
}

/** Keywords of a form: one a line, or with commas or semicolons between them. */
export const keywordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;]+/)
      .map((one) => one.replace(/\s+/g, ' ').trim().toLowerCase())
      .filter((one) => /[\p{L}\p{N}]/u.test(one)),
  ),
];

/** On which pages a keyword is, and where. */
export function coverageOf(keyword: string, pages: readonly AuditPage[]): KeywordCoverage {
  const pattern = keywordPattern(keyword);
  const holds = (text: string) => text.search(pattern) >= 0;
  const places = pages.flatMap((page): KeywordPlace[] => {
    const heading = page.headings.find(({ level, text }) => level === 1 && holds(text));
    const description = page.descriptions.find(({ text }) => holds(text));
    const place = {
      page,
      inTitle: holds(titleOf(page)) ? (page.titles[0]?.proof ?? null) : null,
      inHeading: heading?.proof ?? null,
      inDescription: description?.proof ?? null,
      inText: page.text.match(pattern)?.length ?? 0,
    };
    const isThere = place.inTitle ?? place.inHeading ?? place.inDescription;
    return isThere !== null || place.inText > 0 ? [place] : [];
  });
  return {
    keyword,
    places: places.toSorted((a, b) => rank(b) - rank(a)),
    inTitles: places.filter(({ inTitle }) => inTitle !== null).length,
  };
}

/** Title before heading before description before how often. */
const rank = ({ inTitle, inHeading, inDescription, inText }: KeywordPlace) =>
  (inTitle ? 1e6 : 0) + (inHeading ? 1e5 : 0) + (inDescription ? 1e4 : 0) + Math.min(inText, 1e3);
