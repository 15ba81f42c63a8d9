import { describe, expect, it } from 'vitest';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../testing/run-agent.ts';

const names = ['Aland', 'Borduria', 'Cascara', 'Drachma', 'Elbonia', 'Florin', 'Grenze'];
const wide = [
  'Country Name,Indicator Name,2024',
  ...names.map((name, i) => `${name},"Inflation, consumer prices (annual %)",${i + 1}.5`),
].join('\n');

const bytes = (text: string) => new TextEncoder().encode(text);

async function ask(
  file: string,
  inputs: Readonly<Record<string, string>>,
  { news }: { news?: string } = {},
): Promise<FinishedRun> {
  const tools = memoryTools({
    fil_1: { name: 'indicators.csv', bytes: bytes(file) },
    ...(news !== undefined && { fil_2: { name: 'news.md', bytes: bytes(news) } }),
  });
  const files = { indicators: 'fil_1', ...(news !== undefined && { news: 'fil_2' }) };
  return await runAgent(agentOf('country-risk-snapshot'), { ...files, ...inputs }, { tools });
}

const value = (run: FinishedRun, id: string) => run.figures.find((one) => one.id === id)?.value;
const supportedOnly = ({ claims }: FinishedRun) => claims.filter(({ supported }) => !supported);

describe('files as the IMF and the news write them', () => {
  it('prints the scale of a row beside its unit, and supports the name of an indicator that the country lacks', async () => {
    const weo = [
      'Country\tSubject Descriptor\tUnits\tScale\t2024',
      ...names.flatMap((name, i) => [
        `${name}\tInflation, average consumer prices\tPercent change\t\t${i + 1}.5`,
        `${name}\tGross domestic product, current prices\tU.S. dollars\tBillions\t${i + 1}24.5`,
        `${name}\tPopulation\tPersons\tUnits\t${i + 1}000`,
        `${name}\tUnemployment rate\tPercent of total labor force\t\t${i === 0 ? 'n/a' : `${i}.5`}`,
      ]),
    ].join('\n');
    const run = await ask(weo, { country: 'Aland' });
    expect(run.report).toContain('124.5\u00a0U.S. dollars, billions');
    expect(run.report).toContain('1,000\u00a0Persons]');
    expect(run.report).toMatch(/Unemployment rate\[\d+\].*missing for this country/u);
    expect(supportedOnly(run)).toEqual([]);
  });

  it('finds levies, currencies, payments, protests and storms in the news, and counts what it does not list', async () => {
    const news = `# Digest

3 March 2026

Aland put an import levy on pumps.
The currency of Aland lost 4 % against the dollar.
Aland denied that it would delay payments to suppliers.
Protests closed shops all over Aland.
A typhoon hit Aland.
Aland opened a museum.
`;
    const run = await ask(wide, { country: 'Aland' }, { news });
    const section = run.report.split('## Events')[1]?.split('## Watch')[0] ?? '';
    for (const kind of ['tariffs and trade', 'currency', 'payments', 'conflict', 'natural disaster'])
      expect(section).toContain(`| ${kind} |`);
    expect(value(run, 'other-news')).toBe('1');
    expect(run.report).not.toContain('was left out');
    expect(supportedOnly(run)).toEqual([]);
  });
});
