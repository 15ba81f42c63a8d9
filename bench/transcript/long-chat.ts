import type { OwnPostgres } from '../../server/testing/own-postgres.ts';

/** A finished run whose log and row the others are copies of, with texts of their own. */
export interface Pattern {
  readonly chatId: string;
  readonly runId: string;
}

/** Fills the pattern's chat up to so many turns, each with a run and its log; text, lists, tables and code in turn. */
export async function makeLongChat(
  postgres: OwnPostgres,
  { chatId, runId }: Pattern,
  turns: number,
): Promise<void> {
  const numbers = Array.from({ length: turns - 1 }, (_, index) => index + 2);
  const answers = numbers.map(answerText);
  const fill = async (statement: string) => {
    await postgres.query(statement, [chatId, runId, numbers, answers]);
  };
  const ofTurns = 'unnest($3::int[], $4::text[]) turn(n, answer)';
  await fill(
    `insert into messages (id, chat_id, role, text, run_id, agent, created_at)
     select 'msg_' || md5(n || ' ' || part), $1, case part when 1 then 'user' else 'assistant' end,
       case part when 1 then 'What does point ' || n || ' of the notes say about freight rates?' else answer end,
       case part when 2 then 'run_' || md5(n::text) end, case part when 2 then 'chat' end, now()
     from ${ofTurns}, generate_series(1, 2) part where $2 <> '' order by n, part`,
  );
  await fill(
    `insert into runs select (jsonb_populate_record(run, jsonb_build_object(
       'id', 'run_' || md5(n::text), 'message_id', 'msg_' || md5(n || ' 1'), 'answer_message_id', 'msg_' || md5(n || ' 2'),
       'idempotency_key', 'long' || n, 'inputs_key', null))).*
     from runs run, ${ofTurns} where run.id = $2 and run.chat_id = $1`,
  );
  // The first text of the log is the whole answer, the others are empty: numbers stay dense.
  await fill(
    `insert into run_events (run_id, seq, type, data, at)
     select 'run_' || md5(n::text), seq, type,
       case type when 'text.delta' then jsonb_set(data, '{text}', to_jsonb(case when seq = first_text then answer else '' end))
         when 'run.finished' then jsonb_set(data, '{message_id}', to_jsonb('msg_' || md5(n || ' 2'))) else data end, at
     from run_events, ${ofTurns},
       (select min(seq) from run_events where run_id = $2 and type = 'text.delta') pattern(first_text)
     where run_id = $2 and $1 <> ''`,
  );
  for (const table of ['messages', 'runs', 'run_events']) await postgres.query(`vacuum analyze ${table}`);
}

const words =
  'rate week freight vessel harbour demand fuel index spot contract season storm canal queue berth crew tariff margin carrier shipper route backlog capacity slack quote lane reefer tonne delay surge dip average report table since after before while the of and in on with from to by was were is are has rose fell held'.split(
    ' ',
  );

/** Words in an order that looks like none, the same each time. */
function sentences(seed: number, count: number): string {
  let state = seed * 7919 + 17;
  const next = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  return Array.from({ length: count }, () => {
    const said = Array.from({ length: 8 + next(9) }, () => words[next(words.length)] ?? '').join(' ');
    return `${said[0]?.toUpperCase()}${said.slice(1)} ${next(10_000)}.`;
  }).join(' ');
}

/** Eight lines, each made from its number. */
const lines = (mark: (index: number) => string): string =>
  Array.from({ length: 8 }, (_, index) => mark(index + 1)).join('\n');

/** An answer of about 1,500 characters, of six kinds in turn. */
function answerText(n: number): string {
  const line = (index: number) => sentences(n * 50 + index, 1);
  const parts = [
    `| week | rate | note |\n|---|---|---|\n${lines((w) => `| ${w} | ${1000 + w * n} | ${line(w)} |`)}`,
    lines((index) => `- **Week ${index}** ${line(index)}`),
    `\`\`\`sql\nselect week, rate from rates where point = ${n}\norder by week;\n\`\`\``,
    `## What follows\n\n${sentences(n + 1, 8)}`,
    `> ${sentences(n + 2, 3)}\n\n${sentences(n + 3, 5)}`,
    lines((index) => `${index}. ${line(index)} with *emphasis* and \`code\``),
  ];
  return `Point ${n} is about **rates**. ${sentences(n, 6)}\n\n${parts[n % 6]}\n\n${sentences(n + 4, 3)}`;
}
