import type { Language } from '@loupe/shared/lib/language';

/** A part of a sentence with a verb of its own, as characters of the sentence. */
export interface Clause {
  readonly start: number;
  readonly end: number;
}

const finite: Readonly<Record<Language, string>> = {
  en: `(?:is|are|was|were|will|has|have|had|could|may|might|would|should|does|did|employs|employed|expects|expected|plans|planned|aims|targets|forecasts|anticipates
    intends|reported|makes|made|operates|runs|sells|owns|achieved|generated|posted|recorded|earned|reached|rose|fell|grew|amounted|stood|confirmed|raised|lowered|cut|denied|denies
    left|resigned|became|succeeded|opened|closed|remains|serves|served|joined|leads|led)`.replace(
    /\s+/g,
    '|',
  ),
  de: `(?:hat|haben|hatte|hatten|ist|sind|war|waren|wird|werden|wurde|wurden|soll|sollen|will|wollen|dürfte|könnte|würde|beschäftigt|beschäftigte|erwartet|rechnet|plant|strebt
    erzielte|erwirtschaftete|bestritt|bestreitet|dementierte|betrug|beträgt|stieg|sank|lag|liegt|erreichte|meldete|bestätigte|erhöhte|senkte|verließ|leitet|leitete|führt|führte|gilt|bleibt)`.replace(
    /\s+/g,
    '|',
  ),
};
const subject: Readonly<Record<Language, string>> = {
  en: '(?:(?:it|she|he|they|we|[Tt]he (?:company|group)) )?(?:now |also |still |then |since |later |today |currently )?',
  de: '(?:(?:sie|er|es|wir|die Gesellschaft|das Unternehmen|der Konzern) )?',
};
const parting: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `;\\s|,? (?:while|whereas|although|though) |,? (?:and|but|yet) (?=${subject.en}${finite.en}(?!\\p{L}))`,
    'gu',
  ),
  de: new RegExp(
    `;\\s|, (?:während|wobei|wohingegen|obwohl) |,? (?:und|aber|doch|jedoch) (?=${subject.de}${finite.de}(?!\\p{L}))`,
    'gu',
  ),
};
/** What is under "that" is said by somebody, and goes on after "and". */
const governed = /(?<!\p{L})(?:that|dass|whether|ob|wonach)(?!\p{L})/u;

/**
 * The clause of a sentence that holds the characters from `start` to `end`: "Revenue was 480 million in 2024" of
 * "Revenue was 480 million in 2024 and is expected to reach 500 million in 2025". Parted at a semicolon, "while", and
 * "and" or "but" with a finite verb after it.
 */
export function clauseAt(sentence: string, start: number, end: number, language: Language): Clause {
  let [from, to] = [0, sentence.length];
  for (const match of sentence.matchAll(parting[language])) {
    const isBound = !match[0].startsWith(';') && governed.test(sentence.slice(from, match.index));
    const isInBrackets = isOpen(sentence.slice(from, match.index));
    if (isBound || isInBrackets) continue;
    if (match.index >= end) {
      to = match.index;
      break;
    }
    if (match.index + match[0].length <= start) from = match.index;
  }
  return relativeWithin(sentence, { start: from, end: to }, start, end, language);
}

/** ", which had revenue of … in 2023," with a finite verb behind its closing comma: a statement within another. */
const relative: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `, (?:which|who) [^;()]*?,(?= (?:now |also |still |then |today |currently )?${finite.en}(?!\\p{L}))`,
    'gu',
  ),
  de: new RegExp(`, (?:die|der|das) [^;()]*? (?:${finite.de}),(?= (?:${finite.de})(?!\\p{L}))`, 'gu'),
};

/** A clause without the statement within it, or that statement, whichever holds the characters from `start` to `end`. */
function relativeWithin(
  sentence: string,
  clause: Clause,
  start: number,
  end: number,
  language: Language,
): Clause {
  for (const { index, 0: match } of sentence.slice(clause.start, clause.end).matchAll(relative[language])) {
    const [from, to] = [clause.start + index, clause.start + index + match.length];
    if (from <= start && end <= to) return { start: from, end: to };
    if (to <= start) return { start: to, end: clause.end };
  }
  return clause;
}

function isOpen(before: string): boolean {
  return (before.match(/\(/g)?.length ?? 0) > (before.match(/\)/g)?.length ?? 0);
}
