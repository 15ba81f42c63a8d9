import { expect, it } from 'vitest';
import { scoreMatrix, type MatrixCriterion } from '../../findings/score-matrix.ts';
import { speaking } from '../../language/language.ts';
import { paragraph, title } from '../../report/build-blocks.ts';
import { words } from '../../report/words.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';
import { smallAgent } from '../testing/small-agent.ts';
import {
  addMatrixFindings,
  coverageMark,
  dominanceList,
  flipList,
  flipSaid,
  matrixTable,
  nearestFlips,
  scoreMark,
} from './matrix-blocks.ts';
import { matrixTexts } from './messages/matrix-texts.ts';
import { readDocuments } from './read-documents.ts';
import { foot, writeStep } from './write-steps.ts';

const offers = 'Vendor,Price,Support\nArden,100,2\nBelmar,150,4\nCorvo,200,3\nDunmore,,1\n';
const criteria: readonly MatrixCriterion[] = [
  { id: 'Price', name: 'Price', weight: 3, better: 'lower', scale: 'range' },
  { id: 'Support', name: 'Support', weight: 1, better: 'higher', scale: 'range' },
];

/** Scores the offers and writes the matrix with all that belongs to it. */
async function scored(language: 'en' | 'de' = 'en') {
  const agent = smallAgent(async (run) => {
    await run.stage('work', async () => {
      const { dossiers } = await readDocuments(run, [{ file_id: 'fil_offers' }]);
      const [read] = dossiers[0]?.document.tables ?? [];
      if (read === undefined) throw new Error('There is no table.');
      const source = { document: 'fil_offers', at: 0, table: read };
      const options = ['Arden', 'Belmar', 'Corvo', 'Dunmore'];
      const columnOf = (name: string) => {
        const column = read.columns.find((one) => one.name === name);
        if (column?.kind !== 'number') throw new Error(`There is no column ${name}.`);
        return column;
      };
      const cells = options.flatMap((option, row) =>
        criteria.map(({ id }) => {
          const value = columnOf(id).values[row] ?? Number.NaN;
          return { option, criterion: id, value: Number.isNaN(value) ? null : value };
        }),
      );
      const result = scoreMatrix(options, criteria, cells);
      await writeStep(run, { id: 'head', title: 'Write', millicredits: 1_000 }, (step) => {
        const writing = {
          w: { step, dossiers },
          result,
          show: {
            weights: 'form' as const,
            print: (_: MatrixCriterion, value: number) => String(value),
            inputOf: (option: string, { id }: MatrixCriterion) => {
              const row = options.indexOf(option);
              const column = columnOf(id);
              return { name: id, value: String(column.values[row]), cell: { source, row, column } };
            },
          },
        };
        addMatrixFindings(writing);
        return [
          title('Score: Arden'),
          ...result.scores.map((one) =>
            paragraph(
              words`${one.option}: ${matrixTexts().score} ${scoreMark(writing, one) ?? '—'}, ${matrixTexts().coverage} ${coverageMark(writing, one)}.`,
            ),
          ),
          ...nearestFlips(result).map((one) => paragraph(flipSaid(writing, one))),
          matrixTable(writing),
          flipList(writing),
          dominanceList(writing),
          paragraph(matrixTexts().method),
          ...foot(true, 'data'),
        ];
      });
      return { value: undefined, summary: '' };
    });
  });
  const tools = memoryTools({ fil_offers: { name: 'offers.csv', bytes: bytesOf(offers) } });
  return await speaking(language, () => runAgent(agent, {}, { tools }));
}

it('shows each score with its points, and the points with the cell and the ends of the range', async () => {
  const run = await scored();
  const figure = (id: string) => run.figures.find((one) => one.id === id);
  expect(figure('points-2-1')).toMatchObject({
    value: '0.50',
    inputs: [
      { name: 'Price', value: '150', from: 'offers.csv, line 3, column Price' },
      { name: 'Price: least of all', value: '100' },
      { name: 'Price: most of all', value: '200' },
    ],
  });
  expect(figure('score-2')).toMatchObject({
    value: '0.63',
    inputs: [{ value: 'w = 3, p = 0.50' }, { value: 'w = 1, p = 1.00' }],
  });
  expect(run.figures.filter(({ id }) => id.startsWith('rank-')).map(({ id, value }) => [id, value])).toEqual([
    ['rank-1', '1'],
    ['rank-2', '2'],
    ['rank-3', '3'],
  ]);
  expect(run.claims.filter(({ supported }) => !supported)).toEqual([]);
});

it('gives score, coverage and turning weight for sentences, the same figures as in the table', async () => {
  const run = await scored();
  const [beforeTable = ''] = run.report.split('|');
  for (const id of ['score-1', 'coverage-4', 'flip-1']) expect(beforeTable).toContain(`#figure:${id}`);
  expect(run.figures.filter(({ id }) => id === 'score-1')).toHaveLength(1);
  expect(run.figures.find(({ id }) => id === 'coverage-4')?.value).toMatch(/^25\s%$/);
});

it('leaves an empty cell empty and gives no rank on a quarter of the weight', async () => {
  const run = await scored();
  expect(run.figures.some(({ id }) => id === 'points-4-1' || id === 'rank-4')).toBe(false);
  expect(run.findings.map(({ title: name, status }) => [name, status])).toEqual([
    ['Arden', 'verified'],
    ['Belmar', 'verified'],
    ['Corvo', 'verified'],
    ['Dunmore', 'not verified'],
  ]);
});

it('says which weight turns the order, the same in German', async () => {
  const [en, de] = [await scored(), await scored('de')];
  // Points by price 1 and 0.5, by support 1/3 and 1: t + (1 − t)/3 = t/2 + (1 − t), so t = 4/7 = 57.1 %.
  expect(en.report).toMatch(
    /\*\*Price\*\* weighs .*75\.0.%.* now; below .*57\.1.%.*, \*\*Belmar\*\* is first/,
  );
  expect(de.report).toMatch(/\*\*Price\*\* wiegt jetzt .*75,0.%.*; unter .*57,1.%/);
  expect(de.figures.map(({ id }) => id)).toEqual(en.figures.map(({ id }) => id));
});
