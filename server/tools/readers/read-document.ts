import { detectFormat, type Format } from './detect-format.ts';
import type { ReadDocument } from './document.ts';
import { parseDocument } from './parse-document.ts';
import type { ReaderWants } from './reader-jobs.ts';
import { readInProcess } from './read-in-process.ts';

/** Below this a plain text format is read in a few milliseconds, less than a process takes to start. */
const inlineBytes = 64 * 1024;
const light: readonly Format[] = ['csv', 'tsv', 'markdown', 'text'];

/** True for what needs no process and waits for nobody. */
export function isReadAtOnce(format: Format, bytes: number): boolean {
  return light.includes(format) && bytes <= inlineBytes;
}

/**
 * Reads a file for the account `owner` into searchable passages and tables (U2): CSV, TSV, JSON, XLSX, PDF, DOCX, HTML, XML,
 * Markdown, text. Who needs no tables asks for `passages`: rows would only be copied from process to process.
 * Throws `file.empty`, `file.type_unsupported`, `file.unreadable` with a sentence for a person.
 */
export async function readDocument(
  owner: string,
  bytes: Uint8Array,
  name: string,
  { wants = 'everything', signal }: { wants?: ReaderWants; signal?: AbortSignal | undefined } = {},
): Promise<ReadDocument> {
  const format = detectFormat(bytes, name);
  if (isReadAtOnce(format, bytes.length)) return await parseDocument(bytes, name, format);
  return (await readInProcess(owner, { task: 'document', wants, bytes, name }, { signal })) as ReadDocument;
}
