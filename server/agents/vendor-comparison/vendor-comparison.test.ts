import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { makeWorkbook } from '../../tools/testing/make-workbook.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../testing/run-agent.ts';

type Content = string | Uint8Array;

async function compare(
  files: Readonly<Record<string, Content>>,
  inputs: Readonly<Record<string, string>> = {},
  language: 'en' | 'de' = 'en',
): Promise<FinishedRun> {
  const bytes = (one: Content) => (typeof one === 'string' ? new TextEncoder().encode(one) : one);
  const entries = Object.entries(files).map(
    ([name, one], i) => [`fil_${i + 1}`, { name, bytes: bytes(one) }] as const,
  );
  const sheets = entries.map(([id]) => id).join(',');
  return await speaking(language, () =>
    runAgent(
      agentOf('vendor-comparison', language),
      { sheets, depth: 'standard', ...inputs },
      {
        tools: memoryTools(Object.fromEntries(entries)),
      },
    ),
  );
}

const valueOf = (run: FinishedRun, id: string) =>
  run.figures.find((one) => one.id === id)?.value.replaceAll('\u00a0', ' ');
const doubted = (run: FinishedRun) =>
  run.claims.filter(({ supported }) => !supported).map(({ text }) => text);
const shown = (run: FinishedRun) =>
  run.figures.map(({ id, value }) => `${id} ${/[\d,.]+/.exec(value)?.[0].replaceAll(/[.,]/g, '')}`);

const sheet = (name: string, uptime: number, sso: string) => ({
  name,
  rows: [
    ['Requirement', 'Answer'],
    ['Uptime (%)', uptime],
    ['Single sign-on', sso],
  ],
});

const rfp = `Requirement,Weight,Arden,Belmar,Corvo
Licence per user and month (EUR),50,10,20,15
Setup fee (EUR),10,3000,1000,
Uptime (%),40,99,99.9,99.5
Exit plan,,data returned within 30 days,,
`;

describe('a comparison', () => {
  it('scores by the weighted mean of points between the worst and the best', async () => {
    const run = await compare({ 'rfp.csv': rfp }, { quantity: '10', term: '12' });
    // Arden: 50·1 + 10·0 + 40·0; Belmar: 50·0 + 10·1 + 40·1; Corvo, without a setup fee: (50·0.5 + 40·(0.5/0.9)) / 90.
    const scores = [50 / 100, 50 / 100, (25 + 40 * (0.5 / 0.9)) / 90];
    expect([1, 2, 3].map((n) => valueOf(run, `score-${n}`))).toEqual(scores.map((one) => one.toFixed(2)));
    expect([1, 2, 3].map((n) => valueOf(run, `coverage-${n}`))).toEqual(['100 %', '100 %', '90 %']);
    expect(run.report).toMatch(/^# Vendors: Corvo is first/);
    expect(doubted(run)).toEqual([]);
  });

  it('adds up what is paid once and each month, for all users', async () => {
    const run = await compare({ 'rfp.csv': rfp }, { quantity: '10', term: '12' });
    expect(valueOf(run, 'total-1')).toBe('EUR 4,200');
    expect(valueOf(run, 'total-2')).toBe('EUR 3,400');
    expect(run.figures.some(({ id }) => id === 'total-3')).toBe(false);
    expect(run.report).toContain('not computed: a price is missing (Setup fee (EUR)');
    const open = await compare({ 'rfp.csv': rfp });
    expect(open.report).toContain('not computed: say how many users or units');
  });

  it('shares the first place where scores are equal', async () => {
    const run = await compare({ 'list.csv': 'Vendor,Uptime (%),Rating\nArden,99,4\nBelmar,98,5\n' });
    expect(run.report).toMatch(/^# Vendors: the first place is shared/);
    expect(run.report).toContain('any change of weights decides it');
    expect(doubted(run)).toEqual([]);
  });

  it('leaves an empty cell empty, gives no rank below three fifths, and asks', async () => {
    const run = await compare({
      'list.csv': 'Vendor,Uptime (%),Rating,Storage (GB)\nArden,99,4,50\nBelmar,98,3,40\nCorvo,99.9,,\n',
    });
    expect(valueOf(run, 'coverage-3')).toBe('33 %');
    expect(run.findings.find(({ title }) => title === 'Corvo')?.status).toBe('not verified');
    expect(run.report).toMatch(/Corvo\S* What do you offer for “Rating/u);
    expect(run.report).toContain('no answer');
    expect(doubted(run)).toEqual([]);
  });

  it('does not compare currencies, and says so', async () => {
    const run = await compare({
      'rfp.csv': 'Requirement,Arden,Belmar\nFee per month,EUR 50,USD 40\nUptime,99 %,98 %\n',
    });
    expect(run.report).toContain('the answers have different units or currencies');
    expect(run.report).not.toMatch(/Fee per month \| \[/u);
    expect([valueOf(run, 'total-1'), valueOf(run, 'total-2')]).toEqual(['EUR 1,800', 'USD 1,440']);
    expect(doubted(run)).toEqual([]);
  });

  it('does not compare two days with six hours', async () => {
    const run = await compare(
      { 'rfp.csv': 'Requirement,Arden,Belmar\nResponse time,2 days,6 hours\nUptime (%),99,98\n' },
      { must_have: 'Response time at most 8 hours' },
    );
    expect(run.report).toContain('the answers have different units or currencies');
    expect(run.findings.find(({ title }) => title.startsWith('Arden: Response'))?.status).toBe('for review');
    expect(run.findings.find(({ title }) => title.startsWith('Belmar: Response'))?.status).toBe('verified');
  });

  it('reads a workbook with a sheet for each vendor', async () => {
    const workbook = makeWorkbook([sheet('Arden', 99.9, 'yes'), sheet('Belmar', 99, 'partly')]);
    const run = await compare({ 'offers.xlsx': workbook }, { must_have: 'Single sign-on' });
    expect(run.report).toMatch(/^# Vendors: Arden is first/);
    expect(run.findings.map(({ title, status }) => `${title} ${status}`)).toEqual(
      expect.arrayContaining(['Arden: Single sign-on verified', 'Belmar: Single sign-on for review']),
    );
  });

  it('finds the same in German', async () => {
    const inputs = { quantity: '10', term: '12', must_have: 'Uptime at least 99.5' };
    const [en, de] = [
      await compare({ 'rfp.csv': rfp }, inputs),
      await compare({ 'rfp.csv': rfp }, inputs, 'de'),
    ];
    expect(shown(de)).toEqual(shown(en));
    expect(doubted(de)).toEqual([]);
  });
});

describe('what cannot be compared', () => {
  it.each([
    [{ term: '0' }, 'term', /at least one month/],
    [{ quantity: '2.5' }, 'quantity', /whole number above zero/],
  ])('%j is refused with a sentence', async (inputs, field, sentence) => {
    const { check } = agentOf('vendor-comparison');
    const given = { sample: 'sample', ...inputs };
    await expect(check?.(given, memoryTools(), { prompt: '', fileIds: [] })).rejects.toMatchObject({
      code: 'agent.inputs_invalid',
      field,
      message: expect.stringMatching(sentence) as string,
    });
  });

  it('one vendor gets no score, and its answers are shown', async () => {
    const run = await compare({ 'list.csv': 'Vendor,Uptime (%)\nArden,99\n' });
    expect(run.report).toContain('one cannot be compared');
    expect(run.figures.some(({ id }) => id.startsWith('score-'))).toBe(false);
    expect(doubted(run)).toEqual([]);
  });

  it('weights that are all zero score nothing', async () => {
    const run = await compare({ 'rfp.csv': rfp }, { criteria: 'uptime 0\nlicence 0' });
    expect(run.report).toMatch(/^# Vendors: no order can be given/);
  });

  it('a file without offers is charged nothing', async () => {
    const run = await compare({ 'sales.csv': 'Month,Revenue\n2026-01,4\n2026-02,5\n' });
    expect(run.isUnanswered).toBe(true);
    expect(run.report).toContain('a table in it names neither vendors nor criteria');
  });
});
