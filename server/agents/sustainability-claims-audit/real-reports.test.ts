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

/** Electricity of two years, with the place a column of its own says. */
const rowsOf = (place: string) => `KPI,Unit,Boundary,2019,2025\nElectricity,MWh,${place},1000,920\n`;

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

  it.each([
    ['en', 'Our Scope 1 and 2 emissions fell by 38% between 2019 and 2025 (market-based).'],
    ['de', 'Seit 2019 haben wir unsere Scope-1- und Scope-2-Emissionen um 38 % gesenkt (marktbasiert).'],
  ] as const)('add up both scopes however they are written (%s)', async (language, said) => {
    const { statusOf, report } = await audit(
      { 'report.md': `${said}\n`, 'data.csv': data },
      'Calder Mills',
      language,
    );
    expect(statusOf(said)).toBe('verified');
    expect(report).toMatch(/−38[.,]0/u);
  });

  it('take one row of both scopes as what it is', async () => {
    const said = 'Our Scope 1 and 2 emissions fell by 40% between 2019 and 2025.';
    const row = 'Indicator,Unit,2019,2025\nScope 1+2 emissions,tCO2e,100,62\n';
    const { statusOf, report } = await audit({ 'r.md': `${said}\n`, 'd.csv': row }, 'Calder Mills');
    expect(statusOf(said)).toBe('not verified');
    expect(report).toMatch(/−38\.0/u);
  });

  it('count “je t” and “per kilo” as the units they are, from the year they name', async () => {
    const said = 'Je Tonne Produkt verbrauchen wir heute 20 % weniger Wasser als 2019.';
    const rows = 'Kennzahl;Einheit;2019;2025\nWasser je t Produkt;m³/t;5,00;4,00\nWasser;m³;900;880\n';
    const { statusOf } = await audit({ 's.md': `${said}\n`, 'z.csv': rows }, 'Brennerhof', 'de');
    expect(statusOf(said)).toBe('verified');
  });

  it('count what partners did as theirs, and a number against another product as a comparison', async () => {
    const text =
      'Our logistics partner Hallow Freight reduced its emissions by 18%.\n\nOur drink has 40% less CO2 than cow milk.\n';
    const { report, statusOf } = await audit({ 'r.md': text }, 'Calder Mills');
    expect(statusOf('Our logistics partner Hallow Freight')).toBeNull();
    expect(report).toMatch(/About others:\*\* “Our logistics partner/u);
    expect(report).toContain('It compares with something else');
    expect(report).not.toMatch(/cow milk\.”[^|]*\| Change/u);
  });

  it('see the number of a certificate that the mark itself begins with', async () => {
    const { report } = await audit(
      { 'r.md': 'The carton is FSC certified (FSC-C123456).\n' },
      'Calder Mills',
    );
    expect(report).toContain('A scheme is named with a number that can be looked up');
  });

  it('hold a claim on one place against rows that a column counts at that place', async () => {
    const said = 'Electricity use at the dye house is 8% lower than in 2019.';
    const own = await audit({ 'r.md': `${said}\n`, 'k.csv': rowsOf('Dye house') }, 'Calder Mills');
    expect(own.statusOf(said)).toBe('verified');
    const other = await audit({ 'r.md': `${said}\n`, 'k.csv': rowsOf('All mills') }, 'Calder Mills');
    expect(other.statusOf(said)).toBe('for review');
  });

  it('leave the mark of a note with the sentence it is behind', async () => {
    const text = 'Unser Garn ist klimaneutral.¹ Bis 2035 wollen wir unsere Emissionen um 70 % senken.\n';
    const { report } = await audit({ 'r.md': text }, 'Brennerhof', 'de');
    expect(report).toContain('„Bis 2035 wollen wir');
    expect(report).not.toContain('¹ Bis');
  });
});
