import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { AskedWords } from './search-query.models.ts';

/** A search as PostgreSQL reads it, in each language a text may be in. */
export interface TextQuery {
  readonly english: string;
  readonly german: string;
  /** With the word that is being typed as a whole one, in either language. */
  readonly typed: string;
}

/** What narrows a search. Null: anything. */
export interface SearchFilter {
  readonly agent: string | null;
  /** First instant, and the first one that is too late. */
  readonly after: Date | null;
  readonly before: Date | null;
}

export interface Candidate {
  readonly messageId: string;
  readonly position: number;
  readonly createdAt: Date;
  readonly rank: number;
}

/** Null when nothing is left to look for: words like "the" alone. */
export async function readQuery(db: Database, words: AskedWords): Promise<TextQuery | null> {
  const { rows } = await db.execute<{ english: string; german: string; typed: string }>(sql`
    select ${queryIn('english', words)}::text as english, ${queryIn('german', words)}::text as german,
      (websearch_to_tsquery('english', ${words.whole}) || websearch_to_tsquery('german', ${words.whole}))::text as typed`);
  const [row] = rows;
  return row && (row.english !== '' || row.german !== '') ? row : null;
}

function queryIn(
  language: 'english' | 'german',
  { whole, start, beginning, isAlternative }: AskedWords,
): SQL {
  const config = sql`${language}::regconfig`;
  if (beginning === null) return sql`websearch_to_tsquery(${config}, ${whole})`;
  // As a whole word it is told by its stem; as a beginning by its letters, which stems of other words begin with.
  const typed = sql`(websearch_to_tsquery(${config}, ${beginning}) || to_tsquery('simple', ${`'${beginning}':*`}))`;
  return sql`(websearch_to_tsquery(${config}, ${start}) ${isAlternative ? sql`||` : sql`&&`} ${typed})`;
}

export interface Shelf {
  readonly id: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Shelves of a person that hold messages before a position, newest first. */
export async function listShelves(
  db: Database,
  userId: string,
  below: number,
  { after, before }: SearchFilter,
): Promise<Shelf[]> {
  const { rows } = await db.execute<{ id: number; lowest: string; highest: string }>(sql`
    select id, lowest, highest from search_shelves
    where user_id = ${userId} and lowest < ${below}
      and last_at >= coalesce(${instant(after)}, '-infinity') and first_at < coalesce(${instant(before)}, 'infinity')
    order by highest desc`);
  return rows.map(({ id, lowest, highest }) => ({ id, lowest: Number(lowest), highest: Number(highest) }));
}

const instant = (at: Date | null) => sql`${at?.toISOString() ?? null}::timestamptz`;

/** Every word of a query as it is on a shelf: behind the number of that. */
const onShelf = (query: SQL) =>
  sql`regexp_replace(${query}, '''((?:[^'']|'''')+)''', '''' || shelf.id || ':\\1''', 'g')::tsquery`;

/**
 * The newest messages of some shelves that match, at most so many, with how well. Each shelf is looked up by itself in the
 * index; a query that only says what must not be there is held to its shelf as well. The chat of each match is looked up by
 * its key: as a join it would be planned by reading all chats of everybody.
 */
export async function listCandidates(
  db: Database,
  userId: string,
  asked: {
    readonly query: TextQuery;
    readonly shelfIds: readonly number[];
    readonly below: number;
    readonly filter: SearchFilter;
    readonly most: number;
  },
): Promise<Candidate[]> {
  const { query, shelfIds, below, filter, most } = asked;
  const either = sql`(${onShelf(sql`${query.english}::text`)} || ${onShelf(sql`${query.german}::text`)})`;
  const isNegative = query.english.includes('!') || query.german.includes('!');
  const held = isNegative ? sql`(('''' || shelf.id || ':''')::tsquery && ${either})` : either;
  const { rows } = await db.execute<{
    message_id: string;
    position: string;
    created_at: Date | string;
    rank: number;
  }>(sql`
    select found.message_id, found.position, found.created_at, 
      ts_rank_cd(hit.words, found.query, 1) * case when hit.words @@ found.typed then 2 else 1 end as rank
    from (
      select one.message_id, one.position, one.created_at, shelf.query, shelf.typed
      from (
        select shelf.id, ${held} as query, ${onShelf(sql`${query.typed}::text`)} as typed
        from unnest(${sql.param([...shelfIds])}::int[]) shelf (id)
      ) shelf
      cross join lateral (
        select message.message_id, message.position, message.created_at
        from message_search message
        where message.words @@ shelf.query and message.user_id = ${userId} and message.position < ${below}
          and ${passes(filter)}
          and (select chat.deleted_at is null from chats chat where chat.id = message.chat_id)
        order by message.position desc limit ${most}
      ) one
      order by one.position desc limit ${most}
    ) found
    join message_search hit on hit.message_id = found.message_id`);
  return rows.map((row) => ({
    messageId: row.message_id,
    position: Number(row.position),
    createdAt: new Date(row.created_at),
    rank: row.rank,
  }));
}

function passes({ agent, after, before }: SearchFilter): SQL {
  const conditions = [
    ...(agent === null ? [] : [sql`message.agent = ${agent}`]),
    ...(after === null ? [] : [sql`message.created_at >= ${instant(after)}`]),
    ...(before === null ? [] : [sql`message.created_at < ${instant(before)}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

export interface FoundMessage {
  readonly messageId: string;
  readonly chatId: string;
  readonly chatTitle: string;
  readonly role: 'user' | 'assistant';
  readonly agent: string | null;
  readonly createdAt: Date;
  readonly plain: string;
}

/** What is shown of messages that were found, by message. */
export async function readFound(
  db: Database,
  messageIds: readonly string[],
): Promise<Map<string, FoundMessage>> {
  if (messageIds.length === 0) return new Map();
  const { rows } = await db.execute<{
    message_id: string;
    chat_id: string;
    title: string;
    role: 'user' | 'assistant';
    agent: string | null;
    created_at: Date | string;
    plain: string;
  }>(sql`
    select hit.message_id, hit.chat_id, chat.title, message.role, hit.agent, hit.created_at, hit.plain
    from message_search hit
    join messages message on message.id = hit.message_id
    join chats chat on chat.id = hit.chat_id
    where hit.message_id = any(${sql.param([...messageIds])}::text[])`);
  return new Map(
    rows.map((row) => [
      row.message_id,
      {
        messageId: row.message_id,
        chatId: row.chat_id,
        chatTitle: row.title,
        role: row.role,
        agent: row.agent,
        createdAt: new Date(row.created_at),
        plain: row.plain,
      },
    ]),
  );
}

/** Texts with what matches between `open` and `close`, by each language; as long as PostgreSQL finds good. */
export async function markMatches(
  db: Database,
  query: TextQuery,
  texts: readonly string[],
  marks: { readonly open: string; readonly close: string },
): Promise<{ english: string; german: string }[]> {
  if (texts.length === 0) return [];
  const options = `StartSel=${marks.open}, StopSel=${marks.close}, MaxWords=36, MinWords=22, ShortWord=2`;
  const { rows } = await db.execute<{ english: string; german: string }>(sql`
    select ts_headline('english', text, ${query.english}::tsquery, ${options}) as english,
      ts_headline('german', text, ${query.german}::tsquery, ${options}) as german
    from unnest(${sql.param([...texts])}::text[]) with ordinality as one (text, place) order by place`);
  return rows;
}

export interface FoundChat {
  readonly id: string;
  readonly title: string;
  readonly agent: string | null;
  readonly updatedAt: Date;
}

/** Chats of a person whose titles have every one of some texts in them, last changed first. Looks at the first 20,000 of the list. */
export async function listTitled(
  db: Database,
  userId: string,
  patterns: readonly string[],
  { agent, after, before }: SearchFilter,
  most: number,
): Promise<FoundChat[]> {
  const { rows } = await db.execute<{
    id: string;
    title: string;
    agent: string | null;
    updated_at: Date | string;
  }>(sql`
    select id, title, agent, updated_at
    from (
      select id, title, agent, updated_at from chats
      where user_id = ${userId} and deleted_at is null
      order by (archived_at is null) desc, (pinned_at is not null) desc, updated_at desc, id desc limit 20000
    ) chat
    where title ilike all (${sql.param([...patterns])}::text[])
      and (${agent}::text is null or agent = ${agent})
      and updated_at >= coalesce(${instant(after)}, '-infinity')
      and updated_at < coalesce(${instant(before)}, 'infinity')
    order by updated_at desc, id desc limit ${most}`);
  return rows.map(({ updated_at: updatedAt, ...row }) => ({ ...row, updatedAt: new Date(updatedAt) }));
}
