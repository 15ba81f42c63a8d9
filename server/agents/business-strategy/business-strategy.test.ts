import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../testing/run-agent.ts';

async function decide(
  inputs: Readonly<Record<string, string>>,
  notes = '',
  language: 'en' | 'de' = 'en',
): Promise<FinishedRun> {
  const file = { name: 'notes.md', bytes: new TextEncoder().encode(notes) };
  const given = { ...(notes === '' ? {} : { facts: 'fil_1' }), depth: 'standard', ...inputs };
  return await speaking(language, () =>
    runAgent(agentOf('business-strategy', language), given, { tools: memoryTools({ fil_1: file }) }),
  );
}

const valueOf = (run: FinishedRun, id: string) =>
  run.figures.find((one) => one.id === id)?.value.replaceAll('\u00a0', ' ');
const doubted = (run: FinishedRun) =>
  run.claims.filter(({ supported }) => !supported).map(({ text }) => text);
const shown = (run: FinishedRun) =>
  run.figures.map(({ id, value }) => `${id} ${/[\d,.]+/.exec(value)?.[0].replaceAll(/[.,]/g, '')}`);

const options = `Depot: investment = EUR 90,000; yearly profit = EUR 30,000 (EUR 10,000 - EUR 40,000); fit = 2 of 5
Vans: investment = EUR 60,000; yearly profit = EUR 20,000; fit = 4 of 5
Wait: investment = EUR 0; yearly profit = EUR 0; fit = 3 of 5`;
const criteria = 'investment 20 lower\nyearly profit 60 higher\nfit 20 higher';

describe('a decision', () => {
  it('names nobody first of one, and says which weight counts for nothing', async () => {
    const alone = await decide({
      options: 'Depot: investment = EUR 90,000\nVans: investment = lots',
      criteria: 'investment 20 lower',
    });
    expect(alone.report).not.toContain('is first by your numbers');
    const little = await decide({ options, criteria: `${criteria}\nparking 100 higher` });
    expect(little.report).toMatch(/^# Options: your numbers give no order/u);
    const run = await decide({ options, criteria: `${criteria}\nparking 30 higher` });
    expect(run.report).toContain('Not counted, though it has a weight: parking');
  });

  it('hält eine Grenze mit Tausenderpunkt ein, und sagt es, wo keine Zahl so heißt', async () => {
    const given = {
      options:
        'Werk Nord: Investition = 185.000 €; Gewinn = 20.000 €\nWerk Süd: Investition: 310 T€; Gewinn: 60.000 €',
      criteria: 'Investition 50 niedriger\nGewinn 50 höher ist besser',
      constraints: 'Investition höchstens 200.000 €\nMiete höchstens 900 €',
    };
    const run = await decide(given, '', 'de');
    const status = (title: string) => run.findings.find((one) => one.title === title)?.status;
    expect(status('Werk Nord: Investition höchstens 200.000 €')).toBe('verified');
    expect(status('Werk Süd: Investition höchstens 200.000 €')).toBe('not verified');
    expect(run.report).toContain(
      'Werk Süd: „Investition höchstens 200.000 €“ ist mit 310 T€ nicht eingehalten',
    );
    expect(run.report).toContain('„Miete höchstens 900 €“: Keine Zahl der Möglichkeiten heißt so.');
    expect(run.report).not.toContain('die Zahl fehlt');
    expect(doubted(run)).toEqual([]);
  });

  it('scores the person’s numbers, and says which number within its range turns the order', async () => {
    const run = await decide({ options, criteria });
    // Depot: 0·20 + 1·60 + 0.4·20; vans: (30/90)·20 + (20/30)·60 + 0.8·20; wait: 20 + 0 + 0.6·20.
    const scores = [68, (30 / 90) * 20 + (20 / 30) * 60 + 16, 32].map((one) => (one / 100).toFixed(2));
    expect([1, 2, 3].map((n) => valueOf(run, `score-${n}`))).toEqual(scores);
    expect(run.report).toMatch(/^# Options: Depot is first by your numbers/);
    // At 10,000 the depot has half the profit of the vans: 0.5·60 + 8 against 60 + (30/90)·20 + 16.
    expect(valueOf(run, 'lead-low-1-2')).toBe(`−${((76 + 20 / 3 - 38) / 100).toFixed(2)}`);
    expect(run.report).toMatch(
      /hangs most on \*\*yearly profit\*\* of Depot: at \[EUR 10,000\]\(\S+\) Depot would/,
    );
    expect(doubted(run)).toEqual([]);
  });

  it('pays back investment by profit a year, and never by nothing', async () => {
    const run = await decide({ options, criteria });
    expect([valueOf(run, 'payback-1'), valueOf(run, 'payback-2')]).toEqual(['3.0', '3.0']);
    expect(run.report).toContain('no profit to pay it back');
    const mixed = await decide({
      options: 'A: investment = EUR 5; yearly profit = USD 1\nB: investment = EUR 4',
    });
    expect(mixed.report).toContain('No option has an investment and a yearly profit in one currency.');
  });

  it('pays back by what is earned beyond the option that asks for no investment', async () => {
    const run = await decide({
      options:
        'Stay: set-up cost = EUR 0; annual margin = EUR 100,000\nVan: set-up cost = EUR 60,000; annual margin = EUR 130,000\nShop: set-up cost = EUR 9,000; annual margin = EUR 90,000',
    });
    expect(run.report).toContain('Stay earns EUR 100,000 without an investment');
    expect(valueOf(run, 'payback-2')).toBe('2.0');
    expect(run.report).toContain('no more profit than without it');
    expect(run.figures.find(({ id }) => id === 'payback-2')?.inputs).toHaveLength(3);
    expect(doubted(run)).toEqual([]);
  });

  it('tells no order where the weights given name no criterion of the options', async () => {
    const run = await decide({ options, criteria: 'Kapitalbedarf 40\nRuf 60' });
    expect(run.report).toMatch(/^# Options: your numbers give no order/u);
    expect(run.report).toContain('None of the weights given names a criterion');
    expect(run.report).not.toContain('No weights were given');
    expect(doubted(run)).toEqual([]);
  });

  it('begins with the first option that keeps every limit, and says that the one before it does not', async () => {
    const run = await decide({ options, criteria, constraints: 'investment no more than EUR 70,000' });
    expect(run.report).toMatch(/^# Options: Depot is first by your numbers, but breaks a limit of yours/u);
    expect(run.report).toContain('Of those that break no limit, Vans is first.');
    expect(run.report).toContain('| Begin Vans with the smallest step');
    expect(run.report).not.toContain('Begin Depot');
    expect(doubted(run)).toEqual([]);
  });

  it('says when the first one does not keep a limit, and when a number for it is missing', async () => {
    const run = await decide({
      options: `${options}\nSell`,
      criteria,
      constraints: 'investment at most 70000',
    });
    expect(run.report).toContain('Depot does not keep “investment at most 70000”.');
    expect(run.report).toContain('Sell: whether “investment at most 70000” is kept is not known');
    expect(run.findings.find(({ title }) => title.startsWith('Vans: '))?.status).toBe('verified');
    expect(doubted(run)).toEqual([]);
  });

  it('quotes only what the sources say, and leaves a quadrant empty where they say nothing', async () => {
    const notes =
      'Our drivers are reliable.\nWe did not lose a customer.\nA competitor threatens the airport tours.\n';
    const run = await decide({ options, criteria }, notes);
    expect(run.report).toContain('### Strengths\n\n- “Our drivers are reliable.”');
    expect(run.report).toContain('### Weaknesses\n\nNothing in the sources says this.');
    expect(run.report).not.toContain('“We did not lose a customer.”');
    expect(doubted(run)).toEqual([]);
  });

  it('plans 90 days from the day given, with the people named in turn', async () => {
    const run = await decide({ options, criteria, owners: 'A. Voss, B. Lind', start: '2027-03-01' });
    expect(run.report).toMatch(
      /\| 2027-03-01 \| Find out the real number of Depot: yearly profit \| A\. Voss/,
    );
    expect(run.report).toMatch(/\| 2027-05-29 \| Decide on Depot: go on, change or stop/);
    expect(doubted(run)).toEqual([]);
  });

  it('gives no order without numbers, and says what was not understood', async () => {
    const run = await decide({ options: 'Stay: mood = fine\nLeave' });
    expect(run.report).toMatch(/^# Options: your numbers give no order/);
    expect(run.report).toContain('“Stay: mood = fine” was not understood');
    expect(doubted(run)).toEqual([]);
  });

  it('finds the same in German', async () => {
    const german = options
      .replaceAll('investment', 'Investition')
      .replaceAll('yearly profit', 'Jahresgewinn')
      .replaceAll(/EUR (\d+),000/g, 'EUR $1.000')
      .replaceAll(' of 5', ' von 5')
      .replaceAll('fit =', 'Eignung =');
    const lines = 'Investition 20 niedriger\nJahresgewinn 60 höher\nEignung 20 höher';
    const [en, de] = [
      await decide({ options, criteria }),
      await decide({ options: german, criteria: lines }, '', 'de'),
    ];
    expect(shown(de)).toEqual(shown(en));
    expect(doubted(de)).toEqual([]);
  });

  it.each(['', 'Only one'])('“%s” is refused: a decision needs two options', async (one) => {
    const { check } = agentOf('business-strategy');
    await expect(check?.({ options: one }, memoryTools(), { prompt: '', fileIds: [] })).rejects.toMatchObject(
      {
        code: 'agent.inputs_invalid',
        field: 'options',
        message: expect.stringContaining('at least two options') as string,
      },
    );
  });
});
