import { expect, it } from 'vitest';
import type { AnalystRun } from '../../agents/agent-definition.ts';
import { endOfRun, startRun } from './testing/scripted-agent.ts';
import { scriptedServers } from './testing/scripted-server.ts';
import { uploadTo } from './testing/upload-table.ts';

const serverWith = scriptedServers();

const plain = { hint: null, is_required: false, options: [], accept: [], example: null, default: null };
const inputs = [
  { ...plain, name: 'company', label: 'Company', kind: 'text' as const },
  { ...plain, name: 'sheets', label: 'Sheets', kind: 'files' as const },
  { ...plain, name: 'start', label: 'Start', kind: 'date' as const },
];

/** A server whose agent finds one thing and one number, other ones each time, and what each run was given. */
async function findingServer() {
  const asked: AnalystRun['facts'][] = [];
  const server = await serverWith(
    async (run) => {
      asked.push(run.facts);
      if (run.facts.prompt === 'fail') throw new Error('a bug');
      if (run.facts.prompt === 'nothing') run.leaveUnanswered();
      await run.step({ id: 'one', tool: 'write', title: 'One' }, async (step) => {
        const value = `EUR ${asked.length}`;
        step.addFigure({
          id: 'cost',
          label: 'Cost',
          value: 'EUR 0',
          formula: 'x',
          inputs: [],
          source_n: null,
        });
        step.addFigure({ id: 'cost', label: 'Cost', value, formula: 'x', inputs: [], source_n: null });
        step.addFinding({ id: 'price', title: 'Price', detail: value, status: 'Verified' });
        step.write('answer', value);
        return { output: null, summary: value, millicredits: 1_000 };
      });
    },
    { over: { inputs } },
  );
  const ended = async (token: string, runId: string) => {
    await endOfRun(server, token, runId);
    server.clock.advance(60_000);
    return asked.at(-1)?.earlier;
  };
  const ask = async (token: string, body: { text?: string; inputs?: Record<string, string> }) => {
    const { chatId, runId } = await startRun(server, token, { text: '', agent: 'chat', ...body });
    return { chatId, runId, earlier: await ended(token, runId) };
  };
  const again = async (token: string, runId: string, headers: Record<string, string> = {}) => {
    const { data } = await server.api('POST /runs/:run_id/again', {
      token,
      params: { run_id: runId },
      headers: { 'idempotency-key': `again:${runId}:${asked.length}`, ...headers },
    });
    return await ended(token, data.run.id);
  };
  return { server, ask, again };
}

it('the same form asked later is given what the earlier run found, whatever files, day and depth it has now', async () => {
  const { server, ask } = await findingServer();
  const { token } = await server.signUp();
  const first = await ask(token, { inputs: { company: 'Northwind', start: '2026-01-05' } });
  expect(first.earlier).toBeUndefined();
  const sheets = await uploadTo(server, token, 'june.csv');
  const second = await ask(token, {
    inputs: { company: 'Northwind', start: '2026-02-05', depth: 'quick', sheets },
  });
  const { data } = await server.api('GET /runs/:run_id', { token, params: { run_id: first.runId } });
  expect(second.earlier).toEqual({
    runId: first.runId,
    finishedAt: new Date(data.run.finished_at ?? ''),
    findings: [{ id: 'price', title: 'Price', detail: 'EUR 1', status: 'Verified' }],
    figures: [{ id: 'cost', label: 'Cost', value: 'EUR 1', formula: 'x', inputs: [], source_n: null }],
  });
  const third = await ask(token, { inputs: { company: 'Northwind' } });
  expect(third.earlier?.runId).toBe(second.runId);
});

it('another company, another question, another person and another language are not the same', async () => {
  const { server, ask, again } = await findingServer();
  const { token } = await server.signUp();
  const first = await ask(token, { inputs: { company: 'Northwind' } });
  expect((await ask(token, { inputs: { company: 'Contoso' } })).earlier).toBeUndefined();
  expect((await ask(token, { text: 'Why?', inputs: { company: 'Northwind' } })).earlier).toBeUndefined();
  const other = await server.signUp();
  expect((await ask(other.token, { inputs: { company: 'Northwind' } })).earlier).toBeUndefined();
  const german = await again(token, first.runId, { 'accept-language': 'de' });
  expect(german).toBeUndefined();
});

it('forms with nothing but files are the same only within their chat', async () => {
  const { server, ask, again } = await findingServer();
  const { token } = await server.signUp();
  const first = await ask(token, { inputs: { sheets: await uploadTo(server, token, 'may.csv') } });
  const other = await ask(token, { inputs: { sheets: await uploadTo(server, token, 'june.csv') } });
  expect(other.earlier).toBeUndefined();
  expect((await again(token, first.runId))?.runId).toBe(first.runId);
});

it('what failed, what answered nothing and what is in a deleted chat is no earlier run', async () => {
  const { server, ask } = await findingServer();
  const { token } = await server.signUp();
  for (const text of ['fail', 'nothing']) {
    await ask(token, { text });
    expect((await ask(token, { text })).earlier).toBeUndefined();
  }
  const { chatId } = await ask(token, { text: 'Well?' });
  await server.api('DELETE /chats/:chat_id', { token, params: { chat_id: chatId } });
  expect((await ask(token, { text: 'Well?' })).earlier).toBeUndefined();
});
