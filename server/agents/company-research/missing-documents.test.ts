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
