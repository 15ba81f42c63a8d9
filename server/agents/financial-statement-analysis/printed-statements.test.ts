import { expect, it } from 'vitest';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { speaking } from '../../language/language.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

async function analyse(text: string, language: 'en' | 'de') {
  const files = { one: { name: 'accounts.csv', bytes: bytesOf(text) } };
  const options = { tools: memoryTools(files), fileIds: ['one'] };
  const agent = agentOf('financial-statement-analysis', language);
  return await speaking(language, () => runAgent(agent, { company: 'Lohmeyer' }, options));
}

it('reads a German annual account as it is filed: “Geschäftsjahr | Vorjahr”, Roman numbers, a loss beside a profit', async () => {
  const { report, claims } = await analyse(
    'Lohmeyer GmbH;;\nBilanz zum 31.12.2025;;\nWerte in EUR;;\n;;\nAKTIVA;Geschäftsjahr;Vorjahr\nB. Umlaufvermögen;;\nI. Vorräte;1.842.990,12;1.511.204,66\nII. Forderungen und sonstige Vermögensgegenstände;;\n1. Forderungen aus Lieferungen und Leistungen;1.377.201,48;1.190.877,03\nIII. Kassenbestand, Guthaben bei Kreditinstituten;214.663,91;640.312,74\nC. Rechnungsabgrenzungsposten;31.204,00;28.110,00\nSumme Aktiva;6.906.666,88;6.987.778,88\n;;\nPASSIVA;Geschäftsjahr;Vorjahr\nA. Eigenkapital;;\nI. Gezeichnetes Kapital;250.000,00;250.000,00\nSumme Eigenkapital;1.666.777,55;1.854.220,15\nSumme Passiva;6.906.666,88;6.987.778,88\n;;\nGewinn- und Verlustrechnung vom 01.01.2025 bis 31.12.2025;;\n;Geschäftsjahr;Vorjahr\n1. Umsatzerlöse;9.412.880,44;9.866.120,31\n12. Jahresfehlbetrag/Jahresüberschuss;-187.442,60;105.882,35\n',
    'de',
  );
  // 1,666,777.55 / 6,906,666.88; -187,442.60 / 9,412,880.44; 1,377,201.48 / 9,412,880.44 × 365
  expect(report).toMatch(/Eigenkapitalquote \| \[26,5\s%\][^|]* \| \[24,1\s%\]/u);
  expect(report).toMatch(/Nettomarge \| \[1,1\s%\][^|]* \| \[−2,0\s%\]/u);
  expect(report).toMatch(/Forderungslaufzeit \| \[44\sTage\][^|]* \| \[53\sTage\]/u);
  expect(report).toMatch(/Flüssige Mittel\*\* \[−66,5\s%\]/u);
  // The year is in the title alone, and a list of labels is no list of ordinal numbers.
  const unsupported = claims.filter(({ supported }) => !supported).flatMap(({ missing }) => missing ?? []);
  expect(unsupported.filter((word) => word !== '3')).toEqual([]);
});

it('joins the parts of a file whose title says “year ended 31 March 2026”, and reads on below “Analysed as:”', async () => {
  const { report } = await analyse(
    'Lohmeyer plc,,,\nConsolidated financial statements for the year ended 31 March 2026,,,\n£\'000 unless stated,,,\n,,,\nIncome statement,Note,2026,2025 (restated)\nRevenue,3,"184,220","171,905"\nOperating profit,4,"21,737","24,950"\nAnalysed as:,,,\nAdjusted operating profit,,"26,105","26,480"\nExceptional items,5,"(4,368)","(1,530)"\nFinance costs,,"(4,902)","(3,117)"\nProfit for the year,,"12,865","16,858"\nBasic earnings per share (pence),,25.7,33.7\n,,,\nBalance sheet,Note,31 March 2026,31 March 2025\nCurrent assets,,,\nCash and cash equivalents,,"6,318","14,902"\nTotal assets,,"208,506","190,473"\nTotal equity,,"100,055","94,718"\n,,,\nCash flow statement,,2026,2025\nInterest paid,,"(4,611)","(2,990)"\nNet cash from operating activities,,"4,895","19,308"\n',
    'en',
  );
  expect(report).toMatch(/\| Measure \| 31\sMar\s2025 \| 31\sMar\s2026 \|/u);
  // 12,865 / 100,055; 21,737 / 4,902; 4,895 / 184,220
  expect(report).toMatch(/Return on equity \| \[17\.8\s%\][^|]* \| \[12\.9\s%\]/u);
  expect(report).toMatch(/Interest coverage \| \[8\.00\][^|]* \| \[4\.43\]/u);
  expect(report).toMatch(/Operating cash flow to revenue \| \[11\.2\s%\][^|]* \| \[2\.7\s%\]/u);
});
