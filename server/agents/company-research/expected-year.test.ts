import { expect, it } from 'vitest';
import { researchTexts } from './testing/research-texts.ts';

async function reportOf(company: string, text: string, language: 'en' | 'de'): Promise<string> {
  return (await researchTexts(company, { 'news.md': text }, language)).report;
}

it('what is expected of a year is not said to be expected of its last day', async () => {
  const english = await reportOf(
    'Marlowe Kettle plc',
    '# Marlowe Kettle plc\n\nBath, 12 November 2025\n\nMarlowe Kettle plc expects to employ 500 people by 2029.\n',
    'en',
  );
  expect(english).not.toContain('31 Dec 2029');
  expect(english).toContain('Employees 2029');
  const german = await reportOf(
    'Rieth Pumpen GmbH',
    '# Rieth Pumpen GmbH\n\nEssen, 12. November 2025\n\nDie Rieth Pumpen GmbH erwartet für 2029 rund 500 Mitarbeiter.\n',
    'de',
  );
  expect(german).not.toContain('31. Dez. 2029');
});
