import { quotedCell } from '../../table/letter-name.ts';
import { readerTexts } from '../messages/readers-texts.ts';
import { readLimits, type Cell, type DocumentPassage, type RawTable } from './document.ts';

/** Splits long text at paragraph, then sentence ends, into parts of at most `limit` characters. */
function splitText(text: string, limit: number = readLimits.passageCharacters): string[] {
  const parts: string[] = [];
  let open = '';
  for (const block of text.split(/\n{2,}/).flatMap((paragraph) => splitLong(paragraph.trim(), limit))) {
    if (block === '') continue;
    if (open !== '' && open.length + block.length + 2 > limit) {
      parts.push(open);
      open = '';
    }
    open = open === '' ? block : `${open}\n\n${block}`;
  }
  if (open !== '') parts.push(open);
  return parts;
}

function splitLong(paragraph: string, limit: number): string[] {
  if (paragraph.length <= limit) return [paragraph];
  const parts: string[] = [];
  let open = '';
  for (const sentence of paragraph.split(/(?<=[.!?])\s+|\n/)) {
    for (let start = 0; start < sentence.length; start += limit) {
      const piece = sentence.slice(start, start + limit);
      if (open !== '' && open.length + piece.length + 1 > limit) {
        parts.push(open);
        open = '';
      }
      open = open === '' ? piece : `${open} ${piece}`;
    }
  }
  if (open !== '') parts.push(open);
  return parts;
}

/** Passages of one place of a document; several parts are numbered. */
export function placePassages(title: string, locator: string, text: string): DocumentPassage[] {
  const parts = splitText(text);
  return parts.map((part, i) => ({
    title,
    locator: parts.length === 1 ? locator : `${locator}, part ${i + 1}`,
    text: part,
  }));
}

/**
 * Passages of some lines of a file, each with the lines it holds: their text is kept line by line, so that the number of
 * a line of the file is that of the passage plus the lines before. A line longer than a passage is cut in numbered parts.
 */
export function linePassages(title: string, firstLine: number, text: string): DocumentPassage[] {
  const limit = readLimits.passageCharacters;
  const lines = text.split('\n').map((line) => line.trimEnd());
  const passages: DocumentPassage[] = [];
  let [from, to, size, hasRest] = [-1, -1, 0, false];
  const close = () => {
    if (from >= 0)
      passages.push({
        title,
        locator: `lines ${firstLine + from}-${firstLine + to}`,
        text: lines.slice(from, to + 1).join('\n'),
      });
    from = -1;
  };
  for (const [at, line] of lines.entries()) {
    if (line === '') {
      hasRest = true;
      continue;
    }
    const paragraph = hasRest || from < 0 ? lengthFrom(lines, at, limit) : line.length;
    if (from >= 0 && at - to + size + paragraph > limit) close();
    if (line.length > limit) {
      close();
      passages.push(...placePassages(title, `lines ${firstLine + at}-${firstLine + at}`, line));
    } else {
      if (from < 0) [from, size] = [at, 0];
      size += at - Math.max(to, from) + line.length;
      to = at;
    }
    hasRest = false;
  }
  close();
  return passages;
}

/** Characters of the paragraph that begins in a line; no more than the limit is looked at. */
function lengthFrom(lines: readonly string[], start: number, limit: number): number {
  let length = 0;
  for (let at = start; at < lines.length && lines[at] !== '' && length <= limit; at += 1)
    length += (lines[at] ?? '').length + 1;
  return Math.min(length, limit);
}

const rowsPerPassage = 20;

/** Rows as sentences of "column: value", so that a search for either finds them. */
export function tablePassages(table: RawTable, limit: number): DocumentPassage[] {
  const passages: DocumentPassage[] = [];
  for (let start = 0; start < table.rows.length && passages.length < limit;) {
    const texts = rowTexts(table, start, readLimits.passageCharacters * 2);
    const first = table.lines[start];
    const last = table.lines[start + texts.length - 1];
    passages.push({
      title: table.name,
      locator: `${table.lineWord.toLowerCase()}s ${first}-${last}`,
      text: texts.join('\n'),
    });
    start += texts.length;
  }
  return passages;
}

/** Name of a column from its header; a long one would be said again in every row. */
export function columnName(header: string, index: number): string {
  return header.trim().slice(0, readLimits.columnName) || readerTexts().unnamedColumn(index + 1);
}

/** The rows of one passage, each whole: as many as the limit has room for, and one at least. */
function rowTexts(table: RawTable, start: number, limit: number): string[] {
  const texts: string[] = [];
  let length = 0;
  for (const row of table.rows.slice(start, start + rowsPerPassage)) {
    const text = rowText(table, row, limit).slice(0, limit);
    length += text.length + 1;
    if (texts.length > 0 && length > limit) break;
    texts.push(text);
  }
  return texts;
}

/** Ends where the limit is: cells may be as long as the file. */
function rowText(table: RawTable, row: readonly Cell[], limit: number): string {
  let text = '';
  for (const [i, column] of table.columns.entries()) {
    if (text.length >= limit) break;
    const value = String(row[i] ?? '')
      .slice(0, limit)
      .trim();
    if (value !== '') text += `${text === '' ? '' : ' · '}${quotedCell(column, value)}`;
  }
  return text;
}
