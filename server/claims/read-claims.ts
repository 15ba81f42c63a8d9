import type { Language } from '@loupe/shared/lib/language';
import type { Attribute, Role } from '../packs/attribute.ts';
import { languageOfText } from './text-language.ts';
import { blockClaims, type Earlier } from './block-claims.ts';
import type { Claim } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import { findCompanies, knowCompany, type KnownCompany, type OtherName } from './company-names.ts';
import { documentSubject, mostlyAbout } from './document-subject.ts';
import { legalNameClaims } from './legal-name.ts';
import { isOrder } from './gives-orders.ts';
import { otherNames } from './other-names.ts';
import { atOnce, type PartByPart } from './part-by-part.ts';
import { segmentNames } from './segments.ts';
import { tableClaims } from './table-claims.ts';
import type { Reading } from './tag-sentence.ts';

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
    const titled = yield* documentSubject(document, plainName(document.name), company, others);
    const named = titled ?? (yield* mostlyAbout(document, company, others));
    // A table that names nobody, in a folder that names nobody but this company, is its own; it is told.
    const isAssumed = named === null && isNamed && document.blocks.length === 0;
    const subject = isAssumed ? company.key : named;
    if (isAssumed) assumed.add(document.key);
    if (subject !== null) subjects.set(document.key, subject);
    const namesIt = (text: string) =>
      findCompanies(text, company, others).some((one) => one.key === company.key);
    if (yield* some(textsOf(document), namesIt)) naming.add(document.key);
    const earlier: Earlier = {
      expected: [],
      saidOn: null,
      isTitled: titled !== null,
      last: null,
      lead: null,
      reported: null,
    };
    if (document.language === null || document.language === 'en' || document.language === 'de')
      for (const block of document.blocks) {
        yield;
        if (isOrder(block))
          orders.push({
            document: document.key,
            locator: block.placeOf(0, block.text.length),
            quote: block.text,
          });
        else
          claims.push(
            ...blockClaims(block, document, subject, reading(languageOf(block.text, document)), earlier),
          );
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
