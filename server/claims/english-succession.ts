import type { Polarity } from './claim.ts';
import type { Draft, KnownOffice, SentenceScope } from './draft.ts';
import { departure } from './leaving-claims.ts';
import { modalityOf } from './modality.ts';
import { dayOfLeaving, endOfTerm, noTerm, termIn, type Term } from './people-dates.ts';
import { personRight, personSource } from './person-name.ts';
import { impliedCompany } from './subject.ts';

const name = (group: string) => personSource.replace(/(?<!\\)\((?!\?)/u, `(?<${group}>`);
const inset = '(?:, (?<inset>[^,;.]{3,60}),)?';
const whom = `(?:${name('before')}|him|her|them)`;
const hint = /succe|took over as|take over as|takes over as|join|retire|step down|resign|leave/u;

/** "has chosen Jane Roe, currently our finance director, to succeed her", "Jane Roe, now controller, will succeed Carl Holm". */
const comings: readonly RegExp[] = [
  new RegExp(
    `(?<who>[Bb]oard|[Cc]ompany|[Gg]roup|[Dd]irectors|[Ww]e|[Ii]t) (?:has |have )?(?:chosen|picked|selected|appointed|named|nominated|promoted) ${name('person')}${inset} to succeed ${whom}(?![\\p{L}-])`,
    'u',
  ),
  new RegExp(
    `^${name('person')}${inset} (?:will succeed|is to succeed|will replace|will take over from) ${whom}(?![\\p{L}-])`,
    'u',
  ),
  new RegExp(
    `${name('before')} (?:will|is to) (?:retire|step down|resign|leave)(?= (?:on|at|in) )[^,;]{4,60} and that ${name('person')} (?:has been|will be|was) appointed (?:as )?(?:his|her|their) successor`,
    'u',
  ),
];
/** "Jane Roe, who took over as chief executive in May". */
const tookOver = new RegExp(
  `${name('person')}, who (?:took over as|became|joined as|was appointed|was named) (?:the |its |our |group )?$`,
  'u',
);
/** "Jane Roe joined the company as chief financial officer". */
const joined = new RegExp(
  `(?:^|[.;,] |that )${name('person')} (?<how>joined|joins|will join|is to join)(?: (?:us|it|(?:the |our )(?:company|group|firm|business|board)))? as (?:the |its |our |group |new |a )*$`,
  'u',
);
/** "took over as chief executive from Carl Holm": who held the office before. */
const overFrom = new RegExp(
  `^ (?:in [^,;.]{4,20} |on [^,;.]{4,20} )?from ${name('before')}(?= |[.,;]|$)`,
  'u',
);
/** "Carl Holm, who joined as finance director in 2015, retired in 2022", "as chief executive designate". */
const hasEnded =
  /(?<!\p{L})(?:left|resigned|retired|departed|stepped down|until|designate|elect|has since|was (?:replaced|succeeded|dismissed|removed))(?!\p{L})/u;
const gone =
  /(?<!\p{L})(?:left|until|resigned|retired|departed|became|moved|promoted|now|stepped|before|previously)(?!\p{L})/u;

/** "Carl Holm will retire on 30 June": of somebody whose office was named before. */
const goings = new RegExp(
  `(?:^|that |[;,] )${name('person')} (?:will|would|is to) (?:retire|step down|resign|leave)(?= (?:on|at|in) )`,
  'u',
);

const once = /(?<!\p{L})(?:former|formerly|previously|until|once|ex|past)(?!\p{L})/iu;

/** Who comes to an office and who leaves it, where English sentences set the office apart from the name. */
export function englishSuccession(scope: SentenceScope): Draft[] {
  const { text, reading } = scope;
  if (reading.language !== 'en' || scope.part !== null || !hint.test(text)) return [];
  const modality = modalityOf(text, 0, text.length, 'en');
  if (modality === null || modality.voice !== 'own' || !/^(?:stated|expected)$/u.test(modality.polarity))
    return [];
  return [
    ...comingOf(scope),
    ...goingOf(scope),
    ...tookOverOf(scope),
    ...joinedOf(scope),
    ...beforeOf(scope),
  ];
}

function comingOf(scope: SentenceScope): Draft[] {
  for (const pattern of comings) {
    const match = pattern.exec(scope.text);
    const person = match?.groups?.person;
    if (match === null || person === undefined || personRight(person, 0) === null) continue;
    const end = match.index + match[0].length;
    const office = officeAfter(scope, end) ?? officeOf(scope, match.groups?.before);
    if (office === null) return [];
    const current = match.groups?.inset;
    const from = match.index + match[0].indexOf(current ?? '');
    return [
      made(office, office.role, person, 'expected', termIn(scope, end, scope.text.length, end - 1)),
      ...(current === undefined ? [] : heldNow(scope, office, person, from, from + current.length)),
    ];
  }
  return [];
}

/** "currently our finance director" between two commas: the office of whom it is beside. */
function heldNow(
  scope: SentenceScope,
  { entity }: KnownOffice,
  person: string,
  from: number,
  to: number,
): Draft[] {
  const { tokens, text } = scope;
  const inside = tokens.filter(({ start, end }) => start >= from && end <= to);
  const roles = inside.flatMap((token) => (token.kind === 'role' ? [token.role.id] : []));
  const isElsewhere = inside.some(
    ({ kind, lower }) => kind === 'company' || /^(?:at|of|for|deputy|acting|interim)$/u.test(lower),
  );
  const [role] = roles;
  if (role === undefined || roles.length > 1 || isElsewhere) return [];
  return [
    made({ entity, role }, role, person, once.test(text.slice(from, to)) ? 'former' : 'stated', noTerm),
  ];
}

/** "as chief executive" right after whom somebody succeeds. */
function officeAfter({ text, tokens, around, reading }: SentenceScope, end: number): KnownOffice | null {
  const as = /^ as (?:the |its |our |group )?/u.exec(text.slice(end));
  const token = as === null ? undefined : tokens.find(({ start }) => start === end + as[0].length);
  const entity = impliedCompany(tokens, around, reading, null);
  return token?.kind === 'role' && entity !== null ? { role: token.role.id, entity } : null;
}

/** The office of whoever goes: by the name, else that of the one person the paragraph spoke of. */
function officeOf(
  { people, paragraph, reading }: SentenceScope,
  before: string | undefined,
): KnownOffice | null {
  if (before !== undefined) return people.get(before) ?? null;
  const said = paragraph.filter(
    ({ attribute, value }) => value.kind === 'text' && reading.roles.some(({ id }) => id === attribute),
  );
  const names = new Set(said.map(({ value }) => (value.kind === 'text' ? value.text : '')));
  const offices = new Set(said.map(({ attribute }) => attribute));
  const [last] = said;
  return last !== undefined && names.size === 1 && offices.size === 1
    ? { role: last.attribute, entity: last.entity }
    : null;
}

function goingOf(scope: SentenceScope): Draft[] {
  const match = goings.exec(scope.text);
  const person = match?.groups?.person;
  const office = person === undefined ? undefined : scope.people.get(person);
  if (match === null || person === undefined || office === undefined) return [];
  const day = dayOfLeaving(scope, match.index + match[0].length, match.index + match[0].length);
  return [made(office, departure, person, 'expected', { asOf: day, until: null })];
}

function tookOverOf(scope: SentenceScope): Draft[] {
  const { text, tokens, around, reading } = scope;
  return tokens.flatMap((token): Draft[] => {
    const match = token.kind === 'role' ? tookOver.exec(text.slice(0, token.start)) : null;
    const person = match?.groups?.person;
    const entity = impliedCompany(tokens, around, reading, null);
    if (token.kind !== 'role' || person === undefined || entity === null) return [];
    // "chief executive of Lumen Glas" is another office.
    if (/^ (?:of|at|for)(?!\p{L})/u.test(text.slice(token.end)) || personRight(person, 0) === null) return [];
    if (hasEnded.test(text.slice(token.end))) return [];
    const term = termIn(scope, token.end, endOfTerm(scope, token.end), token.start);
    return term.until === null
      ? [made({ entity, role: token.role.id }, token.role.id, person, 'stated', term)]
      : [];
  });
}

/** "joined as chief financial officer in 2023": holds the office since, where nothing is said of what came after. */
function joinedOf(scope: SentenceScope): Draft[] {
  const { text, tokens, around, reading } = scope;
  if (!/join/u.test(text)) return [];
  return tokens.flatMap((token, i): Draft[] => {
    const match = token.kind === 'role' ? joined.exec(text.slice(0, token.start)) : null;
    const person = match?.groups?.person;
    if (token.kind !== 'role' || match === null || person === undefined || personRight(person, 0) === null)
      return [];
    if (
      gone.test(text.slice(token.end)) ||
      hasEnded.test(text.slice(token.end)) ||
      /^ (?:of|at|for)(?!\p{L})/u.test(text.slice(token.end))
    )
      return [];
    const entity = impliedCompany(tokens.slice(0, i + 1), around, reading, null);
    const isAhead = /^(?:joins|will|is)/u.test(match.groups?.how ?? '');
    const term = termIn(scope, token.end, text.length, token.start);
    return entity === null
      ? []
      : [made({ entity, role: token.role.id }, token.role.id, person, isAhead ? 'expected' : 'stated', term)];
  });
}

/** "took over as chief executive from Carl Holm in May 2024": he held it until then. */
function beforeOf(scope: SentenceScope): Draft[] {
  const { text, tokens, around, reading } = scope;
  if (!/took over as/u.test(text)) return [];
  return tokens.flatMap((token, i): Draft[] => {
    const isOver =
      token.kind === 'role' && /took over as (?:the |its |our |group )?$/u.test(text.slice(0, token.start));
    const match = isOver ? overFrom.exec(text.slice(token.end)) : null;
    const before = match?.groups?.before;
    const entity = impliedCompany(tokens.slice(0, i + 1), around, reading, null);
    if (token.kind !== 'role' || before === undefined || entity === null || personRight(before, 0) === null)
      return [];
    const { asOf } = termIn(scope, 0, text.length, token.start);
    return [
      made({ entity, role: token.role.id }, token.role.id, before, 'former', { asOf: null, until: asOf }),
    ];
  });
}

function made(
  { entity }: KnownOffice,
  attribute: string,
  person: string,
  polarity: Polarity,
  term: Term,
): Draft {
  const value = { kind: 'text', text: person } as const;
  return {
    entity,
    attribute,
    part: null,
    value,
    period: null,
    ...term,
    polarity,
    voice: 'own',
    isRestated: false,
  };
}
