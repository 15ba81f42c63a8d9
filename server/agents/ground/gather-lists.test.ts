import { expect, it } from 'vitest';
import { textOf } from '../../lists/list-entries.ts';
import { list, title } from '../../report/build-blocks.ts';
import type { RoleRule } from '../../table/find-roles.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';
import { smallAgent } from '../testing/small-agent.ts';
import { gatherLists } from './gather-lists.ts';
import { notesSaid } from './left-out.ts';
import { foot, writeStep } from './write-steps.ts';

const rules: readonly RoleRule<'lamp' | 'price'>[] = [
  { role: 'lamp', names: ['Lamp'], isNeeded: true },
  { role: 'price', names: ['Price'] },
];
const texts = { columns: { lamp: 'lamp', price: 'price' }, noTable: 'no lamps in it', noName: 'no name' };
const isList = (at: object) => 'price' in at;

/** Gathers lamps that have a price, and says what was left out. */
async function gather(files: Readonly<Record<string, string>>) {
  const given = Object.entries(files).map(([id, text]) => [id, { name: `${id}.csv`, bytes: bytesOf(text) }]);
  const agent = smallAgent(async (run) => {
    await run.stage('work', async () => {
      const wanted = Object.keys(files).map((file_id) => ({ file_id }));
      const read = await gatherLists(run, wanted, { rules, isList, name: 'lamp', texts });
      await writeStep(run, { id: 'all', title: 'Write', millicredits: 1_000 }, (step) => [
        title(`Lamps: ${read.entries.map((one) => textOf(one, 'lamp')).join(' ')}`),
        list([...read.leftOut, ...notesSaid({ step, dossiers: read.dossiers }, read.notes)]),
        ...foot(true, 'data'),
      ]);
      return { value: undefined, summary: '' };
    });
  });
  return await runAgent(agent, {}, { tools: memoryTools(Object.fromEntries(given)) });
}

it('gives the entries of the lists that were meant, and says which files, rows and columns were not used', async () => {
  const { report } = await gather({
    fil_own: 'Lamp,Price,Glow\nOrla,12,warm\n,14,cold\nTeva,15,cold\n',
    fil_bare: 'Lamp,Glow\nUlva,warm\nVara,cold\n',
  });
  expect(report).toContain('# Lamps: Orla Teva');
  expect(report).toMatch(/fil\S*bare\.csv: no lamps in it/u);
  expect(report).toMatch(/fil\S*own\.csv: no name \(line 3\)/u);
  expect(report).toMatch(/fil\S*own\.csv: columns that were not used: Glow/u);
});
