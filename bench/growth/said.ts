import type { OwnPostgres } from '../../server/testing/own-postgres.ts';

/** How many messages there are to search. */
export interface SaidSize {
  /** Of one account that has most of them. */
  readonly most: number;
  /** Of one account that has few. */
  readonly few: number;
  /** Of others, a hundred each. */
  readonly others: number;
}

/** Different words; each message takes the first of them most often and the last hardly ever, as in life. */
const words = 20_000;
/** Messages written by one statement. */
const part = 50_000;

/** Writes messages by SQL alone: nine short questions to each answer of 250 words, all with "margin", two with "palimpsest". */
export async function writeMessages(
  postgres: OwnPostgres,
  people: { readonly most: string; readonly few: string },
  size: SaidSize,
): Promise<void> {
  const crowd = Math.ceil(size.others / 100);
  const chats = Math.ceil(size.most / 100);
  const run = async (statement: string) =>
    await postgres.query(`set session_replication_role = replica; ${statement}`);
  await run(`
    create table said_words as
      select n, case n when 5 then 'revenue' when 400 then 'operating' when 4000 then 'quarterly'
        else translate(substr(md5(n::text), 1, 4 + n % 5), '0123456789', 'ghijklmnop') end as word
      from generate_series(0, ${words - 1}) n;
    create unique index on said_words (n);
    insert into users (id, email, name, password_hash, referral_code)
      select 'usr_said_' || n, 'said-' || n || '@example.com', 'Person', 'none', 'said' || n from generate_series(0, ${crowd}) n;
    insert into chats (id, user_id, title, created_at, updated_at)
      select 'cht_most_' || n, '${people.most}', 'Chat about ' || n, at, at
      from generate_series(0, ${chats}) n, lateral (select now() - interval '1 hour' * (${chats} - n) as at) time;
    insert into chats (id, user_id, title) select 'cht_few', '${people.few}', 'Few';
    insert into chats (id, user_id, title) select 'cht_said_' || n, 'usr_said_' || n, 'Chat' from generate_series(0, ${crowd}) n`);
  const write = async (count: number, name: string, chat: string) => {
    for (let from = 0; from < count; from += part)
      await run(`
        insert into messages (id, chat_id, role, agent, text, created_at)
        select 'msg_${name}_' || n, ${chat}, case n % 10 when 9 then 'assistant' else 'user' end, case n % 50 when 9 then 'seo' else 'chat' end,
          'The margin of case ' || n || ' ' || (
            select string_agg(said.word, ' ')
            from generate_series(1, case n % 10 when 9 then 250 else 14 end) place, lateral (select n, place, floor(${words} * random() ^ 3)::int as pick) any_word
            join said_words said on said.n = any_word.pick
          ), now() - interval '1 hour' * ((${count} - n) / 100.0)
        from generate_series(${from}, ${Math.min(count, from + part) - 1}) n`);
  };
  // Half of the crowd before and half after, so that nobody's messages lie by themselves.
  await write(Math.ceil(size.others / 2), 'early', `'cht_said_' || n % ${crowd}`);
  await write(size.most, 'most', `'cht_most_' || n / 100`);
  await write(size.few, 'few', `'cht_few'`);
  await write(Math.floor(size.others / 2), 'late', `'cht_said_' || n % ${crowd}`);
  await run(`
    update messages set text = text || ' palimpsest' where id in ('msg_most_7', 'msg_most_${Math.floor(size.most / 2)}', 'msg_few_7');
    update messages set text = replace(text, 'The margin', 'The operating margin') where id like 'msg_%77';
    drop table said_words;
    insert into search_backfill (up_to) select max(position) from messages`);
  await postgres.query('vacuum analyze messages');
  await postgres.query('vacuum analyze chats');
}
