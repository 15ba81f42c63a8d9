import type { ClaimDocument } from '../claims/claim-document.ts';

/** A line of a document with what its place is read from. */
export interface PlacedLine {
  readonly text: string;
  /** Level of a marked heading; null for any other line. */
  readonly level: number | null;
  readonly isBullet: boolean;
  readonly isRow: boolean;
  /** Number in the file; null where lines have none. */
  readonly number: number | null;
  readonly locator: string;
  /** Nothing is right above it. */
  readonly isAfterGap: boolean;
  /** Nothing is right below it. */
  readonly isBeforeGap: boolean;
}

const heading = /^\s*(#{1,6})\s+(.*?)\s*#*$/u;
const bold = /^\s*(?:\*\*|__)([^*_]{2,100})(?:\*\*|__)\s*$/u;
const bullet = /^\s*[-*+•·▪–]\s+(?=\S)/u;
/** A row of a table, as Markdown writes it or as the reader of Office files does. */
const row = /^\s*\|.*\|\s*$|\S \| \S/u;
const rule = /^[\s|:*_=-]+$/u;

const plain = (text: string) => text.replace(/\*\*|__|`/gu, '').trim();
const cellsOf = (text: string) =>
  text
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(' | ');

const isEmpty = (line: string | undefined) => line === undefined || rule.test(line) || line.trim() === '';

/** The lines of a document that say something. */
export function placedLines({ passages }: Pick<ClaimDocument, 'passages'>): PlacedLine[] {
  return passages.flatMap(({ locator, text }) => {
    const first = /^lines (\d+)-\d+$/u.exec(locator)?.[1];
    const raw = text.split('\n');
    // Sections of a page are cut between paragraphs; pages and lines are not.
    const isCutAtGaps = locator.startsWith('section ');
    return raw.flatMap((line, i) => {
      if (isEmpty(line)) return [];
      const marked = heading.exec(line);
      const isRow = row.test(line);
      const unquoted = line.replace(/^\s*>\s?/u, '').replace(bullet, '');
      return {
        text: marked?.[2] !== undefined ? plain(marked[2]) : isRow ? cellsOf(line) : plain(unquoted),
        level: marked?.[1]?.length ?? (bold.test(line) ? 6 : null),
        isBullet: bullet.test(line),
        isRow,
        number: first === undefined ? null : Number(first) + i,
        locator,
        // A page or part that begins may go on in the middle of a sentence.
        isAfterGap: i > 0 ? isEmpty(raw[i - 1]) : isCutAtGaps,
        isBeforeGap: i + 1 < raw.length ? isEmpty(raw[i + 1]) : isCutAtGaps,
      };
    });
  });
}
