import { agentLibrary } from '../../library/agent-library.ts';
import type { DocumentTable } from '../../statements/read-statements.ts';
import { readDocument } from '../../tools/readers/read-document.ts';

/** A packaged table as the agents read it. */
export async function packagedTable(name: string): Promise<DocumentTable> {
  const { id, bytes } = agentLibrary.reference(name);
  const { typedTables } = await readDocument('library', bytes, name, {
    signal: new AbortController().signal,
  });
  return { document: id, at: 0, table: typedTables[0]! };
}
