import { afterEach, expect, it, vi } from 'vitest';
import { createKeptCopies } from '../../document/kept-copies.ts';
import { textOf } from '../../document/testing/memory-copy.ts';
import { speaking } from '../../language/language.ts';
import { agentLibrary } from '../../library/agent-library.ts';
import { paragraph } from '../../report/build-blocks.ts';
import { words } from '../../report/words.ts';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { runAgent } from '../testing/run-agent.ts';
import { smallAgent } from '../testing/small-agent.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import { cite } from './dossier.ts';
import { readDocuments } from './read-documents.ts';
import { writeStep } from './write-steps.ts';

const rail = {
  id: 'reference/rail.csv',
  name: 'rail.csv',
  bytes: bytesOf('# Reference data, as of 2026-01: a timetable\nFrom,To,Minutes\nTarn,Ellis,74\n'),
  isSample: false,
};
const prices = {
  id: 'samples/small-agent/prices.csv',
  name: 'prices.csv',
  bytes: bytesOf('# Sample data\nKettle,Price\nMarlow,12\n'),
  isSample: true,
};

/** Reads a file of the library and cites a row of it. */
const citing = (document: string, quote: string) =>
  smallAgent(async (run) => {
    await run.stage('work', async () => {
      const { dossiers } = await readDocuments(run, [{ document }]);
      const [dossier] = dossiers;
      if (dossier === undefined) throw new Error('It was not read.');
      await writeStep(run, { id: 'row', title: 'Row', millicredits: 1_000 }, (step) => [
        paragraph(words`A row${sourceLinks(cite(step, { dossier, place: 'line 3', quote }))}`),
      ]);
      return { value: undefined, summary: '' };
    });
  });

afterEach(() => vi.restoreAllMocks());

it('reads what comes with an agent, and says in the source what it is', async () => {
  vi.spyOn(agentLibrary, 'file').mockImplementation(
    (id) => [rail, prices].find((one) => one.id === id) ?? null,
  );
  const reference = await runAgent(citing(rail.id, 'Tarn · Ellis · 74'), {});
  expect(reference.sources).toMatchObject([
    {
      kind: 'library',
      title: 'Reference data: rail.csv',
      document: rail.id,
      is_sample: false,
      file_id: null,
    },
  ]);
  const sample = await speaking('de', () => runAgent(citing(prices.id, 'Marlow · 12'), {}));
  expect(sample.sources).toMatchObject([
    { kind: 'library', title: 'prices.csv (Beispieldaten)', document: prices.id, is_sample: true },
  ]);
});

it('keeps a copy of it that opens by the document of the source', async () => {
  vi.spyOn(agentLibrary, 'file').mockImplementation((id) => (id === rail.id ? rail : null));
  const store = { read: () => Promise.reject(new Error('Nothing is stored.')) };
  const copies = createKeptCopies(store as never);
  const copy = await copies.openSample(rail.id);
  expect(copy === null ? '' : await textOf(copy)).toContain('Ellis');
  expect(await copies.openSample('reference/tram.csv')).toBeNull();
});
