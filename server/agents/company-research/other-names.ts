import type { OtherName } from '../../claims/company-names.ts';
import type { ClaimDocument } from '../../claims/claim-document.ts';
import { nameKey } from '../../claims/legal-forms.ts';
import type { Claim } from '../../claims/claim.ts';

/** Lines of a document in which the company it is about is named. */
const headLines = 30;

/** Names of companies by their keys, as the documents write them: known names, or what the quote or the head of the document calls them. */
export function otherNames(
  claims: readonly Claim[],
  others: readonly OtherName[],
  documents: readonly ClaimDocument[],
): ReadonlyMap<string, string> {
  const names = new Map(others.map(({ key, name }) => [key, name]));
  const byKey = new Map(documents.map((document) => [document.key, document]));
  for (const { entity, place } of claims) {
    if (names.has(entity)) continue;
    const document = byKey.get(place.document);
    const texts = [place.quote, ...(document === undefined ? [] : headOf(document))];
    const found = texts.map((text) => writtenAs(entity, text)).find((name) => name !== null);
    if (found !== undefined && found !== null) names.set(entity, found);
  }
  return names;
}

const headOf = ({ title, name, tables, lines }: ClaimDocument): readonly string[] => [
  title,
  name,
  ...tables.flatMap((table) => [table.name, ...table.titleLines]),
  ...lines.slice(0, headLines),
];

/** The words of a text that make this key, as they are written there. */
function writtenAs(key: string, text: string): string | null {
  const words = [...text.matchAll(/[\p{L}\p{N}&'’.-]+/gu)];
  const size = key.split(' ').length;
  for (const [i, first] of words.entries()) {
    const last = words[i + size - 1];
    if (last === undefined) return null;
    const written = text.slice(first.index, last.index + last[0].length);
    if (nameKey(written) === key) return written.replace(/[.,]$/, '');
  }
  return null;
}
