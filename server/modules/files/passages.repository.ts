import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { Passage } from '../../tools/tool.ts';
import { passages } from './files.tables.ts';

export interface NewPassage {
  readonly title: string;
  readonly locator: string;
  readonly text: string;
}

/** Where passages belong: a person's file or a document of the sample library. */
export type PassageOrigin = { readonly fileId: string } | { readonly documentId: string };

const rowsPerInsert = 500;

export async function insertPassages(
  db: Database,
  origin: PassageOrigin,
  found: readonly NewPassage[],
): Promise<void> {
  const rows = found.map(({ title, locator, text }) => ({
    ...origin,
    title: storable(title),
    locator: storable(locator),
    text: storable(text),
  }));
  for (let from = 0; from < rows.length; from += rowsPerInsert)
    await db.insert(passages).values(rows.slice(from, from + rowsPerInsert));
}

export async function deletePassagesOfFiles(db: Database, fileIds: readonly string[]): Promise<void> {
  await db.delete(passages).where(inArray(passages.fileId, [...fileIds]));
}

/**
 * Full text (English stemming) over those of the given files that are the user's own and, when asked, the sample
 * library; best first. Any word may match. A foreign id finds nothing, like an unknown one.
 */
export async function searchPassages(
  db: Database,
  userId: string,
  query: string,
  scope: { fileIds: readonly string[]; includesLibrary: boolean; limit: number },
): Promise<Passage[]> {
  const { rows } = await db.execute<{
    title: string;
    locator: string;
    text: string;
    file_id: string | null;
    document_id: string | null;
    rank: number;
  }>(sql`
    with asked as (
      select to_tsquery('english', coalesce(string_agg(quote_literal(lexeme), ' | '), '')) as query
      from unnest(to_tsvector('english', ${storable(query)}))
    )
    select title, locator, text, file_id, document_id, ts_rank_cd(vector, asked.query, 1) as rank
    from passages, asked
    where vector @@ asked.query
      and (
        file_id in (
          select id from files
          where id = any(${sql.param([...scope.fileIds])}::text[]) and user_id = ${userId} and deleted_at is null
        )
        or (${scope.includesLibrary} and file_id is null)
      )
    order by rank desc, id
    limit ${scope.limit}`);
  return rows.map(({ file_id: fileId, document_id: documentId, ...rest }) => ({
    ...rest,
    fileId,
    documentId,
  }));
}

/** PostgreSQL keeps no U+0000, and halves of surrogate pairs are no characters. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
