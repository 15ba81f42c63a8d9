import type { RunEventData, RunEventType } from '@loupe/shared/contract/run-events';
import type { TestServer } from '../../../testing/test-server.ts';

/** A signed-in person with a chat to share. */
export interface ChatOwner {
  readonly token: string;
  readonly userId: string;
  readonly chatId: string;
}

export async function createChatOwner(server: TestServer): Promise<ChatOwner> {
  const { token, user } = await server.signUp();
  const { data } = await server.api('POST /chats', { token, body: { title: 'Harbour prices' } });
  return { token, userId: user.id, chatId: data.chat.id };
}

/** Appends an event to the log of the run. */
export async function addEvent<T extends RunEventType>(
  server: TestServer,
  seq: number,
  type: T,
  data: RunEventData[T],
): Promise<void> {
  await server.deps.pool.query('insert into run_events (run_id, seq, type, data) values ($1, $2, $3, $4)', [
    'run_1',
    seq,
    type,
    JSON.stringify(data),
  ]);
}

/** A question with a file, and a run in the middle of its work. */
export async function fillChat(server: TestServer, { userId, chatId }: ChatOwner): Promise<void> {
  const query = (text: string, values: unknown[] = []) => server.deps.pool.query(text, values);
  await query(
    `insert into files (id, user_id, name, mime, kind, summary, bytes, sha256, storage_key) values ('fil_secret', $1, 'prices.csv', 'text/csv', 'table', '', 1, '', 'k')`,
    [userId],
  );
  await query(
    `insert into messages (id, chat_id, role, text, run_id) values ('msg_1', $1, 'user', 'What moved in prices.csv?', 'run_1')`,
    [chatId],
  );
  await query(`insert into message_files (message_id, file_id) values ('msg_1', 'fil_secret')`);
  await query(
    `insert into runs (id, chat_id, user_id, message_id, agent, engine, inputs, status, max_millicredits, idempotency_key, request_hash)
    values ('run_1', $1, $2, 'msg_1', 'chat', 'analyst', '{"prices": "fil_secret"}', 'working', 9000, 'k', 'h')`,
    [chatId, userId],
  );
  await addEvent(server, 1, 'run.queued', { agent: 'chat', agent_title: 'Chat', max_credits: 9 });
  await addEvent(server, 2, 'source.added', {
    source: {
      n: 1,
      kind: 'file',
      title: 'prices.csv',
      locator: 'line 2',
      url: null,
      file_id: 'fil_secret',
      excerpt: 'Date,Close',
      fetched_at: '2026-03-02T09:00:00.000Z',
      is_sample: false,
    },
    key: 'fil_secret:2',
  });
  await addEvent(server, 3, 'credits.changed', { used_credits: 2, held_credits: 9, cap_credits: 9 });
}

/** Goes on with the run: a stage with a step, and a report whose pieces cut the file's name in two. */
export async function addWork(server: TestServer): Promise<void> {
  await addEvent(server, 4, 'run.started', {
    attempt: 1,
    engine: 'analyst',
    engine_label: 'Built-in analyst',
    stages: [{ id: 'read', title: 'Read the file' }],
  });
  await addEvent(server, 5, 'stage.started', { stage_id: 'read' });
  await addEvent(server, 6, 'step.started', {
    step_id: 's1',
    stage_id: 'read',
    tool: 'read_file',
    title: 'Read prices.csv',
  });
  await addEvent(server, 7, 'text.delta', { part: 'report', text: 'From pri' });
  await addEvent(server, 8, 'text.delta', { part: 'report', text: 'ces.csv: up [1](#source:1).' });
}
