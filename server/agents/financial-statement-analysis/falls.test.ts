import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { agents } from '../registry.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../testing/run-agent.ts';

let serial = 0;

async function analyse(language: 'en' | 'de', company: string, text: string): Promise<FinishedRun> {
  const agent = agents[language].find(({ slug }) => slug === 'financial-statement-analysis');
  if (agent === undefined) throw new Error('There is no such agent.');
  serial += 1;
  const id = `fil_falls_${serial}`;
  const tools = memoryTools({ [id]: { name: 'statements.csv', bytes: bytesOf(text) } });
  return await speaking(language, () =>
    runAgent(agent, { company, depth: 'standard', statements: id }, { tools }),
  );
}

const english = `Tarn Mills plc,,
GBP thousand,2023,2024
Revenue,"52,000","58,000"
Operating profit,"6,000","5,800"
Interest expense,(300),(320)
Net income,"4,000","2,600"
Total current assets,"21,000","22,000"
Cash and cash equivalents,"6,000","2,400"
Trade payables,"4,100","5,200"
Deferred income,"5,000","4,300"
Total assets,"40,000","42,000"
Total current liabilities,"9,000","10,000"
Total equity,"22,000","23,000"
Operating cash flow,"5,500","4,400"
`;
const german = `Quellmoor GmbH;;
in TEUR;2023;2024
Umsatzerlöse;52.000;58.000
Betriebsergebnis;6.000;5.800
Zinsaufwendungen;-300;-320
Jahresüberschuss;4.000;2.600
Umlaufvermögen;21.000;22.000
Flüssige Mittel;6.000;2.400
Finanzanlagen;9.000;9.900
Bilanzsumme;40.000;42.000
Kurzfristige Verbindlichkeiten;9.000;10.000
Gewinnrücklagen;15.000;16.000
Eigenkapital;22.000;23.000
Operativer Cashflow;5.500;4.400
`;
const plain = ({ report }: FinishedRun) => report.replace(/\[([^\]]*)\]\(#[^)]*\)/g, '$1');

describe('rows that are no line of a measure', () => {
  it.each([
    ['en', 'Tarn Mills plc', english, 'Trade payables; Deferred income', '“Not found” does not mean zero'],
    ['de', 'Quellmoor GmbH', german, 'Finanzanlagen', '„Nicht gefunden“ heißt nicht null'],
  ] as const)('are listed, and what was not found is not said to be none (%s)', async (...given) => {
    const [language, company, text, rows, note] = given;
    const run = await analyse(language, company, text);
    const line = plain(run)
      .split('\n')
      .find((one) => one.startsWith('- statements.csv: '));
    expect(line?.replace(/^.*: |\d+/g, '')).toBe(rows);
    expect(run.report).toContain(note);
  });
});

describe('a score of one year', () => {
  it.each([
    [
      'en',
      'Tarn Mills plc',
      english,
      'down by more than a quarter: Net income and Cash',
      '**Net income** \u221235.0\u00a0%',
    ],
    [
      'de',
      'Quellmoor GmbH',
      german,
      'um mehr als ein Viertel gefallen: Jahresergebnis und Flüssige Mittel',
      '**Jahresergebnis** \u221235,0\u00a0%',
    ],
  ] as const)(
    'does not hide that profit and cash fell strongly (%s)',
    async (language, company, text, said, row) => {
      const run = await analyse(language, company, text);
      const [headline = ''] = run.report.split('\n');
      expect(headline).toContain(said);
      expect(run.answer).toContain(said);
      expect(plain(run)).toContain(row);
      expect(run.claims.filter(({ supported }) => !supported)).toEqual([]);
    },
  );

  it('says nothing of falls where none is as strong, and of no year before', async () => {
    const steady = english.replace('"2,600"', '"3,600"').replace('"2,400"', '"5,400"');
    expect((await analyse('en', 'Tarn Mills plc', steady)).report).not.toContain('more than a quarter');
    const one = english.replace(/^(.*?),("?[^,"]*(?:,[^"]*)?"?),(.*)$/gm, '$1,$3');
    expect((await analyse('en', 'Tarn Mills plc', one)).report).not.toContain('more than a quarter');
  });
});
