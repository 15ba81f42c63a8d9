import { expect, it } from 'vitest';
import { createTestServer } from '../../testing/test-server.ts';
import {
  createGate,
  endOfRun,
  scriptedAgent,
  startRun,
  until,
  writingStep,
} from './testing/scripted-agent.ts';
import { endedAfterEach } from './testing/scripted-server.ts';

const ended = endedAfterEach();

it.each([
  ['1', 1],
  ['3', 3],
])(
  'R5 works on as many runs at once as ANALYST_RUNS=%s says, and on the others when their turn comes',
  async (setting, slots) => {
    const gate = createGate();
    const server = ended(
      await createTestServer({
        env: { ANALYST_RUNS: setting },
        deps: {
          agents: [
            scriptedAgent((run) => writingStep(run, 'one', 'Answer', 100, () => gate.pass(run.signal))),
          ],
        },
      }),
    );
    await server.deps.runs.start({ worksOnRuns: true });
    const people = await Promise.all([1, 2, 3, 4].map(() => server.signUp()));
    const asked: { token: string; runId: string }[] = [];
    for (const { token } of people) asked.push({ token, ...(await startRun(server, token)) });
    await until(async () => gate.arrivals === slots || null);
    const states = await Promise.all(
      asked.map(async ({ token, runId }) => {
        const { data } = await server.api('GET /runs/:run_id', { token, params: { run_id: runId } });
        return data.run.status;
      }),
    );
    expect(states.filter((status) => status === 'queued')).toHaveLength(people.length - slots);
    gate.open();
    const ends = await Promise.all(asked.map(({ token, runId }) => endOfRun(server, token, runId)));
    expect(ends.map(({ status }) => status)).toEqual(people.map(() => 'done'));
  },
);
