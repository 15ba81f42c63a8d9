import { openDatabase } from '../../server/db/pool.ts';
import { auditRuns } from '../../server/modules/runs/run-audit.read-model.ts';
import type { OwnPostgres } from '../../server/testing/own-postgres.ts';
import type { Acknowledged } from './people.ts';

/** Each query lists what must not be; its rows are the complaint. */
const neverSo: Readonly<Record<string, string>> = {
  'a transaction of the ledger does not sum to zero': `
    select transaction_id, sum(amount) from ledger_entries group by 1 having sum(amount) <> 0`,
  'a balance is not what the ledger says': `
    select b.user_id, b.available, b.held, b.used_this_cycle, l.* from credit_balances b
    join subscriptions s on s.user_id = b.user_id
    cross join lateral (
      select coalesce(sum(e.amount) filter (where e.account = 'available'), 0) as available_booked,
        coalesce(sum(e.amount) filter (where e.account = 'held'), 0) as held_booked,
        coalesce(sum(e.amount) filter (where e.account = 'used' and t.at >= s.cycle_started_at), 0) as used_booked
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id where e.user_id = b.user_id
    ) l
    where (b.available, b.held, b.used_this_cycle) <> (l.available_booked, l.held_booked, l.used_booked)`,
  'a lot is not what the ledger says': `
    select lot.id, lot.remaining from credit_lots lot where lot.remaining <> coalesce((
      select sum(e.amount) from ledger_entries e where e.lot_id = lot.id and e.account = 'available'), 0)`,
  'a run has not ended': `select id, status from runs where finished_at is null`,
  'a run ended without what was asked for': `
    select id, agent, status, error_code from runs where finished_at is not null and status <> 'done'`,
  'a run that was answered cost nothing': `
    select id, agent from runs where status = 'done' and used_millicredits = 0`,
  'a hold is open for a run that ended': `
    select h.run_id from credit_holds h join runs r on r.id = h.run_id where h.status = 'open' and r.finished_at is not null`,
  'what is held is not the sum of the holds': `
    select b.user_id, b.held from credit_balances b where b.held <> coalesce((
      select sum(h.amount) from credit_holds h where h.user_id = b.user_id and h.status = 'open'), 0)`,
  'the log of a run has a gap': `
    select r.id, r.last_seq from runs r join run_events e on e.run_id = r.id
    group by r.id having count(*) <> r.last_seq or max(e.seq) <> r.last_seq`,
  'a run ended not once': `
    select r.id from runs r left join run_events e on e.run_id = r.id and e.type = 'run.finished'
    where r.finished_at is not null group by r.id having count(e.seq) <> 1`,
  'a purchase is neither paid nor closed': `
    select id, status from checkouts where status in ('processing', 'needs_confirmation', 'needs_redirect')`,
  'a purchase was charged and is not paid': `
    select t.id, c.id as checkout, c.status from test_payments t join checkouts c on c.id = t.key
    where t.status = 'succeeded' and c.status <> 'paid'`,
  'a purchase is paid and was not charged once': `
    select c.id from checkouts c left join test_payments t on t.key = c.id and t.status = 'succeeded'
    where c.status = 'paid' group by c.id having count(t.id) <> 1`,
  'a purchase is paid and was not credited once': `
    select c.id from checkouts c left join ledger_transactions t on t.idempotency_key = 'checkout:' || c.id
    where c.status = 'paid' group by c.id having count(t.id) <> 1`,
  'a purchase is paid and has not one invoice': `
    select c.id from checkouts c left join invoices i on i.cause = 'checkout:' || c.id
    where c.status = 'paid' group by c.id having count(i.id) <> 1`,
};

export interface Audit {
  /** Sentences with what was found; none: the books are right. */
  readonly complaints: readonly string[];
  readonly lost: { readonly chats: number; readonly runs: number; readonly purchases: number };
}

/** Everything that must hold whatever happened, once all work is done. */
export async function audit(postgres: OwnPostgres, done: Acknowledged): Promise<Audit> {
  const complaints: string[] = [];
  for (const [sentence, query] of Object.entries(neverSo)) {
    const found = await postgres.query(query);
    if (found.length > 0) complaints.push(`${sentence}: ${JSON.stringify(found.slice(0, 3))}`);
  }
  const { db, close } = openDatabase(postgres.url, 1, () => undefined);
  const faults = await auditRuns(db).finally(close);
  for (const { kind, runId, detail } of faults.slice(0, 10)) complaints.push(`${kind}: ${runId}, ${detail}`);
  const lost = {
    chats: await missing(postgres, 'select id from chats', done.chats),
    runs: await missing(postgres, 'select idempotency_key || id as id from runs', pairs(done.runs)),
    purchases: await missing(postgres, `select id from checkouts where status = 'paid'`, done.purchases),
  };
  return { complaints, lost };
}

const pairs = (byKey: ReadonlyMap<string, string>) => [...byKey].map(([key, id]) => key + id);

async function missing(postgres: OwnPostgres, query: string, expected: Iterable<string>): Promise<number> {
  const there = new Set((await postgres.query<{ id: string }>(query)).map(({ id }) => id));
  return [...expected].filter((id) => !there.has(id)).length;
}
