import { agentLibrary } from '../../library/agent-library.ts';
import { readDocument } from '../../tools/readers/read-document.ts';
import type { AnalystRun } from '../agent-definition.ts';
import type { Dossier } from './dossier.ts';
import { tableGroundTexts } from './messages/table-ground-texts.ts';
import { dossierOf } from './read-documents.ts';

/** A reference table of the product, e.g. "rail-minutes.csv", as a document that can be cited. It costs nothing. */
export async function readReference(run: AnalystRun, name: string): Promise<Dossier> {
  const { id, bytes } = agentLibrary.reference(name);
  const read = await readDocument('library', bytes, name, { signal: run.signal });
  const request = { id: `reference-${name}`, tool: 'read_file', title: tableGroundTexts().reference };
  await run.step(request, async () => ({ output: null, summary: name, millicredits: 0 }));
  return await dossierOf(
    {
      key: id,
      name,
      kind: 'library',
      fileId: null,
      url: null,
      isSample: false,
      keptAt: run.facts.askedAt.toISOString(),
    },
    {
      passages: read.passages,
      tables: read.typedTables,
      title: read.passages[0]?.title ?? '',
      isTable: read.kind === 'table',
    },
    run.signal,
  );
}
