import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/** A message with what is read of it. */
export interface ReadMessage {
  readonly messageId: string;
  readonly chatId: string;
  readonly position: number;
  readonly agent: string | null;
  readonly createdAt: Date;
  readonly plain: string;
  /** The same with its words apart as they are looked for. */
  readonly apart: string;
}

/** Longest word that is found, bytes; what is longer was never typed. */
const longestWord = 200;
/** Messages of a shelf, about. */
const fullShelf = 4096;

/** One at a time puts messages of a person on shelves; the lock goes with the transaction. */
export async function lockShelvesOf(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`search ${userId}`}, 0))`);
}

/**
 * Puts messages of a person, which follow each other, on a shelf at the end where they belong: `newer` behind all that are
 * there, `older` before them. Those that are there already stay as they are.
 */
export async function putOnShelf(
  tx: Database,
  userId: string,
  end: 'newer' | 'older',
  messages: readonly ReadMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const list = JSON.stringify(
    messages.map((message) => ({
      message_id: message.messageId,
      chat_id: message.chatId,
      position: message.position,
      agent: message.agent,
      created_at: message.createdAt.toISOString(),
      plain: message.plain,
      apart: message.apart,
    })),
  );
  const outermost = end === 'newer' ? sql`highest desc` : sql`lowest`;
  await tx.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${list}::jsonb) as one
        (message_id text, chat_id text, position bigint, agent text, created_at timestamptz, plain text, apart text)
      where not exists (select 1 from message_search known where known.message_id = one.message_id)
    ), sums as (
      select count(*)::int as size, min(position) as lowest, max(position) as highest,
        min(created_at) as first_at, max(created_at) as last_at
      from given having count(*) > 0
    ), last as (
      select id, size from search_shelves where user_id = ${userId} order by ${outermost} limit 1
    ), grown as (
      update search_shelves shelf
      set size = shelf.size + sums.size, lowest = least(shelf.lowest, sums.lowest), highest = greatest(shelf.highest, sums.highest),
        first_at = least(shelf.first_at, sums.first_at), last_at = greatest(shelf.last_at, sums.last_at)
      from sums, last where shelf.id = last.id and last.size < ${fullShelf}
      returning shelf.id
    ), begun as (
      insert into search_shelves (user_id, size, lowest, highest, first_at, last_at)
      select ${userId}, sums.* from sums where not exists (select 1 from grown)
      returning id
    ), shelf as (select id from grown union all select id from begun)
    insert into message_search (message_id, user_id, chat_id, position, agent, created_at, plain, words)
    select given.message_id, ${userId}, given.chat_id, given.position, given.agent, given.created_at, given.plain, (
      select coalesce(string_agg(
        '''' || shelf.id || ':' || replace(replace(word.lexeme, '\\', '\\\\'), '''', '''''') || ''':' || array_to_string(word.positions, ','),
        ' '), '')::tsvector
      from (
        select lexeme, positions from unnest(to_tsvector('english', given.apart))
        union
        select lexeme, positions from unnest(to_tsvector('german', given.apart))
      ) word
      where octet_length(word.lexeme) <= ${longestWord}
    ) || array_to_tsvector(array[shelf.id || ':'])
    from given, shelf
    on conflict (message_id) do nothing`);
}

/** They are on a shelf now. */
export async function clearDue(tx: Database, messageIds: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from search_due where message_id = any(${sql.param([...messageIds])}::text[])`);
}

/** Messages up to this position have yet to be put on shelves; 0 once none is left. */
export async function noteBackfilled(db: Database, upTo: number): Promise<void> {
  await db.execute(sql`update search_backfill set up_to = ${upTo} where up_to > ${upTo}`);
}
