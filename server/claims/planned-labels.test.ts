import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const german = (text: string) =>
  ownClaims('Verdane Optik', { text: `# Verdane Optik GmbH\n\n${text}`, language: 'de' });
const english = (text: string) =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics Ltd\n\n${text}`, language: 'en' });

const table = (name: string, lines: string) => ownClaims('Verdane Optik', { name, table: lines });

describe('a plan is no result (C1)', () => {
  it.each([
    ['Umsatz (Plan) 2025: 42 Mio. EUR', ['revenue EUR 42000000 2025 expected']],
    ['Umsatz 2025 (Soll): 42 Mio. EUR', ['revenue EUR 42000000 2025 expected']],
    ['Umsatz 2025: 42 Mio. EUR (Plan)', ['revenue EUR 42000000 2025 expected']],
    ['Umsatz: 42 Mio. EUR (Plan 2025)', ['revenue EUR 42000000 2025 expected']],
    ['Umsatz 2025: 42 Mio. EUR (geschätzt)', []],
    ['Mitarbeiter (Plan): 130', []],
    ['Der Umsatz betrug 2025 42 Mio. EUR (Plan).', ['revenue EUR 42000000 2025 expected']],
    ['## Planung\n\nUmsatz 2025: 42 Mio. EUR', ['revenue EUR 42000000 2025 expected']],
    [
      '## Businessplan 2025\n\n- Umsatz 2025: 42 Mio. EUR\n- Mitarbeiter: 130',
      ['revenue EUR 42000000 2025 expected'],
    ],
  ])('of a line in German: %s', (text, claims) => {
    expect(german(text)).toEqual(claims);
  });

  it.each([
    ['Revenue (plan) 2025: EUR 42 million', ['revenue EUR 42000000 2025 expected']],
    ['Revenue 2025: EUR 42 million (budget)', ['revenue EUR 42000000 2025 expected']],
    ['Revenue 2025: EUR 42 million (estimate)', []],
    ['## Outlook\n\n- Revenue 2025: EUR 42 million', ['revenue EUR 42000000 2025 expected']],
  ])('of a line in English: %s', (text, claims) => {
    expect(english(text)).toEqual(claims);
  });

  it('and what was planned beside a result leaves it one', () => {
    const beside = ['revenue EUR 42000000 2024'];
    expect(german('Umsatz 2024: 42 Mio. EUR (Plan: 40 Mio. EUR)')).toEqual(beside);
    expect(german('Der Umsatz betrug 2024 42 Mio. EUR (Prognose: 40 bis 41 Mio. EUR).')).toEqual(beside);
    expect(english('Revenue in 2024 was EUR 42 million (forecast: EUR 40 million).')).toEqual(beside);
  });

  it('in rows of a table and below the title of a plan', () => {
    expect(
      table('Verdane Optik.csv', 'Mio. EUR;2024;2025\nUmsatz;40,2;43,9\nUmsatz (Plan);41,0;42,0\n'),
    ).toEqual(['revenue EUR 40200000 2024', 'revenue EUR 43900000 2025']);
    expect(
      table('Verdane Optik Businessplan.csv', 'Mio. EUR;2024 (Ist);2025;2026\nUmsatz;40,2;43,9;45,0\n'),
    ).toEqual(['revenue EUR 40200000 2024']);
    expect(table('Verdane Optik Budget 2025.csv', 'Mio. EUR;2024;2025\nUmsatz;40,2;43,9\n')).toEqual([]);
    expect(
      table('Verdane Optik Plan-Ist-Vergleich.csv', 'Mio. EUR;Plan 2024;Ist 2024\nUmsatz;41,0;40,2\n'),
    ).toEqual(['revenue EUR 41000000 2024 expected', 'revenue EUR 40200000 2024']);
  });
});

describe('values of several years in one line (C1)', () => {
  it.each([
    ['Mitarbeiter: 212 (2023), 219 (2024)', ['employees 212 2023', 'employees 219 2024']],
    [
      'Umsatz: 2022: 38,4 Mio. EUR, 2023: 40,1 Mio. EUR; 2024: ca. 39 Mio. EUR',
      ['revenue EUR 38400000 2022', 'revenue EUR 40100000 2023', 'revenue EUR 39000000 2024'],
    ],
    [
      'Umsatz (Plan): 2025: 38,4 Mio. EUR, 2026: 42 Mio. EUR',
      ['revenue EUR 38400000 2025 expected', 'revenue EUR 42000000 2026 expected'],
    ],
  ])('are each of their own: %s', (text, claims) => {
    expect(german(text)).toEqual(claims);
  });

  it('are so in English', () => {
    expect(english('Employees: 212 (2023), 219 (2024)')).toEqual([
      'employees 212 2023',
      'employees 219 2024',
    ]);
  });
});
