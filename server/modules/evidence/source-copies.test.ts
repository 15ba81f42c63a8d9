import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Figure, Source } from '@loupe/shared/contract/run-events';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { endOfRun, scriptedAgent, startRun } from '../runs/testing/scripted-agent.ts';

const rows = 4_000;
const table = `Date,Note,Close\n${Array.from({ length: rows }, (_, i) => `2020-01-${i},"=cmd(${i})",${-i}`).join('\n')}\n`;
const report = '# Annual report\n\nRevenue rose.\n\nThe operating margin reached 9.3 %.\n';

const base = { url: null, fetched_at: '2026-03-02T09:00:00.000Z', is_sample: false } as const;
const page = 'https://example.com/terminal';

let server: TestServer;
let owner: { token: string; chatId: string; runId: string; fileId: string; freeId: string };

beforeAll(async () => {
  server = await createTestServer({
    deps: {
      agents: [
        scriptedAgent(async (run) => {
          const { facts, tools } = run;
          const pageId = await tools.keepPage?.({
            name: 'example.com.html',
            bytes: new TextEncoder().encode(
              '<html><body><h1>Terminal</h1><p>The terminal opened in March.</p></body></html>',
            ),
          });
          const [fileId = '', freeId = ''] = [facts.fileIds[0], facts.prompt];
          const sources: Omit<Source, 'n'>[] = [
            {
              ...base,
              kind: 'file',
              title: 'prices.csv',
              locator: 'line 3002, column Close',
              file_id: fileId,
              excerpt: 'Close -3000',
            },
            {
              ...base,
              kind: 'library',
              title: 'Northwind Freight, profile.md (sample data)',
              locator: 'lines 1-30',
              file_id: null,
              excerpt: 'Northwind Freight',
              is_sample: true,
            },
            {
              ...base,
              kind: 'web',
              title: 'Terminal',
              locator: null,
              url: page,
              file_id: pageId ?? null,
              excerpt: 'The terminal opened in March.',
            },
            {
              ...base,
              kind: 'chat',
              title: 'An earlier answer',
              locator: null,
              file_id: null,
              excerpt: 'So it was said.',
            },
            {
              ...base,
              kind: 'file',
              title: 'report.md',
              locator: 'line 5',
              file_id: freeId,
              excerpt: 'The operating margin reached 9.3 %.',
            },
          ];
          const figure: Figure = {
            id: 'mean',
            label: 'Mean close',
            value: '1',
            formula: 'x',
            source_n: 1,
            inputs: [
              { name: 'n', value: '3', from: null },
              {
                name: 'closes',
                value: '3 values',
                from: null,
                source_n: 1,
                series: {
                  document: fileId,
                  table: 0,
                  columns: ['Date', 'Note', 'Close'],
                  rows: [
                    [2, 3],
                    [4001, 4001],
                  ],
                  count: 3,
                  first: { line: 2, label: '2020-01-0', value: '0' },
                  last: { line: 4001, label: '2020-01-3999', value: '-3999' },
                },
              },
            ],
          };
          await run.step({ id: 's', tool: 'x', title: 'x' }, async (step) => {
            for (const [i, source] of sources.entries()) step.addSource({ ...source, key: String(i) });
            step.addFigure(figure);
            step.write('answer', 'Done.');
            return { output: null, summary: '', millicredits: 1 };
          });
        }),
      ],
    },
  });
  await server.deps.runs.start({ worksOnRuns: true });
  const { token } = await server.signUp();
  const fileId = await upload(token, 'prices.csv', table);
  const freeId = await upload(token, 'report.md', report);
  const { chatId, runId } = await startRun(server, token, { text: freeId, attachment_ids: [fileId] });
  await endOfRun(server, token, runId);
  owner = { token, chatId, runId, fileId, freeId };
});
afterAll(() => server.close());

async function upload(token: string, name: string, text: string): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/files',
    query: { name },
    payload: Buffer.from(text),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  });
  return answer.json<{ data: { file: { id: string } } }>().data.file.id;
}

const copyOf = (n: number, query = {}, token = owner.token, runId = owner.runId) =>
  server.api('GET /runs/:run_id/sources/:n/copy', { token, params: { run_id: runId, n }, query });

const rowsOf = (query: Record<string, string>, token = owner.token, runId = owner.runId) =>
  server.app.inject({
    method: 'GET',
    url: `/api/runs/${runId}/figures/mean/rows.csv`,
    query,
    headers: { authorization: `Bearer ${token}` },
  });

const shareWith = async (body: { password?: string }) =>
  (
    await server.api('POST /chats/:chat_id/shares', {
      token: owner.token,
      params: { chat_id: owner.chatId },
      body,
    })
  ).data.share.id;
const shared = (shareId: string, n: number, runId = owner.runId) =>
  server.api('GET /public/shares/:share_id/runs/:run_id/sources/:n/copy', {
    params: { share_id: shareId, run_id: runId, n },
  });

describe('R7 the kept copy behind a source', () => {
  it('R7 opens at the cell, with its neighbours and where to go on', async () => {
    const { window, state } = (await copyOf(1)).data.copy;
    expect(state).toBe('kept');
    expect(window?.marks).toEqual([
      { kind: 'cells', part: expect.any(Number), table: 0, rows: [3002, 3002], columns: [2] },
    ]);
    const blocks = window?.parts.flatMap((one) => one.blocks) ?? [];
    const lit = blocks.flatMap((block) =>
      block.kind === 'table' ? block.rows.filter((_, i) => block.lines[i] === 3002) : [],
    );
    expect(lit).toEqual([['2020-01-3000', '=cmd(3000)', '-3000']]);
    expect(window?.tables).toEqual([
      {
        table: 0,
        name: 'prices.csv',
        columns: ['Date', 'Note', 'Close'],
        first_column: 0,
        column_count: 3,
        row_count: rows,
        row_word: 'line',
      },
    ]);
    expect(window?.first_part).toBeGreaterThan(0);
    expect(window?.last_part).toBeLessThan((window?.part_count ?? 0) - 1);
  });

  it('R7 gives one further part, and never one beyond the end', async () => {
    const first = (await copyOf(1, { part: 0 })).data.copy.window;
    expect([first?.first_part, first?.last_part]).toEqual([0, 0]);
    const beyond = (await copyOf(1, { part: 9_999_999 })).data.copy.window;
    expect(beyond?.first_part).toBe((beyond?.part_count ?? 0) - 1);
  });

  it('R7 opens sample data, a fetched page and a text at the words quoted', async () => {
    for (const [n, words] of [
      [2, 'Northwind Freight'],
      [3, 'The terminal opened in March.'],
      [5, 'The operating margin reached 9.3 %.'],
    ] as const) {
      const { window } = (await copyOf(n)).data.copy;
      const [mark] = window?.marks ?? [];
      const lit = window?.parts
        .flatMap((part) => part.blocks)
        .flatMap((block) =>
          mark?.kind === 'span' && 'text' in block
            ? [block.text.slice(Math.max(0, mark.start - block.start), Math.max(0, mark.end - block.start))]
            : [],
        )
        .join('');
      expect([n, window?.match, lit]).toEqual([n, 'words', words]);
    }
  });

  it('R7 has no copy of an earlier answer, and says so', async () => {
    expect((await copyOf(4)).data.copy).toEqual({ state: 'not_kept', window: null });
  });

  it('R7 answers a foreign, an unknown run and an unknown number alike', async () => {
    const { token: stranger } = await server.signUp();
    const answers = [
      await copyOf(1, {}, stranger),
      await copyOf(1, {}, owner.token, 'run_unknown'),
      await copyOf(99),
    ];
    expect(answers.map(({ status, error }) => [status, error.code])).toEqual(
      Array.from({ length: 3 }, () => [404, 'run.not_found']),
    );
    const csv = [await rowsOf({ input: '1' }, stranger), await rowsOf({ input: '1' }, owner.token, 'run_x')];
    expect(csv.map((answer) => answer.statusCode)).toEqual([404, 404]);
  });

  it('R7 never shows the file of another account that a log names', async () => {
    const { token } = await server.signUp();
    const { runId } = await startRun(server, token, { text: owner.freeId });
    await endOfRun(server, token, runId);
    expect((await copyOf(5, {}, token, runId)).data.copy).toEqual({ state: 'not_kept', window: null });
  });
});

describe('R7 the rows behind an input', () => {
  it('R7 are exactly those used, with their lines, and nothing a spreadsheet would run', async () => {
    const answer = await rowsOf({ input: '1' });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect(answer.body).toBe(
      `line,Date,Note,Close\r\n2,2020-01-0,'=cmd(0),0\r\n3,2020-01-1,'=cmd(1),-1\r\n4001,2020-01-3999,'=cmd(3999),-3999\r\n`,
    );
  });

  it('R7 are not there for an input without rows', async () => {
    expect((await rowsOf({ input: '0' })).statusCode).toBe(404);
    expect((await rowsOf({ input: '7' })).statusCode).toBe(404);
    expect((await rowsOf({ input: 'x' })).statusCode).toBe(400);
  });
});

describe('X2 the kept copies of a share', () => {
  it('X2 are those of sample data and fetched pages; of own files nothing is shown', async () => {
    const id = await shareWith({});
    const seen = await Promise.all([1, 2, 3, 5].map(async (n) => (await shared(id, n)).data.copy));
    expect(seen.map(({ state, window }) => [state, window?.match])).toEqual([
      ['not_included', undefined],
      ['kept', 'words'],
      ['kept', 'words'],
      ['not_included', undefined],
    ]);
    const log = await server.api('GET /public/shares/:share_id/events', { params: { share_id: id } });
    expect(log.raw.body).not.toContain('fil_');
    expect(log.raw.body).not.toContain('2020-01-0');
  });

  it('X2 look the same when revoked, unknown, or not part of the share', async () => {
    const id = await shareWith({});
    const revoked = await shareWith({});
    await server.api('DELETE /shares/:share_id', { token: owner.token, params: { share_id: revoked } });
    const answers = [
      await shared(revoked, 2),
      await shared('unknown', 2),
      await shared(id, 99),
      await shared(id, 2, 'run_other'),
    ];
    expect(answers.map(({ status, error }) => [status, error.code])).toEqual(
      Array.from({ length: 4 }, () => [404, 'share.not_found']),
    );
  });

  it('X2 open with the password of a protected link alone', async () => {
    const id = await shareWith({ password: 'correct horse' });
    expect((await shared(id, 2)).error.code).toBe('share.password_needed');
    const open = (password: string) =>
      server.api('POST /public/shares/:share_id/runs/:run_id/sources/:n/copy', {
        params: { share_id: id, run_id: owner.runId, n: 2 },
        body: { password },
      });
    expect((await open('wrong horse')).error.code).toBe('share.password_wrong');
    expect((await open('correct horse')).data.copy.state).toBe('kept');
  });
});

it('U2 a deleted file has no copy any more: the answer says so, and nothing of it is left in the store', async () => {
  const remove = await server.api('DELETE /files/:file_id', {
    token: owner.token,
    params: { file_id: owner.freeId },
  });
  expect(remove.status).toBe(200);
  expect((await copyOf(5)).data.copy).toEqual({ state: 'deleted', window: null });
  const { rows: kept } = await server.deps.pool.query<{ storage_key: string }>(
    'select storage_key from files where id = $1',
    [owner.freeId],
  );
  await expect(server.deps.fileStore.read(`${kept[0]?.storage_key}.copy`)).rejects.toThrow();
  await expect(server.deps.fileStore.read(`${kept[0]?.storage_key}.copy.0`)).rejects.toThrow();
});
