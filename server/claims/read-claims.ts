import type { Claim } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import type { KnownCompany, OtherName } from './company-names.ts';
import { documentClaims, type DocumentClaims, type Order, type Pack } from './document-claims.ts';
import { legalNameClaims } from './legal-name.ts';
import type { OfficeMention } from './office-mentions.ts';
import { atOnce, type PartByPart } from '../part-by-part.ts';
import { namesOfRoom, type RoomNames } from './room-names.ts';
import type { Sign } from './subject-evidence.ts';

export interface ReadClaims {
  readonly company: KnownCompany;
  /** Other companies with their names as written. */
  readonly others: readonly OtherName[];
  readonly claims: readonly Claim[];
  readonly orders: readonly Order[];
  /** Keys of documents in which the company is named. */
  readonly naming: ReadonlySet<string>;
  /** Documents that name nobody at all. */
  readonly nameless: ReadonlySet<string>;
  /** Keys of documents that name nobody and were taken to be about the company, which alone is named. */
  readonly assumed: ReadonlySet<string>;
  /** Whom each document is about; documents about nobody certain are left out. */
  readonly subjects: ReadonlyMap<string, string>;
  /** What speaks for that, of the same documents. */
  readonly reasons: ReadonlyMap<string, readonly Sign[]>;
  /** The days on which documents were written; those that do not say are left out. */
  readonly writtenOn: ReadonlyMap<string, string>;
  /** Persons named beside an office of the company asked for. */
  readonly offices: readonly OfficeMention[];
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
  const names = yield* namesOfRoom(asked, documents);
  const read: DocumentClaims[] = [];
  for (const document of documents) read.push(yield* documentClaims(document, names, pack));
  return joinClaims(names, read);
}

/** What the documents of a folder say together; `read` in the order of the documents. */
export function joinClaims(names: RoomNames, documents: readonly DocumentClaims[]): ReadClaims {
  const { company, others } = names;
  const isOwnRoom = names.isNamedAlone || isAboutAlone(company.key, documents);
  const read = isOwnRoom
    ? documents
    : documents.map((one) => (one.isAssumed ? ofNobody(one, company.key) : one));
  const said = read.flatMap(({ claims }) => claims);
  const legalNames = legalNameClaims(
    company,
    said,
    read.map((one) => one.legalNames),
  );
  return {
    company,
    others,
    claims: said.concat(legalNames),
    orders: read.flatMap(({ orders }) => orders),
    naming: keysOf(read.filter(({ named }) => named === 'company')),
    nameless: keysOf(read.filter(({ named }) => named === 'nobody')),
    assumed: keysOf(read.filter(({ isAssumed }) => isAssumed)),
    subjects: new Map(
      read.flatMap(({ document, subject }) => (subject === null ? [] : [[document, subject] as const])),
    ),
    reasons: new Map(
      read.flatMap(({ document, subject, signs }) => (subject === null ? [] : [[document, signs] as const])),
    ),
    writtenOn: new Map(
      read.flatMap(({ document, writtenOn }) => (writtenOn === null ? [] : [[document, writtenOn] as const])),
    ),
    offices: read.flatMap(({ offices }) => offices),
  };
}

/** True where every document that tells whom it is about is about this company. */
function isAboutAlone(key: string, documents: readonly DocumentClaims[]): boolean {
  const told = documents.filter(({ isAssumed }) => !isAssumed);
  return told.length > 0 && told.every(({ subject }) => subject === key);
}

const ofNobody = (document: DocumentClaims, company: string): DocumentClaims => ({
  ...document,
  subject: null,
  isAssumed: false,
  claims: document.claims.filter(({ entity }) => entity !== company),
});

const keysOf = (found: readonly DocumentClaims[]): ReadonlySet<string> =>
  new Set(found.map(({ document }) => document));
