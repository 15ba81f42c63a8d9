import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { makeWorkbook } from '../../tools/testing/make-workbook.ts';
import { chat, companyResearch, stockMarketAnalysis } from '../testing/english-agents.ts';
import { turnOf } from '../testing/chat-history.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent, type RunOptions } from '../testing/run-agent.ts';

const tools = memoryTools({
  sales: {
    name: 'sales.csv',
    bytes: bytesOf(
      'Month;Region;Revenue\n2026-01;North;1.200,50\n2026-02;South;980,00\n2026-03;North;1.430,25\n',
    ),
  },
  notes: {
    name: 'notes.md',
    bytes: bytesOf('# Notes\n\nThe supplier contract ends on 31 March 2027. Notice is three months.\n'),
  },
});
const ask = (prompt: string, options: RunOptions = {}) => runAgent(chat, {}, { prompt, tools, ...options });

describe('plain chat without a language model', () => {
  it.each([
    ['what is 15% of 4,310?', '646.5'],
    ['What is 2^10', '1,024'],
    ['calculate (412.6 / 389.1 - 1) * 100', '6.039579'],
    ['change from 80 to 100?', '25'],
    ['sqrt(2)*sqrt(8)', '4'],
  ])('calculates “%s”', async (prompt, result) => {
    const run = await ask(prompt);
    expect(run.figures[0]?.value).toBe(result);
    expect(run.answer).toContain(`**[${result}](#figure:result)**`);
  });

  it.each([
    ['What is the average Revenue?', '1,203.58'],
    ['highest revenue', '1,430.25'],
    ['Total of Revenue?', '3,610.75'],
    ['how many rows are there', '3'],
  ])('answers “%s” from an attached table, with its lines', async (prompt, value) => {
    const run = await ask(prompt, { fileIds: ['sales', 'notes'] });
    expect(run.figures[0]?.value).toBe(value);
    expect(run.sources[0]).toMatchObject({
      kind: 'file',
      title: 'sales.csv',
      locator: expect.stringMatching(/^lines? /),
    });
  });

  it.each([
    ['What is the total net Revenue?', '“net”'],
    ['average Revenue after Easter', '“after”, “Easter”'],
  ])('C1 computes nothing, for nothing, where a word would be left out: “%s”', async (prompt, words) => {
    const run = await ask(prompt, { fileIds: ['sales', 'notes'] });
    expect(run).toMatchObject({ credits: 0, isUnanswered: true, figures: [], sources: [] });
    expect(run.answer).toContain(`another question: ${words}`);
    expect(run.suggestions.length).toBeGreaterThan(0);
    const next = await ask(run.suggestions[0] ?? '', { fileIds: ['sales', 'notes'] });
    expect(next.isUnanswered).toBe(false);
  });

  it('shows the plan of a question over a table, the rows used and every cell behind the number', async () => {
    const run = await ask('What is the total Revenue in the North region?', { fileIds: ['sales', 'notes'] });
    expect(run.answer).toContain('**Sum of Revenue, Region North: [2,630.75](#figure:table-result)**');
    expect(run.answer).toContain('2 of 3 rows');
    expect(run.figures[0]).toMatchObject({
      formula: '\\sum x_i',
      inputs: [
        { name: 'Revenue', value: '1,200.50', from: 'sales.csv, line 2, column Revenue' },
        { name: 'Revenue', value: '1,430.25', from: 'sales.csv, line 4, column Revenue' },
      ],
    });
    expect(run.sources[0]).toMatchObject({ locator: 'lines 2, 4, column Revenue' });
  });

  it('writes groups as a table in which each number is a figure of its own', async () => {
    const run = await ask('Revenue by region', { fileIds: ['sales'] });
    expect(run.answer).toContain('| North | [2,630.75](#figure:table-result) |');
    expect(run.answer).toContain('| South | [980.00](#figure:table-result-2) |');
    expect(run.figures.map(({ inputs }) => inputs.length)).toEqual([2, 1]);
  });

  it('names the cells of both sides of a comparison', async () => {
    const run = await ask('Revenue North vs South', { fileIds: ['sales'] });
    const difference = run.figures.find(({ formula }) => formula === 'a - b');
    expect(difference?.inputs.map(({ name, from }) => [name, from])).toEqual([
      ['a = North', 'sales.csv, lines 2, 4, column Revenue'],
      ['b = South', 'sales.csv, line 3, column Revenue'],
    ]);
  });

  it('proves numbers over several sheets by the cells of each, and names those alone that were used', async () => {
    const head = ['Team', 'Revenue'];
    const book = makeWorkbook([
      { name: '2023', rows: [head, ['Red', 10.5], ['Blue', 4], ['Total', 14.5]] },
      { name: '2024', rows: [head, ['Red', 12], ['Blue', 6.25], ['Total', 18.25]] },
      { name: '2025', rows: [head, ['Red', 9], ['Blue', 7]] },
    ]);
    const over = memoryTools({ book: { name: 'book.xlsx', bytes: book } });
    const run = await runAgent(
      chat,
      {},
      {
        prompt: 'How did revenue change from 2023 to 2024?',
        tools: over,
        fileIds: ['book'],
      },
    );
    expect(run.answer).toContain('[3.75](#figure:table-result');
    const difference = run.figures.find(({ formula }) => formula === 'a - b');
    expect(difference?.inputs.map(({ value, from }) => [value, from])).toEqual([
      ['18.25', 'book.xlsx, sheet 2024, rows 2-3, column Revenue'],
      ['14.50', 'book.xlsx, sheet 2023, rows 2-3, column Revenue'],
    ]);
    expect(run.sources.map(({ locator }) => locator)).toEqual([
      'sheet 2023, rows 2-3, column Revenue',
      'sheet 2024, rows 2-3, column Revenue',
    ]);
    expect(run.sources[1]?.place).toMatchObject({ table: 1, rows: [[2, 3]] });
    expect(run.answer).toContain('2023 4, 2024 4');
  });

  it('shows the cell of the date with the highest and the latest', async () => {
    const highest = await ask('When was the Revenue highest?', { fileIds: ['sales'] });
    expect(highest.sources[0]?.place).toEqual({
      kind: 'cells',
      table: 0,
      rows: [[4, 4]],
      columns: ['Revenue', 'Month'],
    });
    const latest = await ask('latest Revenue', { fileIds: ['sales'] });
    expect(latest.figures[0]?.inputs).toContainEqual({
      name: 'Month',
      value: '2026-03',
      from: 'sales.csv, line 4, column Month',
    });
  });

  it('says which rows and columns of a workbook are hidden and not read', async () => {
    const bytes = makeWorkbook([
      {
        name: 'Plan',
        rows: [
          ['Item', 'Draft', 'Cost'],
          ['a', 7, 1],
          ['b', 8, 2],
          ['c', 9, 4],
        ],
        rowAttributes: { 3: 'hidden="1"' },
        hiddenColumns: [2],
      },
    ]);
    const run = await ask('total cost', {
      fileIds: ['plan'],
      tools: memoryTools({ plan: { name: 'plan.xlsx', bytes } }),
    });
    expect(run.figures[0]?.value).toBe('5');
    expect(run.answer).toContain('The workbook hides row 3 and column B');
  });

  it('goes on from the plan of the answer before', async () => {
    const first = await ask('total Revenue in the North', { fileIds: ['sales'] });
    const run = await ask('and for South?', { fileIds: ['sales'], history: [turnOf(first, 'Chat')] });
    expect(run.figures[0]?.value).toBe('980.00');
    expect(run.answer).toContain('Taken on from the answer before: “Sum of Revenue, Region North”.');
  });

  it('quotes the passage of a file with its place', async () => {
    const run = await ask('When does the supplier contract end?', { fileIds: ['sales', 'notes'] });
    expect(run.answer).toContain('The supplier contract ends on 31 March 2027.');
    expect(run.isUnanswered).toBe(false);
    expect(run.sources.find((source) => source.title === 'Notes')?.locator).toBe('lines 1-3');
  });

  it('answers a follow-up from the figures and words of the chat’s earlier report', async () => {
    const stock = turnOf(
      await runAgent(stockMarketAnalysis, stockMarketAnalysis.sample?.inputs ?? {}),
      stockMarketAnalysis.title,
    );
    const run = await ask('What was the RSI?', { history: [stock] });
    expect(run.figures.map((figure) => figure.id)).toEqual(['rsi']);
    expect(run.answer).toContain('From the report of Stock Market Analysis');
    const company = turnOf(
      await runAgent(companyResearch, companyResearch.sample?.inputs ?? {}),
      companyResearch.title,
    );
    expect((await ask('Who is the CEO?', { history: [stock, company] })).answer).toContain('Marit Haugland');
  });

  it('shows formula and inputs when asked how a number was computed', async () => {
    const stock = turnOf(
      await runAgent(stockMarketAnalysis, stockMarketAnalysis.sample?.inputs ?? {}),
      stockMarketAnalysis.title,
    );
    const company = turnOf(
      await runAgent(companyResearch, companyResearch.sample?.inputs ?? {}),
      companyResearch.title,
    );
    const told = await ask('What is the RSI and how was it computed?', { history: [stock, company] });
    expect(told.figures.map((figure) => figure.id)).toEqual(['rsi']);
    expect(told.answer).toContain('$$\n100 - \\frac{100}{1 +');
    expect(told.answer).toMatch(
      /- Average gain to 2026-11-19, Wilder smoothing over 14, begun .+: 0\.\d+ \(northwind-freight\.csv, lines/,
    );
    // Quotes are words: no formula in pieces, nothing twice.
    const quotes = told.answer.split('\n').filter((line) => line.startsWith('> '));
    expect(new Set(quotes).size).toBe(quotes.length);
    expect(quotes.join('')).not.toMatch(/frac|\\\\|\$/);
    expect((await ask('What is the RSI and how was it computed?', { history: [company] })).answer).toContain(
      'Nothing in this chat',
    );
    const why = await ask('Why did it fall?', { history: [stock] });
    expect(why.answer).toContain('Why the price moved: the file holds prices only');
  });

  it('asks the report that knows, not the answers that quoted it', async () => {
    const company = turnOf(
      await runAgent(companyResearch, companyResearch.sample?.inputs ?? {}),
      companyResearch.title,
    );
    const earlier = turnOf(await ask('Who is the CEO?', { history: [company] }), 'Chat');
    const told = await ask('What was revenue in 2025?', { history: [company, earlier] });
    expect(told.answer).toContain('From the report of Company Research');
    expect(told.answer).toContain('Revenue 2025, EUR million: **[412.6](#figure:revenue-2025)**');
    expect(told.answer).toContain('about EUR 430 million');
  });

  it.each(['Hello', 'Write me a poem about rivers', ''])(
    'says plainly what it can do for “%s”, for nothing, and only admins how to connect a model',
    async (prompt) => {
      const run = await ask(prompt);
      expect(run.answer).toContain('**Calculations**');
      expect(run.answer).not.toMatch(/[A-Z]+_[A-Z]+/);
      expect((await ask(prompt, { isAdmin: true })).answer).toContain('LLM_BASE_URL');
      expect(run).toMatchObject({ credits: 0, isUnanswered: true });
      expect(run.sources).toEqual([]);
      expect(run.figures).toEqual([]);
    },
  );

  it('C1 charges nothing for passages that are only near the question, and says that they are', async () => {
    const run = await ask('What penalty does the supplier pay in Rotterdam for late freight?', {
      fileIds: ['notes'],
    });
    expect(run.answer).toContain('> The supplier contract ends on 31 March 2027.');
    expect(run.answer).toContain('nothing was charged');
    expect(run.isUnanswered).toBe(true);
  });

  it('costs 1 to 5 credits', async () => {
    const costs = await Promise.all([
      ask('2+2'),
      ask('When does the contract end?', { fileIds: ['notes'] }),
      ask('mean of Revenue', { fileIds: ['sales'] }),
    ]);
    for (const { credits, isUnanswered } of costs)
      expect([credits >= 1 && credits <= 5, isUnanswered]).toEqual([true, false]);
  });

  it('does not take dates or names for calculations', async () => {
    for (const prompt of ['2026-11-19', 'What happened on 2026-11-19?', 'COVID-19', 'import("fs")'])
      expect((await ask(prompt)).figures).toEqual([]);
  });
});
