import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { speaking } from '../../language/language.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, ' ');

async function look(files: Readonly<Record<string, string>>, company: string, language: 'en' | 'de' = 'en') {
  const given = Object.entries(files).map(([name, text], i) => [`f${i}`, { name, bytes: bytesOf(text) }]);
  const options = { tools: memoryTools(Object.fromEntries(given)), fileIds: given.map(([id]) => String(id)) };
  const agent = agentOf('pre-investment-deep-diligence', language);
  const run = await speaking(language, () => runAgent(agent, { company, depth: 'deep' }, options));
  const valueOf = (id: string) => plain(run.figures.find((one) => one.id === id)?.value ?? 'none');
  const unsupported = run.claims.filter(({ supported }) => !supported).map(({ text }) => text);
  return { ...run, report: plain(run.report), valueOf, unsupported };
}

const months = [
  'Dec-23',
  ...'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ').map((m) => `${m}-24`),
];
const monthly = (name: string, of: (at: number) => number | '') =>
  [name, ...months.map((_, at) => (of(at) === '' ? '' : `"${of(at).toLocaleString('en-US')}"`))].join(',');
/** Ardley 20,000 a month, Bexcombe 10,000 until June, Corley 12,000 from April. */
const recurring = [
  '"Orrin Labs - recurring revenue by customer, GBP per month"',
  '',
  `Customer,${months.join(',')}`,
  monthly('Ardley plc', () => 20_000),
  monthly('Bexcombe', (at) => (at < 7 ? 10_000 : '')),
  monthly('Corley', (at) => (at < 4 ? '' : 12_000)),
  '',
].join('\n');

const accounts = (equity: string) =>
  `Orrin Labs Ltd,,\n"Accounts, years ended 31 March, £'000",2024,2025\nTurnover,"2,610","3,120"\nGross profit,"1,800","2,090"\nOperating profit,100,-50\nTotal assets,"2,800","2,175"\nCash at bank,"2,050","1,120"\nNet assets / (liabilities),"1,260",${equity}\n`;

describe('a pitch beside the room', () => {
  it('is held against recurring revenue by months, retention, margins, the largest customer and the employee list', async () => {
    const run = await look(
      {
        'Teaser Orrin.md':
          '# Orrin Labs: investor teaser\n\n- ARR of £0.5m as of December 2024\n- Net revenue retention of 118%\n- Gross margin of 67%\n- No customer accounts for more than 10% of revenue\n- 3 employees\n- Revenue of £3.4m in FY25 (year ended 31 March 2025)\n',
        'MRR by customer (GBP).csv': recurring,
        'accounts.csv': accounts('"1,200"'),
        'staff.csv':
          'Emp no,Name,Start,Leave date\nK1,A Roe,01/02/2020,\nK2,B Roe,01/03/2021,15/06/2024\nK3,C Roe,02/03/2021,\n',
      },
      'Orrin Labs',
    );
    // (20,000 + 12,000) × 12; 20,000 / 30,000; 240,000 of 240,000 + 60,000 + 108,000
    expect(run.valueOf('own-arr')).toBe('GBP 384,000');
    expect(run.valueOf('net-retention')).toBe('66.7 %');
    expect(run.valueOf('top-customer')).toBe('58.8 %');
    expect(run.valueOf('staff')).toBe('2');
    expect(run.report).toMatch(/\| ARR Dec 2024 \| “£0\.5m”.*\| \[\+30\.2 %\].*\| not verified \|/u);
    expect(run.report).toMatch(/\| Gross margin 31 Mar 2025 \| “67%”.*\| verified \|/u);
    expect(run.report).toMatch(/\| Revenue 31 Mar 2025 \| “£3\.4m”.*\| not verified \|/u);
    expect(run.report).toMatch(/Bexcombe \(\[GBP 10,000\]/u);
    expect(run.unsupported).toEqual([]);
  });

  it('is not held against what the room does not have, and that is said', async () => {
    const { report } = await look(
      { 'deck.md': '# Orrin Labs: deck\n\n- ARR of £3.6m\n', 'accounts.csv': accounts('"1,200"') },
      'Orrin Labs',
    );
    expect(report).toMatch(/with nothing in the room to hold it against: ARR “£3\.6m”/u);
    expect(report).not.toContain('the pitch is not borne out');
  });
});

describe('loans, letters and losses', () => {
  it('a minimum of a lender is held against the last accounts, kept or not', async () => {
    const { report, unsupported, findings } = await look(
      {
        'Jahresabschluss.csv':
          'Havel Sensorik GmbH;;\nJahresabschluss zum 31.12.2024 (TEUR);;\n;2023;2024\nUmsatzerlöse;7.915;8.240\nBetriebsergebnis;295;-550\nBilanzsumme;5.135;6.360\nEigenkapital;1.462;748\nKassenbestand und Bankguthaben;540;215\n',
        'Kreditvertrag.txt':
          'Kreditvertrag (Auszug)\nKreditgeber: Sparkasse Havelland\nKreditnehmer: Havel Sensorik GmbH\nDer Kreditnehmer hat eine Eigenkapitalquote von mindestens 20 % einzuhalten.\nLiquidität: Die Liquidität beträgt mindestens 200.000 EUR.\n',
      },
      'Havel Sensorik',
      'de',
    );
    // 748 / 6,360
    expect(report).toMatch(/Ein Kredit verlangt mindestens „20 %“.*ergeben \[11,8 %\]/u);
    expect(report).toMatch(/Verlangt werden mindestens „200\.000 EUR“.*genügt/u);
    expect(findings.map(({ id }) => id)).toContain('covenant-equity-ratio');
    // From a profit of 295 to a loss of 550 there is no change in percent.
    expect(report).toMatch(/\| Betriebsergebnis\[.*\| — \|/u);
    expect(unsupported).toEqual([]);
  });

  it('a letter before claim and liabilities above assets are said first, clauses of a term sheet by their labels', async () => {
    const { report, findings, unsupported } = await look(
      {
        'accounts.csv': accounts('-120'),
        'Letter before claim.txt':
          'Harcourt Bell Solicitors\n12 February 2025\n\nOrrin Labs Limited\n\nOur client was dismissed on 30 October 2024 and has brought a claim for unpaid commission in the sum of £85,000. The hearing is listed for 9 September 2025.\n',
        'Venture loan facility (terms).txt':
          'VENTURE LOAN FACILITY\nLender: Severn Debt LLP\nBorrower: Orrin Labs Limited\nInterest: 11.5% fixed\nSecurity: debenture with fixed charge over intellectual property\nChange of control: all amounts become due on a change of control of the Borrower.\n',
      },
      'Orrin Labs',
    );
    expect(findings[0]).toMatchObject({ id: 'negative-equity', status: 'high risk' });
    expect(report).toMatch(/Dispute \| Letter before claim\.txt \| “Our client was dismissed.*£85,000/u);
    expect(report).toMatch(/Change of control \| Venture loan facility \(terms\)\.txt, Change of control/u);
    expect(report).toMatch(/Charge or guarantee \| Venture loan facility \(terms\)\.txt, Security/u);
    expect(unsupported).toEqual([]);
  });
});

it('a file with spaces and brackets in its name is said to be unknown without a statement nobody supports', async () => {
  const { report, unsupported } = await look(
    {
      'Quarterly update to friends (v2).txt': 'Orrin Labs had a good summer.\n',
      'accounts.csv': accounts('900'),
    },
    'Orrin Labs',
  );
  expect(report).toContain('Quarterly update to friends (v2).txt: its kind could not be determined');
  expect(unsupported).toEqual([]);
});
