import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, testPassword, type TestServer } from '../../testing/test-server.ts';
import { endOfRun, scriptedAgent, startRun, writingStep } from '../runs/testing/scripted-agent.ts';
import { indexWaiting } from './search-index.usecases.ts';

/** What the agents answer to a question. */
const answers = new Map<string, string>();
const answering = scriptedAgent(
  async (run) => await writingStep(run, 'one', answers.get(run.facts.prompt) ?? 'Understood.', 100),
);

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    deps: { agents: [answering, { ...answering, slug: 'seo', title: 'SEO' }] },
  });
  await server.deps.runs.start({ worksOnRuns: true });
});
afterAll(() => server.close());

const minuteMs = 60_000;
const indexAll = async () => await indexWaiting(server.deps, minuteMs);

/** A chat with a question and its answer. */
async function say(token: string, question: string, answer = 'Understood.', agent = 'chat') {
  answers.set(question, answer);
  const { chatId, runId, sent } = await startRun(server, token, { text: question, agent });
  const { answer_message_id: answerId } = await endOfRun(server, token, runId);
  return { chatId, questionId: sent.data.message.id, answerId };
}

type Query = { q: string; agent?: string; after?: string; before?: string; cursor?: string };
const ask = async (token: string, query: Query) => await server.api('GET /search', { token, query });
const search = async (token: string, q: string | Query) =>
  (await ask(token, typeof q === 'string' ? { q } : q)).data;
const idsOf = async (token: string, q: string | Query) =>
  (await search(token, q)).messages.map(({ id }) => id);
const marked = (parts: readonly { text: string; is_hit: boolean }[]) =>
  parts.map(({ text, is_hit: isHit }) => (isHit ? `[${text}]` : text)).join('');

describe('R7 the search over messages', () => {
  it('R7 finds what was asked and answered a moment ago, by stems of English and German, with umlauts', async () => {
    const { token } = await server.signUp();
    const english = await say(
      token,
      'Compare the companies',
      'Their **operating margins** recovered in 2024.',
    );
    const german = await say(token, 'Wie stehen die Häfen da?', 'Die Umsätze der Häfen stiegen deutlich.');
    expect(await idsOf(token, 'company')).toEqual([english.questionId]);
    expect(await idsOf(token, 'margin')).toEqual([english.answerId]);
    expect(await idsOf(token, 'Umsatz')).toEqual([german.answerId]);
    expect((await idsOf(token, 'HAFEN')).toSorted()).toEqual([german.answerId, german.questionId].toSorted());
    expect(await idsOf(token, 'margin Umsatz')).toEqual([]);
    const { messages } = await search(token, 'margin');
    expect(messages).toMatchObject([
      { chat_id: english.chatId, chat_title: 'Compare the companies', role: 'assistant', agent: 'chat' },
    ]);
    expect(marked(messages[0]!.snippet)).toBe('Their operating [margins] recovered in 2024.');
  });

  it('R7 finds words while they are typed, phrases in quotes, one word or another, and leaves out what is not wanted', async () => {
    const { token } = await server.signUp();
    const near = await say(token, 'First', 'The operating margin is thin.');
    const far = await say(token, 'Second', 'Operating costs fell, so the gross margin grew in 2023/24.');
    const both = [near.answerId, far.answerId].toSorted();
    expect((await idsOf(token, 'operating marg')).toSorted()).toEqual(both);
    expect((await idsOf(token, 'opera')).toSorted()).toEqual(both);
    expect(await idsOf(token, '"operating margin"')).toEqual([near.answerId]);
    expect(await idsOf(token, '"operating margin')).toEqual([near.answerId]);
    expect(await idsOf(token, 'margin -thin')).toEqual([far.answerId]);
    expect((await idsOf(token, 'thin or gros')).toSorted()).toEqual(both);
    expect(await idsOf(token, '2023')).toEqual([far.answerId]);
    const [hit] = (await search(token, '"operating margin"')).messages;
    expect(marked(hit!.snippet)).toBe('The [operating margin] is thin.');
  });

  it('R7 searches what is read: no marks, addresses, numbers of sources or formulas, however long the report is', async () => {
    const { token } = await server.signUp();
    const filler = 'Nothing of interest was said in this sentence. '.repeat(200);
    const report = `# Northwind\n\n${filler}\n\n| Ratio | Value |\n|---|---|\n| Leverage | [2.41](#figure:leverage) |\n\nDebt is _covered_ [1](#source:1) by [the notes](https://example.com/zebra), \\(x_{quokka}^2\\).\n\n${filler}`;
    const { answerId } = await say(token, 'Report', report);
    for (const hidden of ['zebra', 'quokka', 'figure', 'source', 'https'])
      expect(await idsOf(token, hidden)).toEqual([]);
    const snippetOf = async (q: string) => {
      const [hit] = (await search(token, q)).messages;
      expect(hit?.id).toBe(answerId);
      return marked(hit!.snippet);
    };
    expect(await snippetOf('leverage')).toContain('[Leverage] · 2.41');
    expect(await snippetOf('debt notes')).toContain('[Debt] is covered by the [notes],');
  });

  it('R7 narrows by agent and by days, and finds chats by their titles', async () => {
    const { token } = await server.signUp();
    server.clock.set(new Date('2026-03-01T10:00:00Z'));
    const early = await say(token, 'A question of harbours');
    server.clock.set(new Date('2026-03-05T10:00:00Z'));
    const late = await say(token, 'More about harbours', 'Understood.', 'seo');
    const found = async (over: Omit<Query, 'q'>) => {
      const { chats, messages } = await search(token, { q: 'harbour', ...over });
      return [messages.map(({ id }) => id).toSorted(), chats.map(({ id }) => id)];
    };
    const both = [early.questionId, late.questionId].toSorted();
    expect(await found({})).toEqual([both, [late.chatId, early.chatId]]);
    expect(await found({ agent: 'seo' })).toEqual([[late.questionId], [late.chatId]]);
    expect(await found({ after: '2026-03-02' })).toEqual([[late.questionId], [late.chatId]]);
    expect(await found({ before: '2026-03-05T10:00:00Z' })).toEqual([[early.questionId], [early.chatId]]);
    expect(await found({ agent: 'seo', before: '2026-03-02' })).toEqual([[], []]);
    const { chats } = await search(token, 'HARB mor');
    expect(chats.map(({ title }) => marked(title))).toEqual(['[Mor]e about [harb]ours']);
    for (const odd of ['yesterday', '2026-13-45', '5'])
      expect((await ask(token, { q: 'x', after: odd })).error).toMatchObject({
        code: 'request.invalid',
        field: 'after',
      });
  });

  it('R7 finds nothing of other people, whatever is asked, and nothing of deleted chats and accounts', async () => {
    const mine = await server.signUp({ email: 'mine@example.com' });
    const other = await server.signUp();
    const { chatId } = await say(mine.token, 'Walrus and narwhal', 'A walrus is no narwhal.');
    await say(other.token, 'Something else', 'Nothing to see.');
    for (const q of [
      'walrus',
      'walrus or nothing',
      '-walrus',
      'wal',
      '"walrus and narwhal"',
      "w':* | walrus",
    ])
      expect(JSON.stringify(await search(other.token, q))).not.toMatch(/walrus/i);
    expect(await idsOf(other.token, '-walrus')).toHaveLength(2);
    expect(await idsOf(mine.token, 'walrus')).toHaveLength(2);
    await server.api('DELETE /chats/:chat_id', { token: mine.token, params: { chat_id: chatId } });
    expect(await search(mine.token, 'walrus')).toMatchObject({ chats: [], messages: [] });
    const body = { password: testPassword, confirmation: 'mine@example.com' };
    expect((await server.api('POST /account/delete', { token: mine.token, body })).status).toBe(200);
    await server.deps.background.settled();
    const { rows } = await server.deps.pool.query(
      `select 1 from message_search where user_id = $1 union all select 1 from search_shelves where user_id = $1`,
      [mine.user.id],
    );
    expect(rows).toEqual([]);
  });

  it('H2 refuses a search that is too long with a sentence, and takes every other text', async () => {
    const { token } = await server.signUp();
    const { questionId } = await say(token, 'Prognose 🚀 für مرحبا بالعالم, O’Neill & co');
    const long = await ask(token, { q: 'a'.repeat(10_000) });
    expect([long.status, long.error.code, long.error.field, long.sentence]).toEqual([
      400,
      'search.too_long',
      'q',
      'A search has room for 500 characters. Use fewer words.',
    ]);
    expect((await ask(token, { q: 'a\0b' })).status).toBe(400);
    expect((await ask(token, { q: 'a', cursor: 'odd' })).error.field).toBe('cursor');
    expect((await ask(token, { q: 'word '.repeat(100) })).status).toBe(200);
    for (const q of ['', '   ', '?!…', '🚀', '"', '\'" & | ! ( ) :* <->', '\\', '%_'])
      expect(await search(token, q)).toMatchObject({ chats: [], messages: [], next_cursor: null });
    for (const q of ['the', 'und', '-', 'a & b | !', "it's:*", '\ud800x', '"a" "b', '-"a b" c', '((('])
      expect((await ask(token, { q })).status).toBe(200);
    expect(await idsOf(token, 'prognose für')).toEqual([questionId]);
    expect(await idsOf(token, 'مرحبا')).toEqual([questionId]);
    expect(await idsOf(token, 'O’Neill')).toEqual([questionId]);
    expect(await idsOf(token, 'Prognose 🚀')).toEqual([questionId]);
  });

  it('R7 goes through many hits page by page, each once, also over several shelves', async () => {
    const { token, user } = await server.signUp();
    const { chatId } = await say(token, 'Start');
    await server.deps.pool.query(
      `insert into messages (id, chat_id, role, text, created_at)
       select 'msg_many_' || n, $1, 'user', 'Plankton number ' || n, now() from generate_series(1, 300) n`,
      [chatId],
    );
    expect((await search(token, 'plankton')).is_complete).toBe(false);
    await indexAll();
    // As if they had come when the shelf before was full.
    await server.deps.pool.query('update search_shelves set size = 5000 where user_id = $1', [user.id]);
    await server.deps.pool.query(
      `insert into messages (id, chat_id, role, text, created_at)
       select 'msg_more_' || n, $1, 'user', 'Plankton number ' || n, now() from generate_series(1, 30) n`,
      [chatId],
    );
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await search(token, { q: 'plankton', ...(cursor && { cursor }) });
      expect(page.is_complete).toBe(true);
      seen.push(...page.messages.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([330, 330]);
    // Whole words before beginnings.
    const typed = await idsOf(token, 'plankton 17');
    expect([typed.slice(0, 2), typed.length]).toEqual([['msg_more_17', 'msg_many_17'], 12]);
  });

  it('R7 reads messages from before there was a search, part by part, and goes on where it was', async () => {
    const { token } = await server.signUp();
    const old = await say(token, 'An ancient ammonite');
    await server.deps.pool.query('delete from search_due');
    await server.deps.pool.query('delete from message_search');
    await server.deps.pool.query('delete from search_shelves');
    await server.deps.pool.query('insert into search_backfill (up_to) select max(position) from messages');
    expect(await search(token, 'ammonite')).toMatchObject({ messages: [], is_complete: false });
    const fresh = await say(token, 'A fresh ammonite');
    expect(await idsOf(token, 'ammonite')).toEqual([fresh.questionId]);
    await indexAll();
    expect((await idsOf(token, 'ammonite')).toSorted()).toEqual(
      [fresh.questionId, old.questionId].toSorted(),
    );
    expect((await search(token, 'ammonite')).is_complete).toBe(true);
    const { rows } = await server.deps.pool.query('select up_to::int from search_backfill');
    expect(rows).toEqual([{ up_to: 0 }]);
  });

  it('R7 takes the longest and oddest messages', async () => {
    const { token } = await server.signUp();
    const { chatId } = await say(token, 'Start');
    const odd = [
      Array.from({ length: 40_000 }, (_, n) => n.toString(36)).join(' '),
      'ä'.repeat(100_000),
      'a/b\\c \\ \'quoted\' "double" 1:2 \u0001 \ue000 x',
      '# '.repeat(20_000),
      '|a'.repeat(30_000),
    ];
    for (const [n, text] of odd.entries())
      await server.deps.pool.query(
        `insert into messages (id, chat_id, role, text) values ('msg_odd_' || $1, $2, $3, $4)`,
        [String(n), chatId, n % 2 ? 'user' : 'assistant', `Basilisk ${text}`],
      );
    await indexAll();
    expect(await idsOf(token, 'basilisk')).toHaveLength(odd.length);
    expect(await idsOf(token, 'quoted double')).toEqual(['msg_odd_2']);
  });
});
