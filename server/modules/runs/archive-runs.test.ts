import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredFile } from '@loupe/shared/contract/files';
import type { WrittenEntry } from '../../archive/testing/make-archive.ts';
import { notes, room, sendArchive } from '../files/testing/sent-archives.ts';
import { createSender, type Sender } from '../files/testing/upload-sender.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { endOfRun, logOf, startRun } from './testing/scripted-agent.ts';

let server: TestServer;
let sender: Sender;
beforeAll(async () => {
  server = await createTestServer();
  await server.deps.runs.start({ worksOnRuns: true });
});
afterAll(() => server.close());

const stored = async (entries: readonly WrittenEntry[], name?: string): Promise<StoredFile> =>
  (await sendArchive(sender, entries, name)).answer.data.file;

const page = (title: string, link: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1><p>All about ${title}.</p><a href="${link}">more</a></body></html>`;

/** What is answered to a form that does not become a run. */
async function refusedRun(agent: string, inputs: Record<string, string>) {
  const { chat } = (await server.api('POST /chats', { token: sender.token, body: {} })).data;
  return await server.api('POST /chats/:chat_id/messages', {
    token: sender.token,
    params: { chat_id: chat.id },
    body: { text: '', agent, inputs },
    headers: { 'idempotency-key': chat.id },
  });
}

describe('a run on a zip', () => {
  beforeAll(async () => {
    sender = await createSender(server);
  });

  it('reads every file of the room, cites them by name, and the zip is one choice', async () => {
    const zip = await stored(room);
    const started = await startRun(server, sender.token, {
      text: '',
      agent: 'pre-investment-deep-diligence',
      inputs: { company: 'Tidewell Analytics', room: zip.id },
    });
    expect(started.sent.data.message.files.map(({ name }) => name)).toEqual(['room.zip']);
    const run = await endOfRun(server, sender.token, started.runId);
    expect(run).toMatchObject({ status: 'done', max_credits: 80 });
    const sources = (await logOf(server, sender.token, started.runId)).flatMap((event) =>
      event.type === 'source.added' ? [event.data.source] : [],
    );
    const ids = new Set(zip.archive?.files.map(({ id }) => id));
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.every(({ file_id }) => ids.has(file_id ?? ''))).toBe(true);
    const { data } = await server.api('GET /chats/:chat_id', {
      token: sender.token,
      params: { chat_id: started.chatId },
    });
    expect(data.chat.messages[1]?.text).toContain('# Tidewell Analytics');
  });

  it('of sixty files is held for, reads them all within its steps, and gives back what it did not use', async () => {
    const zip = await stored([...room, ...notes(53)]);
    const { runId } = await startRun(server, sender.token, {
      text: '',
      agent: 'pre-investment-deep-diligence',
      inputs: { company: 'Tidewell Analytics', room: zip.id, depth: 'quick' },
    });
    const run = await endOfRun(server, sender.token, runId);
    // Quick holds 70; the forty files beyond twenty 2.5 each.
    expect(run).toMatchObject({ status: 'done', error: null, max_credits: 170 });
    expect(run.used_credits).toBe(60 * 2.5 + 16);
    const steps = (await logOf(server, sender.token, runId)).filter(
      (event) => event.type === 'step.finished',
    );
    expect(steps).toHaveLength(24);
  });

  it('is refused before credits are held when two zips bring more than a run reads', async () => {
    const [one, other] = [await stored(notes(40), 'one.zip'), await stored(notes(30), 'other.zip')];
    const sent = await refusedRun('pre-investment-deep-diligence', {
      company: 'Tidewell Analytics',
      room: `${one.id},${other.id}`,
    });
    expect([sent.status, sent.error.code]).toEqual([409, 'file.too_many']);
    expect(sent.sentence).toContain('70 files');
  });

  it('is refused in a field that takes single files', async () => {
    const zip = await stored(notes(2), 'prices.zip');
    const sent = await refusedRun('stock-market-analysis', { prices: zip.id });
    expect([sent.status, sent.error.code, sent.error.field]).toEqual([400, 'agent.inputs_invalid', 'prices']);
  });

  it('of a site finds the pages, the sitemap and robots.txt by their names', async () => {
    const zip = await stored(
      [
        { name: 'site/index.html', content: page('Bikes', 'https://bikes.example/repair/') },
        { name: 'site/repair/index.html', content: page('Repair', 'https://bikes.example/') },
        {
          name: 'site/sitemap.xml',
          content:
            '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://bikes.example/</loc></url><url><loc>https://bikes.example/repair/</loc></url></urlset>',
        },
        { name: 'site/robots.txt', content: 'User-agent: *\nDisallow: /private/\n' },
        { name: 'site/style.css', content: 'body {}' },
      ],
      'site.zip',
    );
    expect(zip.summary).toBe('4 files taken, 1 not');
    const { runId, chatId } = await startRun(server, sender.token, {
      text: '',
      agent: 'seo',
      inputs: { pages: zip.id },
    });
    expect(await endOfRun(server, sender.token, runId)).toMatchObject({ status: 'done' });
    const { data } = await server.api('GET /chats/:chat_id', {
      token: sender.token,
      params: { chat_id: chatId },
    });
    const report = data.chat.messages[1]?.text ?? '';
    expect(report).toContain('site/repair/index.html');
    expect(report).not.toMatch(/no sitemap was given|robots\.txt was not given/i);
  });

  it('of a company is read as its documents', async () => {
    const zip = await stored(room, 'company.zip');
    const { runId } = await startRun(server, sender.token, {
      text: '',
      agent: 'company-research',
      inputs: { company: 'Tidewell Analytics', document: zip.id, depth: 'standard' },
    });
    expect(await endOfRun(server, sender.token, runId)).toMatchObject({ status: 'done', max_credits: 110 });
    const read = (await logOf(server, sender.token, runId)).filter(
      (event) => event.type === 'step.started' && event.data.tool === 'read_file',
    );
    expect(read).toHaveLength(7);
  });
});
