import type { ClaimDocument } from './claim-document.ts';
import { findCompanies, type KnownCompany, type OtherName } from './company-names.ts';
import { knowCompany } from './know-company.ts';
import { otherNames } from './other-names.ts';
import type { PartByPart } from '../part-by-part.ts';
import { segmentNames } from './segments.ts';
import { labelLines } from './table-labels.ts';
import { partsOfTable } from './table-parts.ts';
import { readAsLanguage } from './text-language.ts';

/** What all documents of a folder say together of who is who: no single one can be read without it. */
export interface RoomNames {
  readonly company: KnownCompany;
  /** Other companies with their names as written. */
  readonly others: readonly OtherName[];
  /** Names of segments. */
  readonly parts: readonly string[];
  /** The company asked for is named, and no other one is. */
  readonly isNamedAlone: boolean;
}

/** Reads the names of a folder's documents; what is plain data can be handed to another process. */
export function* namesOfRoom(asked: string, documents: readonly ClaimDocument[]): PartByPart<RoomNames> {
  const texts = documents.flatMap((document) => [
    plainName(document.name),
    document.title,
    ...document.blocks.map((block) => block.text),
    ...document.tables.flatMap((table) => [...table.titleLines, ...labelLines(table)]),
  ]);
  const fileNames = new Set(documents.flatMap(({ name }) => [name, plainName(name)]));
  const company = yield* knowCompany(asked, texts, fileNames);
  const others = yield* otherNames(texts, company);
  const parts = yield* definedParts(documents);
  const isAlone = others.length === 0;
  const isNamedAlone =
    isAlone && (yield* some(texts, (text) => findCompanies(text, company, others).length > 0));
  return { company, others, parts, isNamedAlone };
}

/** True when one of the texts is as wanted. */
export function* some(texts: readonly string[], holds: (text: string) => boolean): PartByPart<boolean> {
  for (const text of texts) {
    yield;
    if (holds(text)) return true;
  }
  return false;
}

/** A file's name as words: "verdane_optics-accounts.csv" → "verdane optics accounts". */
export function plainName(name: string): string {
  return name.replace(/\.\w{2,5}$/, '').replace(/[_-]+/g, ' ');
}

/** Names of segments that the documents define. */
function* definedParts(documents: readonly ClaimDocument[]): PartByPart<string[]> {
  const parts: string[] = [];
  for (const document of documents) {
    parts.push(...document.tables.flatMap(partsOfTable));
    for (const block of document.blocks) {
      yield;
      parts.push(...segmentNames(block.text, readAsLanguage(block.text, document)));
    }
  }
  return [...new Set(parts)];
}
