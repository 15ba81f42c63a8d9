import { cellText } from '../claims/cell-text.ts';
import { recommendQuestion, reviewColumns, type ReviewRole } from '../packs/exports/reviews.ts';
import { findRoles, type FoundRoles } from '../table/find-roles.ts';
import { isEmptyWord } from '../table/read-number.ts';
import type { Column, Table } from '../table/table.ts';
import type { ReviewsRead } from './read-reviews.ts';
import { scaleOf, type Scale } from './scales.ts';

/** A column of ratings, the scale they are given on, and the rating of a row. */
export interface RatingColumn {
  readonly column: Column;
  readonly scale: Scale;
  valueAt(row: number): number;
}

const numberInWords =
  /^(\d+(?:[.,]\d+)?)\s*(?:stars?|sterne?|(?:out of|von|\/)\s*5(?:[.,]0)?(?:\s*(?:stars|sternen?))?)?$/i;

/** "5.0 out of 5 stars", "4 Sterne", "★★★★☆". */
function ratingIn(word: string): number {
  const text = word.trim();
  if (/^[★☆]+$/.test(text)) return [...text].filter((sign) => sign === '★').length;
  return Number(numberInWords.exec(text)?.[1]?.replace(',', '.') ?? Number.NaN);
}

/** A cell with a value: "k. A." says that there is none. */
const isFilled = (text: string): boolean => text.trim() !== '' && !isEmptyWord(text.trim());

function ratingColumn(
  column: Column | undefined,
  rows: Uint32Array,
  isRecommendation: boolean,
): RatingColumn | 'beyond' | null {
  if (column === undefined || column.kind === 'date') return null;
  const valueAt = (row: number) =>
    column.kind === 'number' ? (column.values[row] ?? Number.NaN) : ratingIn(cellText(column, row));
  const filled = [...rows].filter((row) => isFilled(cellText(column, row)));
  const values = filled.map(valueAt).filter(Number.isFinite);
  if (values.length === 0 || values.length < filled.length) return null;
  const scale = scaleOf(values, isRecommendation);
  return scale === 'beyond' ? 'beyond' : { column, scale, valueAt };
}

/** An answer has at least so many words on average. */
const fewestWords = 4;

function meanWords(column: Column, rows: Uint32Array): number {
  if (column.kind !== 'text') return 0;
  const texts = [...rows].map((row) => cellText(column, row).trim()).filter((text) => text !== '');
  const words = texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
  return texts.length < 2 ? 0 : words / texts.length;
}

function wordsColumn(table: Table, named: Column | undefined, taken: readonly Column[], rows: Uint32Array) {
  if (named !== undefined) return { column: named, isGuessed: false };
  const [longest] = table.columns
    .filter((column) => !taken.includes(column))
    .map((column) => ({ column, words: meanWords(column, rows) }))
    .toSorted((a, b) => b.words - a.words);
  return longest !== undefined && longest.words >= fewestWords
    ? { column: longest.column, isGuessed: true }
    : null;
}

/** A rating that says of how much: "4 von 5", "3/5", "5 stars", "★★★☆☆". A bare number may be anything. */
const isSpelledRating = (text: string): boolean => !/^[\d.,]+$/.test(text) && Number.isFinite(ratingIn(text));

/** The only column whose every cell spells a rating, whatever it is called. */
function spelledRating(table: Table, rows: Uint32Array): Column | undefined {
  const found = table.columns.filter((column) => {
    const cells = column.kind === 'text' ? [...rows].map((row) => cellText(column, row).trim()) : [];
    const filled = cells.filter(isFilled);
    return filled.length > 0 && filled.every(isSpelledRating);
  });
  return found.length === 1 ? found[0] : undefined;
}

/** The only column of days, where none is named as the day of a review. */
function onlyDay(table: Table, { several, refused }: FoundRoles<ReviewRole>): Column | undefined {
  if ([...several, ...refused].some(({ role }) => role === 'date')) return undefined;
  const days = table.columns.filter(({ kind }) => kind === 'date');
  return days.length === 1 ? days[0] : undefined;
}

const folded = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether a cell names the product that was asked for. */
export const namesProduct = (cell: string, product: string): boolean =>
  folded(cell).includes(folded(product));

/** A product's name has at most so many words more than what a person calls it; a review has more. */
const mostOtherWords = 8;

/** The only column with cells that name the product asked for and say little else. */
function columnNaming(table: Table, product: string, rows: Uint32Array): Column | undefined {
  if (product.trim() === '') return undefined;
  const length = product.trim().split(/\s+/).length + mostOtherWords;
  const found = table.columns.filter(
    (column) =>
      column.kind === 'text' &&
      meanWords(column, rows) <= length &&
      [...rows].some((row) => namesProduct(cellText(column, row), product)),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Roles by name, and those that no name says and the cells do. */
function rolesOf(table: Table, rows: Uint32Array, product: string) {
  const named = findRoles(table, reviewColumns);
  const asked =
    named.at.recommend ??
    table.columns.find(({ kind, name }) => kind === 'number' && recommendQuestion.test(name));
  const guessed: Partial<Record<ReviewRole, Column>> = {
    ...(named.at.rating === undefined && asked === undefined && { rating: spelledRating(table, rows) }),
    ...(named.at.date === undefined && { date: onlyDay(table, named) }),
    ...(named.at.product === undefined && { product: columnNaming(table, product, rows) }),
  };
  const taken = Object.values(named.at);
  const at = { ...named.at };
  for (const role of ['rating', 'date', 'product'] as const) {
    const column = guessed[role];
    if (column === undefined || taken.includes(column)) delete guessed[role];
    else at[role] = column;
  }
  const used = Object.values(guessed);
  const unused = named.unused.filter((column) => !used.includes(column));
  return { roles: { ...named, at, unused }, guessed, asked };
}

/** What the columns of a table of reviews are. */
export interface ReviewColumns {
  readonly roles: FoundRoles<ReviewRole>;
  /** Of these roles no name showed the column, but what it holds. */
  readonly guessed: Readonly<Partial<Record<ReviewRole, Column>>>;
  readonly rating: RatingColumn | null;
  readonly recommend: RatingColumn | null;
  readonly words: ReviewsRead['words'];
  readonly beyond: readonly Column[];
}

/** Which columns hold ratings, words, days and products; null for a table without reviews. */
export function columnsOf(table: Table, rows: Uint32Array, product: string): ReviewColumns | null {
  const { roles, guessed, asked } = rolesOf(table, rows, product);
  const { at } = roles;
  const [rated, recommended] = [ratingColumn(at.rating, rows, false), ratingColumn(asked, rows, true)];
  const beyond = [
    ...(rated === 'beyond' && at.rating ? [at.rating] : []),
    ...(recommended === 'beyond' && asked ? [asked] : []),
  ];
  const rating = rated === 'beyond' ? null : rated;
  // "Bewertung" may hold the words instead.
  const spoken = at.text ?? (rated === null && at.rating?.kind === 'text' ? at.rating : undefined);
  const taken = [...Object.values(at), ...(asked === undefined ? [] : [asked])];
  const recommend = recommended === 'beyond' ? null : recommended;
  const words = wordsColumn(table, spoken, taken, rows);
  if (
    rating === null &&
    recommend === null &&
    (words === null || (words.isGuessed && at.title === undefined))
  )
    return null;
  return { roles, guessed, rating, recommend, words, beyond };
}
