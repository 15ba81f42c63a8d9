import { inflateRawSync } from 'node:zlib';
import { AppError, appError } from '../../errors/app-error.ts';
import { readLimits } from './document.ts';
import { readerTexts } from '../messages/readers-texts.ts';
import type { ZipPart } from './stored-zip.ts';
import { createXmlGuard } from './xml-guard.ts';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const stored = 0;
const deflated = 8;
/** No byte of a deflated stream unpacks to more. */
const mostUnpackedFromByte = 1_032;
const leastPiece = 16 * 1024;

export interface CheckedZip {
  readonly names: readonly string[];
  /** The parts that are XML, unpacked. Parsers of Office files read no others for text and tables. */
  readonly parts: readonly ZipPart[];
}

/**
 * Opens a packed Office file. Unpacks every entry against one budget and looks at its tags, so that a small bomb is
 * refused before a parser sees it. What a zip says of itself can be read in several ways: a parser is given the parts
 * from here, in a zip of our own.
 */
export function openZip(bytes: Uint8Array, name: string): CheckedZip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const damaged = () =>
    appError('file.unreadable', { sentence: readerTexts.said((t) => t.damagedZip(name)) });
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== endSignature) end -= 1;
  if (end < 0) throw damaged();
  const names: string[] = [];
  const parts: ZipPart[] = [];
  const guard = createXmlGuard(name);
  let left: number = readLimits.unpackedBytes;
  try {
    let at = view.getUint32(end + 16, true);
    for (
      let i = view.getUint16(end + 10, true);
      i > 0 && view.getUint32(at, true) === entrySignature;
      i -= 1
    ) {
      if (names.length >= readLimits.zipEntries) throw tooManyParts(name);
      const nameLength = view.getUint16(at + 28, true);
      const partName = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
      names.push(partName);
      const content = unpack(bytes, view, at, left);
      left -= content.length;
      // Many entries may lead to the same stored bytes.
      if (left < 0) throw tooLarge(name);
      if (guard.check(content)) parts.push({ name: partName, content });
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (cause instanceof RangeError && (cause as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE')
      throw tooLarge(name, cause);
    throw damaged();
  }
  return { names, parts };
}

function tooManyParts(name: string): AppError {
  return appError('file.unreadable', {
    sentence: readerTexts.said((t) => t.tooManyParts(name, readLimits.zipEntries)),
  });
}

function tooLarge(name: string, cause?: unknown): AppError {
  return appError('file.unreadable', { sentence: readerTexts.said((t) => t.zipTooLarge(name)), cause });
}

/**
 * One entry, in memory of its own; empty when it is packed in a way no Office file is. Throws RangeError when it unpacks
 * to more than `left` bytes.
 */
function unpack(bytes: Uint8Array, view: DataView, at: number, left: number): Uint8Array<ArrayBuffer> {
  const method = view.getUint16(at + 10, true);
  const packed = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const entry = bytes.subarray(start, start + packed);
  if (method === stored) return new Uint8Array(entry);
  if (method !== deflated) return new Uint8Array();
  const most = Math.max(1, left);
  // Into one buffer when the entry tells the truth: in pieces of the usual size a large part would be in memory twice.
  const told = Math.min(view.getUint32(at + 24, true), entry.length * mostUnpackedFromByte, most);
  const content = inflateRawSync(entry, {
    maxOutputLength: most,
    chunkSize: Math.max(leastPiece, told + 1),
  });
  return content.length < told ? new Uint8Array(content) : content;
}
