import type { Language } from '@loupe/shared/lib/language';
import type { Attribute, Role } from '../packs/attribute.ts';
import type { Period } from '../table/period.ts';
import { blockClaims } from './block-claims.ts';
import { pathOf } from './block-owner.ts';
import { hasCalendarYears } from './business-year.ts';
import type { Claim } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import { findCompanies, namesWithForm } from './company-names.ts';
import { inOwnDollars } from './dollar-of-text.ts';
import { definedTerms, type DefinedTerm } from './defined-terms.ts';
import { dayOfDocument } from './document-date.ts';
import { documentSubject } from './document-subject.ts';
import type { Earlier } from './earlier.ts';
import { introducedIn } from './introduced-speakers.ts';
import { isOrder } from './gives-orders.ts';
import { interimOf, withPartOfYear } from './interim.ts';
import { legalNamesIn, type LegalNames } from './legal-name.ts';
import type { PartByPart } from '../part-by-part.ts';
import { letterheadsOf } from './letterheads.ts';
import { namedIn, type Named } from './named-in-document.ts';
import { officeMentions, type OfficeMention } from './office-mentions.ts';
import { weightiest } from './other-figure.ts';
import { otherRows } from './other-rows.ts';
import type { OutlookTalk } from './outlook-talk.ts';
import { plainName, type RoomNames } from './room-names.ts';
import { isOfCompanies } from './peer-tables.ts';
import { tableClaims } from './table-claims.ts';
import { dayOfSigning } from './dateline.ts';
import { dayOfHead, periodOfHead } from './relative-times.ts';
import { speakerOf, type Speaker } from './speaker.ts';
import { questionOf } from './remark-reach.ts';
import { noRemarks, weightiestRemarks, type WeightiestRemarks } from './remark.ts';
import type { Sign } from './subject-evidence.ts';
import type { Reading } from './tag-sentence.ts';
import { readAsLanguage } from './text-language.ts';
import { textScale } from './text-scale.ts';
import { latestYearOf } from './named-year.ts';

export interface Pack {
  readonly attributes: readonly Attribute[];
  readonly roles: readonly Role[];
}

/** Text that tells its reader what to do: quoted, never followed, and no claims are read from it. */
export interface Order {
  readonly document: string;
  readonly locator: string;
  readonly quote: string;
}

/** Whom a document is about. */
interface Subject {
  /** Key of the company; null where it is about nobody certain. */
  readonly subject: string | null;
  /** What speaks for it, the weightiest first. */
  readonly signs: readonly Sign[];
  /** Who says "we" in it. */
  readonly speaker: Speaker;
  /** Its title, its file name or what it opens with names the company. */
  readonly isTitled: boolean;
  /** Headings that name whoever wrote it. */
  readonly letterheads: readonly string[];
  /** It names nobody, and was taken to be about the company; only in a folder about nobody else it is. */
  readonly isAssumed: boolean;
}

/** All that one document says, of the company asked for and of others: plain data. */
export interface DocumentClaims extends Subject {
  readonly document: string;
  /** Whom it names. */
  readonly named: Named;
  readonly claims: readonly Claim[];
  /** Of the company asked for, beside all attributes. */
  readonly figures: ReturnType<typeof weightiest>;
  /** Sentences about it, to be quoted where no claim says the same. */
  readonly remarks: WeightiestRemarks;
  /** Sentences about what is expected of it. */
  readonly talk: readonly OutlookTalk[];
  readonly orders: readonly Order[];
  readonly legalNames: LegalNames;
  /** The day it was written on; null where it does not say. */
  readonly writtenOn: string | null;
  /** Persons named beside an office of the company asked for. */
  readonly offices: readonly OfficeMention[];
}

/** Whom a document of a folder is about. */
export function* subjectOf(document: ClaimDocument, names: RoomNames): PartByPart<Subject> {
  return yield* subjectBy(document, names, yield* definedTerms(document, names.company, names.others));
}

function* subjectBy(
  document: ClaimDocument,
  names: RoomNames,
  terms: readonly DefinedTerm[],
): PartByPart<Subject> {
  const { company, others } = names;
  const found = yield* documentSubject(document, plainName(document.name), names, terms);
  const most = found?.key ?? null;
  const isTitled = found?.isTitled ?? false;
  // "Due-diligence note: Verdane Optics Ltd" below the letterhead of an adviser: "we" is the adviser.
  const letterheads = found?.signs.includes('label') === true ? letterheadsOf(document, most, names) : [];
  const said = most === null ? 'company' : yield* speakerOf(document, most, company, others);
  const speaker = said === 'company' && letterheads.length > 0 ? 'partner' : said;
  // A letter to the company is about whoever writes it.
  const named = !isTitled && speaker === 'partner' ? null : most;
  // A table that names nobody may be the company's own: whether it is, the other documents show (`joinClaims`).
  const isAssumed = named === null && document.blocks.length === 0 && !document.tables.some(isOfCompanies);
  return {
    subject: isAssumed ? company.key : named,
    signs: named === null ? [] : (found?.signs ?? []),
    speaker,
    isTitled,
    isAssumed,
    letterheads,
  };
}

/**
 * Below which headings the subject is named. Null where its head says whom all of it is about, or it speaks of itself as
 * "we".
 */
function* sectionsOf(
  document: ClaimDocument,
  { subject, isTitled, signs }: Subject,
  { company, others }: RoomNames,
): PartByPart<ReadonlySet<string> | null> {
  if (subject === null || isTitled || signs.includes('speaks')) return null;
  const found = new Set<string>(['']);
  for (const block of document.blocks) {
    yield;
    if (findCompanies(block.text, company, others).some(({ key }) => key === subject))
      found.add(pathOf(block));
  }
  return found;
}

/** A later heading is the subject's name and nothing else, and neither title nor first heading names it. */
function hasOwnSection(
  document: ClaimDocument,
  subject: string | null,
  { company, others }: RoomNames,
): boolean {
  const keysIn = (text: string) => findCompanies(text, company, others);
  const [first, ...later] = document.blocks.filter(({ kind }) => kind === 'heading');
  if (subject === null || first === undefined) return false;
  if ([document.title, first.text].some((title) => keysIn(title).some(({ key }) => key === subject)))
    return false;
  // Right below "Bundesanzeiger" it is the head of the document, not a section of a survey.
  const head = document.blocks.slice(0, 3).filter(({ text }) => namesWithForm(text).length > 0);
  return later.some(
    (block) =>
      !head.includes(block) &&
      keysIn(block.text).some(
        ({ key, start, end }) => key === subject && start === 0 && end === block.text.length,
      ),
  );
}

/** Reads one document of a folder, with a rest after each paragraph and some rows of a table. */
export function* documentClaims(
  document: ClaimDocument,
  names: RoomNames,
  pack: Pack,
): PartByPart<DocumentClaims> {
  const { company, others, parts } = names;
  const terms = yield* definedTerms(document, company, others);
  const scale = textScale(document);
  const reading = (language: Language): Reading => ({
    language,
    numbers: document.numbers,
    company,
    others,
    parts,
    terms,
    scale,
    ...pack,
  });
  const about = yield* subjectBy(document, names, terms);
  const named = yield* namedIn(document, names);
  const claims: Claim[] = [];
  const orders: Order[] = [];
  let reported: { period: Period | null } | null = null;
  let day: { day: string | null } | null = null;
  let signed: { day: string | null } | null = null;
  let isCalendar: boolean | null = null;
  let latestYear: { year: number | null } | null = null;
  const earlier: Earlier = {
    expected: [],
    people: new Map(),
    saidOn: null,
    dayOfHead: () => (day ??= { day: dayOfHead(document) }).day,
    dayOfSigning: () => (signed ??= { day: dayOfSigning(document.blocks) }).day,
    periodOfHead: () => (reported ??= { period: periodOfHead(document) }).period,
    interim: interimOf(document),
    figures: [],
    talk: [],
    remarks: noRemarks(),
    speakers: new Set(),
    question: null,
    party: null,
    paragraphs: 0,
    isTitled: about.isTitled,
    letterheads: about.letterheads,
    isOneOfSeveral: hasOwnSection(document, about.subject, names),
    sections: yield* sectionsOf(document, about, names),
    last: null,
    topic: null,
    lead: null,
    reported: null,
    accounts: null,
    results: null,
    yearsByDay: new Set(),
    latestYear: () => (latestYear ??= { year: latestYearOf(document) }).year,
    hasCalendarYears: () => (isCalendar ??= hasCalendarYears(document)),
  };
  if (document.language === null || document.language === 'en' || document.language === 'de')
    for (const block of document.blocks) {
      yield;
      earlier.paragraphs += 1;
      if (isOrder(block))
        orders.push({
          document: document.key,
          locator: block.placeOf(0, block.text.length),
          quote: block.text,
        });
      else {
        const language = readAsLanguage(block.text, document);
        claims.push(...blockClaims(block, document, about, reading(language), earlier));
        earlier.question = questionOf(block.text);
        if (about.subject === company.key && about.speaker === 'company')
          for (const one of introducedIn(block.text)) earlier.speakers.add(one);
      }
    }
  const isOwn = about.subject === company.key && about.speaker === 'company' && !about.isAssumed;
  for (const table of document.tables.filter((one) => !one.place.isHidden)) {
    const language = document.language === 'de' ? 'de' : 'en';
    const timed = withPartOfYear(table, earlier.interim);
    // "Our volume" of a paper on a supplier is that of whoever wrote it.
    const isOfWriter = about.speaker !== 'company' && [table.name, ...table.titleLines].some(saysOur);
    const found = yield* tableClaims(timed, document, isOfWriter ? null : about.subject, reading(language));
    for (const claim of found) claims.push(...inOwnDollars(claim, table, document.numbers));
    if (isOwn) earlier.figures.push(...(yield* otherRows(timed, document, about.subject, reading(language))));
  }
  const legalNames = yield* legalNamesIn(document, company, others);
  const writtenOn = dayOfDocument(document);
  // Who is in office is so on the day of the document, in its tables too.
  const isOfPerson = ({ attribute }: Claim) => pack.roles.some(({ id }) => id === attribute);
  return {
    document: document.key,
    ...about,
    named,
    claims: claims.map((claim) =>
      claim.saidOn === null && isOfPerson(claim) ? { ...claim, saidOn: writtenOn } : claim,
    ),
    figures: weightiest(earlier.figures),
    talk: earlier.talk,
    remarks: weightiestRemarks(earlier.remarks),
    orders,
    legalNames,
    writtenOn,
    offices: yield* officeMentions(document, about.subject, names, pack.roles),
  };
}

const saysOur = (title: string) => /(?<!\p{L})(?:our|unser\p{L}*|with us|mit uns)(?!\p{L})/iu.test(title);
