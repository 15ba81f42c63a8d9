import { describe, expect, it } from 'vitest';
import { researchTexts } from '../agents/company-research/testing/research-texts.ts';

/** Where the report says that the head office is; null where it says nothing of it. */
async function seatIn(language: 'en' | 'de', ...texts: readonly string[]): Promise<string | null> {
  const company = language === 'en' ? 'Corrib Assay plc' : 'Hainzl Walzen AG';
  const files = Object.fromEntries(texts.map((text, i) => [`${i}.md`, `# ${company}\n\n${text}\n`]));
  const { report } = await researchTexts(company, files, language);
  const row = /^\| (?:Headquarters|Hauptsitz) \| ([^|]+) \|/m.exec(report)?.[1];
  return row?.replaceAll(/ ?\[\d+\]\(#source:\d+\)/g, '').trim() ?? null;
}

describe('the head office is in a town, and not in the number of a unit', () => {
  it.each([
    ['is at Unit 9, Parkmore Technology Estate, Galway', 'Parkmore Technology Estate, Galway'],
    ['is at Suite 400, 12 Mill Street, Boston', 'Boston'],
    ['is at Level 5, 200 Collins Street, Melbourne, Australia', 'Melbourne, Australia'],
    ['is at Building 4, Harbour Park, Limerick', 'Harbour Park, Limerick'],
    ['is at Block C, Quay Works, Sligo', 'Quay Works, Sligo'],
    ['is at P.O. Box 120, Nairobi', 'Nairobi'],
    ['is at 5th Floor, Custom House, Dublin', 'Custom House, Dublin'],
    ['is at Custom House, Mill Lane, Derby', 'Mill Lane, Derby'],
    ['is at 17 Station Road, Ludlow', 'Ludlow'],
    ['is in Galway, Ireland', 'Galway, Ireland'],
    ['is at Unit 9 of the Parkmore estate in Galway', null],
    ['is at Unit 9', null],
  ])('The head office of the company %s', async (words, seat) => {
    expect(await seatIn('en', `The head office of Corrib Assay plc ${words}.`)).toBe(seat);
  });

  it.each([
    ['hat ihren Hauptsitz in der Gewerbestraße 7, 4600 Wels', 'Wels'],
    ['hat ihren Hauptsitz in Halle 4, Gewerbepark Nord, Wels', 'Gewerbepark Nord, Wels'],
    ['hat ihren Hauptsitz in Top 7, Hauptstraße 5, 1070 Wien', 'Wien'],
    ['hat ihren Hauptsitz in der Seestrasse 45, CH-8702 Zollikon', 'Zollikon'],
    ['hat ihren Hauptsitz in Wels', 'Wels'],
    ['hat ihren Hauptsitz in Halle 4', null],
  ])('Die Gesellschaft %s', async (words, seat) => {
    expect(await seatIn('de', `Die Hainzl Walzen AG ${words}.`)).toBe(seat);
  });

  it('and a town with where in it is no other place than the town', async () => {
    const address = 'The head office of Corrib Assay plc is at Unit 9, Parkmore Estate, Galway.';
    for (const town of ['Galway', 'Galway, Ireland']) {
      const seat = await seatIn('en', address, `Corrib Assay plc is headquartered in ${town}.`);
      expect(seat).not.toContain('*or*');
    }
    expect(await seatIn('en', address, 'Corrib Assay plc is headquartered in Cork.')).toContain('*or*');
  });
});
