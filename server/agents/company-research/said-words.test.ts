import { expect, it } from 'vitest';
import { researchTexts } from './testing/research-texts.ts';

async function reported(text: string, language: 'en' | 'de') {
  const { report } = await researchTexts(text.slice(2, text.indexOf('\n')), { 'report.md': text }, language);
  return report;
}

it.each([
  ['more than 1,100', 'The company has more than 1,100 employees.'],
  ['at least 1,100', 'The company has at least 1,100 employees.'],
  ['less than 1,100', 'The company has fewer than 1,100 employees.'],
  ['at most 1,100', 'The company has no more than 1,100 employees.'],
])('C1: what is said to be %s people is reported so', async (words, sentence) => {
  expect(await reported(`# Marlowe Kettle plc\n\n${sentence}\n`, 'en')).toContain(`| ${words}[`);
});

it.each([
  ['mehr als 1.100', 'Die Gesellschaft beschäftigt mehr als 1.100 Mitarbeiter.'],
  ['mindestens 1.100', 'Die Gesellschaft beschäftigt mindestens 1.100 Mitarbeiter.'],
  ['weniger als 1.100', 'Die Gesellschaft beschäftigt weniger als 1.100 Mitarbeiter.'],
  ['höchstens 1.100', 'Die Gesellschaft beschäftigt höchstens 1.100 Mitarbeiter.'],
])('C1: was %s Menschen sind, steht so im Bericht', async (words, sentence) => {
  expect(await reported(`# Marlowe Kettle AG\n\n${sentence}\n`, 'de')).toContain(`| ${words}[`);
});

it('C1: a figure ahead of budget is no expected one', async () => {
  const report = await reported(
    '# Marlowe Kettle plc\n\nMarlowe Kettle plc had depreciation of £312.4m, which was 2 per cent ahead of budget.\n',
    'en',
  );
  expect(report).toContain('£312.4m');
  expect(report).not.toContain('(expected)');
});

it('C1: a register number belongs to the sentence that gives it', async () => {
  const report = await reported(
    '# Marlowe Kettle plc\n\nMarlowe Kettle plc sells tea in many shops and is registered in England no. 00512877.\n',
    'en',
  );
  expect(report).toContain('registered in England no. 00512877.');
});
