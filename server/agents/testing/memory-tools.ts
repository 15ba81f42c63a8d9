import { appError } from '../../errors/app-error.ts';
import { sampleDocuments } from '../../library/library.ts';
import { documentIdOf } from '../../library/document-names.ts';
import type { ReadDocument } from '../../tools/readers/document.ts';
import { readDocument } from '../../tools/readers/read-document.ts';
import type { Passage, ToolContext } from '../../tools/tool.ts';

/** The day of every test run. */
export const testNow = new Date('2026-11-20T09:41:00.000Z');

const stop = new Set([
  'the',
  'and',
  'for',
  'was',
  'what',
  'how',
  'are',
  'with',
  'this',
  'that',
  'who',
  'of',
  'in',
  'is',
  'to',
  'a',
]);

const known = new WeakMap<Uint8Array, Promise<ReadDocument>>();

function readOnce(bytes: Uint8Array, name: string): Promise<ReadDocument> {
  const read = known.get(bytes) ?? readDocument('tests', bytes, name);
  known.set(bytes, read);
  return read;
}

function words(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !stop.has(word))
    .map((word) => word.replace(/(ing|ed|es|s)$/, ''));
}

function rank(passages: readonly Omit<Passage, 'rank'>[], query: string, limit: number): Passage[] {
  const wanted = new Set(words(query));
  return passages
    .map((passage) => ({
      ...passage,
      rank:
        words(passage.text).filter((word) => wanted.has(word)).length /
        (1 + Math.log(1 + passage.text.length)),
    }))
    .filter((passage) => passage.rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, limit);
}

/** Tools over files in memory and the sample library; search is a plain count of shared words. */
export function memoryTools(
  files: Readonly<Record<string, { readonly name: string; readonly bytes: Uint8Array }>> = {},
  changes: Partial<ToolContext> = {},
): ToolContext {
  const passagesOf = async (fileId: string): Promise<Omit<Passage, 'rank'>[]> => {
    const file = files[fileId];
    // As on the server, a file that cannot be read has no passages.
    return file === undefined
      ? []
      : (await readOnce(file.bytes, file.name).catch(() => ({ passages: [] }))).passages.map((passage) => ({
          ...passage,
          fileId,
          documentId: null,
        }));
  };
  return {
    userId: 'usr_test',
    chatId: 'cht_test',
    signal: new AbortController().signal,
    now: testNow,
    searchUrl: null,
    openFile: async (id) => {
      const file = files[id];
      if (file === undefined) throw appError('file.not_found');
      const read = await readOnce(file.bytes, file.name);
      return {
        id,
        name: file.name,
        mime: read.mime,
        kind: read.kind,
        bytes: file.bytes.length,
        createdAt: testNow,
        read: () => Promise.resolve(file.bytes),
      };
    },
    searchPassages: async (query, scope) => {
      const own = (await Promise.all(scope.fileIds.map(passagesOf))).flat();
      const library = scope.includesLibrary
        ? (
            await Promise.all(
              sampleDocuments().map(async (document) =>
                (await readOnce(document.bytes, document.name)).passages.map((passage) => ({
                  ...passage,
                  title: document.name,
                  fileId: null,
                  documentId: documentIdOf(document.id, document.bytes),
                })),
              ),
            )
          ).flat()
        : [];
      return rank([...own, ...library], query, scope.limit);
    },
    fetchPublic: () =>
      Promise.reject(
        appError('server.unavailable', {
          sentence: { en: 'There is no network in tests.', de: 'In Tests gibt es kein Netz.' },
        }),
      ),
    ...changes,
  };
}
