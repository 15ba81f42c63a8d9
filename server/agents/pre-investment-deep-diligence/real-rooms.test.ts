import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { speaking } from '../../language/language.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

async function look(files: Readonly<Record<string, string>>, company: string, language: 'en' | 'de' = 'en') {
  const given = Object.entries(files).map(([name, text], i) => [`f${i}`, { name, bytes: bytesOf(text) }]);
  const options = { tools: memoryTools(Object.fromEntries(given)), fileIds: given.map(([id]) => String(id)) };
  const agent = agentOf('pre-investment-deep-diligence', language);
  const run = await speaking(language, () => runAgent(agent, { company, depth: 'deep' }, options));
  const valueOf = (id: string) =>
    run.figures.find((one) => one.id === id)?.value.replaceAll(/[\u00a0\u202f]/gu, ' ');
  return { ...run, report: run.report.replaceAll(/[\u00a0\u202f]/gu, ' '), valueOf };
}

const accounts =
  'Orrin Labs Ltd,,\nGBP,FY2024,FY2025\nTotal revenue,"2,556,750","3,508,680"\nGross profit,"1,866,430","2,456,080"\nNet loss,"(769,470)","(1,081,420)"\n,,\nBalance sheet as at 31 December,2024,2025\nCash at bank,"1,120,300","612,400"\nTotal assets,"1,789,400","1,699,300"\nNet assets,"734,000","(164,420)"\n,,\nNet cash used in operating activities,"(992,900)","(946,100)"\n';

describe('a room as companies fill it', () => {
  it('gives months of cash from a flow that its label calls an outflow, in the currency of the sheet', async () => {
    const { valueOf } = await look({ 'accounts.csv': accounts }, 'Orrin Labs');
    // 612,400 / (946,100 / 12)
    expect(valueOf('months-of-cash')).toBe('7.8');
  });

  it('counts customers given by year ends: shares of the last, retention from the one before', async () => {
    const { valueOf } = await look(
      {
        'customers.csv':
          'Customer,Renewal,ARR 31 Dec 2024 (GBP),ARR 31 Dec 2025 (GBP)\nBrightwater,31/01/2027,"412,000","1,020,000"\nCastell,14/06/2026,"388,400","402,000"\nEskdale,02/04/2026,"255,000",0\nJessop,08/10/2027,,"331,000"\n',
      },
      'Orrin Labs',
    );
    // 1,020 / 1,753; (1,020 + 402) / (412 + 388.4 + 255)
    expect(valueOf('top-customer')).toBe('58.2 %');
    expect(valueOf('net-retention')).toBe('134.7 %');
    expect(valueOf('customer-retention')).toBe('66.7 %');
  });

  it('counts a row of many customers in the total alone, and no plan', async () => {
    const { valueOf, report } = await look(
      {
        'kunden.csv':
          'Kunde;Umsatz 2024 (EUR);Umsatz 2025 (EUR);Umsatz Plan 2026 (EUR)\nWerk Süd AG;2.450.300,00;2.911.750,00;9.000.000,00\nBrauer KG;810.400,50;765.220,00;1,00\nübrige (31 Kunden);3.011.269,50;3.380.599,60;2,00\nSumme;6.271.970,00;7.057.569,60;9.000.003,00\n',
      },
      'Kestner',
      'de',
    );
    // 2,911,750 / 7,057,569.60; (2,911,750 + 765,220) / (2,450,300 + 810,400.50)
    expect(valueOf('top-customer')).toBe('41,3 %');
    expect(valueOf('net-retention')).toBe('112,8 %');
    expect(report).not.toContain('| übrige');
  });

  it('holds the shares of a cap table headed “% fully diluted” against its rows', async () => {
    const { report, valueOf } = await look(
      {
        'captable.csv':
          'Shareholder,Class,Shares,% fully diluted\nLena Orrin,Ordinary,"6,200,000",62.0%\nSeed Fund LP,Seed,"3,900,000",39.0%\n',
      },
      'Orrin Labs',
    );
    expect(valueOf('holder-1')).toBe('61.39 %');
    expect(report).toMatch(/gives Lena Orrin \[62\.0 %\].*its rows give \[61\.4 %\]/u);
    expect(report).not.toContain('agree with the rows');
  });

  it('reads a list of nominal amounts, its capital as the whole', async () => {
    const { report, valueOf } = await look(
      {
        'gesellschafter.csv':
          'Nr.;Gesellschafter;Nennbetrag (EUR);Anteil\n1-15000;Ute Kestner;15.000,00;60 %\n15001-25000;Fonds Rhein GmbH;10.000,00;40 %\n;Stammkapital;25.000,00;100 %\n',
      },
      'Kestner',
      'de',
    );
    expect([valueOf('holder-1'), valueOf('diluted')]).toEqual(['60,00 %', '25.000']);
    expect(report).toContain('Die Liste nennt Nennbeträge und keine Zahl der Anteile');
    expect(report).toContain('Summen und Anteile stimmen mit den Zeilen überein');
  });

  it('finds clauses by what they forbid, and the pitch by the name of a deck', async () => {
    const { report } = await look(
      {
        'accounts.csv': accounts,
        'deck.md': '# Orrin Labs: Series A deck\n\n- Revenue 2025: £4.1m\n',
        'msa.md':
          "# Master services agreement\n\nOrrin Labs Ltd and Brightwater.\n\n11.1 Nothing limits liability for death or personal injury.\n\n11.3 The Supplier's liability for breach of clause 14 shall be unlimited.\n\n16.1 The Supplier shall not supply any similar product to any other housing association.\n\n20 The courts of England have exclusive jurisdiction.\n",
      },
      'Orrin Labs',
    );
    expect(report).toContain('the pitch contradicts the accounts (Revenue)');
    expect(report).toMatch(/Unlimited liability \| msa\.md, 11\.3/u);
    expect(report).toMatch(/Exclusivity \| msa\.md, 16\.1/u);
    expect(report).not.toMatch(/\| msa\.md, (?:11\.1|20)/u);
  });

  it('knows contracts, loans and staff lists by the names people give them', async () => {
    const { report } = await look(
      {
        'MSA_Norland_signed.md':
          '# Master services agreement\n\nBetween Orrin Labs Ltd and Norland plc.\n\n11.3 The liability cap does not apply to the indemnity in clause 12, which is unlimited.\n\n14.1 If there is a change of control of Orrin Labs, the client may terminate.\n',
        'Venture loan agreement.md':
          '# Venture loan agreement\n\nBorrower: Orrin Labs Ltd\n\n1. All amounts are due on a change of control of the borrower.\n',
        'Staff list.csv':
          'Emp no,Name,Start,Leave date\nK001,A Roe,01/02/2020,\nK002,B Roe,01/03/2021,01/06/2024\n',
      },
      'Orrin Labs',
    );
    expect(report).toMatch(/Unlimited liability \| MSA_Norland_signed\.md/u);
    expect(report).toMatch(/Change of control \| Venture loan agreement\.md/u);
    expect(report).toMatch(/Employee list \[/u);
    expect(report).not.toContain('- Employee list (People)');
    expect(report).not.toContain('- Customer or supply contracts (Legal)');
  });

  it('reads a German framework contract and a staff list, and no limit of the law as unlimited liability', async () => {
    const { report } = await look(
      {
        'Rahmenliefervertrag_Brack.md':
          '# Rahmenliefervertrag\n\nzwischen der Brack AG und der Havel Sensorik GmbH\n\n## § 9 Haftung\n\nDer Lieferant haftet bei Vorsatz unbeschränkt.\n\n## § 12 Kontrollwechsel\n\nBei einem Wechsel der Mehrheit der Gesellschafter darf der Kunde fristlos kündigen.\n',
        'Personal.csv': 'Pers.-Nr.;Eintritt;Austritt\n1001;01.02.2015;\n1002;01.03.2018;30.09.2024\n',
      },
      'Havel Sensorik',
      'de',
    );
    expect(report).toMatch(/Kontrollwechsel \| Rahmenliefervertrag_Brack\.md/u);
    expect(report).not.toMatch(/Unbeschränkte Haftung \|/u);
    expect(report).not.toContain('- Mitarbeiterliste (Personal)');
  });

  it('takes management accounts with a budget for accounts, and both statements for one year', async () => {
    const { valueOf, report } = await look(
      {
        'Management accounts FY25.csv':
          'Orrin Labs Ltd,,,\n"Profit and loss, years ended 31 March, £\'000",,,\n,FY24A,FY25A,FY26 Budget\nTurnover,"2,610","3,120","4,500"\nGross profit,"1,800","2,090","3,150"\nNet loss,(815),"(1,480)","(1,095)"\n,,,\n"Balance sheet at 31 March, £\'000",,,\n,2024,2025,\nCash at bank,"2,050","1,120",\nTotal assets,"2,800","2,175",\n,,,\n"Cash flow, years ended 31 March, £\'000",,,\n,2024,2025,\nNet cash used in operating activities,(760),"(1,490)",\n',
      },
      'Orrin Labs',
    );
    expect(report).toContain('Annual accounts');
    // 1,120 / (1,490 / 12)
    expect(valueOf('months-of-cash')).toBe('9.0');
  });
});
