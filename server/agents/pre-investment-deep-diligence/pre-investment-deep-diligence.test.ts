import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

const slug = 'pre-investment-deep-diligence';

/** Spaces that do not break, as plain ones. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

async function read(
  files: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>> = {},
  language: 'en' | 'de' = 'en',
) {
  const given = Object.entries(files).map(
    ([name, text], i) => [`f${i}`, { name, bytes: bytesOf(text) }] as const,
  );
  const tools = memoryTools(Object.fromEntries(given));
  const fileIds = given.map(([id]) => id);
  const asked = { company: 'Marlbrook Tools', ...inputs };
  const run = await speaking(language, () => runAgent(agentOf(slug, language), asked, { tools, fileIds }));
  const valueOf = (id: string) => plain(run.figures.find((one) => one.id === id)?.value ?? 'none');
  return { ...run, valueOf, report: plain(run.report) };
}

const accounts = `Marlbrook Tools GmbH, annual accounts
Item,Unit,2024,2025
Revenue,EUR thousand,800,1000
Operating profit,EUR thousand,-150,-220
Cash,EUR thousand,600,300
Operating cash flow,EUR thousand,-200,-240
`;

/** Customer, month, revenue. */
const sales: readonly (readonly [string, string, number])[] = [
  ['Ashdown', '2024-12', 400],
  ['Bexley', '2024-12', 300],
  ['Cawood', '2024-12', 300],
  ['Ashdown', '2025-06', 5000],
  ['Ashdown', '2025-12', 500],
  ['Bexley', '2025-12', 240],
  ['Denholm', '2025-12', 4260],
];
const customers = `Customer,Month,Revenue (EUR)\n${sales.map((row) => row.join(',')).join('\n')}\n`;

const capTable = `Shareholder,Shares,Options,Fully Diluted,Ownership
Founder,700000,0,700000,70.00%
Fund,200000,0,200000,20.00%
Pool,0,80000,80000,10.00%
Total,900000,80000,1000000,100.00%
`;

const contract = `# Supply agreement with Oakham Retail plc

Between Marlbrook Tools GmbH and Oakham Retail plc.

1. Oakham may terminate the agreement in case of a change of control of Marlbrook Tools.

2. Prices are fixed for a year.
`;

const pitch = (said: string) => `# Pitch deck: Marlbrook Tools\n\n${said}\n`;

const percent = (value: number, digits = 1) => `${(100 * value).toFixed(digits)} %`;

/** What a customer brought in the months that begin so. */
const sumOf = (months: string, names: (name: string) => boolean) => {
  let sum = 0;
  for (const [name, month, amount] of sales) if (month.startsWith(months) && names(name)) sum += amount;
  return sum;
};

const everybody = () => true;

describe('the numbers of a data room', () => {
  it('are those of a calculation by loops: concentration, retention, months of cash, shares of the cap table', async () => {
    const run = await read({ 'accounts.csv': accounts, 'customers.csv': customers, 'cap.csv': capTable });
    const total = sumOf('2025', everybody);
    expect(run.valueOf('top-customer')).toBe(percent(sumOf('2025', (name) => name === 'Ashdown') / total));
    let hhi = 0;
    for (const one of ['Ashdown', 'Bexley', 'Denholm'])
      hhi += ((100 * sumOf('2025', (name) => name === one)) / total) ** 2;
    expect(run.valueOf('hhi').replace(',', '')).toBe(hhi.toFixed(0));
    const stayed = sumOf('2025-12', (name) => name !== 'Denholm');
    expect(run.valueOf('net-retention')).toBe(percent(stayed / sumOf('2024-12', everybody)));
    expect(run.valueOf('customer-retention')).toBe(percent(2 / 3));
    expect(run.valueOf('months-of-cash')).toBe((300 / (240 / 12)).toFixed(1));
    const diluted = 700_000 + 200_000 + 80_000;
    expect(run.valueOf('holder-1')).toBe(percent(700_000 / diluted, 2));
    expect(run.valueOf('holder-3')).toBe(percent(80_000 / diluted, 2));
    expect(run.report).toContain('its rows add up to [980,000]');
    expect(run.claims.filter(({ supported }) => !supported)).toEqual([]);
  });

  it('are the same figures in German', async () => {
    const files = { 'accounts.csv': accounts, 'customers.csv': customers, 'cap.csv': capTable };
    const [english, german] = [await read(files), await read(files, {}, 'de')];
    expect(german.figures.map(({ id }) => id)).toEqual(english.figures.map(({ id }) => id));
    expect(german.findings.map(({ id, status }) => [id, status])).toEqual(
      english.findings.map(({ id, status }) => [id, status]),
    );
    expect(german.claims.filter(({ supported }) => !supported)).toEqual([]);
  });

  it('has no months of cash where the company earns money, and says so', async () => {
    const run = await read({ 'accounts.csv': accounts.replace('-200,-240', '200,240') });
    expect(run.valueOf('months-of-cash')).toBe('none');
    expect(run.report).toContain('Months of cash: the operating cash flow of the last year is not negative');
  });
});

describe('a pitch', () => {
  it('is held against the accounts and never taken for fact', async () => {
    const said = 'Marlbrook Tools had revenue of EUR 1.4 million in 2025.';
    const run = await read({ 'accounts.csv': accounts, 'pitch.md': pitch(said) });
    expect(run.findings[0]).toMatchObject({ id: 'contradiction-1', status: 'not verified' });
    expect(run.valueOf('apart-revenue-2025')).toBe(`+${percent(1.4 / 1.0 - 1)}`);
    expect(run.valueOf('revenue-2025')).toBe('1,000');
    const alone = await read({ 'pitch.md': pitch(said) });
    expect(alone.valueOf('revenue-2025')).toBe('none');
    expect(alone.report).toContain('No accounts with business years were found');
  });

  it('that agrees with the accounts is verified, and what it expects is not compared', async () => {
    const said =
      'Marlbrook Tools had revenue of EUR 1.0 million in 2025. In 2027 we expect revenue of EUR 9 million.';
    const run = await read({ 'accounts.csv': accounts, 'pitch.md': pitch(said) });
    expect(run.findings.filter(({ status }) => status === 'verified')).toHaveLength(1);
    expect(run.report).not.toContain('contradicts');
  });
});

describe('a loss', () => {
  const lossy = `${accounts}Net income,EUR thousand,-160,-200\n`;
  const statusOf = async (said: string) => {
    const run = await read({ 'accounts.csv': lossy, 'pitch.md': pitch(said) });
    return run.findings.flatMap(({ id, status }) => (/contradiction|borne-out/.test(id) ? [status] : []));
  };

  it('of the accounts bears out a loss of the pitch, and no profit', async () => {
    expect(await statusOf('Marlbrook Tools made a net loss of EUR 0.2 million in 2025.')).toEqual([
      'verified',
    ]);
    expect(await statusOf('Marlbrook Tools made a net profit of EUR 0.2 million in 2025.')).toEqual([
      'not verified',
    ]);
  });
});

describe('documents', () => {
  it('that name the other party are the company’s contracts all the same', async () => {
    const run = await read({ 'accounts.csv': accounts, 'supply.md': contract });
    expect(run.report).toContain('in case of a change of control of Marlbrook Tools');
    expect(run.findings.find(({ id }) => id === 'clause-control')?.status).toBe('for review');
  });

  it('of another company are left out, and said; a room of them alone charges nothing', async () => {
    const other = contract.replaceAll('Marlbrook Tools', 'Penrose Foods');
    const run = await read({ 'accounts.csv': accounts, 'supply.md': other });
    expect(run.report).toContain('supply.md: is about another company and not Marlbrook Tools');
    expect(run.report).toContain('Customer or supply contracts (Legal)');
    const alone = await read({ 'supply.md': other });
    expect(alone.isUnanswered).toBe(true);
    expect(alone.report).toContain('Missing, that is every point of the checklist');
  });

  it('whose kind cannot be determined count for nothing', async () => {
    const run = await read({ 'accounts.csv': accounts, 'notes.txt': 'Marlbrook Tools, remarks.\n' });
    expect(run.report).toContain('notes.txt: its kind could not be determined');
    expect(run.valueOf('room-coverage')).toBe(percent(1 / 14, 0));
  });
});

describe('a request', () => {
  it('without a company or without files is refused before anything is charged', async () => {
    const agent = agentOf(slug);
    const check = async (inputs: Readonly<Record<string, string>>) =>
      await agent.check?.(inputs, memoryTools(), { prompt: '', fileIds: [] });
    await expect(check({ sample: 'sample' })).rejects.toMatchObject({ code: 'agent.inputs_invalid' });
    await expect(check({ company: 'Marlbrook Tools' })).rejects.toMatchObject({
      code: 'agent.inputs_invalid',
    });
  });
});
