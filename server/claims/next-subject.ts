import type { SentenceScope } from './draft.ts';
import { given } from './person-name.ts';

/** The verb of leaving follows the name, with nobody else between: names of companies and times are nobody. */
export function isSubjectOfNext({ text, tokens }: SentenceScope, words: string, verb: RegExp): boolean {
  const match = verb.exec(words);
  if (match === null) return false;
  const from = text.length - words.length;
  const to = from + match.index;
  const between = tokens
    .filter((token) => token.start >= from && token.end <= to)
    .map((token) =>
      token.kind === 'company' || token.kind === 'period' || isTime.test(token.text) ? '–' : token.text,
    )
    .join(' ');
  return (
    match.index <= 60 &&
    !new RegExp(`(?<!\\p{L})(?:${given} ${given}|and|und|while|who succeeded)(?!\\p{L})`, 'u').test(between)
  );
}

const isTime =
  /^(?:Ende|Anfang|Mitte|Beginn|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|May|June|July|October|December)$/u;
