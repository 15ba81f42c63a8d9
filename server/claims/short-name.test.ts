import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const full = 'Verdane Optics GmbH makes lenses.';
const read = (text: string, name = 'note.md') =>
  ownClaims('Verdane Optics', full, { name, text, language: 'en' });

describe('the first word of a name, used for the company', () => {
  const sentence = 'Verdane employs 240 people.';

  it('is no ordinary word because an address or the name of a file writes it small', () => {
    expect(read(`${sentence}\n\nWrite to press@verdane.example or see www.verdane.example/jobs.`)).toEqual([
      'employees 240',
    ]);
    expect(read(sentence, 'verdane annual-report.md')).toEqual(['employees 240']);
  });

  it('is still the company’s above a headline or after “bei”', () => {
    expect(read(`# Verdane Lowers Guidance\n\n${sentence}`)).toEqual(['employees 240']);
    expect(read(`${sentence}\n\nShe has been at work there for years, bei Verdane.`)).toEqual([
      'employees 240',
    ]);
  });

  it('is left alone where it is an ordinary word, or begins another name', () => {
    expect(read(`${sentence}\n\nA verdane is a kind of lamp.`)).toEqual([]);
    expect(read(`${sentence}\n\nVerdane Energy sells gas.`)).toEqual([]);
  });
});
