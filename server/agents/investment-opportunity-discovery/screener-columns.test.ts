import { expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../testing/run-agent.ts';

async function screen(text: string, rules: string, language: 'en' | 'de'): Promise<FinishedRun> {
  const tools = memoryTools({ fil_1: { name: 'screener.csv', bytes: new TextEncoder().encode(text) } });
  const inputs = { universe: 'fil_1', depth: 'standard', rules };
  return await speaking(language, () =>
    runAgent(agentOf('investment-opportunity-discovery', language), inputs, { tools }),
  );
}

const value = (run: FinishedRun, id: string) => run.figures.find((one) => one.id === id)?.value;
const doubted = (run: FinishedRun) =>
  run.claims.filter(({ supported }) => !supported).map(({ text }) => text);

const german = `Suchergebnis (Stand: 20.11.2026)

Name;WKN;Branche;Währung;Kurs;KGV 26e;KBV;Div.-Rendite 26e
Aldemar AG;A0ALD1;Maschinenbau;EUR;48,20;11,4;1,3;3,9 %
Brenn SE;BRN777;Zulieferer;EUR;19,84;7,8;0,7;5,4 %
Cordula AG;A1CRD9;Pharma;CHF;132,40;16,9;3,4;2,7 %
Eisvogel SE;A2EIS4;Software;EUR;71,90;27,6;6,1;0,8 %
Moor SE;MRB606;Medien;EUR;--;--;--;--

n. v. = nicht vorhanden; e = erwartet. Alle Angaben ohne Gewähr.
`;

it('liest „KGV 26e“ als erwartetes KGV, und eine Legende ist kein Unternehmen', async () => {
  const run = await screen(german, 'KGV unter 18\nDividendenrendite mindestens 3 %', 'de');
  expect(value(run, 'companies')).toBe('5');
  expect(value(run, 'passed')).toBe('2');
  expect(run.report).toContain('erwartetes KGV unter 18');
  expect(run.report).not.toContain('keine solche Spalte');
  expect(run.report).not.toContain('nicht vorhanden');
  expect(doubted(run)).toEqual([]);
});

it('names every rule that rejects the most, and shares that are of one company by their names', async () => {
  const run = await screen(
    'Ticker,Company,Sector,P/E,Oper. Margin\nAAA,Aldon Media Cl A,Media,9,11%\nAAB,Aldon Media Cl B,Media,10,11%\nBBB,Borel Foods,Food,30,12%\nCCC,Cinder Rail,Rail,8,2%\nDDD,Dapple Ore,Ore,7,14%\n',
    'P/E below 20\nOperating margin above 5 %',
    'en',
  );
  expect(run.report).toMatch(
    /rules that reject most, \[1\]\(\S+\) companies each: “P\/E below 20”, “operating margin/u,
  );
  expect(run.report).toMatch(
    /Aldon Media Cl A \S+, Aldon Media Cl B \S+: shares of one company by their names/u,
  );
  expect(run.findings.map(({ title }) => title)).toContain(
    'Dapple Ore: how far its score rests on one factor',
  );
  expect(doubted(run)).toEqual([]);
});
