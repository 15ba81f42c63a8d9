import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';
import { researchTexts } from '../agents/company-research/testing/research-texts.ts';

describe('a row that names its own time (C1)', () => {
  it('gives no figure of the time its column names', () => {
    const read = (lines: string) => ownClaims('Verdane Optik', { name: 'Verdane Optik.csv', table: lines });
    expect(read('Mio. EUR;2023;2024\nUmsatz;40,2;43,9\nUmsatz (2025);;48,0\n')).toEqual([
      'revenue EUR 40200000 2023',
      'revenue EUR 43900000 2024',
    ]);
    expect(read('EUR million;FY2023;FY2024\nRevenue;40.2;43.9\nRevenue (FY2025);;48.0\n')).toEqual([
      'revenue EUR 40200000 2023',
      'revenue EUR 43900000 2024',
    ]);
  });

  it('is shown with that time where no attribute fits', async () => {
    const { report } = await researchTexts(
      'Hollin Gears Limited',
      {
        'hollin-gears.md':
          '# Hollin Gears Limited\n\n| £ thousand | FY2023 | FY2024 |\n| - | - | - |\n| Revenue | 40200 | 43900 |\n| EBITDA | 5200 | 5900 |\n| Budget FY2025 (approved 3 May 2024): revenue | | 47000 |\n',
      },
      'en',
    );
    expect(report).toMatch(/Budget FY2025 [^|]*revenue \| [^|]*\(expected\) \| FY2025/u);
  });
});
