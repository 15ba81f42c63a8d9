import { agentLibrary } from '../../library/agent-library.ts';
import type { AskedTable } from '../../table-question/ask-candidate.ts';
import type { TableFile } from '../../table-question/answer-source.ts';
import { openTables, type OpenedTables } from '../../tools/open-tables.ts';
import { readDocument } from '../../tools/readers/read-document.ts';
import type { AnalystRun } from '../agent-definition.ts';

/** The tables a question is asked of: those of the person's files first, then those of the packs its maker chose. */
export async function openAll(
  run: AnalystRun,
  question: string,
  packs: readonly string[],
): Promise<OpenedTables> {
  const own = await openTables(run.tools, run.facts.fileIds, { question });
  const tables: AskedTable[] = [...own.tables];
  const files = new Map<string, TableFile>(own.files);
  for (const pack of packs) {
    const { id, name, bytes } = agentLibrary.reference(pack);
    const read = await readDocument('library', bytes, name, { signal: run.signal });
    for (const [at, table] of read.typedTables.entries()) {
      tables.push({ id: `${id}#${at}`, name, file: name, table });
      files.set(`${id}#${at}`, { id, name, createdAt: run.facts.askedAt, document: id });
    }
  }
  return { tables, files, unread: own.unread };
}
