import { expect, it } from 'vitest';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { speaking } from '../../language/language.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

const sheet = (average: string) =>
  `Land;Jahr;Inflation (%);Staatsverschuldung (% BIP);Wirtschaftswachstum (%)\nRumänien;2024;5,6;54,8;0,8\nBulgarien;2024;2,6;24,1;2,8\nUngarn;2024;3,7;73,5;0,5\nPolen;2024;3,7;55,3;2,9\nTschechien;2024;2,4;43,6;1,1\nKroatien;2024;4,0;57,6;3,9\nSerbien;2024;4,7;47,5;3,9\n${average};2024;2,6;81,0;1,0\n`;

async function snapshot(files: Readonly<Record<string, string>>) {
  const given = Object.entries(files).map(([id, text]) => [id, { name: id, bytes: bytesOf(text) }] as const);
  const tools = memoryTools(Object.fromEntries(given));
  const inputs = { country: 'Rumänien', indicators: 'laender.csv', news: 'presse.md' };
  return await speaking('de', () => runAgent(agentOf('country-risk-snapshot', 'de'), inputs, { tools }));
}

const news =
  '# Pressespiegel Mai 2026\n\n5. Mai 2026: Rumänien erhöht die Mehrwertsteuer auf 21 Prozent.\n\n11. Mai 2026: Die Ratingagentur Varga prüfte den Haushalt. Sie senkte das Rating für Rumänien.\n\n22. Mai 2026: Ungarn verhängte Ausfuhrbeschränkungen für Getreide aus Rumänien.\n';

it.each(['EU-Durchschnitt', 'EU-27', 'OECD'])(
  'takes “%s” in a sheet of one’s own for no country',
  async (average) => {
    const { report, figures } = await snapshot({ 'laender.csv': sheet(average), 'presse.md': news });
    expect(figures.find(({ id }) => id === 'ranked')?.value).toBe('7');
    // Of Bulgaria, Hungary, Poland, Czechia, Croatia and Serbia three owe more: Hungary, Poland, Croatia.
    expect(report).toMatch(/Staatsverschuldung[^|]*\| \[50\s%\]/u);
    expect(report).toContain('ist eine Gruppe und kein Land');
  },
);

it('dates the sentences of an item by the day that it begins with, in German too', async () => {
  const { report } = await snapshot({ 'laender.csv': sheet('Slowakei'), 'presse.md': news });
  const rows = report.split('\n').filter((line) => /^\| \d+\.\sMai\s2026/u.test(line));
  expect(rows.map((row) => /^\| (\d+)\./u.exec(row)?.[1])).toEqual(['22', '11', '5']);
  expect(report).not.toContain('ohne Tag');
});
