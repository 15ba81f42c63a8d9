import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { makeXlsx } from '../../tools/testing/make-files.ts';
import { agents } from '../registry.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../testing/run-agent.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

async function screen(
  file: string | Uint8Array,
  inputs: Readonly<Record<string, string>> = {},
  {
    language = 'en',
    name = 'screener.csv',
    more = {},
  }: { language?: 'en' | 'de'; name?: string; more?: Record<string, string> } = {},
): Promise<FinishedRun> {
  const agent = agents[language].find(({ slug }) => slug === 'investment-opportunity-discovery');
  if (agent === undefined) throw new Error('The agent is not registered.');
  const others = Object.entries(more).map(
    ([id, text]) => [id, { name: `${id}.csv`, bytes: bytes(text) }] as const,
  );
  const tools = memoryTools({
    fil_1: { name, bytes: typeof file === 'string' ? bytes(file) : file },
    ...Object.fromEntries(others),
  });
  return await speaking(language, () =>
    runAgent(agent, { universe: 'fil_1', depth: 'standard', ...inputs }, { tools }),
  );
}

const value = (run: FinishedRun, id: string) => run.figures.find((one) => one.id === id)?.value;

/** P/E, ROE in percent and return of twelve months of eight companies; the sixth makes a loss. */
const companies = [
  ['AAA', 'Alder Works', 'Tech', 10, 20, 5],
  ['BBB', 'Borel Foods', 'Food', 14, 12, 12],
  ['CCC', 'Cinder Rail', 'Rail', 18, 9, -8],
  ['DDD', 'Dapple Tools', 'Tech', 22, 16, 30],
  ['EEE', 'Ember Power', 'Energy', 9, 11, 2],
  ['FFF', 'Fallow Paper', 'Paper', -6, -4, -20],
  ['GGG', 'Garnet Optics', 'Tech', 30, 25, 18],
  ['HHH', 'Hollin Retail', 'Food', 12, 15, 8],
] as const;

const finviz = [
  'No.,Ticker,Company,Sector,Country,Market Cap,P/E,ROE,Perf Year,Price',
  ...companies.map(
    ([t, n, s, pe, roe, r], i) =>
      `${i + 1},${t},${n},${s},USA,${(i + 1) * 1.25}B,${pe}.00,${roe}.00%,${r}.00%,45.10`,
  ),
].join('\n');
const yahoo = [
  'Symbol,Name,Price (Intraday),Market Cap,PE Ratio (TTM),ROE,52 Week Change',
  ...companies.map(
    ([t, n, , pe, roe, r], i) => `${t},${n},45.10,${(i + 1) * 1.25}B,${pe},${roe / 100},${r / 100}`,
  ),
].join('\n');
const comdirect = [
  'Name;WKN;Branche;Währung;Marktkapitalisierung;KGV;Eigenkapitalrendite;Performance 1 Jahr',
  ...companies.map(
    ([t, n, s, pe, roe, r], i) =>
      `${n};${t};${s};${i % 2 === 0 ? 'EUR' : 'CHF'};${(i + 1) * 1250},5 Mio.;${pe},0;${roe},0 %;${r},0 %`,
  ),
].join('\n');

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

/** The score of each value by plain loops: cut at linear quantiles, mean, sample deviation. */
function scoresOf(all: readonly number[]): number[] {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const low = Math.floor(place);
    return (sorted[low] ?? 0) + (place - low) * ((sorted[low + 1] ?? sorted[low] ?? 0) - (sorted[low] ?? 0));
  };
  const cut = all.map((one) => Math.max(at(0.05), Math.min(at(0.95), one)));
  const middle = mean(cut);
  const spread = Math.sqrt(cut.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (cut.length - 1));
  return cut.map((one) => (one - middle) / spread);
}

const printed = (score: number) => `${score > 0 ? '+' : ''}${score.toFixed(2).replace('-', '−')}`;
const ids = ({ figures }: FinishedRun) =>
  figures.map(({ id, value: text }) => `${id} ${/million|Mio/.test(text) ? '' : text.replace(',', '.')}`);

const rules = 'P/E < 20\nROE >= 12 %\nSector is not Energy';

describe('investment opportunity discovery', () => {
  it('applies rules of one sentence, a sector ruled out, and columns as German lists call them', async () => {
    const list = [
      'Name;ISIN;Branche;Marktkap. (Mio. EUR);KGV;EK-Quote (%)',
      'Alder AG;DE1;Maschinenbau;1.245,8;12,4;48,5',
      'Borel Bank AG;DE2;Banken;2.118,4;7,8;48,1',
      'Cinder AG;DE3;Logistik;412,7;9,2;35,6',
      'Dapple AG;DE4;Chemie;1.102,5;8,5;23,1',
      'Ember AG;DE5;Chemie;;8,5;53,1',
    ].join('\n');
    const said = 'KGV unter 15, EK-Quote über 30 %, Marktkapitalisierung über 500 Mio. EUR und keine Banken';
    const run = await screen(list, { rules: said }, { language: 'de' });
    expect(value(run, 'passed')).toBe('1');
    expect(run.report.split('## ')[1]).toContain('| Alder AG');
    expect(run.report).toContain('Branche ist nicht Banken | Banken |');
    expect(run.report).not.toContain('wurde nicht verwendet');
    expect(run.claims.filter(({ supported }) => !supported)).toEqual([]);
  });

  it('says why a rule is not used, and not that the export lacks what it has', async () => {
    const run = await screen(finviz, { rules: 'no banks\nP/E below 1\nCompany above 5\nBeta below 1' });
    expect(run.report).toContain('“no banks” was not used: no sector or industry of the export says so');
    expect(run.report).toContain('“Beta below 1” was not used: the export has no such column');
    expect(run.report).not.toContain('The export names no sector');
    expect(run.report).toContain('No company is on the shortlist, so none can overlap.');
  });

  it('scores and ranks eight companies as a calculation by hand does', async () => {
    const run = await screen(finviz, { rules, weights: 'value 60, quality 40' });
    const worth = scoresOf(companies.map(([, , , pe]) => 1 / pe));
    const quality = scoresOf(companies.map(([, , , , roe]) => roe));
    const score = worth.map((one, i) => (60 * one + 40 * (quality[i] ?? 0)) / 100);
    expect(value(run, 'aaa-2-value')).toBe(printed(worth[0] ?? 0));
    expect(value(run, 'aaa-2-score')).toBe(printed(score[0] ?? 0));
    expect(value(run, 'hhh-9-score')).toBe(printed(score[7] ?? 0));
    expect(value(run, 'passed')).toBe('3');
    expect(run.report.split('\n')[0]).toBe('# Screen: Alder Works ranks first of those that pass');
    expect(run.figures.find(({ id }) => id === 'aaa-2-value')?.inputs[0]?.from).toBe(
      'screener.csv, line 2, column P/E',
    );
  });

  it('does not take a loss for cheap: a negative P/E breaks “below” and ranks low', async () => {
    const run = await screen(finviz, { rules: 'P/E < 20' });
    expect(run.report).toMatch(/Fallow Paper.*P\/E below 20.*−6\.00.*a loss or below zero: not cheap/);
    const all = await screen(finviz, {});
    const last = [...all.report.matchAll(/^\| (\w+ \w+) \[\d+\]/gm)].map(([, name]) => name);
    expect(last.at(-1)).toBe('Fallow Paper');
  });

  it('reads 0.12 and 12 % as the same', async () => {
    const [shares, percent] = [
      await screen(yahoo, { rules: 'ROE >= 12 %' }),
      await screen(finviz, { rules: 'ROE >= 12 %' }),
    ];
    expect(value(shares, 'passed')).toBe('5');
    expect(value(shares, 'aaa-2-roe')).toBe(value(percent, 'aaa-2-roe'));
    expect(value(shares, 'aaa-2-score')).toBe(value(percent, 'aaa-2-score'));
    expect(shares.report).toContain('were read as percent: return on equity and 12-month return');
  });

  it('meets a limit exactly where a share of one is written as it', async () => {
    const at = yahoo.replace(',10,0.2,', ',10,0.29,');
    expect(value(await screen(at, { rules: 'ROE at least 29 %' }), 'passed')).toBe('1');
    expect((await screen(at, { rules: 'ROE above 29 %' })).report).toContain('no company passes every rule');
  });

  it('reads a German export in two currencies: ratios count, amounts are not compared', async () => {
    const run = await screen(comdirect, {
      rules: 'KGV unter 20\nROE mindestens 12 %\nMarktkapitalisierung über 2 Mrd.',
    });
    expect(value(run, 'passed')).toBe('3');
    expect(run.report).toContain(
      '“Marktkapitalisierung über 2 Mrd.” was not used: the amounts are in several currencies',
    );
    expect(run.figures.some(({ id }) => id.endsWith('-size'))).toBe(false);
    const english = await screen(finviz, { weights: 'value 1, quality 1' });
    const german = await screen(comdirect, { weights: 'value 1, quality 1' });
    expect(value(german, 'aaa-2-score')).toBe(value(english, 'aaa-2-score'));
  });

  it('reads a workbook as Morningstar exports it', async () => {
    const book = makeXlsx({
      Screener: [
        [
          'Name',
          'Ticker',
          'Morningstar Sector',
          'Market Cap (Mil)',
          'Price/Earnings',
          'Return on Equity',
          '1-Year Return',
        ],
        ...companies.map(([t, n, s, pe, roe, r], i) => [n, t, s, (i + 1) * 1250, pe, roe, r]),
      ],
    });
    const run = await screen(
      book,
      { rules: 'Price/Earnings < 20\nReturn on Equity >= 12 %' },
      { name: 'screen.xlsx' },
    );
    expect(value(run, 'passed')).toBe('3');
    expect(value(run, 'aaa-2-roe')).toBe('20.0\u00a0%');
  });

  it.each([
    ['Shiny brand', 'was not understood as a rule'],
    ['Moat > 5', '“Moat > 5” was not used: the export has no such column'],
    ['ROE > 0.12', 'Write the limit with %'],
    ['Market Cap > 500', 'write the amount with million or billion'],
    ['P/B < 2', '“P/B < 2” was not used: the export has no such column'],
  ])('says that “%s” was not used, and does not ignore it', async (rule, sentence) => {
    const run = await screen(finviz, { rules: `P/E < 20\n${rule}` });
    expect(run.report).toContain(sentence);
    expect(run.report).toContain(`Not used as a rule: “${rule}”`);
  });

  it('does not take millions for units where the export names no unit of its market caps', async () => {
    const bare = finviz.replace(
      /(\d+(?:\.\d+)?)B,/g,
      (_, billions: string) => `${Number(billions) * 1_000},`,
    );
    const run = await screen(bare, { rules: 'P/E < 20\nMarket Cap above 2 billion' });
    expect(run.report).toContain('the export does not say whether its market caps are in millions');
    expect(value(run, 'passed')).toBe('5');
    const named = await screen(bare.replace('Market Cap', 'Market Cap (Mil)'), {
      rules: 'Market Cap above 2 billion',
    });
    expect(value(named, 'passed')).toBe('7');
  });

  it('says what rejected all, when none passes', async () => {
    const run = await screen(finviz, { rules: 'P/E < 2' });
    expect(run.report).toContain('no company passes every rule');
    expect(value(run, 'rejected-1')).toBe('8');
  });

  it('ranks nothing where no column belongs to a factor, and says so', async () => {
    const plain = `Name,Beta\n${companies.map(([, n], i) => `${n},${0.5 + i / 10}`).join('\n')}`;
    const run = await screen(plain, { rules: 'Beta < 1' });
    expect(run.report).toContain('none could be ranked');
    expect(run.report).toContain('Value was not scored');
  });

  it('compares with an earlier export by the same rules', async () => {
    const earlier = finviz.replace('10.00,20.00%', '40.00,20.00%').replace('22.00,16.00%', '15.00,16.00%');
    const run = await screen(finviz, { rules, earlier: 'old' }, { more: { old: earlier } });
    expect(run.report).toMatch(/New on the shortlist.*Alder Works/);
    expect(run.report).toMatch(/No longer on it.*Dapple Tools/);
    expect(value(run, 'turnover')).toBe('33\u00a0%');
  });

  it.each([
    ['an empty file', ''],
    ['a recipe', 'ingredient,grams\nflour,500\nwater,300\n'],
    [
      'prices by day, which name each company on many rows',
      `date,symbol,price\n${Array.from({ length: 60 }, (_, i) => `2026-0${1 + (i % 9)}-11,${i % 2 ? 'AAA' : 'BBB'},${i + 5}.5`).join('\n')}`,
    ],
  ])('does nothing with %s', async (_, text) => {
    const run = await screen(text);
    expect(run.isUnanswered).toBe(true);
    expect(run.figures).toEqual([]);
  });

  it('gives the same figures in German', async () => {
    const [english, german] = [
      await screen(finviz, { rules }),
      await screen(finviz, { rules }, { language: 'de' }),
    ];
    expect(ids(german)).toEqual(ids(english));
    expect(german.report).toContain('steht an erster Stelle');
  });
});
