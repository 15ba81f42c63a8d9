import { plainText, type Grid } from '../blocks.ts';

/** More columns than these leave no room for the usual text, nor do wider ones. */
const mostWideColumns = 8;
/** Between the margins of a page, in twentieths of a point. */
const textWidth = 9_506;

/** Letters that are beside each other between the margins. */
const textLetters = 84;

const longest = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));
const total = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);

/** Where a line may end: not at the space between a number and its unit. */
const breaks = /[^\S\u00a0\u202f]/u;

const textsOf = ({ columns, rows }: Grid) =>
  columns.map(({ title }, at) =>
    [title, ...rows.map((row) => row[at]?.text ?? [])].map((text) => plainText(text)),
  );

/** The letters that each column needs so that no word is cut. */
const leastLetters = (cells: readonly (readonly string[])[]) =>
  cells.map((texts) => Math.min(28, longest(texts.flatMap((text) => text.split(breaks))) + 3));

/** Widths for readers that do not fit columns to their words themselves: no word is cut, then by the longest cell. */
export function columnWidths(grid: Grid): number[] {
  const cells = textsOf(grid);
  const least = leastLetters(cells);
  const wanted = cells.map((texts, at) => Math.max(least[at] ?? 0, Math.min(36, longest(texts)) + 2));
  const room = Math.max(0, textLetters - total(least));
  const more = Math.max(1, total(wanted) - total(least));
  const widths = wanted.map((width, at) => (least[at] ?? 0) + (room * (width - (least[at] ?? 0))) / more);
  return widths.map((width) => Math.floor((textWidth * width) / total(widths)));
}

/** Whether a table has no room between the margins in the usual size of text. */
export const isTooWide = (grid: Grid): boolean =>
  grid.columns.length > mostWideColumns || total(leastLetters(textsOf(grid))) > textLetters;
