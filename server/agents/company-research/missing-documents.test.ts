import { expect, it } from 'vitest';
import { researchTexts } from './testing/research-texts.ts';

/** What a report says of documents that are missing and of questions that are open, for one file of this name. */
async function saidOf(company: string, name: string, text: string, language: 'en' | 'de'): Promise<string> {
  return (await researchTexts(company, { [name]: text }, language)).report;
}

it('a register extract that was read is not missing, whatever the register is called', async () => {
  const austrian = 'Firmenbuch   Auszug mit aktuellen Daten   FN 78341 k\n\nFirma: Rieth Pumpen GmbH\n';
  expect(await saidOf('Rieth Pumpen GmbH', 'auszug.txt', austrian, 'de')).not.toContain(
    '- [ ] Registerauszug',
  );
  const plain = 'Company name: Marlowe Kettle plc\n';
  expect(await saidOf('Marlowe Kettle plc', 'register-extract.txt', plain, 'en')).not.toContain(
    '- [ ] register extract',
  );
  expect(await saidOf('Marlowe Kettle plc', 'letter.txt', plain, 'en')).toContain('- [ ] register extract');
});

it('says of open questions only what was read, not that the documents raise none', async () => {
  const claim =
    'Company name: Marlowe Kettle plc\n\nA claim for £6.2 million is pending in the High Court.\n';
  const report = await saidOf('Marlowe Kettle plc', 'note.txt', claim, 'en');
  expect(report).toContain('None follows from the facts that were read.');
  const german = await saidOf('Rieth Pumpen GmbH', 'notiz.txt', 'Firma: Rieth Pumpen GmbH\n', 'de');
  expect(german).toContain('Aus den gelesenen Angaben ergibt sich keine.');
});

it.each([
  [
    'a claim letter',
    'letter.txt',
    'Re: Claim for damages, pumps delivered in 2023\n\nDear Sirs,\n\nWe act for Tolland Dairies.',
    'en',
    'papers of open disputes',
  ],
  [
    'a notice of defects',
    'notice.md',
    '# Notice of defects\n\nThe pumps of Marlowe Kettle plc leak.',
    'en',
    'papers of open disputes',
  ],
  [
    'a letter before action',
    'letter-before-action.txt',
    'The pumps of Marlowe Kettle plc leak.',
    'en',
    'papers of open disputes',
  ],
  [
    'a supply agreement',
    'dairies.md',
    '# Supply agreement between Marlowe Kettle plc and Tolland Dairies',
    'en',
    'contracts with the largest customers',
  ],
  [
    'a facility agreement',
    'bank.md',
    '# Facility agreement\n\nMarlowe Kettle plc may draw up to £4 million.',
    'en',
    'loan agreements',
  ],
  [
    'eine Mängelrüge',
    'brief.txt',
    'Rieth Pumpen GmbH, Steyr\n\nMängelrüge und Schadenersatz\n\nSehr geehrte Damen und Herren,',
    'de',
    'Unterlagen zu offenen Streitigkeiten',
  ],
  [
    'ein Anspruchsschreiben',
    'Anspruchsschreiben_Tolland.txt',
    'Die Pumpen der Rieth Pumpen GmbH lecken.',
    'de',
    'Unterlagen zu offenen Streitigkeiten',
  ],
  [
    'ein Rahmenliefervertrag',
    'molkerei.md',
    '# Rahmenliefervertrag\n\nZwischen der Rieth Pumpen GmbH und der Molkerei Enns eG.',
    'de',
    'Verträge mit den größten Kunden',
  ],
] as const)('%s is not missing, by its name or its head', async (_, name, text, language, kind) => {
  const company = language === 'en' ? 'Marlowe Kettle plc' : 'Rieth Pumpen GmbH';
  const about = `Company name: ${company}\n`;
  const texts = { [name]: `${text}\n\n${company}`, 'other.txt': about };
  expect((await researchTexts(company, texts, language)).report).not.toContain(`- [ ] ${kind}`);
  expect((await researchTexts(company, { 'other.txt': about }, language)).report).toContain(`- [ ] ${kind}`);
});

it.each([
  [
    'contracts with the largest customers',
    'The framework agreement with Tolland Dairies runs until 2027.',
    'en',
  ],
  [
    'loan agreements',
    'The credit line of Marlowe Kettle plc was drawn; the loan agreement has a covenant.',
    'en',
  ],
  ['tax assessments', 'The tax assessment for 2023 was received in May.', 'en'],
  [
    'papers of open disputes',
    'Tolland Dairies has sent a claim letter, and the company has seen no claim for damages.',
    'en',
  ],
  ['Verträge mit den größten Kunden', 'Der Rahmenvertrag mit der Molkerei Enns läuft bis 2027.', 'de'],
  ['Kreditverträge', 'Der Kreditvertrag der Rieth Pumpen GmbH enthält eine Klausel.', 'de'],
  ['Unterlagen zu offenen Streitigkeiten', 'Die Molkerei Enns hat eine Mängelrüge geschickt.', 'de'],
] as const)('%s are missing where a memo only speaks of them', async (kind, text, language) => {
  const company = language === 'en' ? 'Marlowe Kettle plc' : 'Rieth Pumpen GmbH';
  expect(await saidOf(company, 'memo.md', `# ${company}\n\n${text}\n`, language)).toContain(`- [ ] ${kind}`);
});
