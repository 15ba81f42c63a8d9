import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { firstBranch, lineOf, onlyLine, type BranchRow, type Line } from './branches.models.ts';
import { chatBranches, chats, messages } from './chats.tables.ts';
import { chatsChannel, nextShown } from './chats.statements.ts';

const branchesOf = prepared<{ chatId: string }, BranchRow[]>('chat_branches', (db) =>
  db
    .select()
    .from(chatBranches)
    .where(eq(chatBranches.chatId, sql.placeholder('chatId'))),
);

/** All branches of a chat, none of one that has never branched. */
export async function listBranches(db: Database, chatId: string): Promise<BranchRow[]> {
  return await branchesOf(db, { chatId });
}

/** The line that ends with a branch; most chats have one only, and nothing is asked for them. */
export async function findLine(
  db: Database,
  chatId: string,
  branchId: string | null,
  below?: number,
): Promise<Line> {
  if (branchId === null && below === undefined) return onlyLine;
  const rows = branchId === null || branchId === firstBranch ? [] : await listBranches(db, chatId);
  return lineOf(rows, branchId ?? firstBranch, below);
}

export interface PlacedMessage {
  readonly id: string;
  readonly branchId: string;
  readonly position: number;
  readonly role: 'user' | 'assistant';
  readonly text: string;
  readonly runId: string | null;
}

/** A message of a chat with its place. */
export async function findPlaced(
  db: Database,
  chatId: string,
  messageId: string,
): Promise<PlacedMessage | undefined> {
  const [row] = await db
    .select({
      id: messages.id,
      branchId: messages.branchId,
      position: messages.position,
      role: messages.role,
      text: messages.text,
      runId: messages.runId,
    })
    .from(messages)
    .where(and(eq(messages.chatId, chatId), eq(messages.id, messageId)));
  return row;
}

/** Shows a branch of a chat; announced with the end of the transaction. */
export async function showBranch(
  db: Database,
  chat: { readonly id: string; readonly userId: string },
  branchId: string,
): Promise<void> {
  await db.execute(sql`
    with shown as (update ${chats} set branch_id = ${branchId} where id = ${chat.id}),
    noted as (
      update ${chatBranches} set shown = ${nextShown(chat.id)}
      where chat_id = ${chat.id} and id = ${branchId})
    select pg_notify(${chatsChannel}, ${`${chat.userId} ${chat.id}`})`);
}
