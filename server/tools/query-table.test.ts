import { expect, it } from 'vitest';
import { memoryTools } from '../agents/testing/memory-tools.ts';
import type { ReadableFile } from './tool.ts';
import { hasTables, openTables } from './open-tables.ts';
import { queryTable } from './query-table.tool.ts';
import { bytesOf } from './testing/make-files.ts';

const sales = [
  'Date,Region,Product,Revenue (EUR)',
  '2025-01-10,North,Kettle,100.50',
  '2025-02-11,South,Kettle,200.00',
  '2025-03-12,North,Grinder,50.25',
].join('\n');
const context = memoryTools({
  fil_sales: { name: 'sales.csv', bytes: bytesOf(sales) },
  fil_text: { name: 'note.txt', bytes: bytesOf('Nothing to count here.') },
});
/** Between number and unit stands a space that does not break. */
const seen = (value: unknown) => JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' ')) as unknown;
const query = async (question: string, fileIds?: string[]) =>
  await queryTable.run(queryTable.input.parse({ question, file_ids: fileIds }), {
    ...context,
    fileIds: ['fil_text', 'fil_sales'],
  });

it('answers a question with its plan, the rows used and a figure that shows its cells', async () => {
  const { output, figures, sources } = await query('sum of Revenue where Region is North');
  expect(seen(output)).toMatchObject({
    files: ['sales.csv'],
    rows_used: 2,
    rows_of_table: 3,
    where: 'lines 2, 4',
    lines: [{ keys: [], values: ['150.75 EUR'] }],
  });
  expect((output as { plan: string }).plan).toContain('North');
  expect(seen(figures)).toMatchObject([
    { id: 'table-1', value: '150.75 EUR', source: 0, inputs: [{ value: '100.50' }, { value: '50.25' }] },
  ]);
  expect(sources).toMatchObject([{ title: 'sales.csv', file_id: 'fil_sales' }]);
});

it('gives one line and figure for each group', async () => {
  const { output, figures = [] } = await query('Revenue by Region');
  expect(seen(output)).toMatchObject({
    lines: [
      { keys: ['North'], values: ['150.75 EUR'] },
      { keys: ['South'], values: ['200.00 EUR'] },
    ],
    lines_left_out: 0,
  });
  expect(figures.map(({ id, label }) => [id, label.split(',')[0]])).toEqual([
    ['table-1', 'North'],
    ['table-2', 'South'],
  ]);
});

it('names both sides of a comparison', async () => {
  const { figures = [] } = await query('Revenue of North versus South');
  expect(
    figures
      .map(({ label, value }) => `${label} = ${value}`)
      .join('; ')
      .replaceAll('\u00a0', ' '),
  ).toMatch(/North.*150\.75 EUR.*South.*200\.00 EUR/);
});

it('refuses what it does not understand whole, with what can be asked, and computes nothing', async () => {
  const refused = await query('sum of Revenue of loyal customers');
  expect(refused.output).toMatchObject({ refused: true, tables: [{ name: 'sales.csv' }] });
  expect(JSON.stringify(refused.output)).toContain('loyal');
  expect(refused.figures ?? []).toEqual([]);
  expect(refused.sources).toEqual([]);
  const strange = await query('Who painted the ceiling?');
  expect(strange.output).toMatchObject({
    refused: true,
    tables: [{ columns: ['Date', 'Region', 'Product', 'Revenue (EUR)'] }],
  });
});

it('says that there is no table, and takes no foreign file', async () => {
  await expect(query('sum of Revenue', ['fil_text'])).rejects.toMatchObject({ code: 'request.invalid' });
  await expect(query('sum of Revenue', ['fil_other'])).rejects.toMatchObject({ code: 'file.not_found' });
  expect(queryTable.input.safeParse({ question: '' }).success).toBe(false);
  expect(queryTable.input.safeParse({ question: 'x'.repeat(401) }).success).toBe(false);
});

it('is offered only when a file of the chat has a table', async () => {
  expect(await hasTables(context, ['fil_text', 'fil_sales'])).toBe(true);
  expect(await hasTables(context, ['fil_text'])).toBe(false);
  expect(await hasTables(context, [])).toBe(false);
  const broken = {
    ...context,
    openFile: async (id: string) => ({ ...(await context.openFile(id)), kind: 'document' }) as ReadableFile,
  };
  expect(await hasTables(broken, ['fil_sales'])).toBe(true);
  expect(queryTable.isOffered?.({ searchUrl: null, hasTables: false })).toBe(false);
});

const heavy = (id: string): ReadableFile => ({
  id,
  name: `sales-${id.slice(4)}.csv`,
  mime: 'text/csv',
  kind: 'table',
  bytes: Number(id.slice(4)) > 7 ? 25_000_000 : 100,
  createdAt: new Date(0),
  read: () => Promise.resolve(bytesOf(sales)),
});

it('opens all small files, the ones a question names, and says which it left', async () => {
  const many = Array.from({ length: 12 }, (_, i) => `fil_${i}`);
  const open = { ...context, openFile: (id: string) => Promise.resolve(heavy(id)) };
  const all = await openTables(open, many);
  expect([all.tables.length, all.unread]).toEqual([12, []]);
  const larger = { ...open, openFile: (id: string) => Promise.resolve({ ...heavy(id), bytes: 25_000_000 }) };
  const some = await openTables(larger, many);
  expect(some.tables.map(({ name }) => name)).toHaveLength(5);
  expect(some.unread).toContain('sales-0.csv');
  const named = await openTables(larger, many, { question: 'Revenue in SALES-0.csv', before: ['fil_3'] });
  expect(named.tables.map(({ name }) => name)).toEqual(['sales-0.csv', 'sales-3.csv']);
  expect(named.unread).toEqual([]);
});
