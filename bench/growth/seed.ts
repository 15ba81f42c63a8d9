import type { OwnPostgres } from '../../server/testing/own-postgres.ts';

/** How much there is of each. */
export interface Size {
  readonly users: number;
  /** Of the one account that is looked at, as the next three. */
  readonly chats: number;
  /** Messages of one of its chats, half of them answers. */
  readonly longChat: number;
  /** Of all accounts, spread over their chats. */
  readonly messages: number;
  /** Lines of the ledger of the account that is looked at; as many entries twice. */
  readonly ledgerLines: number;
  readonly auditLines: number;
}

/** The account that is looked at, and its longest chat. */
export interface Grown {
  readonly userId: string;
  readonly longChatId: string;
}

/**
 * Fills a migrated database by SQL alone, with the triggers of the ledger off, since a million lines are written at once;
 * every line says its balance as the trigger would. Half of the lines are holds, as in life.
 */
export async function seed(postgres: OwnPostgres, userId: string, size: Size): Promise<Grown> {
  const longChatId = 'cht_grown_1';
  for (const statement of statements(userId, size))
    await postgres.query(`set session_replication_role = replica; ${statement}`);
  for (const table of tables) await postgres.query(`vacuum analyze ${table}`);
  return { userId, longChatId };
}

const tables = [
  'users',
  'chats',
  'messages',
  'runs',
  'ledger_transactions',
  'ledger_entries',
  'audit_log',
  'daily_use',
];

function statements(userId: string, size: Size): readonly string[] {
  const ofUser = (n: string) => `'usr_grown_' || (1 + ${n} % ${size.users})`;
  return [
    `insert into users (id, email, name, password_hash, referral_code, created_at)
     select 'usr_grown_' || n, 'person-' || n || '@example.com', 'Person ' || n, 'none', 'grown' || n, ${minutesAgo('n * 7')}
     from generate_series(1, ${size.users}) n`,
    `insert into chats (id, user_id, title, created_at, updated_at, pinned_at)
     select 'cht_grown_' || n, '${userId}', 'Chat ' || n, ${minutesAgo('n')}, ${minutesAgo('n')},
       case when n % 1000 = 0 then now() end
     from generate_series(1, ${size.chats}) n`,
    `insert into chats (id, user_id, title, created_at, updated_at)
     select 'cht_other_' || n, 'usr_grown_' || n, 'Chat', ${minutesAgo('n')}, ${minutesAgo('n')}
     from generate_series(1, ${size.users}) n`,
    `insert into messages (id, chat_id, role, text, created_at)
     select 'msg_long_' || n, 'cht_grown_1', case n % 2 when 1 then 'user' else 'assistant' end,
       case n % 2 when 1 then 'What came of point ' || n || '?' else repeat('A sentence of an answer that is long. ', 110) end, now()
     from generate_series(1, ${size.longChat}) n`,
    `insert into messages (id, chat_id, role, text, created_at)
     select 'msg_other_' || n, 'cht_other_' || (1 + n % ${size.users}), 'user', 'A question, number ' || n, now()
     from generate_series(1, ${size.messages}) n`,
    `insert into runs (id, chat_id, user_id, message_id, agent, engine, inputs, status, max_millicredits, idempotency_key, request_hash, created_at, finished_at)
     select 'run_grown_' || n, 'cht_grown_' || n, '${userId}', 'msg_long_1', 'chat', 'analyst', '{}', 'done', 5000,
       'grown' || n, 'none', ${minutesAgo('n')}, ${minutesAgo('n')}
     from generate_series(1, ${size.chats}) n`,
    ...ledgerStatements(userId, size),
    ...cycleStatements(userId),
    `insert into audit_log (id, at, actor_id, subject_id, action, detail, ip)
     select 'aud_grown_' || n, ${minutesAgo('n / 10.0')}, ${ofUser('n')}, ${ofUser('n * 7')}, 'user.login',
       'Signed in, case ' || n, '10.' || n % 200 || '.' || n % 251 || '.7'
     from generate_series(1, ${size.auditLines}) n`,
  ];
}

/** One large gift, then holds of 2 credits and charges of 1 after one another. */
function ledgerStatements(userId: string, { ledgerLines, chats }: Size): readonly string[] {
  const lines = `generate_series(1, ${ledgerLines}) n`;
  const gift = ledgerLines * 1000;
  return [
    `insert into ledger_transactions (id, user_id, kind, title, run_id, idempotency_key, at, balance_before)
     select 'ltx_grown_' || n, '${userId}', case when n = 1 then 'grant' when n % 2 = 0 then 'hold' else 'run' end, 'Line ' || n,
       'run_grown_' || (1 + n % ${chats}), 'grown' || n, ${minutesAgo(`(${ledgerLines} - n)`)}, 500000 + case when n = 1 then 0 else ${gift} - 1000 * ((n - 2) / 2) end
     from ${lines}`,
    `insert into ledger_entries (transaction_id, user_id, account, amount)
     select 'ltx_grown_' || n, '${userId}', part.account, part.amount from ${lines}, lateral (values
       (case when n % 2 = 0 then 'held' else 'available' end, case when n = 1 then ${gift} when n % 2 = 0 then 2000 else 1000 end),
       (case when n = 1 then 'granted' when n % 2 = 0 then 'available' else 'held' end, case when n = 1 then -${gift} else -2000 end),
       ('used', case when n > 1 and n % 2 = 1 then 1000 end)) part (account, amount)
     where part.amount is not null`,
    `update credit_balances set available = available + ${gift} - 1000 * ((${ledgerLines} - 1) / 2) where user_id = '${userId}'`,
  ];
}

/** A cycle that is almost over, and the use of each day, which a trigger would have kept. */
const cycleStatements = (userId: string): readonly string[] => [
  `update subscriptions set cycle_started_at = now() - interval '30 days', next_refill_at = now() + interval '1 day'
   where user_id = '${userId}'`,
  `insert into daily_use (user_id, day, agent, amount)
   select ltx.user_id, (ltx.at at time zone 'UTC')::date, run.agent, sum(entry.amount)
   from ledger_transactions ltx join ledger_entries entry on entry.transaction_id = ltx.id and entry.account = 'used'
   join runs run on run.id = ltx.run_id group by 1, 2, 3`,
];

const minutesAgo = (minutes: string) => `now() - interval '1 minute' * ${minutes}`;
