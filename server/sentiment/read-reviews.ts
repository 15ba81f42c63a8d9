import { cellText } from '../claims/cell-text.ts';
import type { ReviewRole } from '../packs/exports/reviews.ts';
import type { PartByPart } from '../part-by-part.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import type { FoundRoles } from '../table/find-roles.ts';
import { selectRows } from '../table/select-rows.ts';
import type { Column } from '../table/table.ts';
import type { Rating, Review } from './review.ts';
import { columnsOf, type RatingColumn, type ReviewColumns } from './review-columns.ts';
import { scoreText } from './score-text.ts';
import { languagesOf } from './text-languages.ts';

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
  /** Columns that no name gave their role, but what is in them. */
  readonly guessed: ReviewColumns['guessed'];
  readonly rating: RatingColumn | null;
  readonly recommend: RatingColumn | null;
  /** The column of words; `isGuessed` where no name said so and its texts did. */
  readonly words: { readonly column: Column; readonly isGuessed: boolean } | null;
  /** Columns that are called a rating and have values of none of the scales. */
  readonly beyond: readonly Column[];
}

const ratingAt = (column: RatingColumn | null, row: number): Rating | null => {
  const value = column?.valueAt(row) ?? Number.NaN;
  return column === null || Number.isNaN(value) ? null : { value, scale: column.scale };
};

function textAt({ roles, words }: ReviewColumns, row: number): string {
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
  const columns = columnsOf(table, rows, product);
  if (columns === null) return null;
  const { roles, guessed, rating, recommend, words } = columns;
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
  return { source, reviews, refused, roles, guessed, rating, recommend, words, beyond: columns.beyond };
}
