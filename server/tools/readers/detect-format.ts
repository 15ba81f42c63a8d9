import { appError } from '../../errors/app-error.ts';
import { readerTexts } from '../messages/readers-texts.ts';

export type Format = 'csv' | 'tsv' | 'json' | 'xlsx' | 'pdf' | 'docx' | 'html' | 'xml' | 'markdown' | 'text';

const byEnding: Readonly<Record<string, Format>> = {
  csv: 'csv',
  tsv: 'tsv',
  tab: 'tsv',
  json: 'json',
  jsonl: 'json',
  ndjson: 'json',
  xlsx: 'xlsx',
  pdf: 'pdf',
  docx: 'docx',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  xml: 'xml',
  rss: 'xml',
  atom: 'xml',
  md: 'markdown',
  markdown: 'markdown',
  txt: 'text',
  text: 'text',
  log: 'text',
};

export const mimes: Readonly<Record<Format, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html',
  xml: 'text/xml',
  markdown: 'text/markdown',
  text: 'text/plain',
};

type Content = 'pdf' | 'zip' | 'oldOffice' | 'png' | 'jpeg' | 'gif' | 'gzip' | 'program';

const signatures: readonly { readonly bytes: readonly number[]; readonly what: Content }[] = [
  { bytes: [0x25, 0x50, 0x44, 0x46], what: 'pdf' },
  { bytes: [0x50, 0x4b, 0x03, 0x04], what: 'zip' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], what: 'oldOffice' },
  { bytes: [0x89, 0x50, 0x4e, 0x47], what: 'png' },
  { bytes: [0xff, 0xd8, 0xff], what: 'jpeg' },
  { bytes: [0x47, 0x49, 0x46, 0x38], what: 'gif' },
  { bytes: [0x1f, 0x8b], what: 'gzip' },
  { bytes: [0x7f, 0x45, 0x4c, 0x46], what: 'program' },
  { bytes: [0x4d, 0x5a], what: 'program' },
];

/** Last part of a file name in lower case, without the dot; empty when there is none. */
function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

function contentOf(bytes: Uint8Array): Content | null {
  // "MZ" may begin a text as well; a program has a NUL byte soon after.
  const found = signatures.find((signature) => signature.bytes.every((byte, i) => bytes[i] === byte));
  if (found?.what === 'program' && bytes[0] === 0x4d && !bytes.subarray(0, 64).includes(0)) return null;
  return found?.what ?? null;
}

const packedOf: Partial<Record<Format, Content>> = {
  pdf: 'pdf',
  xlsx: 'zip',
  docx: 'zip',
};

/** Format of a file by its ending. Throws `file.type_unsupported`. */
export function formatOfName(name: string): Format {
  const ending = endingOf(name);
  if (ending === 'xls' || ending === 'doc') {
    throw appError('file.type_unsupported', {
      sentence: readerTexts.said((t) => t.oldOffice(ending)),
    });
  }
  const format = byEnding[ending];
  if (format === undefined) {
    throw appError('file.type_unsupported', {
      sentence: readerTexts.said((t) => t.unsupported(name)),
    });
  }
  return format;
}

/**
 * Format of a file by its ending, checked against its first bytes (U2).
 * Throws `file.empty`, `file.type_unsupported`, or `file.unreadable` when name and content disagree.
 */
export function detectFormat(bytes: Uint8Array, name: string): Format {
  if (bytes.length === 0) throw appError('file.empty');
  const format = formatOfName(name);
  const content = contentOf(bytes);
  const expected = packedOf[format] ?? null;
  if (content !== expected) {
    throw appError('file.unreadable', {
      sentence: readerTexts.said((t) =>
        t.otherContent(name, endingOf(name).toUpperCase(), content ?? 'other'),
      ),
    });
  }
  return format;
}
