import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { chatsChannel } from '../chats/chats.statements.ts';

const announced = sql`select pg_notify(${chatsChannel}, user_id || ' ' || id), id from changed`;

/** Makes an ordinary chat of a living temporary one; its messages wait for the search from then on. False: there is none. */
export async function keepChat(
  tx: Database,
  { userId, chatId, title, now }: { userId: string; chatId: string; title: string; now: Date },
): Promise<boolean> {
  // A message on its way is waited for: the statement that follows sees it.
  await tx.execute(sql`select 1 from chats where id = ${chatId} for update`);
  const { rows } = await tx.execute(sql`
    with changed as (
      update chats set temporary = null, kept_until = null, deleted_at = null, title = ${title}, updated_at = ${now.toISOString()}::timestamptz
      where id = ${chatId} and user_id = ${userId} and temporary = 'living'
      returning id, user_id
    ), due as (
      insert into search_due (message_id, user_id, position)
      select message.id, changed.user_id, message.position from messages message join changed on changed.id = message.chat_id
      on conflict do nothing
    )
    ${announced}`);
  return rows.length > 0;
}

/** Nobody finds the chat from now on. False: there is none. */
export async function endChat(db: Database, userId: string, chatId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with changed as (
      update chats set temporary = 'ended'
      where id = ${chatId} and user_id = ${userId} and temporary = 'living'
      returning id, user_id
    ) ${announced}`);
  return rows.length > 0;
}

/** Ends what was kept long enough. */
export async function endDue(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    with changed as (
      update chats set temporary = 'ended'
      where temporary = 'living' and kept_until <= ${now.toISOString()}::timestamptz
      returning id, user_id
    ) ${announced}`);
}

/** Chats whose content is to be erased, with the run that is not finished. */
export async function listEnded(
  db: Database,
): Promise<{ chatId: string; userId: string; activeRunId: string | null }[]> {
  const { rows } = await db.execute<{ id: string; user_id: string; run_id: string | null }>(sql`
    select chat.id, chat.user_id, run.id as run_id
    from chats chat left join runs run on run.chat_id = chat.id and run.finished_at is null
    where chat.temporary = 'ended' limit 500`);
  return rows.map((row) => ({ chatId: row.id, userId: row.user_id, activeRunId: row.run_id }));
}

/** Files that only this chat has: attached to its messages, or pages that its runs fetched. */
export async function listFilesToErase(
  db: Database,
  { userId, chatId }: { userId: string; chatId: string },
): Promise<string[]> {
  const fetched = sql`select event.data->'source'->>'file_id' as file_id, run.chat_id
    from runs run join run_events event on event.run_id = run.id and event.type = 'source.added'
    where run.user_id = ${userId}`;
  const attached = sql`select held.file_id, message.chat_id
    from chats chat join messages message on message.chat_id = chat.id join message_files held on held.message_id = message.id
    where chat.user_id = ${userId}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with used as (${fetched} union all ${attached})
    select file.id from files file
    where file.user_id = ${userId} and file.deleted_at is null
      and file.id in (select file_id from used where chat_id = ${chatId})
      and file.id not in (select file_id from used where chat_id <> ${chatId} and file_id is not null)`);
  return rows.map(({ id }) => id);
}

/** The files of the chat belong to no message any more, so that they can be removed. */
export async function detachFiles(db: Database, chatId: string): Promise<void> {
  await db.execute(sql`
    delete from message_files where message_id in (select id from messages where chat_id = ${chatId})`);
}

/** What a removed file was called, and what was in it, is not kept either. */
export async function nameNoFiles(db: Database, fileIds: readonly string[]): Promise<void> {
  const ids = sql`${sql.param([...fileIds])}::text[]`;
  await db.execute(sql`
    update files set name = '', summary = '', left_out = null
    where (id = any(${ids}) or archive_id = any(${ids})) and deleted_at is not null`);
}

/**
 * Erases what was asked, read and answered. What stays is what the books of credits and their audit point at: runs with
 * times and costs, steps with stage, tool and price, and the ends of both in the log, under ids that say nothing.
 */
export async function eraseContent(tx: Database, chatId: string): Promise<void> {
  const ofRuns = sql`run_id in (select id from runs where chat_id = ${chatId})`;
  const { rows } = await tx.execute(sql`
    update chats set temporary = 'erased', title = '', branch_id = null
    where id = ${chatId} and temporary = 'ended'
      and not exists (select 1 from runs where chat_id = ${chatId} and finished_at is null)
    returning id`);
  if (rows.length === 0) return;
  const notices = sql`select id from notices where ${ofRuns}`;
  for (const statement of [
    sql`delete from push_deliveries where notice_id in (${notices})`,
    sql`delete from notices where ${ofRuns}`,
    sql`delete from run_ratings where ${ofRuns}`,
    sql`delete from problem_reports where ${ofRuns}`,
    sql`delete from search_due where message_id in (select id from messages where chat_id = ${chatId})`,
    sql`delete from chat_branches where chat_id = ${chatId}`,
    sql`update messages set text = '', branch_id = '' where chat_id = ${chatId}`,
    sql`delete from run_events where ${ofRuns} and type not in ('run.queued', 'step.finished', 'run.finished')`,
    sql`update run_events event
      set data = jsonb_build_object('step_id', step.position::text, 'summary', '', 'details', '[]'::jsonb, 'millicredits', step.millicredits)
      from run_steps step
      where event.${ofRuns} and event.type = 'step.finished' and step.run_id = event.run_id and step.step_id = event.data->>'step_id'`,
    sql`update run_events set data = data || '{"error": null}'::jsonb where ${ofRuns} and type = 'run.finished'`,
    sql`update run_steps set step_id = position::text, title = tool, output = 'null'::jsonb where ${ofRuns}`,
    sql`update runs set prompt = '', inputs = '{}'::jsonb, error_message = null, inputs_key = null, request_hash = '' where chat_id = ${chatId}`,
  ])
    await tx.execute(statement);
}
