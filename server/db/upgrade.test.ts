import { expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { migrateDatabase } from './migrate.ts';
import { migrateTo } from './testing/migrate-to.ts';

it('C1 a ledger from before says on each line what was there before it, and goes on from there', async () => {
  const { pool, close } = await createTestDatabase('template0');
  try {
    await migrateTo(pool, 27);
    const write = (user: string, id: string, available: number, held: number) =>
      pool.query(`begin;
        insert into ledger_transactions (id, user_id, kind, title, idempotency_key) values ('${id}', '${user}', 'grant', 't', '${id}');
        insert into ledger_entries (transaction_id, user_id, account, amount) values
          ('${id}', '${user}', 'available', ${available}), ('${id}', '${user}', 'held', ${held}), ('${id}', '${user}', 'granted', ${-available - held});
        commit`);
    for (const user of ['usr_1', 'usr_2'])
      await pool.query(
        `insert into users (id, email, name, password_hash, referral_code) values ('${user}', '${user}@example.com', 'A', 'x', '${user}')`,
      );
    await write('usr_1', 'ltx_1', 500, 0);
    await write('usr_2', 'ltx_2', 90, 0);
    await write('usr_1', 'ltx_3', -200, 200);
    await write('usr_1', 'ltx_4', 0, -120);
    await migrateDatabase(pool);
    await write('usr_1', 'ltx_5', 30, 0);
    const { rows } = await pool.query(
      'select id, balance_before::int as before from ledger_transactions order by position',
    );
    expect(rows.map(({ id, before }) => [id, before])).toEqual([
      ['ltx_1', 0],
      ['ltx_2', 0],
      ['ltx_3', 500],
      ['ltx_4', 500],
      ['ltx_5', 380],
    ]);
    await expect(pool.query('update ledger_transactions set balance_before = 1')).rejects.toThrow(
      /append-only/,
    );
  } finally {
    await close();
  }
});

it('R10 an account from before has the use of its days ready, and goes on from there', async () => {
  const { pool, close } = await createTestDatabase('template0');
  try {
    await migrateTo(pool, 28);
    await pool.query(`insert into users (id, email, name, password_hash, referral_code) values ('usr_1', 'one@example.com', 'A', 'x', 'one');
      insert into chats (id, user_id, title) values ('cht_1', 'usr_1', 'Chat');
      insert into messages (id, chat_id, role, text) values ('msg_1', 'cht_1', 'user', 'Question')`);
    const use = (run: string, agent: string, at: string, amount: number) =>
      pool.query(`begin;
        insert into runs (id, chat_id, user_id, message_id, agent, engine, inputs, status, max_millicredits, idempotency_key, request_hash, finished_at)
          values ('${run}', 'cht_1', 'usr_1', 'msg_1', '${agent}', 'analyst', '{}', 'done', 9000, '${run}', 'none', now());
        insert into ledger_transactions (id, user_id, kind, title, run_id, idempotency_key, at) values ('ltx_${run}', 'usr_1', 'run', 't', '${run}', '${run}', '${at}');
        insert into ledger_entries (transaction_id, user_id, account, amount) values
          ('ltx_${run}', 'usr_1', 'held', ${-amount}), ('ltx_${run}', 'usr_1', 'used', ${amount});
        commit`);
    await use('run_1', 'seo', '2026-03-02T23:30:00Z', 4000);
    await use('run_2', 'seo', '2026-03-02T00:30:00Z', 1500);
    await use('run_3', 'chat', '2026-03-03T00:10:00Z', 200);
    await migrateDatabase(pool);
    await use('run_4', 'seo', '2026-03-02T23:59:59.999Z', 30);
    await use('run_5', 'seo', '2026-03-03T00:00:00Z', 7);
    const { rows } = await pool.query(
      `select to_char(day, 'YYYY-MM-DD') as day, agent, amount::int from daily_use order by 1, 2`,
    );
    expect(rows.map(({ day, agent, amount }) => [day, agent, amount])).toEqual([
      ['2026-03-02', 'seo', 5530],
      ['2026-03-03', 'chat', 200],
      ['2026-03-03', 'seo', 7],
    ]);
  } finally {
    await close();
  }
});

it('R7 a run from before that ended with a question is known to wait for its answer', async () => {
  const { pool, close } = await createTestDatabase('template0');
  try {
    await migrateTo(pool, 35);
    await pool.query(`insert into users (id, email, name, password_hash, referral_code) values ('usr_1', 'one@example.com', 'A', 'x', 'one');
      insert into chats (id, user_id, title) values ('cht_1', 'usr_1', 'Chat');
      insert into messages (id, chat_id, role, text) values ('msg_1', 'cht_1', 'user', 'Question')`);
    for (const [run, step] of [
      ['run_1', 'ask-user'],
      ['run_2', 'read'],
    ])
      await pool.query(`
        insert into runs (id, chat_id, user_id, message_id, agent, engine, inputs, status, max_millicredits, idempotency_key, request_hash, finished_at)
          values ('${run}', 'cht_1', 'usr_1', 'msg_1', 'chat', 'model', '{}', 'done', 9000, '${run}', 'none', now());
        insert into run_steps (run_id, step_id, stage_id, tool, title, output, millicredits, attempt)
          values ('${run}', '${step}', 'work', 'x', 't', 'null', 0, 1)`);
    await migrateDatabase(pool);
    const { rows } = await pool.query('select id, is_question from runs order by id');
    expect(rows.map(({ id, is_question: isQuestion }) => [id, isQuestion])).toEqual([
      ['run_1', true],
      ['run_2', false],
    ]);
  } finally {
    await close();
  }
});
