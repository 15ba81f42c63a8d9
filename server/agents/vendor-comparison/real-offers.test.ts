import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

async function compare(text: string, inputs: Readonly<Record<string, string>>, language: 'en' | 'de' = 'en') {
  const tools = memoryTools({ one: { name: 'offers.csv', bytes: bytesOf(text) } });
  const given = { sheets: 'one', depth: 'deep', ...inputs };
  const run = await speaking(language, () =>
    runAgent(agentOf('vendor-comparison', language), given, { tools }),
  );
  const valueOf = (id: string) => run.figures.find((one) => one.id === id)?.value.replaceAll('\u00a0', ' ');
  const statusOf = (title: string) => run.findings.find((one) => one.title === title)?.status;
  return { ...run, valueOf, statusOf };
}

const helpdesk =
  'Question,Weight,Amberdesk,Boltline,Corvid\nPrice per agent per month,60,€49.00,€62.50,USD 55.00\nSet-up fee (one-off),10,"€2,500",€0,"USD 1,200"\nUptime SLA (%),20,99.9%,99.95%,99.5%\nData residency,10,Frankfurt (EU),EU or US,United States\nISO 27001 certified,0,Yes (2024),Yes (planned),Yes\nComments,0,Valid until June,Net prices,\n';

describe('offers as vendors send them', () => {
  it('cost “per agent” times the agents, each with the decimal mark of its vendor', async () => {
    const { valueOf } = await compare(helpdesk, { quantity: '25', term: '36' });
    // 49 · 25 · 36 + 2,500; 62.50 · 25 · 36; 55 · 25 · 36 + 1,200
    expect(['total-1', 'total-2', 'total-3'].map(valueOf)).toEqual([
      'EUR 46,600',
      'EUR 56,250',
      'USD 50,700',
    ]);
    const open = await compare(helpdesk, { term: '36' });
    expect(open.valueOf('total-2')).toBeUndefined();
    expect(open.report).toContain('say how many users or units');
  });

  it('have no total for a price per thing whose number nobody gave', async () => {
    const { valueOf, report } = await compare(
      'Item,Arden,Belmar\nPrice per km per month,1.50,1.20\nSet-up fee,100,200\n',
      { quantity: '25', term: '12' },
    );
    expect(valueOf('total-1')).toBeUndefined();
    expect(report).toContain('for each of something whose number is not given');
  });

  it('say first what has weight and is not in the score', async () => {
    const { report, answer, valueOf, claims } = await compare(helpdesk, { quantity: '25', term: '36' });
    expect(report).toContain('# Vendors: Boltline is first, but not every criterion could be scored');
    // (60 + 10 + 10) / 100
    expect(valueOf('left-out-weight')).toBe('80.0 %');
    expect(report.split('\n')[2]).toMatch(/Not in this score, .*Price per agent per month/u);
    expect(answer).toContain('Not in this score');
    expect(claims.filter(({ supported }) => !supported)).toEqual([]);
  });

  it('answer a must-have that goes on from a criterion by words a person reads, and “Yes (2024)” with yes', async () => {
    const { statusOf, report } = await compare(helpdesk, {
      must_have: 'Data residency EU\nISO 27001 certified\nBackup power',
    });
    expect(statusOf('Amberdesk: Data residency EU')).toBe('for review');
    expect(statusOf('Amberdesk: ISO 27001 certified')).toBe('verified');
    expect(statusOf('Boltline: ISO 27001 certified')).toBe('for review');
    expect(statusOf('Amberdesk: Backup power')).toBe('not verified');
    expect(report).not.toMatch(/answer “(?:Comments|Data residency)/u);
  });

  it('are measured by “mindestens”, and what is included costs nothing', async () => {
    const { statusOf, valueOf, report } = await compare(
      'Anbieter;Angebotspreis p.a.;Wartung pro Monat;Gewährleistung (Monate)\nAdler GmbH;12.400,00 €;inklusive;24\nBrunner KG;auf Anfrage;110,00 €;12\n',
      { must_have: 'Gewährleistung mindestens 24', term: '36' },
      'de',
    );
    expect(statusOf('Adler GmbH: Gewährleistung mindestens 24')).toBe('verified');
    expect(statusOf('Brunner KG: Gewährleistung mindestens 24')).toBe('not verified');
    expect(report).toMatch(/nicht erfüllt: 12/u);
    expect(valueOf('total-1')).toBe('EUR 37.200');
    expect(report).toContain('Ein Preis ist keine Zahl');
  });

  const scorecard =
    'Supplier,Monthly fee per vehicle,Onboarding (one-off),Min. contract (months),Uptime,P1 response,ISO 27001\nArden,£14.50,"£3,200",24,99.9%,30 min,Yes\nBelmar,£15.00,£0,36,99.95%,1 h,"Yes, at no extra cost"\nCorvid,£16.25,waived,12,TBC,2h,No (planned Q2 2026)\n';
  const weights = 'Uptime: 60, higher\nP1 response: 15\nMonthly fee per vehicle: 25';

  it('are scored by times in one unit, and held against a must-have in another', async () => {
    const { report, statusOf } = await compare(scorecard, {
      criteria: weights,
      must_have: 'P1 response at most 1 hour',
    });
    expect(report).not.toContain('P1 response[1](#source:1): the answers have different units');
    expect(statusOf('Arden: P1 response at most 1 hour')).toBe('verified');
    expect(statusOf('Corvid: P1 response at most 1 hour')).toBe('not verified');
  });

  it('count a fee that is waived as none, and what is to be confirmed as no answer', async () => {
    const { valueOf, report } = await compare(scorecard, { criteria: weights, quantity: '10', term: '12' });
    // 16.25 · 10 · 12
    expect(valueOf('total-3')).toBe('GBP 1,950');
    expect(report).toMatch(/Corvid[^\n]*: What do you offer for “Uptime/u);
  });

  it('say first who meets every must-have, and where the one with the most points does not', async () => {
    const { report } = await compare(scorecard, {
      criteria: weights,
      must_have: 'ISO 27001\nMin. contract at most 24 months',
    });
    expect(report).toMatch(/^# Vendors: Belmar scores first, but does not meet every must-have/u);
    expect(report).toMatch(/Belmar\S* does not meet: Min\. contract at most 24 months/u);
    expect(report).toMatch(/Every must-have is met by: Arden/u);
  });

  it('call a vendor by its name, without the word for the paper it sends', async () => {
    const tools = memoryTools({
      one: {
        name: 'a.csv',
        bytes: bytesOf('Kriterium;Gewicht;Arden;Corvid\nRücknahme;60;ja;nein\nFrist (Tage);40;3;4\n'),
      },
      two: {
        name: 'b.md',
        bytes: bytesOf(
          '# Angebot Belmar Systeme GmbH\n\n| Kriterium | Unser Angebot |\n| --- | --- |\n| Rücknahme | ja, kostenfrei |\n| Frist (Tage) | 5 |\n',
        ),
      },
    });
    const inputs = { sheets: 'one,two', must_have: 'Rücknahme', depth: 'standard' };
    const run = await speaking('de', () => runAgent(agentOf('vendor-comparison', 'de'), inputs, { tools }));
    const found = run.findings.find(({ title }) => title === 'Belmar Systeme GmbH: Rücknahme');
    expect(found?.status).toBe('verified');
    expect(run.claims.filter(({ supported }) => !supported)).toEqual([]);
  });
});
