import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/** A message that is on no shelf yet. */
export interface WaitingMessage {
  readonly messageId: string;
  readonly userId: string;
  readonly chatId: string;
  readonly position: number;
  readonly role: 'user' | 'assistant';
  readonly agent: string | null;
  readonly createdAt: Date;
  readonly text: string;
}

interface Row {
  readonly [name: string]: unknown;
  readonly message_id: string;
  readonly user_id: string;
  readonly chat_id: string;
  readonly position: string;
  readonly role: 'user' | 'assistant';
  readonly agent: string | null;
  readonly created_at: Date | string;
  readonly text: string;
}

const asWaiting = (row: Row): WaitingMessage => ({
  messageId: row.message_id,
  userId: row.user_id,
  chatId: row.chat_id,
  position: Number(row.position),
  role: row.role,
  agent: row.agent,
  createdAt: new Date(row.created_at),
  text: row.text,
});

/** The oldest messages of a person that were written since the last look. */
export async function listDue(db: Database, userId: string, most: number): Promise<WaitingMessage[]> {
  const { rows } = await db.execute<Row>(sql`
    select message.id as message_id, due.user_id, message.chat_id, message.position, message.role, message.agent,
      message.created_at, message.text
    from search_due due join messages message on message.id = due.message_id
    where due.user_id = ${userId} order by due.position limit ${most}`);
  return rows.map(asWaiting);
}

/** People with messages that were written since the last look. */
export async function listPeopleDue(db: Database, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ user_id: string }>(
    sql`select distinct user_id from search_due limit ${most}`,
  );
  return rows.map((row) => row.user_id);
}

/** Position up to which messages from before the search wait; 0 once none is left. */
export async function backfillPosition(db: Database): Promise<number> {
  const { rows } = await db.execute<{ up_to: string }>(sql`select up_to from search_backfill`);
  return Number(rows[0]?.up_to ?? 0);
}

/** The newest messages up to a position, of everybody, newest first. */
export async function listUpTo(db: Database, upTo: number, most: number): Promise<WaitingMessage[]> {
  const { rows } = await db.execute<Row>(sql`
    select message.id as message_id, chat.user_id, message.chat_id, message.position, message.role, message.agent,
      message.created_at, message.text
    from (select * from messages where position <= ${upTo} order by position desc limit ${most}) message
    join chats chat on chat.id = message.chat_id
    order by message.position desc`);
  return rows.map(asWaiting);
}

/** Whether a person has messages on no shelf yet. */
export async function hasWaiting(db: Database, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ is_due: boolean; up_to: string | null }>(sql`
    select exists (select 1 from search_due where user_id = ${userId}) as is_due, (select up_to from search_backfill) as up_to`);
  const [row] = rows;
  const upTo = Number(row?.up_to ?? 0);
  return row?.is_due === true || (upTo > 0 && (await hasMessageUpTo(db, userId, upTo)));
}

async function hasMessageUpTo(db: Database, userId: string, upTo: number): Promise<boolean> {
  const { rows } = await db.execute<{ waits: boolean }>(sql`
    select exists (
      select 1 from chats chat join messages message on message.chat_id = chat.id and message.position <= ${upTo}
      where chat.user_id = ${userId} and chat.deleted_at is null
    ) as waits`);
  return rows[0]?.waits === true;
}
