import { commonNames } from '../packs/names/common-names.ts';
import { foldText } from './fold-name.ts';
import { knownNames } from './known-names.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

const titleBefore = /(?:^|\s)(?:Mr|Mrs|Ms|Miss|Dr|Herr|Herrn|Frau|Sir|Judge|Justice|Richter(?:in)?)\.?$/u;

/** What begins a sentence before a family name and is nobody's given name. */
const opensSentence =
  /^(?:But|And|When|Then|Later|Yesterday|Today|If|As|After|Before|While|Meanwhile|However|Also|Since|On|In|For|With|Although|Because|Earlier|That|The|Former|Trader|Trustee|Owner|Banker|Businessman|Businesswoman|President|Director|Chairman|Minister|Defendant)$/u;
const knownTitle =
  /^(?:Mr|Mrs|Ms|Miss|Dr|Sir|Judge|Justice|President|Minister|Mayor|Professor|Director|Chairman|Inspector|Senator|General|Colonel|Captain)$/u;

/** In English only names and titles are written with a capital; in German every noun is, so a given name must be known. */
function isGivenName(word: string, language: 'en' | 'de'): boolean {
  if (language === 'en')
    return /^\p{Lu}\p{Ll}+$/u.test(word) && !opensSentence.test(word) && !knownTitle.test(word);
  const folded = foldText(word);
  const { spelled, short } = knownNames(folded, false);
  return commonNames.has(folded) || spelled.length > 0 || short.length > 0;
}

/**
 * Places in a sentence where a family name is without the given name: of the person introduced before ("own"), or
 * behind a given name that is another one ("others").
 */
export function bareNames(
  sentence: string,
  family: readonly string[],
  whole: readonly Span[],
  language: 'en' | 'de',
  whose: 'own' | 'others' = 'own',
): Span[] {
  return family
    .filter((name) => name.length > 1)
    .flatMap((name) => {
      const pattern = new RegExp(
        `(?<![\\p{L}-])${name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}(?![\\p{L}-])`,
        'gu',
      );
      return [...sentence.matchAll(pattern)].flatMap(({ index: start }) => {
        const end = start + name.length;
        if (whole.some((one) => one.start <= start && end <= one.end)) return [];
        const before = sentence.slice(0, start).trimEnd();
        const word = /\p{Lu}[\p{L}'’-]+$/u.exec(before)?.[0] ?? '';
        const isOther =
          word !== '' &&
          before.endsWith(word) &&
          sentence[start - 1] === ' ' &&
          !titleBefore.test(before) &&
          isGivenName(word, language);
        return isOther === (whose === 'others') ? [{ start, end }] : [];
      });
    });
}
