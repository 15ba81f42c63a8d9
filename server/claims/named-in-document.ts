import type { ClaimDocument } from './claim-document.ts';
import { findCompanies } from './company-names.ts';
import type { PartByPart } from '../part-by-part.ts';
import { plainName, some, type RoomNames } from './room-names.ts';
import { commonFirst, escaped } from './short-name.ts';
import { wordsOfTable } from './table-labels.ts';

/** Whom a document names anywhere: the company asked for by one of its names, somebody else or a part of its name, or nobody. */
export type Named = 'company' | 'somebody' | 'nobody';

/** Names and texts of a document, with the titles of its tables. */
const textsOf = (document: ClaimDocument): string[] => [
  plainName(document.name),
  document.title,
  ...document.blocks.map((block) => block.text),
  ...document.tables.flatMap((table) => [table.name, ...table.titleLines]),
];

/** Looks in the text that is read first, then in words of tables, then in the lines that are neither: "Jane Roe | CFO | Verdane plc" below a letter. */
export function* namedIn(document: ClaimDocument, { company, others }: RoomNames): PartByPart<Named> {
  const names = (text: string) => findCompanies(text, company, others);
  const namesIt = (text: string) => names(text).some(({ key }) => key === company.key);
  const texts = textsOf(document);
  if (yield* some(texts, namesIt)) return 'company';
  const words = document.tables.flatMap(wordsOfTable);
  if (yield* some(words, namesIt)) return 'company';
  if (yield* some(document.lines, namesIt)) return 'company';
  const short = shortOf(company.aliases);
  const hints = (text: string) => names(text).length > 0 || short?.test(text) === true;
  return (yield* some([...texts, ...words, ...document.lines], hints)) ? 'somebody' : 'nobody';
}

/** "Verdane" of Verdane Optics, in "Bei der Verdane", "Verdane-Werk": may be the company, and may be another. */
function shortOf(aliases: readonly string[]): RegExp | null {
  const [first = ''] = (aliases[0] ?? '').split(' ');
  return first.length < 4 || commonFirst.test(first)
    ? null
    : new RegExp(`(?<!\\p{L})${escaped(first)}(?:s|['’]s?)?(?!\\p{L})`, 'u');
}
