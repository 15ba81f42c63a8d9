import { cellText } from '../claims/cell-text.ts';
import { recommendQuestion, reviewColumns, type ReviewRole } from '../packs/exports/reviews.ts';
import type { PartByPart } from '../part-by-part.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { findRoles, type FoundRoles } from '../table/find-roles.ts';
import { selectRows } from '../table/select-rows.ts';
import type { Column, Table } from '../table/table.ts';
import type { Rating, Review } from './review.ts';
import { scaleOf, type Scale } from './scales.ts';
import { scoreText } from './score-text.ts';
import { languagesOf } from './text-languages.ts';

interface RatingColumn {
  readonly column: Column;
  readonly scale: Scale;
  valueAt(row: number): number;
}

interface RefusedReview {
  readonly line: number;
  readonly why: 'empty' | 'same';
}

/** Reviews of a table, and what of it was not used. */
export interface ReviewsRead {
  readonly source: DocumentTable;
  readonly reviews: readonly Review[];
  readonly refused: readonly RefusedReview[];
  readonly roles: FoundRoles<ReviewRole>;
  readonly rating: RatingColumn | null;
  readonly recommend: RatingColumn | null;
  /** The column of words; `isGuessed` where no name said so and its texts did. */
  readonly words: { readonly column: Column; readonly isGuessed: boolean } | null;
  /** Columns that are called a rating and have values of none of the scales. */
  readonly beyond: readonly Column[];
}

const numberInWords =
  /^(\d+(?:[.,]\d+)?)\s*(?:stars?|sterne?|(?:out of|von|\/)\s*5(?:[.,]0)?(?:\s*(?:stars|sternen?))?)?$/i;

/** "5.0 out of 5 stars", "4 Sterne", "★★★★☆". */
function ratingIn(word: string): number {
  const text = word.trim();
  if (/^[★☆]+$/.test(text)) return [...text].filter((sign) => sign === '★').length;
  return Number(numberInWords.exec(text)?.[1]?.replace(',', '.') ?? Number.NaN);
}

function ratingColumn(
  column: Column | undefined,
  rows: Uint32Array,
  isRecommendation: boolean,
): RatingColumn | 'beyond' | null {
  if (column === undefined || column.kind === 'date') return null;
  const valueAt = (row: number) =>
    column.kind === 'number' ? (column.values[row] ?? Number.NaN) : ratingIn(cellText(column, row));
  const filled = [...rows].filter((row) => cellText(column, row).trim() !== '');
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

interface Columns {
  readonly roles: FoundRoles<ReviewRole>;
  readonly rating: RatingColumn | null;
  readonly recommend: RatingColumn | null;
  readonly words: ReviewsRead['words'];
  readonly beyond: readonly Column[];
}

function columnsOf(table: Table, rows: Uint32Array): Columns | null {
  const roles = findRoles(table, reviewColumns);
  const { at } = roles;
  const asked =
    at.recommend ?? table.columns.find(({ kind, name }) => kind === 'number' && recommendQuestion.test(name));
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
  return { roles, rating, recommend, words, beyond };
}

const ratingAt = (column: RatingColumn | null, row: number): Rating | null => {
  const value = column?.valueAt(row) ?? Number.NaN;
  return column === null || Number.isNaN(value) ? null : { value, scale: column.scale };
};

function textAt({ roles, words }: Columns, row: number): string {
  const [title, body] = [roles.at.title, words?.column].map((column) =>
    column === undefined ? '' : cellText(column, row).trim(),
  );
  if (title === undefined || title === '' || body?.startsWith(title) === true) return body ?? '';
  return body === '' ? title : `${title}${/[.!?…]$/.test(title) ? '' : '.'} ${body}`;
}

/** Longer texts of the same day and rating are no two opinions. */
const fewestLetters = 40;
const rowsAtOnce = 64;

/** Words of a product's name: "Alarm clock" is no alarm. */
const nameWords = (name: string): Set<string> => new Set(name.toLowerCase().match(/\p{L}+/gu));

/**
 * The reviews of a table; null for one that holds none. `seen` are those of earlier tables: the same words of the same day
 * and rating are taken once. `product` is what the person calls it.
 */
export function* readReviews(
  source: DocumentTable,
  seen: Set<string>,
  product: string,
): PartByPart<ReviewsRead | null> {
  const { table } = source;
  const { rows } = selectRows(table, []);
  const columns = columnsOf(table, rows);
  if (columns === null) return null;
  const { roles, rating, recommend, words } = columns;
  const texts = [...rows].map((row) => textAt(columns, row));
  const { language, date, product: item } = roles.at;
  const languages = languagesOf(
    texts,
    language === undefined ? null : [...rows].map((row) => cellText(language, row)),
  );
  const reviews: Review[] = [];
  const refused: RefusedReview[] = [];
  for (const [i, row] of rows.entries()) {
    if (i % rowsAtOnce === 0) yield;
    const text = texts[i] ?? '';
    const [own, asked] = [ratingAt(rating, row), ratingAt(recommend, row)];
    const at = date?.kind === 'date' ? (date.values[row] ?? Number.NaN) : Number.NaN;
    const line = table.lines[row] ?? 0;
    const key = `${text} ${own?.value ?? ''} ${at}`;
    if (text === '' && own === null && asked === null) refused.push({ line, why: 'empty' });
    else if (text.length >= fewestLetters && seen.has(key)) refused.push({ line, why: 'same' });
    else {
      seen.add(key);
      const name = item === undefined ? '' : cellText(item, row).trim();
      reviews.push({
        source,
        row,
        rating: own ?? asked,
        recommend: own === null ? null : asked,
        text,
        language: text === '' ? null : (languages[i] ?? null),
        score: languages[i] === 'en' ? scoreText(text, nameWords(`${name} ${product}`)) : null,
        day: Number.isNaN(at) ? null : at,
        product: name,
      });
    }
  }
  return { source, reviews, refused, roles, rating, recommend, words, beyond: columns.beyond };
}
