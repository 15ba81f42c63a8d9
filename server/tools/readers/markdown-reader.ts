import { gridOfRows, type RawGrid } from '../../table/raw-grid.ts';
import { tableTitles, type TextAbove } from './table-titles.ts';
import { textTables } from './text-tables.ts';

export interface MarkdownSection {
  readonly heading: string;
  readonly firstLine: number;
  readonly text: string;
}

/** Sections of a Markdown text by heading, each with its lines; headings inside code fences do not count. */
export function markdownSections(text: string, title: string): MarkdownSection[] {
  const sections: { heading: string; firstLine: number; lines: string[] }[] = [
    { heading: title, firstLine: 1, lines: [] },
  ];
  let fenced = false;
  text.split('\n').forEach((line, i) => {
    if (/^(```|~~~)/.test(line)) fenced = !fenced;
    const heading = fenced ? null : headingOf(line);
    if (heading !== null) sections.push({ heading, firstLine: i + 1, lines: [line] });
    else sections.at(-1)?.lines.push(line);
  });
  return sections
    .map(({ heading, firstLine, lines }) => ({
      heading,
      firstLine: firstLine + firstFilled(lines),
      text: lines.join('\n').trim(),
    }))
    .filter(({ text: body }) => body !== '');
}

/** Text of a heading without the marks around it; null for any other line. Patterns that try again from every place took minutes on a line of spaces. */
function headingOf(line: string): string | null {
  const text = /^#{1,6}\s(.*)$/.exec(line)?.[1]?.trim();
  if (text === undefined) return null;
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  return text.slice(0, end).trimEnd();
}

function isDelimiterRow(line: string): boolean {
  return /^[\s:|-]+$/.test(line) && line.includes('-') && line.indexOf('|', 1) > 0;
}

function firstFilled(lines: readonly string[]): number {
  return Math.max(
    0,
    lines.findIndex((line) => line.trim() !== ''),
  );
}

/** Tables of a Markdown text, each row with its line: those with pipes, and those that spaces set in columns. */
export function markdownTables(text: string, name: string): RawGrid[] {
  const lines = text.split('\n');
  const headings = lines.map(headingOf);
  const headingAbove = (line: number) => headings.slice(0, line).findLast((one) => one !== null) ?? name;
  const withoutPipes = lines.map((line) => (line.includes('|') ? '' : line)).join('\n');
  return [...pipeTables(lines, name), ...textTables(withoutPipes, headingAbove)].sort(
    (a, b) => a.line(0) - b.line(0),
  );
}

function pipeTables(lines: readonly string[], name: string): RawGrid[] {
  const tables: RawGrid[] = [];
  let heading = name;
  for (let i = 0; i < lines.length; i += 1) {
    heading = /^#{1,6}\s+(.*)$/.exec(lines[i] ?? '')?.[1] ?? heading;
    if (!isDelimiterRow(lines[i + 1] ?? '') || !(lines[i] ?? '').includes('|')) continue;
    const columns = cells(lines[i] ?? '');
    const rows: (string | null)[][] = [];
    const places: number[] = [];
    let at = i + 2;
    for (; (lines[at] ?? '').includes('|'); at += 1) {
      rows.push(cells(lines[at] ?? '').map((cell) => cell || null));
      places.push(at + 1);
    }
    if (rows.length > 0)
      tables.push(
        gridOfRows(heading, [columns, ...rows], {
          headerRows: 1,
          lines: [i + 1, ...places],
          remarks: titlesAbove(lines, i),
        }),
      );
    i = at - 1;
  }
  return tables;
}

/** The two blocks above a line, the nearest first; a paragraph of several lines is no title. */
function titlesAbove(lines: readonly string[], at: number): string[] {
  const above: (TextAbove | null)[] = [];
  for (let i = at - 1; i >= 0 && above.length < 2; i -= 1) {
    const line = (lines[i] ?? '').trim();
    if (line === '') continue;
    const heading = headingOf(line);
    const isAlone =
      heading !== null || (lines[i - 1] ?? '').trim() === '' || headingOf(lines[i - 1] ?? '') !== null;
    const isText = heading !== null || !/^(?:[|>*+-]|\d+[.)]|```|~~~)/.test(line.replace(/^\*\*?(?=\S)/, ''));
    above.push(isAlone && isText ? { text: heading ?? plainCell(line), isHeading: heading !== null } : null);
  }
  return tableTitles(above);
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => plainCell(cell.trim()));
}

/** Without the marks of emphasis and code around a cell. */
function plainCell(cell: string): string {
  const text = cell.replaceAll('\\|', '|');
  return /^(\*\*|__|\*|_|`)(.+)\1$/.exec(text)?.[2]?.trim() ?? text;
}
