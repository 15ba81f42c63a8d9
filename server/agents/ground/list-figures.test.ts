import { expect, it } from 'vitest';
import { amountOf, dayOf, entriesOf, rolesOfLists, textOf } from '../../lists/list-entries.ts';
import { list, paragraph, title } from '../../report/build-blocks.ts';
import { words } from '../../report/words.ts';
import type { RoleRule } from '../../table/find-roles.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';
import { smallAgent } from '../testing/small-agent.ts';
import { tablesOf } from './dossier.ts';
import { listlessLines, listNotes, notesSaid } from './left-out.ts';
import { entryCells, entrySaid } from './list-figures.ts';
import { readDocuments } from './read-documents.ts';
import { computedFigure } from './table-figures.ts';
import { foot, writeStep } from './write-steps.ts';

type Role = 'lamp' | 'price' | 'bought' | 'shelf';
const rules: readonly RoleRule<Role>[] = [
  { role: 'lamp', names: ['Lamp'], isNeeded: true },
  { role: 'price', names: ['Price'], kinds: ['number', 'text'], isNeeded: true },
  { role: 'bought', names: ['Bought'], kinds: ['date', 'text'] },
  { role: 'shelf', names: ['Shelf'] },
];
const names: Readonly<Record<Role, string>> = {
  lamp: 'lamp',
  price: 'price',
  bought: 'day of purchase',
  shelf: 'shelf',
};

const own = 'Lamp,Price,Bought,Glow\nOrla,12.50,2031-02-03,warm\nTeva,14.00,2031-02-10,cold\nTotal,26.50,,\n';

/** Reads lists of lamps and says what of them each entry gives. */
async function read(texts: Readonly<Record<string, string>>) {
  const agent = smallAgent(async (run) => {
    await run.stage('work', async () => {
      const { dossiers } = await readDocuments(
        run,
        Object.keys(texts).map((file_id) => ({ file_id })),
      );
      const lists = rolesOfLists(dossiers.flatMap(tablesOf), rules);
      const entries = lists.flatMap(entriesOf);
      await writeStep(run, { id: 'all', title: 'Write', millicredits: 1_000 }, (step) => {
        const w = { step, dossiers };
        return [
          title('Lamps: read'),
          ...entries.map((entry, i) => {
            const value = amountOf(entry, 'price')?.value.toFixed(2) ?? 'no price';
            const shown = { id: `lamp-${i + 1}`, label: 'Price', value, formula: 'p' };
            const cells = entryCells(entry, names, 'price', 'bought', 'shelf');
            const day = dayOf(entry, 'bought') ?? 'no day';
            return paragraph(
              words`${entrySaid(w, entry, textOf(entry, 'lamp'))} ${day}: ${computedFigure(w, shown, cells)}`,
            );
          }),
          list([
            ...notesSaid(w, listNotes(dossiers, lists, names)),
            ...notesSaid(w, listNotes(dossiers, lists, names, 'columns looked for')),
            ...listlessLines(dossiers, entries, 'no lamps in it'),
          ]),
          ...foot(true, 'data'),
        ];
      });
      return { value: undefined, summary: '' };
    });
  });
  const files = Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, { name: `${id}.csv`, bytes: bytesOf(text) }]),
  );
  return await runAgent(agent, {}, { tools: memoryTools(files) });
}

it('reads the entries of a list by the roles of its columns, a total being none', async () => {
  const { report, figures } = await read({ fil_own: own });
  expect(report).toMatch(/Orla\[1\]\(#source:1\) 2031-02-03: \[12\.50\]/u);
  expect(report).toMatch(/Teva.*2031-02-10: \[14\.00\]/u);
  expect(report).not.toContain('Total');
  expect(figures[0]?.inputs.map(({ name, value }) => [name, value])).toEqual([
    ['price', '12.50'],
    ['day of purchase', '2031-02-03'],
  ]);
});

it('says which columns were not used only where every column is listed, and which files hold no list', async () => {
  const { report } = await read({ fil_own: own, fil_bare: 'Colour,Name\nred,Una\nblue,Veda\n' });
  expect(report.match(/fil_own\.csv: columns that were not used: Glow/gu)).toHaveLength(1);
  expect(report.match(/fil_bare\.csv: no column with lamp was found/gu)).toHaveLength(2);
  expect(report).toContain('fil_bare.csv: no lamps in it');
});

it('reads a price cell by cell where somebody wrote a word into the column', async () => {
  const { report } = await read({ fil_own: own.replace('14.00', 'ask') });
  expect(report).toMatch(/Orla\[1\].*: \[12\.50\]/u);
  expect(report).toMatch(/Teva.*2031-02-10: \[no price\]/u);
});

it('takes a month for no day', async () => {
  const { report } = await read({ fil_own: 'Lamp,Price,Bought\nOrla,12.50,2031-02\nTeva,14,2031-03\n' });
  expect(report).toMatch(/Orla.*no day: /u);
});

it('reads a day cell by cell where somebody wrote a word into the column, and none that could be two', async () => {
  const days =
    'Lamp,Price,Bought\nOrla,12.50,14.05.2023\nTeva,14,last spring\nUlva,15,03/04/2024\nVara,16,2024-06-02\n';
  const { report } = await read({ fil_own: days });
  for (const [lamp, day] of [
    ['Orla', '2023-05-14'],
    ['Teva', 'no day'],
    ['Ulva', 'no day'],
    ['Vara', '2024-06-02'],
  ] as const)
    expect(report).toMatch(new RegExp(`${lamp}.*${day}: `, 'u'));
});

it('takes no total for an entry where a word among the prices hides it', async () => {
  const { report } = await read({ fil_own: own.replace('14.00', 'ask') });
  expect(report).not.toContain('Total');
});
