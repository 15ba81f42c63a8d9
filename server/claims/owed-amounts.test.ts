import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const read = (language: 'en' | 'de', table: string) =>
  ownClaims('Verdane Optics', { name: 'verdane-optics.csv', table, language });

describe('what a company owes', () => {
  it('is the amount, where statements print it in brackets or with a minus', () => {
    expect(
      read(
        'en',
        '£m;2025;2024\nTotal assets;90.5;85.2\nBorrowings;(22.0);(25.5)\nCurrent liabilities;-9.1;-8.7',
      ),
    ).toEqual([
      'total_assets GBP 90500000 2025',
      'total_assets GBP 85200000 2024',
      'debt GBP 22000000 2025',
      'debt GBP 25500000 2024',
      'current_liabilities GBP 9100000 2025',
      'current_liabilities GBP 8700000 2024',
    ]);
    expect(read('de', 'in Mio. EUR;2025\nBilanzsumme;90,5\nFinanzschulden;(22,0)')).toEqual([
      'total_assets EUR 90500000 2025',
      'debt EUR 22000000 2025',
    ]);
  });

  it('net of cash is read only where it is above zero: in brackets it may be a debt, with a minus cash', () => {
    expect(read('en', '£m;2025;2024\nRevenue;90.5;85.2\nNet debt;(41.0);3.4')).toEqual([
      'revenue GBP 90500000 2025',
      'revenue GBP 85200000 2024',
      'net_debt GBP 3400000 2024',
    ]);
    expect(read('de', 'in Mio. EUR;2025;2024\nBilanzsumme;90,5;85,2\nNettoverschuldung;-5,1;3,4')).toEqual([
      'total_assets EUR 90500000 2025',
      'total_assets EUR 85200000 2024',
      'net_debt EUR 3400000 2024',
    ]);
  });
});
