import type { ClaimDocument } from './claim-document.ts';
import {
  findCompanies,
  knowCompany,
  namesWithForm,
  type KnownCompany,
  type OtherName,
} from './company-names.ts';
import { nameKey, splitName } from './legal-forms.ts';
import type { PartByPart } from './part-by-part.ts';
import { segmentNames } from './segments.ts';
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
  ]);
  const company = yield* knowCompany(asked, texts);
  const others = yield* otherNames(texts, company);
  const parts = yield* definedParts(documents);
  const isAlone = others.length === 0;
  const isNamedAlone = isAlone && (yield* some(texts, (text) => findCompanies(text, company, []).length > 0));
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
  for (const document of documents)
    for (const block of document.blocks) {
      yield;
      parts.push(...segmentNames(block.text, readAsLanguage(block.text, document)));
    }
  return parts;
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
