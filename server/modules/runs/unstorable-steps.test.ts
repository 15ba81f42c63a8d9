import { expect, it } from 'vitest';
import type { Json } from '../../engines/run-context.ts';
import { creditsOf, endOfRun, startRun, writingStep } from './testing/scripted-agent.ts';
import { scriptedServers } from './testing/scripted-server.ts';

const serverWith = scriptedServers();

/** Arrays in one another. */
function nested(depth: number): Json {
  let value: Json = [];
  for (let level = 1; level < depth; level += 1) value = [value];
  return value;
}

it('R7 a step is stored whose output has names that PostgreSQL cannot keep, the first of two that become the same', async () => {
  const output = { 'a\0b': { '\ud800': 1 }, ab: 2, list: [{ 'c\0': 'd\0' }], ['__proto__']: 3 };
  const server = await serverWith(async (run) => {
    await run.step({ id: 'one', tool: 'read', title: 'Read' }, async (step) => {
      step.write('answer', 'Read.');
      return { output, summary: 'read', millicredits: 4_200 };
    });
  });
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'done', used_credits: 5 });
  const { rows } = await server.deps.pool.query<{ attempt: number; output: string }>(
    'select attempt, output::text from run_steps where run_id = $1',
    [runId],
  );
  expect(rows.map((row) => [row.attempt, JSON.parse(row.output)])).toEqual([
    [1, JSON.parse('{"ab": {"\ufffd": 1}, "list": [{"c": "d"}], "__proto__": 3}')],
  ]);
});

it.each([10_000, 200_000])(
  'R7 a run whose step cannot be stored, %i arrays in one another, ends after a few attempts and costs nothing',
  async (depth) => {
    let attempts = 0;
    const server = await serverWith(async (run) => {
      await writingStep(run, 'one', 'First. ', 4_200);
      await run.step({ id: 'two', tool: 'read', title: 'Read' }, async () => {
        attempts += 1;
        return { output: nested(depth), summary: 'read', millicredits: 3_000 };
      });
    });
    const { token } = await server.signUp();
    const { runId } = await startRun(server, token);
    expect(await endOfRun(server, token, runId)).toMatchObject({
      status: 'failed',
      used_credits: 0,
      error: { code: 'run.failed' },
    });
    expect(attempts).toBe(3);
    expect(await creditsOf(server, token)).toEqual([500, 0, 0]);
  },
);

it('R7 a run whose answer cannot be stored ends after a few attempts and costs nothing', async () => {
  const server = await serverWith(async (run) => {
    await writingStep(run, 'one', 'Not for keeping.', 4_200);
  });
  await server.deps.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not kept'; end $$;
    create trigger refuse before insert on messages for each row
      when (new.role = 'assistant') execute function refuse();`);
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  expect(await endOfRun(server, token, runId)).toMatchObject({
    status: 'failed',
    used_credits: 0,
    error: { code: 'run.failed' },
  });
  const { rows } = await server.deps.pool.query('select attempt from runs where id = $1', [runId]);
  expect(rows).toEqual([{ attempt: 3 }]);
  expect(await creditsOf(server, token)).toEqual([500, 0, 0]);
});

it('R7 a run outlives cuts that go on for longer than a second', async () => {
  let since = 0;
  const server = await serverWith(async (run) => {
    await writingStep(run, 'one', 'First. ', 4_200);
    since ||= performance.now();
    if (performance.now() - since < 1_500) throw new Error('Connection terminated unexpectedly');
    await writingStep(run, 'two', 'Second.', 3_000);
  });
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token);
  expect(await endOfRun(server, token, runId)).toMatchObject({ status: 'done', used_credits: 8 });
});
