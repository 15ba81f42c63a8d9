import { detectFormat, type Format } from './detect-format.ts';
import type { ReadDocument } from './document.ts';
import { parseDocument } from './parse-document.ts';
import { readInThread } from './reader-thread.ts';

/** Below this a plain text format is read in a few milliseconds, less than a thread takes to start. */
const inlineBytes = 64 * 1024;
const light: readonly Format[] = ['csv', 'tsv', 'markdown', 'text'];

/**
 * Reads a file into searchable passages and tables (U2): CSV, TSV, XLSX, PDF, DOCX, HTML, Markdown, text.
 * Throws `file.empty`, `file.type_unsupported`, `file.unreadable` with a sentence for a person.
 */
export async function readDocument(bytes: Uint8Array, name: string): Promise<ReadDocument> {
  const format = detectFormat(bytes, name);
  if (light.includes(format) && bytes.length <= inlineBytes) return parseDocument(bytes, name, format);
  return (await readInThread({ task: 'document', bytes, name })) as ReadDocument;
}
