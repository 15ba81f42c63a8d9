import { expect, it } from 'vitest';
import { otherDaysOf } from '../../clauses/kept-times.ts';
import { speaking } from '../../language/language.ts';
import { list, paragraph, title } from '../../report/build-blocks.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';
import { smallAgent } from '../testing/small-agent.ts';
import { bearersSaid, dutyCounts, dutyFindings, otherDayBlocks } from './duty-overview.ts';
import { readClauses } from './read-clauses.ts';
import { foot, writeStep } from './write-steps.ts';

const named = `# Supply of lamps

1. Delivery. The Supplier shall deliver all lamps by 31 March 2031. The yard is open on 4 April 2031.
2. Records. The Supplier must not remove marks. Lamps must be counted.
`;
const unnamed = '# Rules\n\n1. Lamps must be counted.\n2. Smoking is prohibited.\n';

function overview(text: string) {
  const agent = smallAgent(async (run) => {
    await run.stage('work', async () => {
      const { dossiers, texts } = await readClauses(run, { wanted: [{ file_id: 'f' }] });
      const duties = texts.flatMap((one) => one.duties);
      const days = texts.flatMap(({ clauses, language }) => otherDaysOf(clauses, language));
      await writeStep(run, { id: 'all', title: 'Write', millicredits: 1_000 }, (step) => {
        const w = { step, dossiers, depth: 'standard', today: '2031-01-01' } as const;
        dutyFindings(w, 'duty', duties);
        const said = [paragraph(dutyCounts(w, 'd', duties)), paragraph(bearersSaid(w, duties))];
        return [
          title('Lamps: read'),
          ...said,
          ...otherDayBlocks(w, days),
          list(['–']),
          ...foot(true, 'data'),
        ];
      });
      return { value: undefined, summary: '' };
    });
  });
  return runAgent(agent, {}, { tools: memoryTools({ f: { name: 'lamps.md', bytes: bytesOf(text) } }) });
}

it('counts duties, says who bears them, and shows days that are none to keep', async () => {
  const { report, figures, findings } = await overview(named);
  expect(figures.map(({ id, value }) => [id, value])).toEqual([
    ['d-all', '3'],
    ['d-bans', '1'],
    ['d-unnamed', '1'],
  ]);
  expect(report).toMatch(/as written: The Supplier \[1\]\(#source:1\)\./u);
  expect(report).toMatch(
    /\| 4\u00a0Apr\u00a02031 \| The yard is open on 4 April 2031\. \|.*\| lamps\.md \|/u,
  );
  expect(report).not.toContain('| 31\u00a0Mar\u00a02031');
  expect(findings.map(({ id }) => id)).toEqual(['duty-1', 'duty-2', 'duty-3']);
});

it('says that nobody is named and that no other day is written, in German too', async () => {
  const { report } = await speaking('de', () => overview(unnamed));
  expect(report).toContain('Kein Satz nennt, wen seine Pflicht trifft.');
  expect(report).toContain('Jeder geschriebene Tag wurde als einzuhalten gelesen.');
});
