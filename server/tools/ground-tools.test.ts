import { expect, it } from 'vitest';
import { memoryTools } from '../agents/testing/memory-tools.ts';
import { speaking } from '../language/language.ts';
import { agentLibrary } from '../library/agent-library.ts';
import { tools } from './registry.ts';
import { bytesOf } from './testing/make-files.ts';

/** A call of a tool over one file of each name; figures by their id, with spaces that break. */
async function call(name: string, files: Readonly<Record<string, string>>, input: object = {}) {
  const tool = tools.get(name);
  if (tool === undefined) throw new Error(`There is no tool ${name}.`);
  const kept = Object.entries(files).map(
    ([file, text], i) => [`fil_${i + 1}`, { name: file, bytes: bytesOf(text) }] as const,
  );
  const context = { ...memoryTools(Object.fromEntries(kept)), fileIds: kept.map(([id]) => id) };
  const { output, summary, sources, figures = [] } = await tool.run(tool.input.parse(input), context);
  const values = figures.map(({ id, value }) => [id, value.replaceAll('\u00a0', ' ')] as const);
  return { output, summary, sources, figures, values: Object.fromEntries(values) };
}

const statements = [
  'EUR million,2024,2025',
  'Revenue,400.0,500.0',
  'Net income,30.0,50.0',
  'Current assets,120.0,150.0',
  'Inventories,20.0,30.0',
  'Current liabilities,100.0,100.0',
  'Total assets,300.0,400.0',
  'Equity,150.0,160.0',
].join('\n');

it('statement_ratios computes each ratio from its cells, and says which lines the others lack', async () => {
  const { values, output, figures, sources } = await call('statement_ratios', { 'accounts.csv': statements });
  expect(values).toMatchObject({
    'current-ratio-2025': '1.50',
    'quick-ratio-2025': '1.20',
    'current-ratio-2024': '1.20',
    'equity-ratio-2025': '40.0 %',
    'net-margin-2025': '10.0 %',
    'return-on-equity-2025': '31.3 %',
    'revenue-change-2025': '+25.0 %',
    'net-income-change-2025': '+66.7 %',
  });
  expect(values).not.toHaveProperty('gross-margin-2025');
  expect(JSON.stringify(output)).toContain('Gross margin 2025: not found: Gross profit');
  const ratio = figures.find(({ id }) => id === 'current-ratio-2025');
  expect(ratio?.inputs.map(({ from, source_n }) => [from, sources[(source_n ?? 0) - 1]?.excerpt])).toEqual([
    ['accounts.csv, line 4, column 2025', expect.stringContaining('150.0')],
    ['accounts.csv, line 6, column 2025', expect.stringContaining('100.0')],
  ]);
  const one = await call('statement_ratios', { 'accounts.csv': statements }, { years: 1 });
  expect(one.values).not.toHaveProperty('current-ratio-2024');
});

const list =
  'name,type,born\n"Petrova, Irina",person,1971\nOrlan Shipping Ltd,company,\nJohn Smith,person,1950\n';

it('screen_names finds a name in another order, holds a year of birth against it, and tells no strangers', async () => {
  const found = await call(
    'screen_names',
    { 'list.csv': list },
    { names: ['Irina Petrova'], kind: 'person' },
  );
  expect(found.output).toMatchObject({
    entries_screened: 3,
    matches: 0,
    potential_matches: 1,
    nearest: [{ name: 'Petrova, Irina', status: 'potential match', line: 2 }],
  });
  expect(found.figures).toMatchObject([
    { id: 'screen-1', value: '0.99', source: 0, inputs: [{}, { from: 'list.csv, line 2, column name' }] },
  ]);
  const born = { names: ['Irina Petrova'], kind: 'person', born: ['1971'] };
  expect((await call('screen_names', { 'list.csv': list }, born)).output).toMatchObject({ matches: 1 });
  const other = await call(
    'screen_names',
    { 'list.csv': list },
    { names: ['Irina Petrova'], kind: 'person', born: ['1990'] },
  );
  expect(other.output).toMatchObject({ matches: 0, potential_matches: 0 });
  await expect(
    call('screen_names', { 'a.csv': 'x,y\n1,2\n' }, { names: ['Irina Petrova'], kind: 'person' }),
  ).rejects.toMatchObject({ code: 'request.invalid' });
});

const reviews = [
  'date,rating,text,product',
  '2025-01-01,5,The battery is great and I love it.,Mower',
  '2025-01-02,4,Good value and easy to use.,Mower',
  '2025-01-03,3,It arrived on Tuesday.,Mower',
  '2025-01-04,2,The battery is not good.,Mower',
  '2025-01-05,1,Terrible noise and awful service.,Mower',
  '2025-01-06,1,Terrible.,Kettle',
].join('\n');

it('sentiment counts ratings and texts of the product asked for', async () => {
  const { values, output } = await call('sentiment', { 'reviews.csv': reviews }, { product: 'mower' });
  expect(values).toMatchObject({
    reviews: '5',
    'mean-five': '3.00',
    'positive-five': '40 %',
    'negative-five': '40 %',
    'aspect-battery-mentions': '2',
    'aspect-battery-negative': '1',
  });
  expect(output).toMatchObject({ reviews: 5, left_out: 1 });
  const all = await call('sentiment', { 'reviews.csv': reviews });
  // 5 + 4 + 3 + 2 + 1 + 1 = 16, of six.
  expect(all.values).toMatchObject({ reviews: '6', 'mean-five': '2.67', 'negative-five': '50 %' });
});

const page = (head: string) =>
  `<html lang="en"><head>${head}<meta name="viewport" content="width=device-width"></head><body><h1>Tea</h1><p>Our shop.</p></body></html>`;

it('page_audit counts the pages that break a rule, with the tag that shows it', async () => {
  const { values, figures, output } = await call('page_audit', {
    'a.html': page('<title>Tea shop by the quay</title><meta name="robots" content="noindex">'),
    'b.html': page(''),
    'notes.csv': 'a,b\n1,2\n',
  });
  expect(values).toMatchObject({
    'rule-noindex': '1',
    'rule-description-missing': '2',
    'rule-title-missing': '1',
  });
  expect(figures.find(({ id }) => id === 'rule-noindex')).toMatchObject({
    inputs: [
      { name: 'a.html', value: '<meta name="robots" content="noindex">', source_n: expect.any(Number) },
    ],
  });
  expect(output).toMatchObject({ pages: ['a.html', 'b.html'], not_read: ['notes.csv'] });
});

it('score_matrix weighs normalised answers and says which weight turns the order', async () => {
  const offers = 'Vendor,Price (EUR),Quality points\nArdo,10,5\nBelm,20,10\n';
  const { values, figures, output } = await call(
    'score_matrix',
    { 'offers.csv': offers },
    { criteria: 'Price (EUR) 60 lower\nQuality points 40 higher' },
  );
  // Ardo: 0.6 · 1 + 0.4 · 0; Belm the other way round; equal at one half.
  expect(values).toMatchObject({ 'score-1': '0.60', 'score-2': '0.40', 'rank-1': '1', 'flip-1': '50.0 %' });
  expect(output).toMatchObject({
    ranking: [
      { option: 'Ardo', rank: 1 },
      { option: 'Belm', rank: 2 },
    ],
    turning_points: [{ first_then: 'Belm' }, { first_then: 'Belm' }],
  });
  // Whoever called chose the weights: no file and no form says them.
  expect(figures.filter(({ id }) => id.startsWith('weight-')).map((one) => one.is_assumed)).toEqual([
    true,
    true,
  ]);
});

const item = (name: string, minutes: number, over: object = {}) => ({ name, minutes, ...over });

it('schedule finds the plan with the most value, keeps the order, and says why something has no place', async () => {
  const { output, values } = await call(
    'schedule',
    {},
    {
      slots: [
        { name: 'Mon', minutes: 100 },
        { name: 'Tue', minutes: 60 },
      ],
      items: [
        item('A', 60, { must: true }),
        item('B', 100, { value: 2 }),
        item('C', 40, { value: 3, after: ['A'] }),
        item('D', 60, { value: 4, slots: ['Tue'] }),
        item('E', 200),
      ],
    },
  );
  // A + C fill Monday, D fills Tuesday: 1 + 3 + 4; B would take all of Monday.
  expect(output).toMatchObject({
    days: [
      { slot: 'Mon', items: ['A', 'C'], minutes_left: 0 },
      { slot: 'Tue', items: ['D'], minutes_left: 0 },
    ],
    left_out: [
      { item: 'B', because: 'no room' },
      { item: 'E', because: 'too long' },
    ],
    is_proven_best: true,
  });
  expect(values).toEqual({ 'slot-1': '100 min', 'slot-2': '60 min' });
});

const law = (share: string, last: string) =>
  `# Packaging rules\n\nArticle 1\nThe manufacturer shall use ${share} of recycled material.\n\nArticle 2\nThe manufacturer shall keep records for five years.\n${last}`;

it('clause_diff tells what was changed, is new and gone, each clause with its source', async () => {
  const { output, values, sources } = await call(
    'clause_diff',
    {
      'old.md': law('15 %', '\nArticle 3\nThe authority may grant exceptions on request.\n'),
      'new.md': law('30 %', '\nArticle 4\nAn importer shall register before the first delivery.\n'),
    },
    { old: 'fil_1', new: 'fil_2' },
  );
  expect(values).toMatchObject({ 'clauses-changed': '1', 'clauses-new': '1', 'clauses-gone': '1' });
  const { passages, changes } = output as {
    passages: { text: string; version: string }[];
    changes: { clause: string; kind: string; severity: string }[];
  };
  expect(changes.find(({ kind }) => kind === 'changed')).toMatchObject({
    clause: 'Article 1',
    severity: 'high',
  });
  expect(passages.map(({ text }) => text)).toEqual(sources.map(({ excerpt }) => excerpt));
  expect(passages).toContainEqual(
    expect.objectContaining({ version: 'now', text: expect.stringContaining('30 %') }),
  );
  await expect(
    call('clause_diff', { 'old.md': law('15 %', '') }, { old: 'fil_1', new: 'fil_1' }),
  ).rejects.toMatchObject({ code: 'request.invalid' });
});

/** The factor of a row of the packaged table, read without the code under test: both parts, in kg a tonne-kilometre. */
function factorOf(start: RegExp): number {
  const text = new TextDecoder().decode(agentLibrary.reference('freight-factors.csv').bytes);
  const row = text.split('\n').find((line) => start.test(line)) ?? '';
  const numbers = row
    .split(',')
    .map(Number)
    .filter((value) => value > 0 && value < 1);
  return (numbers[0] ?? Number.NaN) + (numbers[1] ?? Number.NaN);
}

it('emissions multiplies tonnes, kilometres and the published factor, and counts what it cannot compute', async () => {
  const lanes = [
    'From,To,Weight (t),Distance (km),Vehicle',
    'Kelding,Solheim,1000,500,freight train',
    'Kelding,Ashgrove,2000,100,freight train',
    'Kelding,Lisle,,100,freight train',
    'Kelding,Lisle,10,100,donkey',
  ].join('\n');
  const { output, values } = await call('emissions', { 'lanes.csv': lanes });
  const kg = factorOf(/^rail,/);
  expect(kg).toBeGreaterThan(0.01);
  expect(values['co2e-total']).toBe(`${((700_000 * kg) / 1_000).toFixed(1)} t`);
  expect(values['co2e-kelding-solheim-rail']).toBe(`${((500_000 * kg) / 1_000).toFixed(1)} t`);
  expect(values).toMatchObject({ 'tkm-total': '700,000', 'share-kelding-solheim-rail': '71.4 %' });
  expect(output).toMatchObject({ rows_used: 2, rows_left_out: { weight: 1, vehicle: 1 } });
});

it.each([
  ['statement_ratios', {}],
  ['sentiment', {}],
  ['page_audit', {}],
  ['emissions', {}],
  ['score_matrix', {}],
  ['screen_names', { names: ['Irina Petrova'], kind: 'person' }],
])('%s takes no file of somebody else, and says when there is nothing to read', async (name, input) => {
  await expect(call(name, {}, { ...input, file_ids: ['fil_other'] })).rejects.toMatchObject({
    code: 'file.not_found',
  });
  await expect(call(name, {}, input)).rejects.toMatchObject({ code: 'request.invalid' });
  await expect(call(name, {}, { ...input, documents: ['../../../package.json'] })).rejects.toMatchObject({
    code: 'file.not_found',
  });
  expect(tools.get(name)?.input.safeParse({ ...input, file_ids: Array(21).fill('fil_1') }).success).toBe(
    false,
  );
});

it('the same figures in German, with German words', async () => {
  const german = await speaking('de', () => call('statement_ratios', { 'accounts.csv': statements }));
  expect(german.values).toMatchObject({ 'current-ratio-2025': '1,50', 'net-margin-2025': '10,0 %' });
  const english = await call('statement_ratios', { 'accounts.csv': statements });
  expect(Object.keys(german.values)).toEqual(Object.keys(english.values));
  expect(german.figures[0]?.label).not.toBe(english.figures[0]?.label);
});
