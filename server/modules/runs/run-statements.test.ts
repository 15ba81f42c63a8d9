import { expect, it } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';
import { readStream } from './testing/event-stream.ts';
import { noteStatements } from './testing/note-statements.ts';
import { startRun, until } from './testing/scripted-agent.ts';
import { endedAfterEach } from './testing/scripted-server.ts';

const ended = endedAfterEach();

/** What is asked again and again whether somebody works or not: the queue, deliveries, lost workers, the database itself. */
const ofTimers = /with next as|with due as|pg_locks|pg_is_in_recovery|pgboss\.|^select "id" from "runs"/i;
/** A worker that looks for what waits, and a reader that catches up: how often is a matter of time. */
const ofTime = /^update "runs" set "status" = case|^select "seq", "at", "type", "data" from "run_events"/;
/** Stores events; how many such statements there are is a matter of time. */
const storesEvents = /insert into run_events/;

/** The second of two runs, from its chat to its final event at a reader: what the first finds out for all is known. */
async function statementsOfRun(body: Parameters<typeof startRun>[2]) {
  const server = ended(await createTestServer());
  await server.deps.runs.start({ worksOnRuns: true });
  const { token } = await server.signUp();
  const said = noteStatements(server);
  for (let number = 1; number <= 2; number += 1) {
    said.length = 0;
    const { runId } = await startRun(server, token, body);
    const reader = await readStream(server, token, runId);
    await reader.ended;
    expect(reader.events().at(-1)?.data).toMatchObject({ status: 'done' });
    await until(() => server.deps.runs.worker.isIdle());
  }
  const asked = said.filter((one) => !ofTimers.test(one.trim()));
  return {
    others: asked.filter((one) => !storesEvents.test(one) && !ofTime.test(one.trim())),
    stores: asked.filter((one) => storesEvents.test(one)),
  };
}

it('a question in the chat takes no more statements than it has to', async () => {
  const said = await statementsOfRun({ text: 'What is 12 * 12?' });
  expect(said.others.length).toBeLessThanOrEqual(28);
  expect(said.stores.length).toBeLessThanOrEqual(12);
});

const sampleInputs = {
  sample_series: 'northwind-freight',
  period: '1y',
  horizon: '3m',
  benchmark: 'sample-index',
  stop: '88',
  depth: 'standard',
};

it('an analysis of shares takes no more statements than it has to', async () => {
  const said = await statementsOfRun({ text: '', agent: 'stock-market-analysis', inputs: sampleInputs });
  expect(said.others.length).toBeLessThanOrEqual(28);
  // Its queueing, its end, and not two for each of its 18 steps.
  expect(said.stores.length).toBeLessThanOrEqual(24);
});
