import { afterEach, expect, it, vi } from 'vitest';
import { agentLibrary } from '../../library/agent-library.ts';
import { paragraph, title } from '../../report/build-blocks.ts';
import { words, type Words } from '../../report/words.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';
import { smallAgent } from '../testing/small-agent.ts';
import { readDocuments } from './read-documents.ts';
import { readReference } from './reference.ts';
import {
  cellFigure,
  computedFigure,
  countFigure,
  givenFigure,
  headMark,
  rowMark,
  rowsFigure,
  type TableCell,
  type TableWriting,
} from './table-figures.ts';
import { foot, writeStep } from './write-steps.ts';

const lanes = 'Lane,From,Tonnes,Kilometres\nL1,Tarn,12,340\nL2,Ellis,8,95\nL3,Orm,20,210\n';

/** Reads the lanes and writes what `said` makes of them, below a foot for made-up data. */
async function reported(
  said: (w: TableWriting, cell: (row: number, name: string) => TableCell) => Words,
  text = lanes,
) {
  const agent = smallAgent(async (run) => {
    await run.stage('work', async () => {
      const { dossiers } = await readDocuments(run, [{ file_id: 'fil_lanes' }]);
      const [table] = dossiers[0]?.document.tables ?? [];
      if (table === undefined) throw new Error('There is no table.');
      const source = { document: 'fil_lanes', at: 0, table };
      const cell = (row: number, name: string) => {
        const column = table.columns.find((one) => one.name === name);
        if (column === undefined) throw new Error(`There is no column ${name}.`);
        return { source, row, column };
      };
      await writeStep(run, { id: 'head', title: 'Write', millicredits: 1_000 }, (step) => [
        title('Lanes: read'),
        paragraph(said({ step, dossiers }, cell)),
        ...foot(true, 'data'),
      ]);
      return { value: undefined, summary: '' };
    });
  });
  const tools = memoryTools({ fil_lanes: { name: 'lanes.csv', bytes: bytesOf(text) } });
  return await runAgent(agent, {}, { tools });
}

it('shows a count as counted here, with words of its own where it has some', async () => {
  const run = await reported(
    (w) =>
      words`${countFigure(w, { id: 'lanes', label: 'Lanes', value: '3 lanes' }, 3)}, of ${countFigure(w, { id: 'all', label: 'All' }, 1_200)}.`,
  );
  expect(run.figures.map(({ value, inputs }) => [value, inputs[0]?.name, inputs[0]?.value])).toEqual([
    ['3 lanes', 'counted in this report', '3'],
    ['1,200', 'counted in this report', '1,200'],
  ]);
});

it('shows a cell with its place, lit in the kept copy', async () => {
  const run = await reported((w, cell) => {
    const shown = { id: 'l2-tonnes', label: 'Tonnes of L2', value: '8 t' };
    return words`L2 carries ${cellFigure(w, cell(1, 'Tonnes'), shown)}.`;
  });
  expect(run.figures).toMatchObject([
    {
      id: 'l2-tonnes',
      source_n: 1,
      inputs: [{ name: 'Tonnes of L2', value: '8 t', from: 'lanes.csv, line 3, column Tonnes' }],
    },
  ]);
  expect(run.sources[0]?.place).toEqual({ kind: 'cells', table: 0, rows: [[3, 3]], columns: ['Tonnes'] });
  expect(run.report).toContain('Sample data: everything in it is made up.');
});

it('keeps the rows behind a number over many of them', async () => {
  const run = await reported((w, cell) => {
    const { source, column } = cell(0, 'Tonnes');
    const rows = Uint32Array.of(0, 2);
    const columns = [cell(0, 'Lane').column, column] as const;
    const shown = { id: 'tonnes', label: 'Tonnes', value: '32 t', formula: '\\sum t' };
    return words`Together ${rowsFigure(w, shown, { source, rows, columns })}.`;
  });
  expect(run.figures[0]?.inputs[0]?.series).toEqual({
    document: 'fil_lanes',
    table: 0,
    columns: ['Lane', 'Tonnes'],
    rows: [
      [2, 2],
      [4, 4],
    ],
    count: 2,
    first: { line: 2, label: 'L1', value: '12' },
    last: { line: 4, label: 'L3', value: '20' },
  });
  expect(run.sources[0]).toMatchObject({ locator: 'lines 2, 4' });
  expect(run.sources[0]?.excerpt).toContain('Tarn');
});

it('proves nothing with no rows', async () => {
  const none = reported((w, cell) => {
    const { source, column } = cell(0, 'Tonnes');
    const shown = { id: 'none', label: 'Tonnes', value: '0 t', formula: '\\sum t' };
    return rowsFigure(w, shown, { source, rows: new Uint32Array(), columns: [column] });
  });
  await expect(none).rejects.toThrow('No rows');
});

it('computes from cells and numbers of the person, each said to be what it is', async () => {
  const run = await reported((w, cell) => {
    const price = givenFigure(w.step, { id: 'price', label: 'Price a km', value: 'EUR 2' }, 'form');
    const cost = computedFigure(
      w,
      { id: 'cost', label: 'Cost of L1', value: 'EUR 680', formula: 'km \\cdot p' },
      [
        { name: 'Kilometres', value: '340 km', cell: cell(0, 'Kilometres') },
        { name: 'Price a km', value: 'EUR 2', given: 'form' },
      ],
    );
    return words`At ${price} it costs ${cost}${rowMark(w, cell(0, 'Lane').source, 0)}.`;
  });
  expect(run.figures.map(({ id, inputs }) => [id, inputs.map(({ from }) => from)])).toEqual([
    ['price', ['your number']],
    ['cost', ['lanes.csv, line 2, column Kilometres', 'your number']],
  ]);
});

it('takes the head of a table for what is said of its columns, which a row does not name where it is empty', async () => {
  const noted = lanes.replace('Kilometres', 'Kilometres,Parcels').replaceAll(/(\d{2,3})\n/g, '$1,\n');
  const run = await reported(
    (w, cell) => words`Not used: Parcels${headMark(w, cell(0, 'Lane').source)}.`,
    noted,
  );
  expect(run.sources[0]).toMatchObject({ locator: 'line 1' });
  expect(run.sources[0]?.excerpt).toBe('Lane · From · Tonnes · Kilometres · Parcels');
  expect(run.claims.map(({ supported }) => supported)).toEqual([true]);
});

it('says of a number that it assumes that it is an assumption, and of nothing else', async () => {
  const run = await reported((w, cell) => {
    const detour = givenFigure(w.step, { id: 'detour', label: 'Detour factor', value: '1.2' }, 'assumption');
    const read = cellFigure(w, cell(0, 'Tonnes'), { id: 'tonnes', label: 'Tonnes', value: '12' });
    return words`The detour factor is ${detour}. Tonnes are ${read}.`;
  });
  expect(run.claims.map(({ kind, reason, supported }) => [kind, reason, supported])).toEqual([
    ['assumption', 'said_to_be_assumed', true],
    ['computed', 'figures', true],
  ]);
  expect(run.figures.map(({ is_assumed }) => is_assumed)).toEqual([true, undefined]);
});

afterEach(() => vi.restoreAllMocks());

it('reads a reference table without a charge, and cites it by its document', async () => {
  const factors = {
    id: 'reference/factors.csv',
    name: 'factors.csv',
    bytes: bytesOf('# Reference data, as of 2026-01: a list\nKind,Factor\nVan,0.6\n'),
    isSample: false,
  };
  vi.spyOn(agentLibrary, 'reference').mockReturnValue(factors);
  const agent = smallAgent(async (run) => {
    await run.stage('work', async () => {
      const dossier = await readReference(run, 'factors.csv');
      const [table] = dossier.document.tables;
      if (table === undefined) throw new Error('There is no table.');
      await writeStep(run, { id: 'head', title: 'Write', millicredits: 0 }, (step) => [
        paragraph(
          words`A van${rowMark({ step, dossiers: [dossier] }, { document: dossier.key, at: 0, table }, 0)}`,
        ),
      ]);
      return { value: undefined, summary: '' };
    });
  });
  const run = await runAgent(agent, {});
  expect(run.credits).toBe(0);
  expect(run.sources).toMatchObject([
    { kind: 'library', title: 'Reference data: factors.csv', document: factors.id, is_sample: false },
  ]);
  expect(run.sources[0]?.excerpt).toContain('0.6');
});
