import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const english = (text: string) => ownClaims('Brackwater Hulls', `# Brackwater Hulls: news file\n\n${text}`);
const german = (text: string) =>
  ownClaims('Lindauer Pumpenbau', { text: `# Lindauer Pumpenbau: Meldungen\n\n${text}`, language: 'de' });

describe('a count below a heading that is a day (C1)', () => {
  it('is of that day', () => {
    expect(english('## 26 March 2026 · Harbour Times\n\nBrackwater Hulls employs 560 people.')).toEqual([
      'employees 560 2026-03-26',
    ]);
    expect(german('## 26. März 2026 · Hafenblatt\n\nLindauer Pumpenbau beschäftigt 560 Menschen.')).toEqual([
      'employees 560 2026-03-26',
    ]);
  });

  it('is not of that day where the sentence tells of another time or of the past', () => {
    for (const text of [
      'Before the fire Brackwater Hulls employed 560 people.',
      'Brackwater Hulls has employed 560 people since last year.',
    ])
      expect(english(`## 26 March 2026 · Harbour Times\n\n${text}`).join(' ')).not.toContain('2026-03-26');
    expect(
      german(
        '## 26. März 2026 · Hafenblatt\n\nVor dem Brand beschäftigte Lindauer Pumpenbau 560 Menschen.',
      ).join(' '),
    ).not.toContain('2026-03-26');
  });

  it('has no day below a heading that only speaks of one', () => {
    expect(english('## The fire of 26 March 2026\n\nBrackwater Hulls employs 560 people.')).toEqual([
      'employees 560',
    ]);
  });
});
