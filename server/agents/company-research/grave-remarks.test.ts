import { describe, expect, it } from 'vitest';
import { researchTexts } from './testing/research-texts.ts';

/** The lines of a report's first screen that somebody should know before reading on. */
async function worthKnowing(company: string, text: string, language: 'en' | 'de'): Promise<string[]> {
  const { report } = await researchTexts(company, { 'told.md': text }, language);
  const head = report.split('\n## ')[0] ?? '';
  return [...head.matchAll(/^- (.*)\[\d+\]\(#source:\d+\)$/gm)].map(([, line = '']) => line);
}

const english = (...paragraphs: readonly string[]) =>
  worthKnowing(
    'Marlowe Kettle',
    `# Marlowe Kettle plc\n\nMarlowe Kettle plc makes kettles in Bath.\n\n${paragraphs.join('\n\n')}\n`,
    'en',
  );
const german = (...paragraphs: readonly string[]) =>
  worthKnowing(
    'Marlow Kessel',
    `# Marlow Kessel GmbH\n\nDie Marlow Kessel GmbH fertigt Kessel in Bad Orb.\n\n${paragraphs.join('\n\n')}\n`,
    'de',
  );

describe('what a reader should know first (C1)', () => {
  it('holds on whom the company depends and what it is sued for, in the words of its documents', async () => {
    const depends = 'The largest customer, Hale Rail Systems, accounts for 22 % of revenue.';
    const sued = 'A claim over GBP 1.2 million is before the High Court.';
    expect(await english(depends, sued)).toEqual([depends, sued]);
    const kunde = 'Mit dem größten Kunden, der Ostheim Medical AG, wurden 31 % des Umsatzes erzielt.';
    const klage = 'Eine Klage über 1,2 Mio. Euro ist vor dem Landgericht Hanau anhängig.';
    expect(await german(kunde, klage)).toEqual([kunde, klage]);
  });

  it('holds nothing that is denied, or said of a rival', async () => {
    expect(
      await english(
        'No lawsuit is pending.',
        'A rival, Brunnock Castings, is busy. Its largest customer accounts for 40 % of sales.',
      ),
    ).toEqual([]);
    expect(
      await german(
        'Eine Klage ist nicht anhängig.',
        'Ein Wettbewerber, die Brunn Guss GmbH, ist gut beschäftigt. Deren größter Kunde steht für 40 % des Umsatzes.',
      ),
    ).toEqual([]);
  });

  it.each([
    'Hale Rail Systems, the largest customer, accounts for some 22 % of sales, on our estimate.',
    'We estimate that the largest customer, Hale Rail Systems, accounts for 22 % of revenue.',
    'Analysts believe that the largest customer accounts for 22 % of revenue.',
  ])('holds no estimate whose speaker a headline would not name: %s', async (text) => {
    expect(await english(text)).toEqual([]);
  });

  it.each([
    'Der größte Kunde, die Ostheim Medical AG, steht nach unserer Schätzung für 31 % des Umsatzes.',
    'Auf den größten Kunden entfallen geschätzt 31 % des Umsatzes.',
    'Analysten schätzen, dass der größte Kunde für 31 % des Umsatzes steht.',
  ])('holds no estimate in German: %s', async (text) => {
    expect(await german(text)).toEqual([]);
  });

  it('holds no matter that is over', async () => {
    expect(await english('The recall was closed in October 2023.')).toEqual([]);
    expect(await german('Der Rückruf wurde im Oktober 2023 abgeschlossen.')).toEqual([]);
  });

  it('holds nothing that a rater writes', async () => {
    const note =
      'Issuer: Marlowe Kettle plc\n\nRating action: we affirm the rating at BB.\n\nThe largest customer, Hale Rail Systems, accounts for 22 % of revenue.';
    expect(await worthKnowing('Marlowe Kettle', note, 'en')).toEqual([]);
  });

  it('does not take the court of a register for a dispute', async () => {
    expect(await german('Sitz ist Bad Orb, eingetragen beim Amtsgericht Hanau unter HRB 17745.')).toEqual([]);
  });
});
