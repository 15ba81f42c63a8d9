import type { Block } from '../claims/blocks.ts';
import type { ClaimDocument } from '../claims/claim-document.ts';
import { datelineOf } from '../claims/dateline.ts';
import { dayOfDocument } from '../claims/document-date.ts';
import { languageOfText } from '../claims/text-language.ts';
import { findPeriods } from '../claims/periods.ts';
import { fieldOfArticle } from './article-fields.ts';

/** One article: a whole document, or an item of a digest. */
export interface Article {
  /** Key of its document, with the number of the item where it holds several. */
  readonly id: string;
  readonly document: ClaimDocument;
  readonly title: string;
  /** Where its title is; null in a document without text. */
  readonly titleBlock: Block | null;
  /** YYYY-MM-DD; null where none is named. */
  readonly day: string | null;
  /** Where its day is; null where only the name of the file tells it. */
  readonly dayBlock: Block | null;
  /** Who published it, as the line with the day says; null where nothing does. */
  readonly paper: string | null;
  readonly blocks: readonly Block[];
  /** Its own: a digest may hold several. Null when it is too short to tell. */
  readonly language: string | null;
}

/** Longer lines are running text. */
const longestHead = 140;
/** Lines below a title in which its day is. */
const headBlocks = 2;
/** Labelled lines above the text of an article in an archive. */
const fieldBlocks = 6;

const isShort = ({ text }: Block) => text.length <= longestHead && !/[.!?]$/u.test(text);

/** The day that a short line tells, or a dateline; days in running text are of what is reported. */
function dayOfBlock(block: Block): string | null {
  const line = datelineOf(block.text);
  if (line !== null) return line.date;
  if (!isShort(block)) return null;
  const days = findPeriods(block.text).flatMap(({ period }) => (period?.kind === 'day' ? [period.date] : []));
  return new Set(days).size === 1 ? (days[0] ?? null) : null;
}

/** "Marl Gazette | 12 March 2024" with its title as a heading below, where no other day belongs to that heading. */
function isLineAboveTitle(blocks: readonly Block[], at: number): boolean {
  const [line, title, ...below] = blocks.slice(at, at + 2 + headBlocks);
  if (line === undefined || line.kind === 'heading' || title?.kind !== 'heading') return false;
  if (dayOfBlock(title) !== null) return false;
  const text = below.findIndex((one) => !isShort(one));
  return below.slice(0, text < 0 ? below.length : text).every((one) => dayOfBlock(one) === null);
}

/** Blocks that begin an item: a title with its day in it or shortly below. */
function datedTitles(blocks: readonly Block[]): number[] {
  const starts: number[] = [];
  let taken = -1;
  for (const [at, block] of blocks.entries()) {
    if (at <= taken || !isShort(block) || block.kind === 'label') continue;
    const below = blocks.slice(at, at + 1 + headBlocks);
    const dated = below.findIndex(
      (one, i) => (i === 0 || isShort(one) || datelineOf(one.text) !== null) && dayOfBlock(one) !== null,
    );
    if (dated < 0) continue;
    // "Morning digest" above "12 March 2024: Court …" is no title of its own item.
    const isNested =
      dated > 0 &&
      block.kind === 'heading' &&
      below
        .slice(1, dated + 1)
        .some(({ kind, headings }) => kind === 'heading' && headings.length > block.headings.length);
    // "3. Court jails owner Harbour Post, 12 March 2024", lines run together: it is a title itself.
    const isOwn = dated > 0 && below[dated]?.kind === 'item';
    if (isNested || isOwn) continue;
    starts.push(at);
    taken = dated === 0 && isLineAboveTitle(blocks, at) ? at + 1 : at + dated;
  }
  return starts;
}

/** Items of a digest begin at dated titles, and at the headings beside them that are not dated. */
function startsOf(blocks: readonly Block[]): number[] {
  const dated = datedTitles(blocks);
  if (dated.length < 2) return [];
  const levels = new Set(
    dated.flatMap((at) => {
      const block = isLineAboveTitle(blocks, at) ? blocks[at + 1] : blocks[at];
      return block?.kind === 'heading' ? [block.headings.length] : [];
    }),
  );
  const known = new Set(dated);
  // The line with the day may be read as a heading as well: it belongs to the title above it.
  const isHead = (at: number) =>
    [1, 2].some(
      (back) =>
        known.has(at - back) &&
        blocks.slice(at - back, at + 1).some((one) => dayOfBlock(one) !== null) &&
        isShort(blocks[at]!),
    );
  return blocks.flatMap((block, at) =>
    known.has(at) || (block.kind === 'heading' && levels.has(block.headings.length) && !isHead(at))
      ? [at]
      : [],
  );
}

const isSearch = (block: Block) => fieldOfArticle(block)?.field === 'search';

/** "Press archive, 10 November 2025" above texts, with the words searched for or alone in its line. */
const isHeadOfFile = (own: readonly Block[], rest: readonly Block[]) =>
  own.every(isShort) && (own.some(isSearch) || own.length === 1) && rest.some((block) => !isShort(block));

const bareTitle = (text: string) =>
  text
    .replace(/^\s*(?:\d{1,3}[.)]|#|-)\s+/u, '')
    .replace(/\s+/gu, ' ')
    .trim();

/** The title alone, where the line of the paper below it was run together with it. */
function titleLine(text: string, lines: readonly string[]): string {
  const title = bareTitle(text);
  const line = lines.find(
    (one) =>
      one.length > 5 && one.length < longestHead && title.startsWith(bareTitle(one)) && bareTitle(one) !== '',
  );
  return line === undefined ? title : bareTitle(line);
}

/** What an archive calls the title, else a heading below the line with paper and day, else the first line. */
function titleIn(own: readonly Block[], lines: readonly string[]): Pick<Article, 'title' | 'titleBlock'> {
  for (const block of own.slice(0, fieldBlocks)) {
    const part = fieldOfArticle(block);
    if (part?.field === 'title') return { title: part.text, titleBlock: block };
  }
  const titleBlock = (isLineAboveTitle(own, 0) && dayOfBlock(own[0]!) !== null ? own[1] : own[0]) ?? null;
  return { title: titleLine(titleBlock?.text ?? '', lines), titleBlock };
}

/** "The Harbour Post, 12 March 2024": what is beside the day, when it is a name. */
function paperOf(blocks: readonly Block[]): string | null {
  for (const block of blocks) {
    if (!isShort(block)) continue;
    const [day] = findPeriods(block.text);
    if (day?.period?.kind !== 'day') continue;
    const before = block.text
      .slice(0, day.start)
      .replace(/[\s,|·–(-]+$/u, '')
      .trim();
    return /^\p{Lu}[\p{L}\d '’&.-]{2,50}$/u.test(before) &&
      !/^(?:By|Von|Date|Datum|Published)\b/u.test(before)
      ? before
      : null;
  }
  return null;
}

const otherScript = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}]/gu;

/** "und" for a text in another script than the languages that are read. */
function languageIn(blocks: readonly Block[]): string | null {
  const text = blocks.map((block) => block.text).join('\n');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if ((text.match(otherScript)?.length ?? 0) > letters / 2) return 'und';
  return languageOfText(text);
}

/** The articles of a document, in its order. A document that is one article keeps its own day. */
export function articlesOf(document: ClaimDocument): readonly Article[] {
  const { blocks } = document;
  const starts = startsOf(blocks);
  if (starts.length === 0) {
    if (blocks.length === 0) return [];
    const heading = blocks.find(({ kind }) => kind === 'heading');
    const title = bareTitle(heading?.text ?? document.title);
    const day = dayOfDocument(document);
    const dayBlock = blocks.slice(0, 12).find((one) => day !== null && dayOfBlock(one) === day) ?? null;
    return [
      {
        id: document.key,
        document,
        title,
        titleBlock: blocks[0] ?? null,
        day,
        dayBlock,
        paper: paperOf(blocks.slice(0, 6)),
        blocks,
        language: document.language,
      },
    ];
  }
  return [0, ...starts.filter((at) => at > 0)].flatMap((start, i, all) => {
    const own = blocks.slice(start, all[i + 1] ?? blocks.length);
    const isItem = starts.includes(start);
    // What is above the first item is its title and a remark, unless it is a text of its own.
    if (!isItem && own.every((one) => one.text.length <= longestHead)) return [];
    if (i === 0 && isHeadOfFile(own, blocks.slice(own.length))) return [];
    const head = own.slice(0, 1 + headBlocks);
    const dayBlock = isItem ? (head.find((one) => dayOfBlock(one) !== null) ?? null) : null;
    const day = dayBlock === null ? null : dayOfBlock(dayBlock);
    return [
      {
        id: `${document.key}#${i + 1}`,
        document,
        ...titleIn(own, document.lines),
        day,
        dayBlock,
        paper: paperOf(head),
        blocks: own,
        language: languageIn(own) ?? document.language,
      },
    ];
  });
}
