import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const read = (text: string) =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics Inc.\n\n${text}`, language: 'en' }).filter((one) =>
    one.startsWith('revenue'),
  );
const revenue = 'Revenue in 2024 was $84.2 million.';
const inTable = (head: string) =>
  ownClaims('Verdane Optics', {
    text: `# Verdane Optics Inc.\n\nListed on the ASX.\n\n${revenue}`,
    table: `${head};2023;2022\nRevenue;12;11`,
    language: 'en',
  });

describe('what “$” means in a document', () => {
  it.each<[string, string[]]>([
    [revenue, ['revenue USD 84200000 2024']],
    [`All dollar amounts are in Canadian dollars unless noted.\n\n${revenue}`, ['revenue CAD 84200000 2024']],
    [`(Expressed in thousands of Australian dollars)\n\n${revenue}`, ['revenue AUD 84200000 2024']],
    [`ABN 12 345 678 901\n\n${revenue}`, ['revenue AUD 84200000 2024']],
    [`Listed on the ASX and NYSE.\n\n${revenue}`, []],
    [`Listed on the TSX.\n\n${revenue}`, []],
    [`Listed on the TSX. All figures are in US dollars.\n\n${revenue}`, ['revenue USD 84200000 2024']],
    [`${revenue} It repaid US$5.0 million of debt.`, []],
    // A loan in other dollars says nothing of the rest.
    [`It drew a loan of 5 million in Canadian dollars.\n\n${revenue}`, ['revenue USD 84200000 2024']],
  ])('%s', (text, claims) => {
    expect(read(text)).toEqual(claims);
  });

  it('holds for its tables too, but for what they say themselves', () => {
    expect(inTable('$m')).toContain('revenue AUD 12000000 2023');
    expect(inTable('US$m')).toContain('revenue USD 12000000 2023');
  });
});
