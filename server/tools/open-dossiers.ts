import { z } from 'zod';
import type { Dossier } from '../agents/ground/dossier.ts';
import { dossierOf } from '../agents/ground/read-documents.ts';
import { AppError, appError } from '../errors/app-error.ts';
import { shown } from '../language/texts.ts';
import { agentLibrary } from '../library/agent-library.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { groundToolTexts } from './messages/ground-tools-texts.ts';
import { readDocument } from './readers/read-document.ts';
import type { ToolContext } from './tool.ts';

const mostFiles = 20;

/** What tools over whole documents are given. */
export const filesInput = {
  file_ids: z
    .array(z.string().max(80))
    .max(mostFiles)
    .optional()
    .describe('files to read; all files of the chat when left out'),
  documents: z
    .array(z.string().max(120))
    .max(mostFiles)
    .optional()
    .describe('documents of the sample data, by their name'),
};

interface Wanted {
  readonly file_ids?: readonly string[] | undefined;
  readonly documents?: readonly string[] | undefined;
}

export interface OpenedDossiers {
  readonly dossiers: readonly Dossier[];
  /** Files that could not be read, each with its reason. */
  readonly unread: readonly string[];
}

/** Reads files and sample documents whole. Throws when none is named, or the only one cannot be read. */
export async function openDossiers(
  context: ToolContext,
  { file_ids, documents = [] }: Wanted,
): Promise<OpenedDossiers> {
  const ids = file_ids ?? (documents.length > 0 ? [] : (context.fileIds ?? []));
  const openers = [
    ...ids.slice(0, mostFiles).map((id) => () => openFile(context, id)),
    ...documents.map((name) => () => openDocument(context, name)),
  ];
  if (openers.length === 0)
    throw appError('request.invalid', { sentence: groundToolTexts.said((t) => t.noFiles) });
  const dossiers: Dossier[] = [];
  const unread: string[] = [];
  for (const open of openers)
    try {
      dossiers.push(await open());
    } catch (error) {
      if (!(error instanceof AppError) || openers.length === 1) throw error;
      unread.push(shown(error.sentence));
    }
  if (ids.length > mostFiles) unread.push(groundToolTexts().moreFiles(ids.length - mostFiles));
  return { dossiers, unread };
}

async function openFile(context: ToolContext, id: string): Promise<Dossier> {
  const file = await context.openFile(id);
  const head = { key: id, name: file.name, kind: 'file' as const, fileId: id, isSample: false };
  return await read(context, { ...head, keptAt: file.createdAt.toISOString() }, await file.read());
}

async function openDocument(context: ToolContext, name: string): Promise<Dossier> {
  const found = agentLibrary.file(name);
  if (found === null) throw appError('file.not_found');
  const { id, isSample } = found;
  const head = { key: id, name: found.name, kind: 'library' as const, fileId: null, isSample };
  return await read(context, { ...head, keptAt: context.now.toISOString() }, found.bytes);
}

async function read(
  { userId, signal }: ToolContext,
  head: Omit<Dossier, 'document' | 'text' | 'url' | 'page'>,
  bytes: Uint8Array,
): Promise<Dossier> {
  const whole = await readDocument(userId, bytes, head.name, { signal });
  return await dossierOf(
    { ...head, url: null, ...(whole.page !== undefined && { page: whole.page }) },
    {
      passages: whole.passages,
      tables: whole.typedTables,
      title: whole.passages[0]?.title ?? '',
      isTable: whole.kind === 'table',
    },
    signal,
  );
}

/** Every table of the documents that is not hidden. */
export const tablesIn = (dossiers: readonly Dossier[]): DocumentTable[] =>
  dossiers.flatMap(({ key, text }) =>
    text.tables.flatMap((table, at) => (table.place.isHidden ? [] : [{ document: key, at, table }])),
  );
