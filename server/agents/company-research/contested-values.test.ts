import { describe, expect, it } from 'vitest';
import { researchTexts } from './testing/research-texts.ts';

const profile = `<html><body><h1>Hainzl Walzen AG – Kurzporträt</h1>
<table>
<tr><th>Sitz</th><td>Kiel</td></tr>
<tr><th>Umsatz 2025</th><td>248,3 Mio. €</td></tr>
<tr><th>EBIT 2025</th><td>11,9 Mio. €</td></tr>
</table></body></html>`;
const report = `# Hainzl Walzen AG: Geschäftsbericht

Der Umsatz sank 2025 um 9,3 % auf 243,8 Mio. € (2024: 268,9 Mio. €). Das EBIT belief sich 2025 auf 11,9 Mio. €; die EBIT-Marge betrug 2025 4,9 %.
`;
const peers = `Wettbewerber;Umsatz 2025 (Mio. EUR)
Hainzl Walzen AG;243,8
Lumen Glas AG;612,0
`;

const researched = async (more: Readonly<Record<string, string>> = {}) => {
  const files = { 'profil.html': profile, 'bericht.md': report, ...more };
  const { report: text, claims } = await researchTexts('Hainzl Walzen AG', files, 'de');
  expect(claims.filter(({ supported }) => !supported)).toEqual([]);
  return text;
};

describe('where documents differ on a value', () => {
  it('what follows from it is no further contradiction, and no change joins values of different documents', async () => {
    const text = await researched();
    const [, part = ''] = text.split('## Widersprüche\n');
    const rows = (part.split('\n## ')[0] ?? '').split('\n').filter((line) => /^\| (?!Angabe|-)/u.test(line));
    expect(rows.map((row) => row.split(' | ')[0])).toEqual(['| Umsatz 2025']);
    expect(text).not.toMatch(/[−-]7,7/u);
    expect(text.split('\n')[0]).toContain('1 Widerspruch zu klären');
  });

  it('the report goes on with the one that more documents give, and says that another is given', async () => {
    const [, , first = ''] = (await researched({ 'wettbewerber.csv': peers })).split('\n');
    expect(first).toMatch(/Der Umsatz lag 2025 bei \[243,8\sMio\.\sEUR\]/u);
    expect(first).toContain('Eine andere Quelle nennt einen anderen Umsatz.');
  });
});
