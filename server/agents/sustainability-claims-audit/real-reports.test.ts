import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { speaking } from '../../language/language.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

async function audit(files: Readonly<Record<string, string>>, company: string, language: 'en' | 'de' = 'en') {
  const given = Object.entries(files).map(([name, text], i) => [`f${i}`, { name, bytes: bytesOf(text) }]);
  const options = { tools: memoryTools(Object.fromEntries(given)), fileIds: given.map(([id]) => String(id)) };
  const agent = agentOf('sustainability-claims-audit', language);
  const run = await speaking(language, () => runAgent(agent, { company }, options));
  const statusOf = (title: string) =>
    run.findings.find((one) => one.title.startsWith(title.slice(0, 40)))?.status ?? null;
  return { ...run, statusOf };
}

const data =
  'Indicator,Unit,2019,2021,2025\nScope 1 emissions,t CO2e,"48,200","44,100","33,900"\nScope 2 emissions (market-based),t CO2e,"31,800","28,400","15,700"\nScope 2 emissions (location-based),t CO2e,"33,100","32,900","30,200"\nScope 3 emissions,t CO2e,,"310,400","340,100"\nWater withdrawal,m3,"880,000","871,000","704,000"\n';

describe('reports as companies print them', () => {
  it('are held against a table of commas before thousands, with gaps', async () => {
    const { statusOf, report } = await audit(
      { 'report.md': 'We reduced water use by 22% since 2019.\n', 'data.csv': data },
      'Calder Mills',
    );
    expect(statusOf('We reduced water use by 22% since 2019.')).toBe('not verified');
    // (880,000 - 704,000) / 880,000
    expect(report).toMatch(/−20\.0\s%/u);
  });

  it('leave a person to say by which of two bases scope 2 is counted', async () => {
    const bare = 'We cut our Scope 1 and 2 emissions by 38% compared with 2019.';
    const open = await audit({ 'report.md': `${bare}\n`, 'data.csv': data }, 'Calder Mills');
    expect(open.statusOf(bare)).toBe('for review');
    // (33.9 + 15.7) / (48.2 + 31.8) = 0.62
    const said = 'We cut our market-based Scope 1 and 2 emissions by 38% compared with 2019.';
    const told = await audit({ 'report.md': `${said}\n`, 'data.csv': data }, 'Calder Mills');
    expect(told.statusOf(said)).toBe('verified');
  });

  it('make no claim of what another company says of itself', async () => {
    const files = {
      'report.md':
        '# Calder Mills\n\nLorne Textiles says that it cut its emissions by 60%.\n\nCalder Mills reported that it cut its emissions by 12%.\n',
    };
    const { statusOf, report } = await audit(files, 'Calder Mills');
    expect(statusOf('Lorne Textiles says that it cut its emissions by 60%.')).toBeNull();
    expect(statusOf('Calder Mills reported that it cut its emissions by 12%.')).toBe('not verified');
    // Nobody said whose paper it is: the page may be that of the company it names.
    const open = await audit({ 'page.md': 'Lorne Textiles says that it cut its emissions by 60%.\n' }, '');
    expect(open.statusOf('Lorne Textiles says that it cut its emissions by 60%.')).toBe('not verified');
    expect(report).toMatch(/About others:\*\* “Lorne Textiles/u);
  });

  it('take “davon” for a part of the row above, and name the nearest row by what narrows it down', async () => {
    const { statusOf, report } = await audit(
      {
        'seite.md':
          '90 % unseres Stroms stammen aus erneuerbaren Quellen.\n\nUnsere Flaschen bestehen zu 50 % aus recyceltem Kunststoff.\n',
        'zahlen.csv':
          'Kennzahl;Einheit;2024;2025\nStromverbrauch;MWh;3.890,0;3.769,8\ndavon erneuerbar;MWh;3.345,4;3.392,8\nRezyklatanteil Flaschen;%;45;46\n',
      },
      'Brennerhof',
      'de',
    );
    // 3,392.8 / 3,769.8
    expect(statusOf('90 % unseres Stroms stammen aus erneuerbaren Quellen.')).toBe('verified');
    expect(report).toContain('Am nächsten, nicht verwendet: „Rezyklatanteil Flaschen');
  });
});
