import { researchTexts } from './research-texts.ts';

/** What a report quotes of a document that a company writes of itself, each passage as one text. */
async function quotedOf(company: string, told: string, language: 'en' | 'de'): Promise<string[]> {
  const run = await researchTexts(company, { 'told.md': `# ${company}\n\n${told}\n` }, language);
  return [...run.report.matchAll(/^> (?!—)(.*)\[\d+\]\(#source:\d+\)$/gm)].map(([, quote = '']) =>
    quote.replaceAll('\\', ''),
  );
}

/** The same of a maker of kettles in Bath, in English. */
export const kettles = (text: string) =>
  quotedOf('Marlowe Kettle plc', `Marlowe Kettle plc makes kettles in Bath.\n\n${text}`, 'en');

/** The same of a maker of pumps in Essen, in German. */
export const pumpen = (text: string) =>
  quotedOf('Rieth Pumpen AG', `Die Rieth Pumpen AG baut Pumpen in Essen.\n\n${text}`, 'de');
