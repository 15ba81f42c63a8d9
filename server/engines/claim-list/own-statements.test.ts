import { expect, it } from 'vitest';
import { agents } from '../../agents/registry.ts';
import { memoryTools } from '../../agents/testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../../agents/testing/run-agent.ts';
import { speaking } from '../../language/language.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { OwnStatements } from './own-statements.ts';
import { readStatement } from './statement-text.ts';
import { StatementScanner } from './statement-scanner.ts';

const link = /\[(?:\\.|[^[\]\n\\])*\]\(#[^()\s]+\)/g;
const number = /(?<![\p{L}\p{N}.,])\d+(?:[.,]\d+)*/gu;
const name = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{3,}(?![\p{L}\p{N}])/gu;

interface Asked {
  readonly part: 'report' | 'answer';
  readonly inputs: Readonly<Record<string, string>>;
  readonly prompt: string;
}

function statementsOf(text: string) {
  const scanner = new StatementScanner();
  return [...scanner.push(text), ...scanner.end()].flatMap(({ statement }) => statement ?? []);
}

function judgeOf(run: FinishedRun, { part, inputs, prompt }: Asked) {
  const facts = { prompt, inputs, askedAt: new Date('2026-11-20'), maxMillicredits: 30_000, history: [] };
  return new OwnStatements(part, {
    facts,
    findSource: (n) => run.sources.find((one) => one.n === n) ?? null,
    findFigure: (id) => run.figures.find((figure) => figure.id === id) ?? null,
    listEvidence: () => ({
      sources: run.sources.map(({ n }) => n),
      figures: run.figures.map(({ id }) => id),
    }),
  });
}

/** The statement with one number or name after the other changed into one that is nowhere. */
function corrupted(markdown: string): string[] {
  const seen = markdown.replace(link, (whole) => ' '.repeat(whole.length));
  const changed = (at: number, length: number, text: string) =>
    markdown.slice(0, at) + text + markdown.slice(at + length);
  const numbers = [...seen.matchAll(number)].map(({ index, 0: text }) =>
    changed(index, text.length, text.replace(/\d/, '$&837')),
  );
  const names = [...seen.matchAll(name)].map(({ index, 0: text }) =>
    changed(index, text.length, `${text.slice(0, 2)}qv${text.slice(2)}`),
  );
  return [...numbers, ...names];
}

/** Statements that were supported, how many changes of them were made, and those that were still found supported. */
function corrupt(run: FinishedRun, asked: Asked): { changes: number; missed: string[] } {
  const text = (asked.part === 'report' ? run.report : run.answer).replace(/ \[[^\]]*\]\(#claim:c\d+\)/g, '');
  const statements = statementsOf(text);
  const missed: string[] = [];
  let changes = 0;
  const judge = judgeOf(run, asked);
  for (const statement of statements) {
    const before = judge.fork();
    const judgedAs = (markdown: string, by = before.fork()) =>
      by.judge({ ...statement, markdown }, readStatement(markdown));
    if (judgedAs(statement.markdown, judge)?.supported !== true) continue;
    for (const wrong of corrupted(statement.markdown)) {
      changes += 1;
      if (judgedAs(wrong)?.supported !== false) missed.push(wrong);
    }
  }
  return { changes, missed };
}

const sampleAgents = (['en', 'de'] as const).flatMap((language) =>
  agents[language].flatMap((agent) =>
    agent.sample === null ? [] : [{ language, agent, inputs: agent.sample.inputs, slug: agent.slug }],
  ),
);

it.each(sampleAgents)(
  'in a report of $slug ($language) no number and no name can be changed without being found',
  async ({ language, agent, inputs }) => {
    const asked = { part: 'report', inputs, prompt: '' } as const;
    await speaking(language, async () => {
      const { changes, missed } = corrupt(await runAgent(agent, inputs), asked);
      expect(missed).toEqual([]);
      expect(changes).toBeGreaterThan(50);
    });
  },
  120_000,
);

const sales = 'Region;Umsatz (EUR);Stand\nNord;1.200,50;31.12.2025\nSüd;980,25;31.12.2025\n';
const file = { fil_1: { name: 'umsatz.csv', bytes: bytesOf(sales) } };

it('in an answer over a table each number and word rests on its rows', async () => {
  const prompt = 'Umsatz nach Region';
  await speaking('de', async () => {
    const chat = agents.de.find(({ slug }) => slug === 'chat');
    if (chat === undefined) throw new Error('There is no chat.');
    const run = await runAgent(chat, {}, { prompt, fileIds: ['fil_1'], tools: memoryTools(file) });
    expect(run.claims.length).toBeGreaterThan(2);
    expect(run.claims.filter(({ supported }) => !supported)).toEqual([]);
    expect(corrupt(run, { part: 'answer', inputs: {}, prompt }).missed).toEqual([]);
  });
});

it('a statement without a link rests on the two before it in its section, and on no more', () => {
  const run = {
    sources: [
      source(1, 'Founded: 1992'),
      source(2, 'Auditor: Kade & Partners'),
      source(3, 'Seat: Rotterdam'),
    ],
    figures: [],
  } as unknown as FinishedRun;
  const judge = judgeOf(run, { part: 'report', inputs: {}, prompt: '' });
  const text =
    '## Profile\n\n1992 [1](#source:1).\n\nKade & Partners [2](#source:2).\n\nKade & Partners, 1992.\n\nRotterdam [3](#source:3).\n\nRotterdam, 1992.\n\n## Timeline\n\nRotterdam, 1992.\n';
  const judged = statementsOf(text).map((one) => judge.judge(one, readStatement(one.markdown)));
  expect(judged.map((one) => one?.missing)).toEqual([[], [], [], [], ['1992'], ['1992', 'rotterdam']]);
  expect(judged[2]).toMatchObject({ kind: 'quoted', supported: true, source_ns: [1, 2] });
});

it('the place of a quotation is no statement, whatever its heading holds, but a wrong place is not in the source', () => {
  const said = { ...source(1, 'The mill ground 395,000 tonnes.'), title: 'news.html' };
  const run = {
    sources: [{ ...said, locator: 'section “Two millers: who wins? Two ways”' }],
    figures: [],
  } as unknown as FinishedRun;
  const places = [
    'news.html, section “Two millers: who wins? Two ways”',
    'news.html, section “Two millers, zebra qualms and two ways”',
    'other.html, section “Mills of the world”',
  ];
  const judged = places.map((place) => {
    const judge = judgeOf(run, { part: 'report', inputs: {}, prompt: '' });
    const text = `## Figures\n\n> The mill ground **395,000** tonnes.[1](#source:1)\n>\n> — ${place}\n`;
    return statementsOf(text)
      .map((one) => judge.judge(one, readStatement(one.markdown)))
      .filter((one) => one !== null)
      .map(({ supported }) => supported);
  });
  expect(judged.map((all) => all.includes(false))).toEqual([false, true, true]);
  expect(judged[0]?.[0]).toBe(true);
});

it('days from a day that the source names to the day of asking are counted, and names of files are no statements', () => {
  const run = { sources: [source(1, 'Last price: 2026-11-16')], figures: [] } as unknown as FinishedRun;
  const judge = judgeOf(run, { part: 'report', inputs: {}, prompt: '' });
  const lines = [
    'The last price is of 16 Nov 2026, 4 days before this run [1](#source:1).',
    'The last price is of 16 Nov 2026, 5 days before this run [1](#source:1).',
    'The last price is of 15 Nov 2026, 5 days before this run [1](#source:1).',
  ];
  const judged = statementsOf(lines.join('\n\n')).map((one) => judge.judge(one, readStatement(one.markdown)));
  expect(judged.map((one) => one?.missing)).toEqual([[], ['5'], ['15 Nov 2026']]);
  const given = judgeOf(run, { part: 'report', inputs: { company: 'Acme' }, prompt: '' });
  for (const unreadFile of ['acme-10k.xlsx', 'list.jsonl', 'feed.xml']) {
    const [unread] = statementsOf(`- ${unreadFile}: names no company; taken to be about Acme`);
    expect(unread && given.judge(unread, readStatement(unread.markdown))).toBeNull();
  }
});

it('a table that says again what one above has said needs no marks of its own', () => {
  const run = { sources: [source(1, 'Founded: 1992')], figures: [] } as unknown as FinishedRun;
  const judge = judgeOf(run, { part: 'report', inputs: {}, prompt: '' });
  const text = `## Profile\n\n${tableOf('| Founded | 1992 [1](#source:1) |')}## Checks\n\n${tableOf('| Founded | 1992 |\n| Founded | 1993 |')}`;
  const judged = statementsOf(text).map((one) => judge.judge(one, readStatement(one.markdown)));
  expect(judged.map((one) => one?.supported)).toEqual([true, true, false]);
});

it('takes the points of a chart for what it is drawn from, and a linked one for a statement', () => {
  const run = { sources: [source(1, '2025: 12')], figures: [] } as unknown as FinishedRun;
  const judge = judgeOf(run, { part: 'report', inputs: {}, prompt: '' });
  const text = `Sales by year.\n\n[Sales](#block:chart-line)\n\n${tableOf('| 2024 | 11 |\n| 2025 | 12 [1](#source:1) |')}${tableOf('| 2024 | 7 |')}`;
  const judged = statementsOf(text).flatMap((one) => {
    const statement = readStatement(one.markdown);
    const claim = judge.judge(one, statement);
    return claim === null ? [] : [[statement.plain, claim.supported]];
  });
  expect(judged).toEqual([
    ['2025 · 12', true],
    ['2024 · 7', false],
  ]);
});

const tableOf = (rows: string) => `| Fact | Value |\n| --- | --- |\n${rows}\n\n`;

function source(n: number, excerpt: string) {
  return { n, kind: 'file', title: `file ${n}`, locator: null, excerpt, fetched_at: '', is_sample: false };
}
