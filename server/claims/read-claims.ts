import type { Language } from '@loupe/shared/lib/language';
import type { Attribute, Role } from '../packs/attribute.ts';
import { languageOfText } from './text-language.ts';
import type { Block } from './blocks.ts';
import type { Claim } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import {
  findCompanies,
  knowCompany,
  namesWithForm,
  type KnownCompany,
  type OtherName,
} from './company-names.ts';
import { nameKey, splitName } from './legal-forms.ts';
import { documentSubject } from './document-subject.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { countedClaims } from './counted-claims.ts';
import { dateClaims, placeClaims } from './fact-claims.ts';
import { figureClaims } from './figure-claims.ts';
import { labelClaims } from './label-claims.ts';
import { legalNameClaims } from './legal-name.ts';
import { isOrder } from './gives-orders.ts';
import { saysExpected } from './modality.ts';
import { namedClaims } from './named-claims.ts';
import { atOnce, type PartByPart } from './part-by-part.ts';
import { peopleClaims } from './people-claims.ts';
import { dayIn, findPeriods, periodOfHeading } from './periods.ts';
import { segmentClaims, segmentNames } from './segments.ts';
import { readingWords } from './reading-words.ts';
import { sentencesOf } from './sentence-split.ts';
import type { Surroundings } from './subject.ts';
import { tableClaims } from './table-claims.ts';
import { partWord, tagSentence, type Reading, type Token } from './tag-sentence.ts';

export interface Pack {
  readonly attributes: readonly Attribute[];
  readonly roles: readonly Role[];
}

/** Text that tells its reader what to do: quoted, never followed, and no claims are read from it. */
interface Order {
  readonly document: string;
  readonly locator: string;
  readonly quote: string;
}

export interface ReadClaims {
  readonly company: KnownCompany;
  /** Other companies with their names as written. */
  readonly others: readonly OtherName[];
  readonly claims: readonly Claim[];
  readonly orders: readonly Order[];
  /** Keys of documents in which the company is named. */
  readonly naming: ReadonlySet<string>;
  /** Keys of documents that name nobody and were taken to be about the company, which alone is named. */
  readonly assumed: ReadonlySet<string>;
  /** Whom each document is about; documents about nobody certain are left out. */
  readonly subjects: ReadonlyMap<string, string>;
}

/** Reads what documents say, of the company asked for and of others. Nothing is read from languages but English and German. */
export function readClaims(asked: string, documents: readonly ClaimDocument[], pack: Pack): ReadClaims {
  return atOnce(claimsPartByPart(asked, documents, pack));
}

/** The same, with a rest after each paragraph and some rows of a table: a room of many documents takes seconds. */
export function* claimsPartByPart(
  asked: string,
  documents: readonly ClaimDocument[],
  pack: Pack,
): PartByPart<ReadClaims> {
  const texts = documents.flatMap((document) => [
    plainName(document.name),
    document.title,
    ...document.blocks.map((block) => block.text),
  ]);
  const company = yield* knowCompany(asked, texts);
  const others = yield* otherNames(texts, company);
  const parts = yield* definedParts(documents);
  const subjects = new Map<string, string>();
  const claims: Claim[] = [];
  const orders: Order[] = [];
  const naming = new Set<string>();
  const assumed = new Set<string>();
  const isAlone = others.length === 0;
  const isNamed = isAlone && (yield* some(texts, (text) => findCompanies(text, company, []).length > 0));
  for (const document of documents) {
    const reading = (language: Language): Reading => ({
      language,
      numbers: document.numbers,
      company,
      others,
      parts,
      ...pack,
    });
    const named = yield* documentSubject(document, plainName(document.name), company, others);
    // A table that names nobody, in a folder that names nobody but this company, is its own; it is told.
    const isAssumed = named === null && isNamed && document.blocks.length === 0;
    const subject = isAssumed ? company.key : named;
    if (isAssumed) assumed.add(document.key);
    if (subject !== null) subjects.set(document.key, subject);
    const namesIt = (text: string) =>
      findCompanies(text, company, others).some((one) => one.key === company.key);
    if (yield* some(textsOf(document), namesIt)) naming.add(document.key);
    if (document.language === null || document.language === 'en' || document.language === 'de')
      for (const block of document.blocks) {
        yield;
        if (isOrder(block))
          orders.push({
            document: document.key,
            locator: block.placeOf(0, block.text.length),
            quote: block.text,
          });
        else claims.push(...blockClaims(block, document, subject, reading(languageOf(block.text, document))));
      }
    const tables = document.tables.filter((one) => !one.place.isHidden);
    for (const table of tables) {
      const found = yield* tableClaims(
        table,
        document,
        subject,
        reading(document.language === 'de' ? 'de' : 'en'),
      );
      for (const claim of found) claims.push(claim);
    }
  }
  claims.push(...(yield* legalNameClaims(documents, company, others, claims)));
  return { company, others, claims, orders, naming, assumed, subjects };
}

/** Names and texts of a document, with the titles of its tables. */
function textsOf(document: ClaimDocument): string[] {
  return [
    plainName(document.name),
    document.title,
    ...document.blocks.map((block) => block.text),
    ...document.tables.flatMap((table) => [table.name, ...table.titleLines]),
  ];
}

function* some(texts: readonly string[], holds: (text: string) => boolean): PartByPart<boolean> {
  for (const text of texts) {
    yield;
    if (holds(text)) return true;
  }
  return false;
}

/** Names of segments that the documents define. */
function* definedParts(documents: readonly ClaimDocument[]): PartByPart<string[]> {
  const parts: string[] = [];
  for (const document of documents)
    for (const block of document.blocks) {
      yield;
      parts.push(...segmentNames(block.text, languageOf(block.text, document)));
    }
  return parts;
}

/** A file's name as words: "verdane_optics-accounts.csv" → "verdane optics accounts". */
function plainName(name: string): string {
  return name.replace(/\.\w{2,5}$/, '').replace(/[_-]+/g, ' ');
}

function languageOf(text: string, document: ClaimDocument): Language {
  if (document.language === 'de' || document.language === 'en') return document.language;
  return /(?<!\p{L})(?:der|die|das|und|wurde|ist|im|für|mit|von|nicht|auf|beträgt|betrug)(?!\p{L})/iu.test(
    text,
  ) && languageOfText(text) !== 'en'
    ? 'de'
    : 'en';
}

/** Names of other companies: as written with their legal form, and the first word of such a name where it stands alone. */
function* otherNames(texts: readonly string[], company: KnownCompany): PartByPart<OtherName[]> {
  const names = new Map<string, OtherName>();
  const own = new Set(company.aliases.flatMap((alias) => alias.toLowerCase().split(/\s+/)));
  const ownKeys = new Set(company.aliases.map(nameKey));
  for (const text of texts) {
    yield;
    for (const { name, key } of namesWithForm(text)) {
      if (ownKeys.has(key)) continue;
      const { core } = splitName(name);
      names.set(core, names.get(core) ?? { written: core, key, name });
      const [first = '', second] = core.split(/\s+/);
      const standsForIt = second !== undefined && first.length > 3 && !own.has(first.toLowerCase());
      if (standsForIt && /^\p{Lu}\p{Ll}/u.test(first))
        names.set(first, names.get(first) ?? { written: first, key, name });
    }
  }
  return [...names.values()].sort((a, b) => b.written.length - a.written.length);
}

function blockClaims(
  block: Block,
  document: ClaimDocument,
  subject: string | null,
  reading: Reading,
): Claim[] {
  if (block.kind === 'heading') return [];
  const keysIn = (text: string) => [
    ...new Set(findCompanies(text, reading.company, reading.others).map((one) => one.key)),
  ];
  const headings = block.headings
    .toReversed()
    .map(keysIn)
    .filter((keys) => keys.length > 0);
  // Under "Peers" or "Wettbewerber" only what names its subject itself is the company's.
  const isOfOthers = block.headings.some((heading) =>
    Object.values(readingWords).some((words) => words.otherParties.test(heading)),
  );
  const around = { headings: isOfOthers ? [[], ...headings] : headings, document: subject };
  const saidOn =
    block.headings
      .toReversed()
      .map(dayIn)
      .find((day) => day !== null) ?? dayIn(document.title);
  const partHeading =
    block.headings.find((heading) => partWord.test(heading) || reading.parts.includes(heading)) ?? null;
  const isOutlook = block.headings.some((heading) => saysExpected(heading, reading.language));
  const found = (drafts: readonly Draft[], text: string, start: number, from: Claim['from']): Claim[] =>
    drafts.map((draft) => ({
      ...draft,
      saidOn,
      from,
      place: { document: document.key, locator: block.placeOf(start, start + text.length), quote: text },
    }));
  if (block.kind === 'label') {
    const entity = labelOwner(around.headings, subject);
    const drafts = labelClaims(block.text, reading, entity, partHeading);
    if (drafts.length > 0) return found(drafts, block.text, 0, 'label');
  }
  const headingPeriod =
    block.headings
      .toReversed()
      .map(periodOfHeading)
      .find((period) => period !== null) ?? periodOfHeading(document.title);
  const before: (readonly Token[])[] = [];
  const claims: Claim[] = [];
  let [textBefore, period] = ['', headingPeriod];
  let year = headingPeriod?.kind === 'year' ? headingPeriod.year : null;
  for (const sentence of sentencesOf(block, reading.language)) {
    const tokens = tagSentence(sentence.text, reading);
    const surroundings: Surroundings = { ...around, before: [...before], textBefore };
    const scope: SentenceScope = {
      text: sentence.text,
      tokens,
      reading,
      around: surroundings,
      period,
      year,
      part: partHeading,
      isOutlook,
    };
    const drafts = isQuoted(sentence.text) ? [] : sentenceDrafts(scope);
    claims.push(...found(drafts, sentence.text, sentence.start, 'sentence'));
    before.push(tokens);
    textBefore += `${sentence.text} `;
    const said = findPeriods(sentence.text);
    // The year of a founding or of an appointment is not the year of the figures after it.
    const isOfFigures = drafts.some((draft) => draft.period !== null);
    for (const one of said) if (one.period?.kind === 'year' && isOfFigures) year = one.period.year;
    const [main, prior] = drafts.filter((draft) => draft.period?.kind === 'year');
    const hasPrior = said.length === 2 && main?.attribute === prior?.attribute && drafts.length === 2;
    if (said.length === 1 && said[0]?.period?.kind === 'year' && isOfFigures) period = said[0].period;
    else if (hasPrior && main !== undefined) period = main.period;
    else if (said.length > 0) period = null;
  }
  return claims;
}

function labelOwner(headings: readonly (readonly string[])[], subject: string | null): string | null {
  const [nearest] = headings;
  if (nearest === undefined) return subject;
  return nearest.length === 1 ? (nearest[0] ?? null) : null;
}

/** Speech of others is theirs: sentences that are mostly quotation give no claims. */
function isQuoted(text: string): boolean {
  const quoted = [...text.matchAll(/[“„"]([^“”„"]+)[”“"]/gu)].reduce(
    (sum, match) => sum + (match[1]?.length ?? 0),
    0,
  );
  return quoted > text.length * 0.4;
}

function sentenceDrafts(scope: SentenceScope): Draft[] {
  return [
    ...figureClaims(scope),
    ...countedClaims(scope),
    ...dateClaims(scope),
    ...placeClaims(scope),
    ...peopleClaims(scope),
    ...segmentClaims(scope),
    ...namedClaims(scope),
  ];
}
