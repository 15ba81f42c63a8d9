import type { Role } from '../packs/attribute.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { departsHere } from './gone-officers.ts';
import { modalityOf } from './modality.ts';
import { doneClaims } from './done-claims.ts';
import { departure, leavingClaims } from './leaving-claims.ts';
import { companyOfOffice } from './office-company.ts';
import { dayOfLeaving, endOfTerm, isEndedAfter, noTerm, termIn, whenSource } from './people-dates.ts';
import {
  isByStranger,
  namesAfter,
  personLeft,
  personRight,
  personSource,
  withoutAge,
  withoutAside,
  type Named,
} from './person-name.ts';
import type { Token } from './tag-sentence.ts';

const formerBefore: Readonly<Record<'en' | 'de', RegExp>> = {
  en: /\b(?:former|ex|previous|past|late|erstwhile|then|retired|outgoing|said (?:goodbye|farewell) to(?: our| the| its)?)[ -](?:\w+ )?$/i,
  de: /(?<!\p{L})(?:ehemalige[rnsm]?|frühere[rnsm]?|vormalige[rnsm]?|damalige[rnsm]?|einstige[rnsm]?|Ex-|ausgeschiedene[rnsm]?|bisherige[rnsm]?)\s?$/iu,
};
const comingBefore =
  /(?:incoming|designate|future|next|prospective|künftige[rnsm]?|designierte[rnsm]?|zukünftige[rnsm]?|neue[rnsm]? designierte[rnsm]?)\s$/iu;
/** "Resigned: Jane Roe (director)": of all that follows. */
const goneLabel =
  /^(?:Resigned|Retired|Removed|Departed|Former[\p{L} ]*|Ausgeschieden|Abberufen)[^:]{0,30}:/u;
/** In office until somebody is appointed for good. */
const actingBefore = /(?:acting|interim|kommissarische[rnsm]?|kommissarisch(?: als)?)\s$/iu;
const leavesNow =
  /\b(?:leaves|is leaving|will leave|will (?:resign|retire|step down|depart)|to (?:step down|leave|retire)|retires|resigns|steps down|is stepping down|is retiring|departs|plans to (?:leave|retire|step down))\b|(?<!\p{L})(?:verlässt|scheidet .{0,60}aus|tritt .{0,60}zurück|zurücktritt|ausscheidet|zurücktreten|wird .{0,80}(?:verlassen|ausscheiden|zurücktreten)|(?:verlassen|ausscheiden|zurücktreten) wird|geht .{0,30}in den Ruhestand|legt .{0,40}nieder)(?!\p{L})/iu;
const hasLeft =
  /\b(?:left(?! us(?! (?:in (?:\d|the (?:end|spring|summer|autumn|fall|winter|middle|beginning|course)|early|late|mid|spring|summer|autumn|winter|Q\d|Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)|at|on|after|for|to|as|during|following|last|earlier|this|when|and|because|before)|[.,;]|$))|resigned|retired|stepped down|has (?:left|resigned|retired)|departed|was (?:dismissed|replaced|removed)|was succeeded)\b|(?<!\p{L})(?:verlie(?:ß|ss)|schied .{0,60}aus|trat .{0,60}zurück|ausgeschieden|zurückgetreten|abberufen|niedergelegt|legte .{0,40}nieder|wurde .{0,40}abgelöst)(?!\p{L})/iu;

const otherSeat = /(?<!\p{L})(?:den|dem) (?:Aufsichtsrat|Verwaltungsrat|Beirat|Prüfungsausschuss)(?!\p{L})/u;

/** What a sentence says of people and their roles. */
export function peopleClaims(scope: SentenceScope): Draft[] {
  // "Primary Analyst: Jane Roe, Director" is of whoever rates.
  if (
    scope.around.speaker === 'assessor' &&
    /analyst|contact/iu.test(`${scope.around.textBefore}${scope.text}`)
  )
    return [];
  return scope.tokens.flatMap((token, i): Draft[] =>
    token.kind === 'role' ? roleClaims(scope, i, token.role) : [],
  );
}

function roleClaims(scope: SentenceScope, at: number, role: Role): Draft[] {
  const { text, tokens, reading } = scope;
  const token = tokens[at] as Token;
  const company = companyOfOffice(scope, at);
  // "From March A will be Treasurer; until then B is Treasurer": two statements that hang together are not told apart.
  if (
    company === null ||
    scope.part !== null ||
    (/;|\buntil then\b|(?<!\p{L})bis dahin(?!\p{L})/iu.test(text) &&
      scope.tokens.filter((one) => one.kind === 'role' && one.role === role).length > 1)
  )
    return [];
  if (token.kind === 'role' && token.isVerb) return doneClaims(scope, role, company, token);
  const right = text.slice(company.end);
  const apart = /^,?\s?(?:\()?/u.exec(right)?.[0].length ?? 0;
  const apposed =
    personRight(text, company.end) ??
    (company.end > token.end || right.startsWith(',') ? personRight(text, company.end + apart) : null);
  const left = text.slice(0, token.start);
  const leftComma =
    /,\s(?:the |its |our |\p{Lu}[\p{L}&-]+(?: \p{Lu}[\p{L}&-]+){0,2}[’']s |der |die |ihr |ihre |seit \d{4} )?(?:(?:former|ex|previous|new|long-time|longtime|ehemalige[rn]?|frühere[rn]?|neue[rn]?|incoming|designierte[rn]?)[ -])?(?:(?:co-)?(?:founder|gründer(?:in)?|owner|(?:(?:senior |executive )*vice[ -])?president|director|chair(?:man|woman)?) (?:and|und) )?$|\s\($/iu.exec(
      left,
    );
  // "Chief Executive, Lumen Glas Ltd": the office is theirs.
  if (apposed !== null && isCompanyAt(tokens, apposed)) return [];
  const besides = leftComma === null ? null : personLeft(text, endBeforeAge(text, leftComma.index));
  // "die Kerbel Verwaltungs GmbH, Geschäftsführerin: …": a company is nobody's name.
  const named = apposed ?? (besides !== null && isCompanyAt(tokens, besides) ? null : besides);
  if (named !== null) return apposedClaims(scope, role, company.company, named, token);
  const leaving = leavingClaims(scope, role, company.company, token);
  if (leaving.length > 0) return leaving;
  return statedClaims(scope, role, company.company, token, reading.language, company.end);
}

/** "Fergus McKay, 58, Chair": where the name ends before the comma at `comma`. */
const endBeforeAge = (text: string, comma: number): number => Math.min(comma, withoutAge(text, comma + 1));

const isCompanyAt = (tokens: readonly Token[], { start, end }: Named) =>
  tokens.some((one) => one.kind === 'company' && one.start < end && start < one.end);

/** "Chief Financial Officer Anna Berg …": the role is said beside the name, whatever the sentence is about. */
function apposedClaims(
  scope: SentenceScope,
  role: Role,
  entity: string,
  { name, start, end }: Named,
  token: Token,
): Draft[] {
  const { text, reading } = scope;
  const from = Math.min(start, token.start);
  const before = text.slice(Math.max(0, Math.min(token.start, text.length) - 30), token.start);
  const words = text.slice(Math.max(end, token.end));
  const value = { kind: 'text', text: name } as const;
  const base = {
    entity,
    part: null,
    value,
    period: null,
    voice: 'own',
    isRestated: false,
    ...(actingBefore.test(before) && { isActing: true }),
  } as const;
  const isFormer = formerBefore[reading.language].test(before) || goneLabel.test(text);
  const isComing = comingBefore.test(before);
  const beside = Math.max(end, token.end);
  // "Der Vertrag von Finanzvorstand Jan Kühn, der Ende 2026 ausläuft": the time of the contract.
  const isOfContract = /(?<!\p{L})(?:Vertr[aä]g|Bestellung|Mandat|Amtszeit)\p{L}*(?!\p{L})/u.test(
    text.slice(0, from),
  );
  const dates = isOfContract ? noTerm : termIn(scope, from, endOfTerm(scope, beside), token.start);
  const local = modalityOf(text, Math.max(start, token.start), Math.max(end, token.end), reading.language);
  // What a newspaper reports is no more than what people say.
  const isRumour = local !== null && local.voice !== 'own';
  const drafts: Draft[] = [];
  // "wird den Aufsichtsrat verlassen" of a member of the board: another seat.
  const isOtherSeat = role.id !== 'chair' && otherSeat.test(words);
  const left = !isOtherSeat && departsHere(scope, words, hasLeft);
  const leaves = !isOtherSeat && departsHere(scope, words, leavesNow);
  const isDenied = local?.polarity === 'denied' || local?.polarity === 'negated';
  const verb = (left ? hasLeft : leaves ? leavesNow : null)?.exec(words)?.index ?? null;
  const leavingDay = verb === null ? null : dayOfLeaving(scope, beside + verb, beside);
  const wasUntil = dates.until !== null && !leaves;
  // "bisherig", "ex": who held it before; "not the CEO" gives no holder.
  if (/\b(?:not|nicht|nie|never)\s(?:the |der |die |its )?$/iu.test(before)) return [];
  drafts.push({
    ...base,
    attribute: role.id,
    asOf: dates.asOf,
    until: dates.until ?? (left && !isDenied ? leavingDay : null),
    polarity:
      isFormer || wasUntil || (left && !isDenied && !isRumour && local !== null)
        ? 'former'
        : isComing
          ? 'expected'
          : 'stated',
  });
  if ((leaves || left) && !isFormer && local !== null)
    drafts.push({
      ...base,
      attribute: departure,
      asOf: leavingDay,
      until: null,
      voice: local.voice,
      polarity: isDenied ? 'denied' : left ? 'former' : 'expected',
    });
  return drafts;
}

const becomes: Readonly<Record<'en' | 'de', RegExp>> = {
  en: /(?:, who)?\s(?:(is|was|has been|had been|became|becomes|will become|will be|remains|continues|continued|served|serves|has served|will serve|is serving|acts|will act|will take over|takes over|took over)|(?:(?:is|was|has been|will be) )?(?:appointed|named|elected|promoted|confirmed))(?: not| no longer| never)?(?: as| to| to become)?(?: the| its| our| an?| new| company[’']s| acting| interim| former| position of| non-executive| independent| group| permanent| full-time)*\s$/iu,
  de: new RegExp(
    `\\s(?:(ist|war|wurde|wird|bleibt|übernimmt|übernahm|amtiert|fungiert|hat)(?:(?: seit| bis| von ${whenSource} bis| am| zum| ab| im|)(?: dem)? ${whenSource})?)(?: nicht mehr| nicht)?(?: als| zum| zur| die| der| den| das| neue[rn]?| ihr| ihre| Amt| Posten| des| vom)*\\s$`,
    'iu',
  ),
};
const appoints =
  /\b(?:appointed|named|elected|appoints|names|hired|promoted|ernannte|bestellte|berief|ernennt|beruft|bestellt)\s$/iu;

/** "The CEO … is", "Vorsitzende … ist seit Januar 2023": what is between an office and the name of its holder. */
const holds = new RegExp(
  `^(?:\\s(?:of the company|des Unternehmens|der Gesellschaft))?(?: since ${whenSource})?\\s(?:is|ist|are|sind|remains|bleibt|heißt|has been|wurde|war|was)(?:,?(?: seit| since| zum| am| ab| on)(?: dem)? ${whenSource},?)?(?: not| nicht mehr| nicht| heute| derzeit| aktuell| weiterhin| now| today| currently| still)?(?: (?:der|die) \\p{L}+(?:mann|frau|eur|eurin|ist|istin|wirt|wirtin|iker|ikerin|loge|login))?\\s`,
  'iu',
);

/** "… resigned on 30 May and that Jane Roe is …": the days before belong to somebody else. */
function startOfStatement(left: string): number {
  return Math.max(
    0,
    ...[...left.matchAll(/(?<!\p{L})(?:and that|und dass|while|whereas|während)\s/giu)].map(
      ({ index }) => index,
    ),
  );
}

/** Length of "mit Wirkung zum 1. Januar 2026" before `end`, between a name and its office. */
const dayOfAppointment = new RegExp(` (?:mit Wirkung )?(?:zum|vom|ab|ab dem|am|im|per) ${whenSource}$`, 'u');
const appointedOn = (left: string, end: number) => dayOfAppointment.exec(left.slice(0, end))?.[0].length ?? 0;

/** Where a name ends before "its interim" and the like. */
const withoutActing = (left: string) =>
  left.replace(/(?<= )(?:(?:the|its|our|new|group|acting|interim|permanent) )+$/iu, '').length;

/** "Jane Roe succeeds John Doe as", before an office. */
const succeeds = new RegExp(
  `${personSource}\\s(?:(?:will )?succeeds?|succeeded|will succeed|replace[sd]?|will replace|folgt(?:e)? auf|löst(?:e)?)\\s(?:${personSource}|him|her|ihm|ihr|ihn|sie)(?: ab)?(?: in \\w+ \\d{4}| on [^,]{4,20})?,?\\s(?:as|als|in der Funktion als)(?: the| its| new| neue[rn]?)*\\s$`,
  'u',
);

/** "Anna Berg is the CFO", "The CEO is Jane Roe", "appointed Jane Roe as CEO", "Jane Roe succeeds John Doe as CEO". */
function statedClaims(
  scope: SentenceScope,
  role: Role,
  entity: string,
  token: Token,
  language: 'en' | 'de',
  companyEnd: number,
): Draft[] {
  const { text } = scope;
  const left = text.slice(0, token.start);
  const modality = modalityOf(text, token.start, token.end, language);
  if (modality === null) return [];
  const dates = termIn(scope, startOfStatement(left), endOfTerm(scope, companyEnd), token.start);
  const make = (name: string, polarity: Draft['polarity'], times = dates): Draft => ({
    ...modality,
    ...times,
    isRestated: false,
    polarity,
    entity,
    attribute: role.id,
    part: null,
    period: null,
    value: { kind: 'text', text: name },
    ...(actingBefore.test(left) && { isActing: true }),
  });
  const verb = becomes[language].exec(left);
  const subject = verb === null ? null : personLeft(text, withoutAside(text, withoutAge(text, verb.index)));
  if (verb !== null && subject !== null) {
    const word = verb[1]?.toLowerCase() ?? '';
    // "hat den Vorstand verlassen" holds no office; "hat das Amt des Vorstands" does.
    if (word === 'hat' && !/ (?:Amt|Posten) /u.test(verb[0])) return [];
    const isPast =
      /^(?:was|had been|war|served|amtierte|fungierte)$/.test(word) ||
      (word !== 'bleibt' && /(?:former|until|bis(?: Ende)? \d{4})/i.test(verb[0])) ||
      (dates.until !== null && !/^(?:is|remains|continues|serves|acts|ist|bleibt)$/.test(word));
    const isElected = language === 'de' && word === 'wurde';
    if (isElected && isEndedAfter(text.slice(companyEnd))) return [];
    if (modality.polarity === 'stated')
      return [
        make(
          subject.name,
          isPast && !isElected ? 'former' : 'stated',
          isPast && !isElected && dates.until === null ? noTerm : dates,
        ),
      ];
    return [make(subject.name, modality.polarity)];
  }
  // German turns it round: "Bis 2019 war Peter Wolf Vorstandsvorsitzender."
  const turned = language === 'de' ? personLeft(text, token.start) : null;
  const turnedVerb =
    turned === null ? null : /(?:^|\s)(war|ist|wird|wurde|bleibt)\s$/iu.exec(text.slice(0, turned.start));
  if (turned !== null && turnedVerb !== null) {
    const isPast = turnedVerb[1] === 'war' || dates.until !== null;
    return [make(turned.name, modality.polarity === 'stated' && isPast ? 'former' : modality.polarity)];
  }
  const succeeded = succeeds.exec(left);
  if (succeeded?.[1] !== undefined) {
    const polarity = modality.polarity;
    return [
      make(succeeded[1], polarity),
      ...(polarity === 'stated' && succeeded[2] !== undefined
        ? [make(succeeded[2], 'former', { asOf: null, until: dates.asOf })]
        : []),
    ];
  }
  const asRole =
    /\s(?:as|to|als|zum|zur)(?: the| its| our| new| neuen?| neuer| neue| ihrem| ihren)*\s$/iu.exec(left);
  // "named Jane Roe chief executive" needs no "as".
  const bare = language === 'en' ? withoutActing(left) : null;
  const objectEnd = asRole === null ? bare : asRole.index - appointedOn(left, asRole.index);
  const object = objectEnd === null ? null : personLeft(text, objectEnd);
  const isPerfect =
    object !== null &&
    /(?<!\p{L})(?:hat|haben)\s(?:(?:Herrn?|Frau|Dr\.|Prof\.)\s)*$/u.test(text.slice(0, object.start)) &&
    /^\s(?:bestellt|berufen|ernannt|gewählt)(?!\p{L})/u.test(text.slice(companyEnd));
  const appointing = object === null ? null : appoints.exec(text.slice(0, object.start));
  const isByOwn = appointing !== null && (language === 'de' || !isByStranger(scope.tokens, appointing.index));
  if (object !== null && (isPerfect || isByOwn)) return [make(object.name, modality.polarity)];
  const holder = holds.exec(text.slice(companyEnd));
  const named = holder === null ? null : personRight(text, companyEnd + holder[0].length);
  if (holder === null || named === null) return [];
  const term = termIn(scope, 0, endOfTerm(scope, named.end), token.start);
  const isPast =
    formerBefore[language].test(left) ||
    /\s(?:war|was)(?!\p{L})/iu.test(holder[0]) ||
    /\bnicht mehr\b/iu.test(holder[0]);
  return [named, ...namesAfter(text, named.end)]
    .flatMap((one) => {
      const local = modalityOf(text, one.start, one.end, language);
      if (local === null) return [];
      const polarity = isPast && /^(?:stated|former)$/.test(local.polarity) ? 'former' : local.polarity;
      return [{ ...make(one.name, polarity, term), voice: local.voice }];
    })
    .slice(0, role.isSingle ? 1 : undefined);
}
