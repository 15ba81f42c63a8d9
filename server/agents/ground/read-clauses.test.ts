import { expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { list, paragraph, title } from '../../report/build-blocks.ts';
import { words } from '../../report/words.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';
import { smallAgent } from '../testing/small-agent.ts';
import { dutyBlocks, dutyText, nextTimeText, timeBlocks, whoText } from './clause-rows.ts';
import { documentColumn } from './duty-overview.ts';
import { readClauses } from './read-clauses.ts';
import { foot, writeStep } from './write-steps.ts';

const english = `# Supply of lamps

1. Delivery. The Supplier shall deliver all lamps by 31 March 2031.
2. Defects. The Buyer must report a defect within 10 days of receipt.
3. Records. The Supplier must not remove the marks on the lamps.
`;
const german = `# Wartung der Leuchten

§ 1 Prüfung
Der Auftragnehmer muss die Leuchten bis zum 15. Februar 2031 prüfen.
§ 2 Meldung
Der Auftraggeber hat Störungen unverzüglich zu melden.
§ 3 Verbot
Der Auftragnehmer darf die Leuchten nicht verkaufen.
`;
const french = `# Contrat

1. Livraison. Le fournisseur doit livrer toutes les lampes avant le 31 mars 2031, et il doit informer l'acheteur.
2. Garantie. Le fournisseur garantit que les lampes sont conformes pendant une période de deux ans.
`;

const files = {
  fil_en: { name: 'lamps.md', bytes: bytesOf(english) },
  fil_de: { name: 'wartung.md', bytes: bytesOf(german) },
  fil_fr: { name: 'contrat.md', bytes: bytesOf(french) },
  fil_list: { name: 'lamps.csv', bytes: bytesOf('Lamp,Price\nOrla,12\nTeva,14\n') },
};

/** Reads files as texts of rules and writes their duties and times, with the file of each behind them. */
async function digest(ids: readonly (keyof typeof files)[], today = '2031-01-01') {
  const agent = smallAgent(async (run) => {
    await run.stage('work', async () => {
      const { dossiers, texts, leftOut } = await readClauses(run, {
        wanted: ids.map((file_id) => ({ file_id })),
      });
      const duties = texts.flatMap((one) => one.duties);
      const times = texts.flatMap((one) => one.times);
      await writeStep(run, { id: 'all', title: 'Write', millicredits: 1_000 }, (step) => {
        const w = { step, dossiers, depth: 'standard', today } as const;
        const file = documentColumn(w);
        return [
          title('Lamps: read'),
          paragraph(words`${nextTimeText(w, times)}`),
          ...timeBlocks(w, times, 'Days', file),
          ...dutyBlocks(w, duties, 'No duty.', undefined, file),
          list([...leftOut, '–']),
          ...foot(true, 'data'),
        ];
      });
      return { value: undefined, summary: '' };
    });
  });
  const { report } = await runAgent(agent, {}, { tools: memoryTools(files) });
  // Days are written with spaces that do not break.
  return report.replaceAll('\u00a0', ' ');
}

it('reads several texts of rules, each in its language, and puts their days in order', async () => {
  const report = await digest(['fil_en', 'fil_de']);
  expect(report).toContain('The next day read as one to keep is 15 Feb 2031');
  const [february, march] = [report.indexOf('| 2031-02-15'), report.indexOf('| 2031-03-31')];
  expect(february).toBeGreaterThan(0);
  expect(march).toBeGreaterThan(february);
  expect(report).toMatch(/\| within 10 days of receipt.*\| counted from an event \|.*\| lamps\.md \|/u);
  expect(report).toMatch(/\| The Supplier \| must not \|.*\| lamps\.md \|/u);
  expect(report).toMatch(/\| Der Auftragnehmer \| must not \|.*\| wartung\.md \|/u);
});

it('shows a day that has passed as passed, and says when none is to come', async () => {
  const report = await digest(['fil_en'], '2031-04-01');
  expect(report).toContain('No day after 1 Apr 2031 was found');
  expect(report).toMatch(/\| 2031-03-31 \| until, passed \|/u);
});

it('says of each file why it was not read as a text of rules', async () => {
  const report = await digest(['fil_fr', 'fil_list']);
  expect(report).toContain('contrat.md: duties are read in English and German only');
  expect(report).toContain('lamps.csv: no clauses with duties were recognised');
  expect(report).toContain('No day was found of which the text says that it is to be kept.');
  expect(report).toContain('No duty.');
});

it('says the same in German', async () => {
  const report = await speaking('de', () => digest(['fil_de', 'fil_list']));
  expect(report).toContain('Der nächste Tag, der als einzuhalten gelesen wurde, ist der 15. Feb. 2031');
  expect(report).toMatch(/\| Der Auftragnehmer \| darf nicht \|/u);
  expect(report).toContain('lamps.csv: keine Stellen mit Pflichten erkannt');
});

it('says that nobody was recognised, and that a time may belong to no duty', () => {
  expect([whoText(undefined), dutyText(undefined)]).toEqual(['nobody recognised', 'a time, read as no duty']);
  expect([whoText({ who: 'The Buyer' }), dutyText({ kind: 'must not' })]).toEqual(['The Buyer', 'must not']);
});
