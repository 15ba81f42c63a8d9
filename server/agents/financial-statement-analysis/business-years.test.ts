import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { agents } from '../registry.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

async function analyse(
  documents: Readonly<Record<string, string>>,
  {
    language = 'en',
    prompt = '',
    ...inputs
  }: Partial<Record<'prompt' | 'business', string>> & { language?: 'en' | 'de' } = {},
) {
  const agent = agents[language].find(({ slug }) => slug === 'financial-statement-analysis');
  if (agent === undefined) throw new Error('There is no Financial Statement Analysis.');
  const files = Object.fromEntries(
    Object.entries(documents).map(([name, text]) => [name, { name, bytes: bytesOf(text) }]),
  );
  const options = { tools: memoryTools(files), fileIds: Object.keys(files), prompt };
  return await speaking(language, () => runAgent(agent, { company: 'Dorrin', ...inputs }, options));
}

const balance = (day: string, before: string) =>
  `Dorrin - balance sheet,,\nGBP thousand,${day},${before}\nTotal current assets,30000,28000\nTotal assets,90000,84000\nTotal current liabilities,37500,25000\nEquity,40000,41000\n`;

describe('business years that end on another day than the calendar’s (H2)', () => {
  it('join the income statement of “year ended 31 March” with the balance sheet of that day', async () => {
    const { report } = await analyse({
      'income.md':
        '# Dorrin\n\n| £ million, year ended 31 March | 2025 (restated) | 2026 |\n|---|---|---|\n| Revenue | 130.5 | 138.9 |\n| Operating profit | 11.2 | 9.7 |\n| Profit for the year | 7.4 | 6.1 |\n',
      'balance.csv': balance('31 March 2026', '31 March 2025'),
    });
    expect(report).toMatch(/\| Measure \| 31\sMar\s2025 \| 31\sMar\s2026 \|/u);
    // 138.9 million / 90 million; 6.1 million / 40 million
    expect(report).toMatch(/Asset turnover \| \[1\.55\][^|]* \| \[1\.54\]/u);
    expect(report).toMatch(/Against the year to 31\sMar\s2025, revenue changed by \[\+6\.4\s%\]/u);
  });

  it('are never what a report tells of a part of a year', async () => {
    const rows = 'Revenue,50.0,45.0\nOperating profit,6.0,5.0\nNet income,5.0,4.0\n';
    const half = await analyse({
      'half.csv': `Dorrin\nIncome statement for the six months ended 30 June 2025, EUR million\nItem,2025,2024\n${rows}`,
    });
    expect(half.report).toContain('no statement lines found');
    expect(half.figures).toEqual([]);
    const report = await analyse({
      'report.md': `# Dorrin: Half-year report 2025\n\n| EUR million | 2025 | 2024 |\n|---|---|---|\n| Revenue | 50.0 | 45.0 |\n| Net income | 5.0 | 4.0 |\n`,
    });
    expect(report.figures).toEqual([]);
    const year = await analyse({
      'year.csv': `Dorrin\nIncome statement for the year ended 31 December 2025, EUR million\nItem,2025,2024\n${rows}`,
    });
    expect(year.report).toMatch(/Net margin \| \[8\.9\s%\][^|]* \| \[10\.0\s%\]/u);
  });

  it('are written as their source writes them, and joined with the only day of balance sheets', async () => {
    const income =
      '# Dorrin\n\n| TEUR | 2023/24 | 2024/25 |\n|---|---|---|\n| Umsatzerlöse | 48.790 | 38.400 |\n| Betriebsergebnis | -4.110 | -9.640 |\n';
    const alone = await analyse({ 'guv.md': income }, { language: 'de' });
    expect(alone.report).toContain('| Kennzahl | 2023/24 | 2024/25 |');
    const sheet =
      '# Dorrin\n\n| TEUR | 30.09.2024 | 30.09.2025 |\n|---|---|---|\n| Bilanzsumme | 33.800 | 26.150 |\n';
    const joined = await analyse({ 'guv.md': income, 'bilanz.md': sheet }, { language: 'de' });
    expect(joined.report).toMatch(/\| Kennzahl \| 30\.\sSept\.\s2024 \| 30\.\sSept\.\s2025 \|/u);
    expect(joined.report).toMatch(/Kapitalumschlag \| \[1,44\][^|]* \| \[1,47\]/u);
    const half = sheet.replace('30.09.2024', '31.03.2025');
    const apart = await analyse({ 'guv.md': income, 'bilanz.md': half }, { language: 'de' });
    expect(apart.report).not.toMatch(/Kapitalumschlag \|/u);
  });
});

describe('a bank', () => {
  const lines =
    'Dorrin,,\nEUR million,2024,2025\nNet interest income,55.9,58.7\nCustomer deposits,2204.7,2270.9\nTotal assets,2851.6,2940.3\nEquity,238.0,246.1\n';

  it('is not read by measures of other companies, whatever the form says or not', async () => {
    for (const business of ['unsaid', 'financial']) {
      const run = await analyse({ 'bank.csv': lines }, { business });
      expect(run.report).toContain('not read by usual measures');
      expect(run.report).not.toMatch(/high risk|low risk/u);
      expect(run.findings).toEqual([]);
    }
  });
});

describe('the answer in the chat', () => {
  const files = {
    'income.csv':
      'Dorrin,,\nGBP thousand,2024,2025\nRevenue,90000,99000\nOperating profit,9000,9900\nNet profit,5000,5500\n',
    'balance.csv': balance('31.12.2025', '31.12.2024'),
  };

  it('gives the readings that were asked for, with their limits and what changed', async () => {
    const { answer } = await analyse(files, { prompt: 'How liquid is Dorrin?' });
    expect(answer).toMatch(/\*\*Current ratio\*\* \[0\.80\][^;]*: high risk \(below \[1\.00\]/u);
    expect(answer).not.toContain('Net margin');
    expect(answer).toMatch(/revenue changed by \[\+10\.0\s%\]/u);
  });

  it('gives those of the highest risk first where nothing in particular was asked for', async () => {
    const { answer } = await analyse(files, { prompt: 'Analyse Dorrin' });
    expect(answer.match(/\*\*[^*]+\*\*/gu)?.[1]).toBe('**Current ratio**');
    expect(answer.match(/ risk/gu)?.length).toBeGreaterThanOrEqual(3);
  });
});
