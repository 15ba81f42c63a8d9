import { AppError } from '../../errors/app-error.ts';
import { toClaimDocument, type SourceText } from '../../claims/claim-document.ts';
import { shown } from '../../language/texts.ts';
import { agentLibrary } from '../../library/agent-library.ts';
import type { ReadFileOutput } from '../../tools/read-file.tool.ts';
import type { ReadDocument } from '../../tools/readers/document.ts';
import { readDocument } from '../../tools/readers/read-document.ts';
import { mostReadTogether } from '../../tools/readings.ts';
import type { AnalystRun, ToolResult } from '../agent-definition.ts';
import type { Dossier } from './dossier.ts';
import { runPartByPart } from '../../run-part-by-part.ts';
import { groundTexts } from './messages/ground-texts.ts';
import { readingTexts } from './messages/reading-texts.ts';

/** Passages get their numbers when the report cites them: the first mark of the text is 1. */
export const citedLater = { numbersSources: false } as const;

/** A file of the person, or one of the library, e.g. "northwind-freight/profile.md". */
export type Wanted = { readonly file_id: string } | { readonly document: string };

interface Unread {
  readonly name: string;
  /** A sentence. */
  readonly reason: string;
}

/** A document with its claims' text, its language and its typed tables. */
export async function dossierOf(
  head: Omit<Dossier, 'document' | 'text'>,
  read: Omit<SourceText, 'key' | 'name'>,
  signal: AbortSignal,
): Promise<Dossier> {
  const text = { key: head.key, name: head.name, ...read };
  return { ...head, text, document: await runPartByPart(toClaimDocument(text), signal) };
}

/**
 * What the step has paid for, in full: typed tables do not fit into a checkpoint, nor do long documents. After a
 * checkpoint of an earlier attempt it is read again.
 */
async function fromRead(run: AnalystRun, output: ReadFileOutput): Promise<Dossier> {
  const read = run.tools.readings?.take(output) ?? (await readAgain(run, output));
  return await dossierOf(
    {
      key: output.file_id ?? output.document ?? output.name,
      name: output.name,
      kind: output.file_id === null ? 'library' : 'file',
      fileId: output.file_id,
      url: null,
      isSample: output.is_sample,
      keptAt: output.kept_at,
      ...(read.page !== undefined && { page: read.page }),
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

async function readAgain(
  run: AnalystRun,
  { file_id, document, name }: ReadFileOutput,
): Promise<ReadDocument> {
  if (file_id !== null) {
    const whole = () => readWhole(run, file_id);
    return await (run.tools.readings?.read({ file_id, document: null }, whole) ?? whole());
  }
  const bytes = agentLibrary.file(document ?? '')?.bytes;
  return await readDocument(run.facts.userId, bytes ?? new Uint8Array(), name);
}

async function readWhole(run: AnalystRun, fileId: string): Promise<ReadDocument> {
  const file = await run.tools.openFile(fileId);
  return await readDocument(run.facts.userId, await file.read(), file.name, { signal: run.signal });
}

/** Why a tool could not do its work, as a sentence; what ends the whole run is thrown on. */
export function sentenceOf(error: unknown): string {
  if (error instanceof AppError && error.code !== 'run.credit_cap' && error.code !== 'run.step_limit')
    return shown(error.sentence);
  throw error;
}

/** Tells whether a file has the content of one seen before, by the name of that one. */
function contentMemory(run: AnalystRun): (wanted: Wanted) => Promise<Unread | null> {
  const names = new Map<string, string>();
  return async (wanted) => {
    if (!('file_id' in wanted)) return null;
    const file = await run.tools.openFile(wanted.file_id);
    const bytes = (await file.read()) as Uint8Array<ArrayBuffer>;
    const content = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64');
    const before = names.get(content) ?? null;
    names.set(content, before ?? file.name);
    return before === null ? null : groundTexts().sameFile(file.name, before);
  };
}

/** Files that are begun before the step that pays for them. */
const filesAhead = 2;

/**
 * Looks at the next files, in order, and begins to read those that are not the same again: reading them takes longer than
 * anything else in their steps, and there are several processors.
 */
function lookingAhead(run: AnalystRun, wanted: readonly Wanted[]): (i: number) => Promise<Unread | null> {
  const sameAs = contentMemory(run);
  const looked: Promise<Unread | null>[] = [];
  const look = async (input: Wanted, before: Promise<unknown> | undefined) => {
    await before?.catch(() => undefined);
    const same = await sameAs(input);
    if (same === null && 'file_id' in input)
      run.tools.readings?.begin({ file_id: input.file_id, document: null }, () =>
        readWhole(run, input.file_id),
      );
    return same;
  };
  return async (i) => {
    for (const input of wanted.slice(looked.length, i + 1 + filesAhead)) {
      const looking = look(input, looked.at(-1));
      // Reported when it is its turn.
      looking.catch(() => undefined);
      looked.push(looking);
    }
    return (await looked[i]) ?? null;
  };
}

/** Steps that a room may take to be read: what is more is read several files a step. */
const mostSteps = 20;

/**
 * Reads files and sample documents (`read_file`), with their typed tables: each as a step that is paid for, of more than
 * twenty up to three in one step, each paid for. One that cannot be read is reported with its reason, and the others are read.
 * The same file under another name is read once: two copies are no two documents that agree.
 */
export async function readDocuments(
  run: AnalystRun,
  wanted: readonly Wanted[],
): Promise<{ readonly dossiers: readonly Dossier[]; readonly failed: readonly Unread[] }> {
  const dossiers: Dossier[] = [];
  const failed: Unread[] = [];
  const sameAsBefore = lookingAhead(run, wanted);
  const together = Math.min(mostReadTogether, Math.ceil(wanted.length / mostSteps));
  for (let from = 0; from < wanted.length; from += together) {
    const some: Place[] = [];
    for (const [i, input] of wanted.slice(from, from + together).entries()) {
      const same = await sameOrUnopened(sameAsBefore, from + i, input);
      if (same === null) some.push({ input, at: from + i });
      else failed.push(same);
    }
    const all = wanted.length;
    for (const [n, result] of (await readSome(run, some, { from, together, all })).entries()) {
      const place = some[n];
      const dossier = 'output' in result ? await dossierOrReason(run, result.output) : result.failed;
      if (typeof dossier !== 'string') dossiers.push(dossier);
      else if (place !== undefined) failed.push(unread(place, dossier));
    }
  }
  return { dossiers, failed };
}

/** A file and where it is in the list. */
interface Place {
  readonly input: Wanted;
  readonly at: number;
}

const unread = ({ input, at }: Place, reason: string): Unread => ({
  name: 'document' in input ? input.document : groundTexts().file(at + 1),
  reason,
});

/** The same file again, or one that cannot even be opened; null for one that is to be read. */
async function sameOrUnopened(
  sameAsBefore: (i: number) => Promise<Unread | null>,
  at: number,
  input: Wanted,
): Promise<Unread | null> {
  try {
    return await sameAsBefore(at);
  } catch (error) {
    return unread({ input, at }, sentenceOf(error));
  }
}

/** The document, or why it could not be read again after a restart. */
async function dossierOrReason(run: AnalystRun, output: ReadFileOutput): Promise<Dossier | string> {
  try {
    return await fromRead(run, output);
  } catch (error) {
    return sentenceOf(error);
  }
}

async function readSome(
  run: AnalystRun,
  some: readonly Place[],
  { from, together, all }: { from: number; together: number; all: number },
): Promise<readonly ToolResult<ReadFileOutput>[]> {
  const [first] = some;
  if (first === undefined) return [];
  if (together > 1)
    return await run.useToolOnAll<ReadFileOutput>(
      {
        id: `read-${from + 1}`,
        title: readingTexts().together(from + 1, Math.min(from + together, all), all),
      },
      'read_file',
      some.map(({ input }) => input),
    );
  try {
    const id = `read-${first.at + 1}`;
    const { output } = await run.useTool<ReadFileOutput>(id, 'read_file', first.input, citedLater);
    return [{ output }];
  } catch (error) {
    return [{ failed: sentenceOf(error) }];
  }
}
