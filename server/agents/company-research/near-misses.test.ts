import { describe, expect, it } from 'vitest';
import { researchTexts } from './testing/research-texts.ts';

describe('what is beside a company (C1)', () => {
  it('a group that holds its shares was founded for itself', async () => {
    const { report } = await researchTexts(
      'Hollin Optik AG',
      {
        'hollin.md': '# Hollin Optik AG\n\nDie Hollin Optik AG fertigt Linsen. Sie hat ihren Sitz in Jena.',
        'note.md':
          '# Brask Holding AG (Zug): Rating bestätigt\n\nDie 1956 gegründete Gruppe hält 70 % der Hollin Optik AG und drei weitere Firmen.',
      },
      'de',
    );
    expect(report).not.toMatch(/\| Gegründet \| 1956/);
  });

  it.each([
    [
      'en',
      'Hollin Optics Ltd',
      '# Hollin Optics Ltd\n\n14 March 2025\n\nThe chief financial officer of Hollin Optics Ltd is Tom Brandt.',
      '# Smiles since 1998\n\nWrexby Dental Group began as a single practice in Leeds. Today we support 96 clinics.\n\n## At a glance\n\nWe treat 410,000 patients a year.\n\n## Leadership\n\nPaul Renn has been Chief Executive Officer since 2019.\n\nOur Chief Financial Officer is Mark Dunne.\n\n## Technology\n\nAll of our clinics work with lenses from Hollin Optics, which we have used since 2017. We are not affiliated with Wrexby Orthodontics.\n\n## Ownership\n\nWrexby is owned by its dentists and by Maple Capital, which holds 60% of the shares.\n\n20 April 2025',
      'Dunne',
    ],
    [
      'de',
      'Hollin Optik AG',
      '# Hollin Optik AG\n\n14. März 2025\n\nFinanzvorstand der Hollin Optik AG ist Tom Brandt.',
      '# Protokoll der Hollin Optik AG\n\n20. April 2025\n\nDer Finanzvorstand der Hollin Optik AG hat gekündigt. Die Suche nach einer Nachfolge läuft.',
      'Die Suche',
    ],
  ] as const)('nobody of another house and no noun holds its office (%s)', async (...given) => {
    const [language, company, own, other, name] = given;
    const { report } = await researchTexts(company, { 'own.md': own, 'other.md': other }, language);
    const [row = ''] = report.split('\n').filter((line) => line.startsWith('| Tom Brandt'));
    expect(row).toContain('14');
    expect(row).not.toContain(name);
  });

  it.each([
    [
      'en',
      'Hollin Optics Ltd',
      'Outlook',
      'For 2025 Hollin Optics Ltd expects revenue of EUR 90 million. At the end of June 2024 the company employed 441 people.',
      /\| Employees \| 441/,
    ],
    [
      'de',
      'Hollin Optik AG',
      'Ausblick',
      'Für 2025 rechnet die Hollin Optik AG mit einem Umsatz von 90 Mio. EUR. Ende Juni 2024 zählte das Unternehmen 441 Mitarbeiter.',
      /\| Beschäftigte \| 441/,
    ],
  ] as const)('what was counted is not expected below an outlook (%s)', async (...given) => {
    const [language, company, heading, text, row] = given;
    const { report } = await researchTexts(
      company,
      { 'own.md': `# ${company}\n\n## ${heading}\n\n${text}` },
      language,
    );
    expect(report).toMatch(row);
  });

  it('a budget without a day is not given first', async () => {
    const { report } = await researchTexts(
      'Hollin Optics Ltd',
      {
        'own.md':
          '# Hollin Optics Ltd\n\nHollin Optics Ltd is based in Leeds. The budget of Hollin Optics Ltd for 2024 shows revenue of EUR 34.5 million.',
      },
      'en',
    );
    expect(report).not.toMatch(/Worth knowing first[\s\S]*34\.5[\s\S]*## Profile/);
  });

  it('whoever leaves an office stays a founder, and is named once', async () => {
    const { report } = await researchTexts(
      'Hollin Optics Ltd',
      {
        'memo.md':
          '# Hollin Optics Ltd\n\nCo-founder Daniel Oakes stepped down as CEO of Hollin Optics Ltd in April 2023 and remains a director.',
      },
      'en',
    );
    expect(report).not.toContain('Co-founder Daniel Oakes |');
    expect(report).not.toMatch(/Daniel Oakes \| Founder \| former/);
    expect(report).toMatch(/Daniel Oakes \| Chief Executive Officer \| former \| until Apr\s2023/);
  });
});
