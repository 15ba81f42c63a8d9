import type { Role } from '../packs/attribute.ts';
import type { PartByPart } from '../part-by-part.ts';
import type { Block } from './blocks.ts';
import type { ClaimPlace } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import { findCompanies } from './company-names.ts';
import { bareName, personName, personRight, personSource, type Named } from './person-name.ts';
import type { RoomNames } from './room-names.ts';
import { sentencesOf } from './sentence-split.ts';

/** A person named beside an office that one person holds, whatever the sentence says of both. */
export interface OfficeMention {
  /** Id of the office. */
  readonly role: string;
  readonly name: string;
  readonly place: ClaimPlace;
}

interface OfficeAt {
  readonly role: string;
  readonly start: number;
  readonly end: number;
}

/** Somebody comes or goes: any person of such a sentence may be the one who holds the office after it. */
const changes =
  /(?<!\p{L})(?:join(?:s|ed|ing)?|appoint\p{L}*|named|elected|promoted|succe\p{L}+|replac\p{L}+|confirmed|became|become[s]?|follow(?:s|ed|ing)|took over|tak(?:es|ing) over|take over|takeover|handed over|steps? in(?:to)?|stepped in(?:to)?|assum\p{L}+|designate|incoming|acting|interim|new|since|departure|from \d|bestell\p{L}*|beruf\p{L}*|berief|ernannt\p{L}*|ernennt|gewählt|wählte|Nachfolg\p{L}*|folgt\p{L}*|übern\p{L}+|übergab|übergibt|übergeben|löst\p{L}*|abgelöst|wird|wurde|neue[rnsm]?|seit|ab \d|kommissarisch\p{L}*|interimistisch\p{L}*|eingesetzt)(?!\p{L})/iu;
/** "The role" of the sentence before. */
const sameOffice =
  /(?<!\p{L})(?:(?:in|into|to|for) (?:the|this|that) (?:role|post|position|office|job)|the (?:role|post|position|office|vacancy)|successors?|succeed\p{L}*|replace[sd]?|replacement|interim|(?:das|dieses|ins) Amt|im Amt|(?:die|diese|der|dieser) (?:Funktion|Aufgabe|Position|Rolle|Stelle)|(?:den|dieser|diesen) Posten|Nachfolg\p{L}*|(?:folgt|folgte) (?:ihr|ihm|auf (?:sie|ihn)))(?!\p{L})/u;
/** Whoever is behind these words held it before, or holds another office. */
const before =
  /(?<!\p{L})(?:[Aa]t|[Ii]n|from|predecessors?,?|follow(?:s|ed|ing)|after|succe(?:eds|eded|eding|ssion to|ed)|replac(?:es|ed|ing|e)|former|auf|von|Nachfolge von|Vorgänger(?:in)?,?|Vorgänger(?:in)? (?:war|ist)|löst|löste|ehemaligen?|früheren?)\s(?:(?:Mr|Mrs|Ms|Dr|Herrn?|Frau)\.? )?$/u;
const otherOffice =
  /(?<!\p{L})(?:former|ex|deputy|vice|assistant|previous|past|retired|outgoing|late|ehemalige[rnsm]?|frühere[rnsm]?|stellvertretende[rnsm]?|bisherige[rnsm]?|honorary)[ -]$/iu;
const ofCommittee = /^(?:[’']s)?,? (?:of|for) the \p{Ll}* ?[Cc]ommittee|^ (?:des|vom) \p{L}*ausschuss/u;
/** What is between a name and the office it holds. */
const beside =
  /^(?:,? \(?|: |\s[–|-]\s|\s?\(|, (?:the|our|its|currently|now|die|der|unser|unsere) (?:\p{Ll}+ ){0,2}|,? (?:is|ist|remains|bleibt) (?:(?:the|our|its|der|die|seit [^,;]{4,24}|now|nun) )?)$/u;

interface Finder {
  readonly pattern: RegExp;
  /** Id of the office by its words in lower case. */
  readonly byWord: ReadonlyMap<string, string>;
}

const finders = new WeakMap<readonly Role[], Partial<Record<'en' | 'de', Finder>>>();

function finderOf(roles: readonly Role[], language: 'en' | 'de'): Finder {
  const known = finders.get(roles) ?? {};
  finders.set(roles, known);
  const single = roles.filter(({ isSingle }) => isSingle);
  const byWord = new Map(single.flatMap((role) => role.words[language].map((word) => [word, role.id])));
  const longestFirst = [...byWord.keys()].toSorted((a, b) => b.length - a.length).join('|');
  return (known[language] ??= {
    pattern: new RegExp(`(?<![\\p{L}-])(?:${longestFirst})(?![\\p{L}-])`, 'giu'),
    byWord,
  });
}

/** Offices that one person holds, in the order of a text. */
function officesIn(text: string, roles: readonly Role[], language: 'en' | 'de'): OfficeAt[] {
  const { pattern, byWord } = finderOf(roles, language);
  return [...text.matchAll(pattern)].flatMap(({ 0: word, index: start }) => {
    const role = byWord.get(word.toLowerCase());
    const end = start + word.length;
    const isOther = otherOffice.test(text.slice(0, start)) || ofCommittee.test(text.slice(end));
    return role === undefined || isOther ? [] : [{ role, start, end }];
  });
}

/** "Under Jane Roe" tells of a time that is over, "In North Wales" of a place. */
const notPerson =
  /^(?:The|An?|No|Our|Its|Your|My|Each|Every|Die|Der|Das|Den|Dem|Des|Eine?[rsnm]?|Keine?[rsnm]?|Unsere?[rsnm]?|Ihre?[rsnm]?|Jede[rsnm]?|Under|Near|Across|Between|Around|Outside|Inside|Into|Over|Both|This|That|These|Those|His|Her|Their|Unter|Über|Zwischen|Beide|Dieser?|Ihr|Sein) /u;
/** "Chief executive from 2012 until July 2023". */
const isOver =
  /(?<!\p{L})(?:until|till|bis)(?: (?:zum|Ende|Anfang|Mitte|the end of|early|late))? [^,;.]{0,16}\d{4}/iu;

const allNames = new RegExp(`${personSource}(?![\\p{L}\\d-])`, 'gu');

/** Persons of a text who are not said to have been there before. */
function peopleIn(text: string, isCompany: (name: string) => boolean): Named[] {
  return [...text.matchAll(allNames)].flatMap((match): Named[] => {
    const found = match[1] === undefined ? null : personRight(match[1], 0);
    const start = match.index + match[0].indexOf(match[1] ?? '');
    const name = found === null ? '' : bareName(found.name);
    if (!name.includes(' ') || notPerson.test(name) || isCompany(name)) return [];
    const at = start + (found?.name.length ?? 0) - name.length;
    return before.test(text.slice(0, at)) ? [] : [{ name, start: at, end: at + name.length }];
  });
}

function isBeside(text: string, { start, end }: Named, office: OfficeAt): boolean {
  const between = end <= office.start ? text.slice(end, office.start) : text.slice(office.end, start);
  return beside.test(between.replace(/^, \d{2},/u, ','));
}

/** Persons named beside an office in one sentence: of a change all of them, else those right beside it. */
function mentionsOf(
  text: string,
  offices: readonly OfficeAt[],
  people: readonly Named[],
): readonly { readonly role: string; readonly name: string }[] {
  const roles = new Set(offices.map(({ role }) => role));
  const [only] = roles;
  if (roles.size === 1 && only !== undefined && changes.test(text))
    return people.map(({ name }) => ({ role: only, name }));
  return people.flatMap(({ name, ...at }) =>
    offices
      .filter((office) => isBeside(text, { name, ...at }, office) && !isOver.test(text.slice(office.end)))
      .map(({ role }) => ({ role, name })),
  );
}

/** Who is named beside the offices of a paragraph, with the sentence behind one that speaks of "the role". */
function mentionsInBlock(
  block: Block,
  { roles, language, document, isCompany, isOwn }: Looking,
): OfficeMention[] {
  let last: readonly OfficeAt[] = [];
  return sentencesOf(block, language).flatMap(({ text, start }) => {
    const own = officesIn(text, roles, language);
    const [carried, ...more] = new Set(last.map(({ role }) => role));
    const isCarried = own.length === 0 && more.length === 0 && sameOffice.test(text);
    last = own.length > 0 ? own : last;
    if (!isOwn(text) || (own.length === 0 && (!isCarried || carried === undefined))) return [];
    const people = peopleIn(text, isCompany);
    const role = carried ?? '';
    const named = isCarried ? people.map(({ name }) => ({ role, name })) : mentionsOf(text, own, people);
    const place = { document, locator: block.placeOf(start, start + text.length), quote: text };
    return named.map((one) => ({ ...one, place }));
  });
}

interface Looking {
  readonly roles: readonly Role[];
  readonly language: 'en' | 'de';
  /** Key of the document. */
  readonly document: string;
  readonly isCompany: (name: string) => boolean;
  /** True for a sentence or row that speaks of the company asked for. */
  readonly isOwn: (text: string) => boolean;
}

/** "Jane Roe | Chair (nominee of the fund) | May 2020": a row, or a line of a signature, with an office beside a name. */
function mentionInLine(line: string, { roles, language }: Looking): { role: string; name: string } | null {
  const cells = line.split('|').map((cell) => cell.replace(/[*_]/gu, '').trim());
  const names = cells.flatMap((cell) => personName(cell) ?? []);
  const offices = cells.flatMap((cell) => {
    const [office, ...more] = officesIn(cell, roles, language);
    const isPlain = office !== undefined && more.length === 0 && !/until|bis|former/iu.test(cell);
    return isPlain ? [office.role] : [];
  });
  const [name, role] = [names[0], offices[0]];
  return names.length === 1 && offices.length === 1 && name !== undefined && role !== undefined
    ? { role, name }
    : null;
}

/** Where a paper says on whom it is. */
const headBlocks = 4;
const saysWe = /(?<!\p{L})(?:we|our|us|wir|uns(?:er\p{L}*)?)(?!\p{L})/iu;

/** A line holds more than any row of a table that names somebody. */
const longestLine = 400;

/**
 * Who is named beside an office of a company in a document that is about it, or in a paragraph that names it and nobody
 * else: reported whatever a sentence says, so that a change that no rule reads is not overlooked.
 */
export function* officeMentions(
  document: ClaimDocument,
  subject: string | null,
  { company, others }: RoomNames,
  roles: readonly Role[],
): PartByPart<OfficeMention[]> {
  const language = document.language === 'de' ? 'de' : 'en';
  const { pattern } = finderOf(roles, language);
  const keysIn = (text: string) => findCompanies(text, company, others).map(({ key }) => key);
  // A memorandum on the company, by somebody else, names it once, and at its beginning; a customer's page names it somewhere.
  const isAtHead = [document.title, ...document.blocks.slice(0, headBlocks).map(({ text }) => text)].some(
    (text) => keysIn(text).includes(company.key),
  );
  const isAbout = subject === company.key || (subject === null && isAtHead);
  const isOwn = (text: string) => {
    const keys = keysIn(text);
    const isOfWriter = subject !== company.key && saysWe.test(text);
    return keys.every((key) => key === company.key) && (keys.length > 0 || (isAbout && !isOfWriter));
  };
  const looking: Looking = {
    roles,
    language,
    document: document.key,
    isCompany: (name) => keysIn(name).length > 0,
    isOwn,
  };
  const found: OfficeMention[] = [];
  for (const block of document.blocks) {
    yield;
    if (block.kind !== 'heading' && block.text.search(pattern) >= 0)
      found.push(...mentionsInBlock(block, looking));
  }
  // Pages of a PDF have no numbered lines that a row could be found by.
  const hasLines = document.blocks.some((block) => block.placeOf(0, 1).startsWith('line'));
  for (const [i, line] of hasLines ? document.lines.entries() : []) {
    if (!line.includes('|') || line.length > longestLine) continue;
    yield;
    const mention = isOwn(line) ? mentionInLine(line, looking) : null;
    if (mention !== null)
      found.push({ ...mention, place: { document: document.key, locator: `line ${i + 1}`, quote: line } });
  }
  return found;
}
