import type { Draft, SentenceScope } from './draft.ts';
import { modalityOf } from './modality.ts';
import { endOfTerm, termIn } from './people-dates.ts';
import { personRight, personSource } from './person-name.ts';
import { impliedCompany } from './subject.ts';
import type { Token } from './tag-sentence.ts';

const name = personSource;
const company =
  '(?:the (?:company|group|firm|business)|it|das Unternehmen|die Gesellschaft|den Konzern|die Gruppe|die Firma)';

interface Phrase {
  readonly pattern: RegExp;
  /** Id of a role: `head` where no office is named. */
  readonly role: 'head' | 'chair';
}

/** What people are said to do, where the sentence does not name their office as a noun. */
const phrases: readonly Phrase[] = [
  {
    pattern: new RegExp(`^${name} (?:has (?:led|headed|run)|leads|heads|runs) (?=\\p{Lu})`, 'u'),
    role: 'head',
  },
  {
    pattern: new RegExp(
      `^${name} (?:has (?:led|headed|run|managed)|leads|heads|runs) ${company}(?= |[.,;]|$)`,
      'u',
    ),
    role: 'head',
  },
  {
    pattern: new RegExp(
      `^(?:[Tt]he (?:company|group|firm|business)|It) (?:is|has been)(?: now| still| currently)? (?:led|headed|run|managed) by ${name}(?=[.,;]|$| (?:since|and is) )`,
      'u',
    ),
    role: 'head',
  },
  {
    pattern: new RegExp(
      `^Bis (?:Ende |Anfang |Mitte |zum )?[^,;]{4,24} (?:leitete|führte) ${name} ${company}(?= |[.,;]|$)`,
      'u',
    ),
    role: 'head',
  },
  {
    pattern: new RegExp(`^${name} (?:leitet|führt) (?:seit .{4,20} )?${company}(?= |[.,;]|$)`, 'u'),
    role: 'head',
  },
  {
    pattern: new RegExp(
      `^An der Spitze (?:des Unternehmens |der Gesellschaft |des Konzerns )?steht (?:seit [^,]{4,20} |in \\p{Ll}+ Generation )*${name}(?= |[.,;]|$)`,
      'u',
    ),
    role: 'head',
  },
  {
    pattern: new RegExp(
      `^(?:Seit [^,]{4,24} |Heute |Inzwischen )?(?:steht|leitet|führt) ${name} (?:(?:seit|nun|heute|inzwischen) )?(?:an der Spitze (?:des Unternehmens|der Gesellschaft|des Konzerns|der Gruppe|der (?=\\p{Lu}))|${company}(?= |[.,;]|$))`,
      'u',
    ),
    role: 'head',
  },
  {
    pattern: new RegExp(
      `^(?:Seit [^,]{4,24} |Heute |Inzwischen )?wird (?:das Unternehmen|die Gesellschaft|die Firma|der Betrieb|unser Unternehmen|unser Haus|unsere Firma) (?:seit [^,]{4,24} )?von (?:(?:seiner|seinem|ihrer|ihrem|dessen|deren|der|dem) (?:[\\p{L}-]+ )?)?${name} (?:geleitet|geführt)(?= |[.,;]|$)`,
      'u',
    ),
    role: 'head',
  },
  {
    pattern: new RegExp(
      `^${name} has chaired the (?:[Ss]upervisory )?[Bb]oard(?: of [Dd]irectors)?(?= since )`,
      'u',
    ),
    role: 'chair',
  },
  {
    pattern: new RegExp(
      `^(?:The (?:Supervisory )?[Bb]oard(?: of [Dd]irectors)?|The [Ss]upervisory [Bb]oard) (?:is|has been) chaired by ${name}(?= |[.,;]|$)`,
      'u',
    ),
    role: 'chair',
  },
  {
    pattern: new RegExp(
      `^(?:Den Vorsitz (?:im|des) (?:Aufsichtsrat|Verwaltungsrat)(?:e?s)? (?:führt|hat)|Vorsitz(?:ender|ende)? (?:im|des) (?:Aufsichtsrat|Verwaltungsrat)(?:e?s)? (?:führt|hat|ist)) (?:(?:seit [^,;.]{4,50}?|weiterhin|weiter|unverändert|derzeit|nun) )?${name}(?= |[.,;]|$)`,
      'u',
    ),
    role: 'chair',
  },
  {
    pattern: new RegExp(
      `^Dem (?:Aufsichtsrat|Verwaltungsrat)(?: de[rs] [^,.;]{3,60}?)? (?:sitzt|steht) (?:seit .{4,20} |weiterhin |weiter |unverändert )?${name}(?= vor)`,
      'u',
    ),
    role: 'chair',
  },
  {
    pattern: new RegExp(
      `^Der (?:Aufsichtsrat|Verwaltungsrat)(?: de[rs] [^,.;]{3,60}?)? (?:wählte|hat)(?: in [^,.;]{4,50}?| am [^,.;]{4,20}?)? ${name} (?:einstimmig )?zu (?:seinem|seiner) (?:neuen )?Vorsitzenden(?: gewählt)?(?=[.,;]|$)`,
      'u',
    ),
    role: 'chair',
  },
  {
    pattern: new RegExp(
      `^${name} (?:führt|hat) den Vorsitz (?:im|des) (?:Aufsichtsrat|Verwaltungsrat)(?:e?s)?(?= |[.,;]|$)`,
      'u',
    ),
    role: 'chair',
  },
];

type CompanyToken = Extract<Token, { kind: 'company' }>;

/** The company that is named right at a place, and is no owner of what follows. */
function companyFrom({ tokens, text }: SentenceScope, at: number): CompanyToken | null {
  const named = tokens.find(({ start }) => start === at);
  const isAll = /^(?:[.,;]|$| (?:since|from|until|for|and|as)(?!\p{L}))/u.test(text.slice(named?.end ?? at));
  return named?.kind === 'company' && !named.isOwner && isAll ? named : null;
}

/** "Jane Roe has led the company since April 2018", "The Board is chaired by Jane Roe": one person, one statement. */
export function leadingClaims(scope: SentenceScope): Draft[] {
  const { text, tokens, around, reading } = scope;
  if (scope.part !== null) return [];
  for (const { pattern, role } of phrases) {
    const match = pattern.exec(text);
    if (match?.[1] === undefined || personRight(match[1], 0) === null) continue;
    const end = match.index + match[0].length;
    // "The business is run by Harrow Consulting": no person.
    const at = text.indexOf(match[1], match.index);
    const person = { start: at, end: at + match[1].length };
    if (tokens.some((one) => one.kind === 'company' && one.start < person.end && person.start < one.end))
      continue;
    // "wird von … geleitet" is so now.
    const now = /(?<!\p{L})wird(?!\p{L})/u.test(match[0])
      ? text.replace(/(?<!\p{L})wird(?!\p{L})/u, 'ist ')
      : text;
    const modality = modalityOf(now, match.index, end, reading.language);
    // "von seiner Tochter Anna Berg": no subsidiary.
    const others = tokens.filter(
      ({ text: word, end: last }) => last > end || !/^(?:Tochter|Partner(?:in)?)$/.test(word),
    );
    const named = /\s$/u.test(match[0]) ? companyFrom(scope, end) : null;
    if (named === null && /\s$/u.test(match[0])) continue;
    const entity = named?.key ?? impliedCompany(others, around, reading, null);
    if (modality === null || modality.polarity !== 'stated' || entity === null) return [];
    const term = termIn(scope, 0, endOfTerm(scope, named?.end ?? end), match.index + 1);
    return [
      {
        ...modality,
        isRestated: false,
        entity,
        attribute: role,
        part: null,
        value: { kind: 'text', text: match[1] },
        period: null,
        asOf: term.asOf,
        until: term.until,
        polarity: term.until === null ? 'stated' : 'former',
      },
    ];
  }
  return [];
}
