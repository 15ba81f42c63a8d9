import { expect, it } from 'vitest';
import { signUpAdmin } from '../../testing/admin-account.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { answerOf } from '../../engines/testing/model-server.ts';
import { auditRuns } from './run-audit.read-model.ts';
import {
  createGate,
  creditsOf,
  endOfRun,
  logOf,
  startRun,
  until,
  writingStep,
} from './testing/scripted-agent.ts';
import { endedAfterEach, scriptedServers } from './testing/scripted-server.ts';

const ended = endedAfterEach();
const serverWith = scriptedServers();

/** The built-in analyst with its real agents. */
async function analyst() {
  const server = ended(await createTestServer());
  await server.deps.runs.start({ worksOnRuns: true });
  return server;
}

it.each(['hi', 'Write me a poem about rivers', '1 / 0'])(
  'C1 “%s” is charged nothing by the built-in analyst; history and receipt say why',
  async (text) => {
    const server = await analyst();
    const { token } = await server.signUp();
    const { chatId, runId } = await startRun(server, token, { text });
    expect(await endOfRun(server, token, runId)).toMatchObject({
      status: 'done',
      used_credits: 0,
      error: null,
    });
    expect(await creditsOf(server, token)).toEqual([500, 0, 0]);
    expect(await answerOf(server, token, chatId)).not.toMatch(/[A-Z]+_[A-Z]+/);
    const { data: history } = await server.api('GET /billing/ledger', { token });
    expect(history.lines[0]).toMatchObject({ credits: 0, title: 'Chat: not answered, nothing charged' });
    const { data: receipt } = await server.api('GET /billing/receipts/:run_id', {
      token,
      params: { run_id: runId },
    });
    expect(receipt).toMatchObject({ charged_credits: 0, returned_credits: 5, waived_because: 'unanswered' });
    expect((await logOf(server, token, runId)).at(-1)?.data).toMatchObject({
      is_unanswered: true,
      used_credits: 0,
    });
  },
);

it('C1 an answer is charged as ever, and its receipt waives nothing', async () => {
  const server = await analyst();
  const { token } = await server.signUp();
  const { runId } = await startRun(server, token, { text: '6 * 7' });
  expect((await endOfRun(server, token, runId)).used_credits).toBeGreaterThan(0);
  const { data: receipt } = await server.api('GET /billing/receipts/:run_id', {
    token,
    params: { run_id: runId },
  });
  expect(receipt.waived_because).toBeNull();
});

it('tells only admins which settings connect a language model', async () => {
  const server = await analyst();
  const admin = await signUpAdmin(server);
  const { chatId, runId } = await startRun(server, admin.token, { text: 'hi' });
  await endOfRun(server, admin.token, runId);
  expect(await answerOf(server, admin.token, chatId)).toContain('LLM_BASE_URL');
});

it('C1 what was searched for an answer that did not come is not charged, also after a crash at its end', async () => {
  const gate = createGate();
  const analyse = (waits: boolean) => async (run: Parameters<Parameters<typeof serverWith>[0]>[0]) => {
    await writingStep(run, 'search', '', 2_000);
    run.leaveUnanswered();
    await writingStep(run, 'help', 'I do not know.', 0);
    if (waits) await gate.pass();
  };
  const first = await serverWith(analyse(true));
  const { token } = await first.signUp();
  const { chatId, runId } = await startRun(first, token);
  await until(() => gate.arrivals > 0);
  first.deps.runs.worker.abandon();
  const second = await serverWith(analyse(false), { sharesDatabaseWith: first });
  expect(await endOfRun(second, token, runId)).toMatchObject({ status: 'done', used_credits: 0 });
  expect(await creditsOf(second, token)).toEqual([500, 0, 0]);
  expect(await answerOf(second, token, chatId)).toBe('I do not know.');
  expect(await auditRuns(second.db)).toEqual([]);
  gate.open();
  await until(() => first.deps.runs.worker.isIdle());
});
