import type { Table } from '../table/table.ts';
import { cellText } from './cell-text.ts';
import { isCountry } from './stranger-names.ts';

/** What heads a table or a section that tells of parts of a company. */
const ofParts =
  /(?<!\p{L})(?:segments?|divisions?|divisional|segmental|business (?:units?|areas?)|\p{L}*segmenten?|segment(?:bericht|ergebnis|entwicklung|information|zahl|umsätz)\p{L}*|sparten|geschäftsbereiche?n?|geschäftsfelder?n?|unternehmensbereiche?n?)(?!\p{L})/iu;
/** Rows of such a table that are no part. */
const noPart =
  /(?<!\p{L})(?:group|total|sum|eliminations?|consolidation|corporate|central|head office|reconciliation|inter-?segment|other|unallocated|holding|gruppe|konzern|gesamt|summe|überleitung|konsolidierung|eliminierung|sonstige\p{L}*|übrige|zentrale?)(?!\p{L})/iu;
/** Labels of figures, where a table of parts has its figures in rows. */
const figure =
  /(?<!\p{L})(?:\p{L}*umsatz\p{L}*|\p{L}*erlöse?|\p{L}*ergebnis\p{L}*|\p{L}*gewinn|\p{L}*überschuss|\p{L}*marge|\p{L}*eingang|mitarbeit\p{L}*|beschäftigte\p{L}*|investition\p{L}*|revenue|sales|turnover|ebitd?a?|profit|loss|margin|income|employees|headcount|staff|assets|capex|orders?|debt|costs?|expenses?)(?!\p{L})/iu;
const mostRows = 40;

/** Names of parts that the rows of a table of segments begin with: "Motion", "Fluid Control". */
export function partsOfTable({ name, titleLines, columns, rowCount }: Table): string[] {
  const [labels] = columns;
  if (labels?.kind !== 'text' || rowCount > mostRows) return [];
  if (![name, ...titleLines, labels.name].some((title) => title.length < 90 && ofParts.test(title)))
    return [];
  const rows = Array.from({ length: rowCount }, (_, row) => cellText(labels, row).trim());
  return rows.filter(
    (row) => /^\p{Lu}[\p{L}\d&' -]{2,40}$/u.test(row) && !noPart.test(row) && !figure.test(row),
  );
}

/** "Segmente", "Divisional review", "Subsidiaries": a heading that says that parts follow, and not which. */
const several =
  /(?<!\p{L})(?:segments|divisions|divisional|segmental|business (?:units|areas)|segment (?:reporting|report|information|results|performance|review|analysis|overview)|subsidiaries|product lines|segmenten?|segment(?:bericht|ergebnis|entwicklung|information|zahl|umsätz|überblick)\p{L}*|sparten|geschäftsbereichen?|geschäftsfeldern?|tochter(?:gesellschaften|unternehmen|firmen)|produktlinien)(?!\p{L})/iu;
/** "Segment Motion" names it. */
const named = /(?:[Ss]egment|[Dd]ivision|[Ss]parte|[Bb]ereich|[Uu]nit) \p{Lu}/u;

export const isOfSeveralParts = (heading: string): boolean => several.test(heading) && !named.test(heading);

/** The heading that makes what is below it tell of a part alone; of a country too. Null where none does. */
export function partHeadingOf(
  headings: readonly string[],
  isPart: (heading: string) => boolean,
): string | null {
  const at = headings.findIndex((one) => isPart(one) || isOfSeveralParts(one) || isCountry(one.trim()));
  const last = headings.at(-1);
  const found = headings[at];
  if (found === undefined || last === undefined) return null;
  // "### Motion" below "## Segments": the part is the nearer one.
  return isOfSeveralParts(found) ? last : found;
}

const saysWhole =
  /(?<!\p{L})(?:group(?:['’]s)?|konzern\p{L}*|gruppe|gruppenweit|consolidated|konsolidiert\p{L}*|gesellschaft|unternehmens?|company(?:['’]s)?|gesamtumsatz|insgesamt|in total|overall)(?!\p{L})/iu;

/** True for what is said of the whole company, whatever heading it is below. */
export const isOfWhole = (text: string): boolean => saysWhole.test(text);

const article = '(?:the|our|its|das|die|der|dem|den|im|unser\\p{L}*|ihr\\p{L}*|sein\\p{L}*)';
const opensWithPart = new RegExp(
  `^(?:(?:in|at|for|bei|für|within|auch|also) )?(?:${article} )?(?:[\\p{L}&-]+ ){0,3}?(?:segment|division|business unit|subsidiary|product line|sparte|geschäftsbereich|geschäftsfeld|tochtergesellschaft|tochter)(?![\\p{L}-])`,
  'iu',
);

/** "The Motion segment grew.", "Motion profited from demand.": a sentence about a part; what follows may be the part's. */
export function isAboutPart(sentence: string, parts: readonly string[]): boolean {
  if (isOfWhole(sentence)) return false;
  return (
    opensWithPart.test(sentence) ||
    parts.some((part) => sentence.startsWith(`${part} `) || sentence.startsWith(`${part}:`))
  );
}
