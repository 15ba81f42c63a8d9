import type { Table } from '../table/table.ts';
import type { Block } from './blocks.ts';
import { toBlocks } from './blocks.ts';
import { decimalMarkOf, provenMarks, type DecimalMark } from './number-marks.ts';
import { dollarOf } from './dollar-of-text.ts';
import type { PartByPart } from '../part-by-part.ts';
import type { NumberStyle } from './quantities.ts';
import { languageOfText } from './text-language.ts';

/** A document as claims are read from it. */
export interface ClaimDocument {
  readonly key: string;
  /** Name of the file or title of the page. */
  readonly name: string;
  readonly title: string;
  /** 'en' and 'de' are read; null when the text is too short to tell. */
  readonly language: string | null;
  readonly blocks: readonly Block[];
  readonly tables: readonly Table[];
  /** Lines of the whole text, as its reader wrote them. */
  readonly lines: readonly string[];
  /** The whole text with its places, as its reader cut it: blocks leave out what numbers an item. */
  readonly passages: SourceText['passages'];
  readonly numbers: NumberStyle;
  /** Numbers of its own tell the decimal mark; else its language does. */
  readonly isMarkProven: boolean;
}

/** What a document is read from: plain data, which can be handed to another process. */
export interface SourceText {
  readonly key: string;
  readonly name: string;
  readonly title: string;
  readonly passages: readonly { readonly locator: string; readonly text: string }[];
  readonly tables: readonly Table[];
  /** Language of the text, where it is known. */
  readonly language?: string;
  /** Rows of a table written out as text are no sentences. */
  readonly isTable: boolean;
}

const telling: Readonly<Record<'en' | 'de', RegExp>> = {
  en: /(?<!\p{L})(?:the|of|and|is|has|with|by|its|employs|it|are|to|for|people|revenue|employees|founded|company|year|profit)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:der|das|und|ist|wurde|hat|mit|von|im|für|nicht|beträgt|betrug|den|dem|auf|umsatz|umsatzerlöse|mitarbeiter|beschäftigt|beschäftigte|gegründet|unternehmen|gesellschaft|firma|sitz|betriebsergebnis|jahresüberschuss|eigenkapital)(?!\p{L})/giu,
};

/** The language of a text too short for counting: words of one of the two and none of the other. */
function languageOfShort(text: string): 'en' | 'de' | null {
  const [en, de] = [text.match(telling.en)?.length ?? 0, text.match(telling.de)?.length ?? 0];
  if (en >= 1 && de === 0) return 'en';
  return de >= 1 && en === 0 ? 'de' : null;
}

/** As much as is looked at to tell a language. */
const longestStart = 40_000;

function startOf(passages: SourceText['passages']): string {
  let start = '';
  for (const { text } of passages) {
    if (start.length > longestStart) break;
    start += `${text}\n`;
  }
  return start;
}

/** Lines of a text that its tables take up, from their header to their last row. */
function linesOfTables(tables: readonly Table[]): ReadonlySet<number> {
  return new Set(
    tables.flatMap(({ place: { lineWord, headerLine }, lines }) => {
      const last = lines.at(-1) ?? 0;
      return lineWord !== 'line' || headerLine === null || last < headerLine
        ? []
        : Array.from({ length: last - headerLine + 1 }, (_, i) => headerLine + i);
    }),
  );
}

/** Prepares a document for reading: blocks, language, and how it writes numbers. */
export function* toClaimDocument({
  key,
  name,
  title,
  passages,
  tables,
  isTable,
  ...given
}: SourceText): PartByPart<ClaimDocument> {
  const start = startOf(passages);
  const language = given.language ?? languageOfText(start) ?? languageOfShort(start.slice(0, 4_000));
  const lines: string[] = [];
  const proven = new Set<DecimalMark>();
  for (const { text } of passages) {
    yield;
    for (const line of text.split('\n')) lines.push(line);
    for (const mark of provenMarks(text)) proven.add(mark);
  }
  return {
    key,
    name,
    title,
    language,
    blocks: isTable ? [] : yield* toBlocks(passages, linesOfTables(tables)),
    tables,
    lines,
    passages,
    numbers: { ...decimalMarkOf(proven, language), dollar: dollarOf([title, ...lines]) },
    isMarkProven: proven.size === 1,
  };
}
