import { describe, expect, it } from 'vitest';
import { researchTexts } from './testing/research-texts.ts';

const own =
  '# Marlow Kessel GmbH\n\nDie Marlow Kessel GmbH fertigt Kessel in Bad Orb.\n\nDie Ostheim Medical AG beschäftigt 90 Mitarbeiter.\n';
const ownEnglish =
  '# Marlow Kettle plc\n\nMarlow Kettle plc makes kettles in Bath.\n\nOstheim Medical plc employs 90 people.\n';

/** Without its last paragraph, which is about another company. */
const alone = (text: string) => text.split('\n\n').slice(0, 2).join('\n\n');

describe('a document that does not say whom it is about (H3)', () => {
  it('is not said to name nobody where it names the company by a part of its name', async () => {
    const paper =
      '# Dampf und Gerüchte\n\nBei der Marlow wird gelötet. Rund 450 Menschen arbeiten dort. Dass die Ostheim Medical AG anklopft, bestreitet man.\n';
    const { report } = await researchTexts('Marlow Kessel GmbH', { 'own.md': own, 'paper.md': paper }, 'de');
    expect(report).not.toMatch(/Nennt kein Unternehmen[^\n]*paper\.md/);
    expect(report).toMatch(
      /Nicht sicher, von wem es handelt, da es Marlow Kessel GmbH nicht mit vollem Namen nennt[^\n]*paper\.md/,
    );
    const english =
      '# Steam and rumours\n\nAt the Marlow works, soldering goes on. Some 450 people work there. Ostheim Medical plc denies it.\n';
    const second = await researchTexts(
      'Marlow Kettle plc',
      { 'own.md': ownEnglish, 'paper.md': english },
      'en',
    );
    expect(second.report).toMatch(
      /Not certain whom it is about, as it does not name Marlow Kettle plc in full[^\n]*paper\.md/,
    );
  });

  it('is not said to leave out a company that is in its signature', async () => {
    const mail =
      'From: Roe, Jane\nTo: All\n\nAll,\n\nthe lathe is back. Two invoices of Ostheim Medical were paid in error.\n\nJane\n\nJane Roe | Chief Financial Officer | Marlow Kettle plc | Bath\n';
    const { report } = await researchTexts(
      'Marlow Kettle plc',
      { 'own.md': ownEnglish, 'mail.txt': mail },
      'en',
    );
    expect(report).not.toMatch(/(?:Names no company|Not certain whom)[^\n]*mail\.txt/);
  });
});

describe('a sentence about a part of the company', () => {
  it.each([
    [
      'de',
      'Das Segment Pumpen wuchs kräftig.',
      'Der Umsatz stieg 2024 auf 30,1 Mio. €, das EBIT auf 3,2 Mio. €.',
    ],
    ['en', 'The Pumps division grew strongly.', 'Revenue was £30.1m in 2024 and EBIT was £3.2m.'],
  ] as const)('is quoted with the one that names the part (%s)', async (language, opening, text) => {
    const [asked, before] =
      language === 'de' ? ['Marlow Kessel GmbH', own] : ['Marlow Kettle plc', ownEnglish];
    const { report } = await researchTexts(
      asked,
      { 'own.md': `${alone(before)}\n\n${opening} ${text}\n` },
      language,
    );
    expect(report).not.toContain(`> ${text}`);
    expect(report).toContain(`${opening} ${text}`);
  });
});

describe('a sentence about a whole trade', () => {
  it.each([
    ['de', 'Marktumfeld', 'Der Auftragseingang im Maschinenbau sank 2024 um 8 %.'],
    ['de', 'Branche', 'Der Umsatz stieg 2024 auf 3,1 Mrd. €.'],
    ['en', 'Market environment', 'Order intake of boiler makers fell by 8 % in 2024.'],
    ['en', 'Industry overview', 'Revenue was £3.1bn in 2024.'],
  ] as const)('is nobody’s below a heading of the trade (%s): %s', async (language, heading, text) => {
    const [asked, before] =
      language === 'de' ? ['Marlow Kessel GmbH', own] : ['Marlow Kettle plc', ownEnglish];
    const { report } = await researchTexts(
      asked,
      { 'own.md': `${alone(before)}\n\n## ${heading}\n\n${text}\n` },
      language,
    );
    expect(report).not.toMatch(/8 %|3[.,]1/);
  });

  it.each([
    ['de', 'Im Klempnerhandwerk setzte sich der Wandel fort; die Zahl der Betriebe ging erneut zurück.'],
    ['de', 'Die Zahl der Betriebe und Standorte sank 2024 um 3 %.'],
    ['en', 'In the plumbing trade, the number of sites and plants fell again in 2024.'],
    ['en', 'The number of small businesses with sites of their own fell by 3 % in 2024.'],
  ] as const)('is not quoted as one about the company (%s): %s', async (language, text) => {
    const heading = language === 'de' ? 'Umfeld und Standorte' : 'Surroundings and sites';
    const [asked, before] =
      language === 'de' ? ['Marlow Kessel GmbH', own] : ['Marlow Kettle plc', ownEnglish];
    const { report } = await researchTexts(
      asked,
      { 'own.md': `${alone(before)}\n\n### ${heading}\n\n${text}\n` },
      language,
    );
    expect(report).not.toContain(text);
  });

  it('is one about the company where it says “we”', async () => {
    const text = 'Im Klempnerhandwerk eröffneten wir 2024 drei Standorte und zwei Werke.';
    const { report } = await researchTexts(
      'Marlow Kessel GmbH',
      { 'own.md': `${alone(own)}\n\n${text}\n` },
      'de',
    );
    expect(report).toContain(text);
  });
});
