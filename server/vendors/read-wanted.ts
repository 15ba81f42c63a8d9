import { betterWords, directionWords, weightWords, worseWords } from '../packs/vendors/offer-words.ts';

/** A line of the form: "price 40 lower". */
export interface WantedCriterion {
  readonly name: string;
  readonly weight: number | null;
  readonly better: 'higher' | 'lower' | null;
}

/** What is in brackets beside a name, and is none: "(5 = easy on staff)", "(lower is better)", "(EUR)" is one. */
const aside = /\([^()]*\)/gu;
const weightNumber = /(?<![\p{L}\d])(\d+(?:[.,]\d+)?)\s*%?(?!\S*\p{L})/u;

const source = (pattern: RegExp) => pattern.source;
/** "lower", "higher is better", "je niedriger, desto besser". */
const directed = new RegExp(
  String.raw`(?:(?<!\p{L})(?:the|je)\s+)?(?:${source(directionWords.lower)}|${source(directionWords.higher)})` +
    String.raw`(?:\s*[,:=]?\s*(?:(?:the|is|are|ist|sind|je|desto|umso)\s+)*(?:${source(betterWords)}|${source(worseWords)}))?`,
  'giu',
);

/** The last direction of a line: what a name says of itself is before it. */
const directionIn = (text: string): string | null => [...text.matchAll(directed)].at(-1)?.[0] ?? null;

function betterOf(said: string | null): WantedCriterion['better'] {
  if (said === null) return null;
  const isLower = directionWords.lower.test(said);
  return isLower === worseWords.test(said) ? 'higher' : 'lower';
}

const isAside = (text: string): boolean => /[=\d]/u.test(text) || directionIn(text) !== null;

/** Reads "price 40 lower; support: weight 20 (5 = best), higher is better" or a line each. */
export function readWanted(text: string): WantedCriterion[] {
  return text
    .split(/[;\n]+/u)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/u, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const outside = line.replaceAll(aside, (found) => (isAside(found) ? ' ' : found));
      const weight = weightNumber.exec(outside) ?? weightNumber.exec(line);
      const direction = directionIn(outside);
      const name = outside
        .replace(weight?.[0] ?? /$^/u, ' ')
        .replace(direction ?? /$^/u, ' ')
        .replace(weight === null ? /$^/u : weightWords, ' ')
        .replace(/[:=,()–-]+/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim();
      return {
        name,
        weight: weight === null ? null : Number((weight[1] ?? '').replace(',', '.')),
        better: betterOf(direction ?? directionIn(line)),
      };
    })
    .filter(({ name }) => name !== '');
}
