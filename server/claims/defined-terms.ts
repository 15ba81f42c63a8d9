import type { ClaimDocument } from './claim-document.ts';
import { findCompanies, type KnownCompany, type OtherName } from './company-names.ts';
import type { PartByPart } from '../part-by-part.ts';

/** What a document calls a company from then on: "Bellhaven Ports plc (the “Guarantor”)". */
export interface DefinedTerm {
  /** Without its article: "Guarantor", "we". */
  readonly term: string;
  /** Key of the company. */
  readonly key: string;
  /** It stands without an article, as names do: "The claimant (“Arkwright”)". */
  readonly isName: boolean;
}

const definition = /\(([^()]{0,200}["“„][^()]{1,80}["”“][^()]{0,40})\)/gu;
const quoted = /["“„](?:the |die |der |das )?([^"“”„]{2,30}?),?["”“]/gu;
/** What may be between a name and the brackets that define it. */
const beside =
  /^\.?(?:, (?:an?|the|incorporated|together|a company|registered)(?! subsidiary)[^.;]{3,150})?,?\s*$/u;

/** `“Verdane,” the “Company,” “we” and “our” refer to Verdane Optics, Inc.` */
const refers =
  /(?<terms>(?:["“][^"“”]{2,40}["”],?\s*(?:(?:and|or|und|oder)\s)?(?:the |die )?){1,8})(?:refers?|means?|bezeichnet|bezeichnen|meint|meinen)(?: (?:collectively )?to)? (?=\p{Lu}|the |die )/gu;

const kindOfHouse =
  /(?<!\p{L})(?:Society|Co-operative|Cooperative|Association|Bank|Trust|Foundation|Partnership|University|Bureau)(?!\p{L})/u;

/** The words that a document defines for companies; one that it defines for two is none. */
export function* definedTerms(
  document: ClaimDocument,
  company: KnownCompany,
  others: readonly OtherName[],
): PartByPart<DefinedTerm[]> {
  const keys = new Map<string, Set<string>>(rolesIn(document, company, others));
  // "the Society" of a society.
  const house = kindOfHouse.exec(company.aliases[0] ?? '')?.[0];
  if (house !== undefined) keys.set(house, new Set([company.key]));
  for (const { text, kind } of document.blocks) {
    yield;
    if (kind === 'heading' || !/["“„]/u.test(text)) continue;
    for (const { 0: written, index, groups } of text.matchAll(refers)) {
      const [named] = findCompanies(text.slice(index + written.length), company, others);
      if (named === undefined || named.start > 4) continue;
      for (const [, term = ''] of groups?.terms?.matchAll(quoted) ?? [])
        keys.set(term, (keys.get(term) ?? new Set()).add(named.key));
    }
    for (const match of text.matchAll(definition)) {
      const named = findCompanies(text.slice(0, match.index), company, others).at(-1);
      if (named === undefined || !beside.test(text.slice(named.end, match.index))) continue;
      for (const [, term = ''] of match[1]?.matchAll(quoted) ?? [])
        keys.set(term, (keys.get(term) ?? new Set()).add(named.key));
    }
  }
  const parties = yield* partiesOf(document, company, others);
  const terms = [...keys].flatMap(([term, found]): DefinedTerm[] => {
    const [key] = found;
    return key !== undefined && found.size === 1 ? [{ term, key, isName: false }] : [];
  });
  return [...terms, ...parties];
}

const role = '[Bb]orrower|[Oo]bligor|[Ii]ssuer|Kreditnehmer(?:in)?|Darlehensnehmer(?:in)?|Emittent(?:in)?';
const roleLine = new RegExp(`^(?<role>${role})\\s*:\\s*(?<name>\\S.*)$`, 'u');

/** "Borrower: Verdane Optics Ltd" at the head of a note: "the borrower" is that company from then on. */
function rolesIn(
  { blocks }: ClaimDocument,
  company: KnownCompany,
  others: readonly OtherName[],
): [string, Set<string>][] {
  const found = new Map<string, Set<string>>();
  for (const { kind, text } of blocks) {
    const { role: word, name = '' } = (kind === 'label' ? roleLine.exec(text)?.groups : undefined) ?? {};
    const [named, more] = word === undefined ? [] : findCompanies(name, company, others);
    if (word === undefined || named?.start !== 0 || more !== undefined) continue;
    for (const term of new Set([word, word.toLowerCase()]))
      found.set(term, (found.get(term) ?? new Set()).add(named.key));
  }
  return [...found];
}

const side = 'claimant|plaintiff|appellant|applicant|petitioner|defendant|respondent';
const partyLine = new RegExp(`^(?<name>\\S.*?\\S) {3,}(?<side>${side})$`, 'iu');
const calledSo = new RegExp(`[Tt]he (?<side>${side}) \\(["“](?<name>\\p{Lu}[^"“”]{2,30})["”]\\)`, 'gu');

/** Who is who before a court: "ARKWRIGHT TIDAL LIMITED          Claimant", and what a judgment calls them then. */
function* partiesOf(
  { blocks }: ClaimDocument,
  company: KnownCompany,
  others: readonly OtherName[],
): PartByPart<DefinedTerm[]> {
  const sides = new Map<string, Set<string>>();
  const names: DefinedTerm[] = [];
  for (const { text } of blocks) {
    yield;
    const line = text.length < 160 ? partyLine.exec(text)?.groups : undefined;
    const [named, more] = line === undefined ? [] : findCompanies(line.name ?? '', company, others);
    const word = line?.side?.toLowerCase() ?? '';
    if (named !== undefined && more === undefined)
      sides.set(word, (sides.get(word) ?? new Set()).add(named.key));
    if (sides.size === 0) continue;
    for (const { groups } of text.matchAll(calledSo)) {
      const keys = sides.get(groups?.side?.toLowerCase() ?? '') ?? new Set<string>();
      const [key] = keys;
      if (key !== undefined && keys.size === 1 && groups?.name !== undefined)
        names.push({ term: groups.name, key, isName: true });
    }
  }
  const bySide = [...sides].flatMap(([term, keys]): DefinedTerm[] => {
    const [key] = keys;
    return key !== undefined && keys.size === 1 ? [{ term, key, isName: false }] : [];
  });
  return [...bySide, ...names];
}

const self =
  /^(?:Company|Group|Corporation|Registrant|Bank|Trust|Partnership|[Ww]e|[Uu]s|[Oo]ur|Gesellschaft|Unternehmen|Konzern|Gruppe|Genossenschaft|[Ww]ir)$/u;

/** Whom a document calls "the Company", "the Group" or "we"; null where that is nobody, or more than one. */
export function definedSubject(terms: readonly DefinedTerm[]): string | null {
  const keys = new Set(terms.filter(({ term }) => self.test(term)).map(({ key }) => key));
  const [key] = keys;
  return key !== undefined && keys.size === 1 ? key : null;
}

/** A word that is defined as a name is written: with its article and a capital letter. */
const asName = new RegExp(
  `^(?:\\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?|${side}|borrower|obligor|issuer)$`,
  'u',
);

/** Places where a text writes a defined term for its company: "the Guarantor's". */
export function findTerms(
  text: string,
  terms: readonly DefinedTerm[],
): { readonly start: number; readonly end: number; readonly key: string }[] {
  return terms.flatMap(({ term, key, isName }) => {
    if (!text.includes(term) || !asName.test(term)) return [];
    const places = [];
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
      const end = at + term.length;
      const article = /(?<!\p{L})(?:the|der|die|das|dem|den|des) $/iu.exec(
        text.slice(Math.max(0, at - 5), at),
      );
      const owner = /^['’]s(?!\p{L})/u.exec(text.slice(end, end + 3))?.[0].length ?? 0;
      const isWord = !/^[\p{L}-]/u.test(text.slice(end));
      if (isWord && article !== null && !isName)
        places.push({ start: at - article[0].length, end: end + owner, key });
      // "Dr Nerys Arkwright" is a person.
      else if (
        isWord &&
        isName &&
        !/\p{L}\.? $/u.test(text.slice(Math.max(0, at - 3), at).replace(/\p{Ll} $/u, ''))
      )
        places.push({ start: at, end: end + owner, key });
    }
    return places;
  });
}
