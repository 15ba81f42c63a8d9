import { speaking } from '../../language/language.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { agentOf } from './agent-of.ts';
import { memoryTools } from './memory-tools.ts';
import { runAgent } from './run-agent.ts';

/** Three years of a company with every line that the scores need. */
export const kestrel = `Kestrel Tools plc,,,
GBP thousand,2023,2024,2025
Revenue,50000,52000,58000
Cost of sales,(30000),(31000),(34000)
Gross profit,20000,21000,24000
"Selling, general and administrative expenses",(13000),(13500),(15000)
Depreciation,1900,2000,2100
Operating profit,6000,6500,7400
Profit before tax,5700,6190,7080
Net income,4000,4500,5200
Trade receivables,8000,8200,9900
Total current assets,20000,21000,22000
"Property, plant and equipment",15000,16000,17000
Total assets,38000,40000,42000
Total current liabilities,9000,9500,10000
Long-term debt,5000,4600,4300
Total equity,21000,23000,24800
Operating cash flow,5500,6000,5400
Shares outstanding,1000,1000,1010
`;

/** The same company without one of its lines. */
export const without = (label: string) =>
  kestrel
    .split('\n')
    .filter((row) => !row.startsWith(label) && !row.startsWith(`"${label}`))
    .join('\n');

/** The same company with another row in place of one. */
export const withRow = (label: string, row: string) => `${without(label)}${row}\n`;

/** What Financial Statement Analysis makes of one file, its text without links and marks of sources. */
export async function scoresOf(
  text: string,
  {
    language = 'en',
    ...inputs
  }: Partial<Record<'business' | 'company', string>> & { language?: 'en' | 'de' } = {},
) {
  const agent = agentOf('financial-statement-analysis', language);
  const tools = memoryTools({ f: { name: 'accounts.csv', bytes: bytesOf(text) } });
  const asked = { company: 'Kestrel Tools plc', statements: 'f', ...inputs };
  const run = await speaking(language, () => runAgent(agent, asked, { tools }));
  const plain = run.report
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll(/\[\d+\]\(#source:\d+\)/g, '')
    .replaceAll(/\[([^\]]*)\]\(#[^)]*\)/g, '$1');
  return {
    ...run,
    plain,
    figure: (id: string) => run.figures.find((one) => one.id === id),
    unsupported: run.claims.filter(({ supported }) => !supported),
  };
}
