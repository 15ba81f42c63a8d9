import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryTools, testNow } from '../agents/testing/memory-tools.ts';
import { evaluateExpression } from './calculate/evaluate-expression.ts';
import { resultText } from './calculate/expression-text.ts';
import { tools } from './registry.ts';
import { bytesOf, makePdf } from './testing/make-files.ts';
import type { ToolContext, ToolOutcome } from './tool.ts';

async function call(
  name: string,
  input: unknown,
  context: ToolContext = memoryTools(),
): Promise<ToolOutcome<{ [key: string]: never }>> {
  const tool = tools.get(name);
  if (tool === undefined) throw new Error(`no tool ${name}`);
  return (await tool.run(tool.input.parse(input), context)) as ToolOutcome<{ [key: string]: never }>;
}

const page = (contentType: string, body: Uint8Array, status = 200) =>
  memoryTools(
    {},
    { fetchPublic: (url) => Promise.resolve({ url, status, contentType, body, fetchedAt: testNow }) },
  );

describe('the table of tools', () => {
  it('has every tool under its name, with a price, a title and a description', () => {
    expect([...tools.keys()]).toEqual([
      'read_file',
      'search_files',
      'query_table',
      'market_data',
      'indicators',
      'chart_data',
      'calculate',
      'web_search',
      'fetch_page',
      'statement_ratios',
      'screen_names',
      'sentiment',
      'page_audit',
      'score_matrix',
      'schedule',
      'clause_diff',
      'emissions',
    ]);
    for (const [name, tool] of tools) {
      expect(tool.name).toBe(name);
      expect(tool.price).toBeGreaterThan(0);
      expect(Number.isInteger(tool.price)).toBe(true);
      expect(tool.description.length).toBeGreaterThan(40);
    }
  });
});

describe('calculate', () => {
  it.each([
    ['15% of 4,310', '646.5'],
    ['1,234 + 1', '1,235'],
    ['max(1,200)', '200'],
    ['2 × 3 ÷ 4 − 1', '0.5'],
    ['5!', '120'],
    ['mean(1,2,3,4)', '2.5'],
    ['-7.25 * 2', '−14.5'],
    ['log(100,10)', '2'],
  ])('%s = %s', (expression, result) => {
    expect(resultText(evaluateExpression(expression))).toBe(result);
  });

  it.each([
    'import({a: 1})',
    'createUnit("x")',
    'evaluate("1+1")',
    'parse("1")',
    'simplify("x")',
    'derivative("x","x")',
    'a = 1',
    'f(x) = x',
    '"text"',
    '[1,2]',
    'ones(10000,10000)',
    '1:1000000',
    'cos.constructor',
    'config({})',
    '1/0',
    'sqrt(-1)',
    '9^9^9',
    '',
    '((((',
    'x',
    `1${'+1'.repeat(260)}`,
    'combinations(1e9,5e8)',
    'random()',
  ])('refuses %s', (expression) => {
    expect(() => evaluateExpression(expression)).toThrow(
      expect.objectContaining({ code: 'request.invalid' }),
    );
  });

  it('takes variables by name', async () => {
    expect(
      (await call('calculate', { expression: 'a / b', variables: { a: 10, b: 4 } })).output,
    ).toMatchObject({ value: 2.5, text: '2.5' });
  });
});

describe('read_file and search_files', () => {
  const context = memoryTools({
    f1: { name: 'plan.md', bytes: bytesOf('# Plan\n\nThe depot in Aarhus opens in May.\n') },
  });

  it('reads an own file and a sample document, each with a source', async () => {
    const own = await call('read_file', { file_id: 'f1' }, context);
    expect(own.sources[0]).toMatchObject({
      kind: 'file',
      file_id: 'f1',
      is_sample: false,
      fetched_at: testNow.toISOString(),
    });
    const sample = await call('read_file', { document: 'northwind-freight/profile.md' }, context);
    expect(sample.sources[0]).toMatchObject({
      kind: 'library',
      is_sample: true,
      title: expect.stringContaining('sample data'),
    });
  });

  it('answers foreign and unknown ids alike', async () => {
    await expect(call('read_file', { file_id: 'f2' }, context)).rejects.toMatchObject({
      code: 'file.not_found',
    });
    await expect(call('read_file', { document: '../library.ts' }, context)).rejects.toMatchObject({
      code: 'file.not_found',
    });
  });

  it('finds passages, of one sample company only when asked', async () => {
    expect(
      (await call('search_files', { query: 'depot Aarhus', file_ids: ['f1'] }, context)).sources[0],
    ).toMatchObject({ file_id: 'f1', locator: 'lines 1-3' });
    const sample = await call(
      'search_files',
      { query: 'Chief Executive Officer', include_library: true, company: 'halden-solar' },
      context,
    );
    expect(sample.sources.length).toBeGreaterThan(0);
    expect(sample.sources.every((source) => source.title.startsWith('Halden Solar'))).toBe(true);
  });
});

describe('indicators', () => {
  it('gives formula, inputs and lines with every measure', async () => {
    for (const group of [
      'trend',
      'momentum',
      'volatility',
      'levels',
      'volume',
      'returns',
      'range',
      'episodes',
    ]) {
      const { output } = await call('indicators', { prices: { sample: 'halden-solar' }, group, stop: 25 });
      const measures = output.measures as unknown as {
        id: string;
        text: string;
        formula: string;
        inputs: { from: string | null }[];
      }[];
      expect(measures.length, group).toBeGreaterThan(0);
      for (const measure of measures) {
        expect(measure.formula, measure.id).not.toBe('');
        expect(measure.inputs.length, measure.id).toBeGreaterThan(0);
        expect(measure.text).not.toMatch(/NaN|Infinity/);
      }
      expect(new Set(measures.map((measure) => measure.id)).size).toBe(measures.length);
    }
  });

  it('matches a benchmark by date and lists the dates it lacks', async () => {
    const { output } = await call('indicators', {
      prices: { sample: 'northwind-freight' },
      group: 'benchmark',
      benchmark: { sample: 'sample-index' },
      period: 'all',
    });
    expect(output.matched).toBe(758);
    expect(output.missing_in_benchmark).toHaveLength(3);
  });

  it('refuses two places for prices, or none', () => {
    const input = tools.get('indicators')?.input;
    expect(input?.safeParse({ prices: {}, group: 'trend' }).success).toBe(false);
    expect(input?.safeParse({ prices: { file_id: 'a', sample: 'b' }, group: 'trend' }).success).toBe(false);
  });
});

describe('web_search and fetch_page', () => {
  let server: Server;
  let base = '';
  beforeAll(async () => {
    server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://x');
      if (url.pathname === '/broken/search') response.end('<html>');
      else
        response.end(
          JSON.stringify({
            results: [
              { url: 'https://example.com/a', title: 'A', content: `about ${url.searchParams.get('q')}` },
              { url: 'javascript:alert(1)', title: 'B', content: '' },
            ],
          }),
        );
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('asks SearXNG for JSON and keeps http results only', async () => {
    const { output, sources } = await call(
      'web_search',
      { query: 'northern lanes' },
      memoryTools({}, { searchUrl: base }),
    );
    expect(output).toEqual({
      where: 'web',
      results: [{ title: 'A', url: 'https://example.com/a', text: 'about northern lanes' }],
    });
    expect(sources[0]).toMatchObject({ kind: 'web', url: 'https://example.com/a' });
  });

  it('says that the search did not answer when it answers nonsense', async () => {
    await expect(
      call('web_search', { query: 'x' }, memoryTools({}, { searchUrl: `${base}/broken` })),
    ).rejects.toMatchObject({ code: 'server.unavailable' });
  });

  it('searches the sample library when no web search is set up, and says so', async () => {
    const { output, summary } = await call('web_search', { query: 'terminal Gdynia' });
    expect(output.where).toBe('sample library and own files');
    expect(summary).toContain('no web search is set up');
  });

  it('reads the main text of a page and of a PDF, kept with address and time', async () => {
    const html = await call(
      'fetch_page',
      { url: 'https://example.com/' },
      page(
        'text/html; charset=utf-8',
        bytesOf('<title>Depot</title><p>The depot opens in May.</p><script>ignore()</script>'),
      ),
    );
    expect(html.sources[0]).toMatchObject({
      kind: 'web',
      title: 'Depot',
      url: 'https://example.com/',
      excerpt: 'The depot opens in May.',
      fetched_at: testNow.toISOString(),
    });
    const pdf = await call(
      'fetch_page',
      { url: 'https://example.com/a.pdf' },
      page('application/pdf', makePdf(['Minutes of May'])),
    );
    expect(pdf.output.text).toBe('Minutes of May');
    await expect(
      call('fetch_page', { url: 'https://example.com/' }, page('text/html', bytesOf(''), 404)),
    ).rejects.toMatchObject({ message: 'example.com answered 404.' });
    await expect(
      call('fetch_page', { url: 'https://example.com/' }, page('video/mp4', bytesOf('x'))),
    ).rejects.toMatchObject({ code: 'file.type_unsupported' });
  });
});
