import { expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const equity = (claims: readonly string[]) => claims.filter((one) => one.startsWith('equity'));

const german = (head: string) =>
  equity(
    ownClaims('Verdane Optik', {
      name: 'brief.txt',
      text: `Verdane Optik AG\nDer Vorstand\n\n${head}\n\nSehr geehrte Aktionärinnen und Aktionäre,\n\nwir berichten Ihnen von einem ordentlichen Jahr.\n\nDas Eigenkapital ist auf 158,4 Millionen Euro gewachsen.`,
      language: 'de',
    }),
  );

const english = (head: string) =>
  equity(
    ownClaims('Verdane Optics', {
      name: 'letter.md',
      text: `# Verdane Optics plc\n\n## ${head}\n\nDear shareholders,\n\nWe report on an orderly year.\n\nEquity grew to EUR 158.4 million.`,
      language: 'en',
    }),
  );

it('C1 the month in the head of a German letter is no balance-sheet day', () => {
  expect(german('Husum, im November 2024').filter((one) => one.includes('2024'))).toEqual([]);
  expect(german('Bilanz, November 2024')).toEqual(['equity EUR 158400000 2024-11']);
});

it('C1 the month in the head of an English letter is no balance-sheet day', () => {
  expect(english('Leeds, November 2024').filter((one) => one.includes('2024'))).toEqual([]);
  expect(english('Balance sheet, November 2024')).toEqual(['equity EUR 158400000 2024-11']);
});
