import type { Attribute } from '../packs/attribute.ts';
import type { ClaimValue } from './claim.ts';
import { describedAt } from './description.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { foundersFrom } from './founder-names.ts';
import { modalityOf } from './modality.ts';
import { personRight } from './person-name.ts';
import { periodKey } from './periods.ts';
import { readingWords } from './reading-words.ts';
import { impliedCompany } from './subject.ts';
import type { Token } from './tag-sentence.ts';
import { undated } from './draft-fields.ts';

export type PeriodToken = Extract<Token, { kind: 'period' }>;

/** A year, month or day as the value of a date; null for anything else. */
export function dateOfTime(token: PeriodToken | undefined): ClaimValue | null {
  const period = token?.period ?? null;
  if (token === undefined || period === null || (period.kind === 'year' && period.isFiscal)) return null;
  return period.kind === 'year' || period.kind === 'month' || period.kind === 'day'
    ? { kind: 'date', date: periodKey(period), written: token.text }
    : null;
}

function draft(
  scope: SentenceScope,
  entity: string,
  attribute: string,
  value: ClaimValue,
  at: Token,
): Draft[] {
  const modality = modalityOf(scope.text, at.start, at.end, scope.reading.language);
  return modality === null || modality.polarity !== 'stated'
    ? []
    : [
        {
          ...modality,
          isRestated: false,
          entity,
          attribute,
          ...undated,
          value,
        },
      ];
}

const isName = (token: Token | undefined) => token?.kind === 'company' || token?.kind === 'self';
const periodAt = (tokens: readonly Token[], at: number) => {
  const token = tokens[at];
  return token?.kind === 'period' ? token : undefined;
};

/**
 * Foundings that are not said as "was founded": "Die 1921 gegründete Verdane AG", "In 1921 Karel Lind founded Verdane",
 * "Verdane, which was founded in 1921", "Verdane is a maker of lenses, founded in 1921"; and who founded it.
 */
export function foundingClaims(scope: SentenceScope): Draft[] {
  if (scope.part !== null) return [];
  return scope.tokens.flatMap((token, i): Draft[] => {
    if (token.kind !== 'verb' || token.attribute.id !== 'founded') return [];
    return [...dated(scope, i, token.attribute), ...founders(scope, i)];
  });
}

function companyAt({ tokens, around, reading }: SentenceScope, at: number): string | null {
  const token = tokens[at];
  if (token?.kind === 'company') return token.key;
  return token?.kind === 'self' ? impliedCompany(tokens, around, reading, token.text) : null;
}

/** "gegründet 1949 in Plettenberg", "Founded in 1968.": the time of a note of its own; undefined for any other sentence. */
function timeOfNote(tokens: readonly Token[], verb: number): PeriodToken | undefined {
  if (verb !== 0 || tokens.some(isName)) return undefined;
  const at = tokens[1]?.lower === 'in' ? 2 : 1;
  // "Founded in 1921, Lumen makes lenses": of whoever is behind the comma.
  const goesOn = at === 2 && tokens.slice(at).some(({ text }) => text === ',');
  return goesOn ? undefined : periodAt(tokens, at);
}

const address =
  /^, [^,]{3,40}, (?:\p{Lu}{1,2}-)?(?:\d{4,5} \p{Lu}[\p{L} .-]+|\p{Lu}[\p{L} .-]+ [\p{Lu}\d ]{5,8}), $/u;

/** "Verdane Optics GmbH, Werkstraße 1, 50667 Köln, gegründet 1968.": behind the address of the company it begins with. */
function isBehindAddress({ text, tokens }: SentenceScope, verb: number): boolean {
  const [first] = tokens;
  const token = tokens[verb];
  return first?.kind === 'company' && token !== undefined && address.test(text.slice(first.end, token.start));
}

function dated(scope: SentenceScope, verb: number, attribute: Attribute): Draft[] {
  const { tokens, reading } = scope;
  const made = (subject: number, date: PeriodToken | undefined): Draft[] => {
    const [entity, value] = [companyAt(scope, subject), dateOfTime(date)];
    return entity === null || value === null || date === undefined
      ? []
      : draft(scope, entity, attribute.id, value, date);
  };
  const word = tokens[verb]?.lower ?? '';
  // "die (im Jahr) 1921 (in Köln) gegründete Verdane AG"
  if (/^gegründete[nrms]?$/.test(word)) {
    const name = [verb + 1, verb + 2].find((at) => isName(tokens[at]));
    const date = tokens.slice(Math.max(0, verb - 4), verb).findLast((one) => one.kind === 'period');
    if (name !== undefined) return made(name, date?.kind === 'period' ? date : undefined);
    // "Das 1968 gegründete Unternehmen"
    const isOwn =
      /^(?:\p{L}*(?:unternehmen|betrieb|hersteller|haus)|gesellschaft|firma|konzern|gruppe)$/u.test(
        tokens[verb + 1]?.lower ?? '',
      );
    const implied = isOwn ? impliedCompany(tokens, scope.around, reading, null) : null;
    // "Die 1974 gegründete Gruppe hält 78 % der Verdane AG": what a company is said to have is not that company.
    const isNamedBehind = tokens.slice(verb).some((one) => one.kind === 'company' && one.key === implied);
    const entity = isNamedBehind ? null : implied;
    const value = date?.kind === 'period' ? dateOfTime(date) : null;
    return entity === null || value === null || date === undefined
      ? []
      : draft(scope, entity, attribute.id, value, date);
  }
  const noted = timeOfNote(tokens, verb);
  if (noted !== undefined) {
    const [entity, value] = [impliedCompany(tokens, scope.around, reading, null), dateOfTime(noted)];
    return entity === null || value === null ? [] : draft(scope, entity, attribute.id, value, noted);
  }
  if (isBehindAddress(scope, verb)) return made(0, periodAt(tokens, verb + 1) ?? periodAt(tokens, verb + 2));
  const after = tokens[verb + 1]?.lower === 'in' ? periodAt(tokens, verb + 2) : undefined;
  // "Verdane, which was founded in 1921", "Verdane is a maker of lenses, founded in 1921"
  if (reading.language === 'en' && after !== undefined) {
    const isRelative =
      /^(?:was|is)$/.test(tokens[verb - 1]?.lower ?? '') &&
      tokens[verb - 2]?.lower === 'which' &&
      tokens[verb - 3]?.text === ',';
    if (isRelative) return tokens[verb - 4]?.kind === 'company' ? made(verb - 4, after) : [];
    if (verb === 0) return made(afterOpening(tokens), after);
    return tokens[verb - 1]?.text === ',' ? made(describedAt(scope, verb), after) : [];
  }
  // "In 1921 Karel Lind founded Verdane", "1921 gründete Karel Lind die Verdane AG"
  const object = objectOf(scope, verb);
  if (object < 0) return [];
  const date = periodAt(tokens, object + 2) ?? tokens.slice(0, verb).find((one) => one.kind === 'period');
  return made(object, date?.kind === 'period' ? date : undefined);
}

/** "Founded in 1948 by Karel Lind, Verdane makes …": whoever is right behind the first comma; -1 for anybody else. */
function afterOpening(tokens: readonly Token[]): number {
  const comma = tokens.findIndex(({ text }) => text === ',');
  const at = comma < 0 ? -1 : /^(?:the)$/.test(tokens[comma + 1]?.lower ?? '') ? comma + 2 : comma + 1;
  const name = tokens[at];
  const next = tokens[at + 1];
  const isSubject =
    (name?.kind === 'company' || name?.kind === 'self') &&
    !name.isOwner &&
    next?.text !== ',' &&
    !/^(?:and|or)$/.test(next?.lower ?? '');
  return isSubject ? at : -1;
}

/** The company that somebody founded: right after an active verb (in German after its subject), with no other company named before. */
function objectOf({ tokens, reading }: SentenceScope, verb: number): number {
  const word = tokens[verb]?.lower ?? '';
  const isActive = reading.language === 'en' ? word === 'founded' : /^gründeten?$/.test(word);
  const helper = tokens[verb - 1]?.lower ?? '';
  if (!isActive || readingWords[reading.language].be.has(helper)) return -1;
  if (tokens.slice(0, verb).some(isName)) return -1;
  for (let i = verb + 1; i < verb + 9; i += 1) {
    const token = tokens[i];
    if (isName(token)) return token !== undefined && 'isOwner' in token && token.isOwner ? -1 : i;
    const isPassed =
      token?.kind === 'period' ||
      (token?.kind === 'word' &&
        (/^(?:the|die|der|in|im|jahr)$/.test(token.lower) ||
          (reading.language === 'de' && /^(?:\p{Lu}|und$|ingenieur)/u.test(token.text))));
    if (!isPassed) return -1;
  }
  return -1;
}

const byWhom: Readonly<Record<'en' | 'de', RegExp>> = {
  en: /\bby (?:(?:the|its|an?|two|three|brothers|sisters|siblings|engineers?|\p{Ll}+(?:er|or|ist|man|smith)s?|merchants?|chemists?|physicists?|mechanics?|couple|friends)\s)*/u,
  de: /(?<!\p{L})(?:von|durch) (?:(?:dem|der|den|einem|einer|zwei|drei|Brüdern|Geschwistern|\p{L}+(?:er|eur|ist|mann|iker|schmied|in)n?)\s(?=\p{Lu}))*/u,
};

/** "… founded in 1921 by the engineer Karel Lind": the founder named there, with a second one after "and". */
function founders(scope: SentenceScope, verb: number): Draft[] {
  const { text, tokens, reading, around } = scope;
  const token = tokens[verb];
  if (token === undefined || !/^(?:founded|gegründet)$/.test(token.lower)) return [];
  const end = text.slice(token.end).search(/[;]|\.\s/u);
  const rest = reading.language === 'en' ? token.end : Math.max(0, token.start - 80);
  const by = byWhom[reading.language].exec(text.slice(rest, end < 0 ? undefined : token.end + end));
  const isNear = by !== null && by.index < 45 + (reading.language === 'de' ? 45 : 0);
  const keys = new Set(tokens.flatMap((one) => (one.kind === 'company' ? [one.key] : [])));
  const named = tokens.findIndex(({ kind }) => kind === 'company');
  const isSelf = tokens.slice(0, verb).some(({ kind }) => kind === 'self');
  // "The company, founded by …, is owned by Corbel Ventures": the one named behind is not what was founded.
  const isNamed = keys.size === 1 && !isSelf && (named < verb || verb <= 1);
  const entity = isNamed
    ? ([...keys][0] ?? null)
    : keys.size === 0
      ? impliedCompany(tokens, around, reading, null)
      : null;
  if (!isNear || entity === null) return [];
  const names =
    reading.language === 'en'
      ? foundersFrom(text, rest + by.index + by[0].length)
      : germanFounders(text, rest + by.index + by[0].length);
  return names.flatMap((name) => draft(scope, entity, 'founder', { kind: 'text', text: name }, token));
}

/** The founder named at a place of a German sentence, with a second one after "und". */
function germanFounders(text: string, at: number): string[] {
  const first = personRight(text, at);
  if (first === null || /['’]s$/u.test(first.name)) return [];
  const joined = /^,? und (?:(?:dem|der|den) \p{Lu}\p{Ll}+ (?=\p{Lu}\p{L}+ \p{Lu}))?/u.exec(
    text.slice(first.end),
  );
  const second = joined === null ? null : personRight(text, first.end + joined[0].length);
  return [first.name, ...(second === null ? [] : [second.name])];
}
