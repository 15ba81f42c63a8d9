import { describe, expect, it } from 'vitest';
import { legalNames } from './testing/claims-of.ts';

const named = (text: string) => legalNames('Verdane Optics', { text, language: 'en' });

describe('the legal name that running text writes in full', () => {
  it('is taken from the first sentence that states something', () => {
    expect(named('Verdane Optics Ltd makes lenses. Verdane Optics has 40 shops.')).toEqual([
      'legal_name Verdane Optics Ltd',
    ]);
  });

  it('holds the word for a group that is before the legal form', () => {
    expect(named('Verdane Optics Group plc makes lenses. Verdane Optics has 40 shops.')).toEqual([
      'legal_name Verdane Optics Group plc',
    ]);
  });

  it.each([
    'Until 2019 the company was called Verdane Optics Ltd.',
    'Verdane Optics is to become Verdane Optics SE.',
    'Verdane Optics Holding Ltd makes lenses. Verdane Optics is older.',
    'Verdane Optics Ltd makes lenses. Verdane Optics plc is its parent.',
    'VERDANE OPTICS AS A SERVICE',
  ])('is not taken from “%s”', (text) => {
    expect(named(text)).toEqual([]);
  });
});
