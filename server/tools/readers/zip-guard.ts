import { inflateRawSync } from 'node:zlib';
import { AppError, appError } from '../../errors/app-error.ts';
import { readLimits } from './document.ts';
import { readerTexts } from '../messages/readers-texts.ts';
import { createXmlGuard } from './xml-guard.ts';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;

/**
 * Names in a packed Office file. Unpacks every entry against one budget and looks at its tags, so that a small bomb is
 * refused before a parser sees it.
 */
export function checkZip(bytes: Uint8Array, name: string): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const damaged = () =>
    appError('file.unreadable', { sentence: readerTexts.said((t) => t.damagedZip(name)) });
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== endSignature) end -= 1;
  if (end < 0) throw damaged();
  const names: string[] = [];
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
      names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)));
      const part = unpack(bytes, view, at, left);
      left -= part.length;
      guard.check(part);
      at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    if (cause instanceof RangeError && (cause as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') {
      throw appError('file.unreadable', {
        sentence: readerTexts.said((t) => t.zipTooLarge(name)),
        cause,
      });
    }
    throw damaged();
  }
  return names;
}

function tooManyParts(name: string): AppError {
  return appError('file.unreadable', {
    sentence: readerTexts.said((t) => t.tooManyParts(name, readLimits.zipEntries)),
  });
}

/** One entry; throws RangeError when it holds more than `left` bytes. */
function unpack(bytes: Uint8Array, view: DataView, at: number, left: number): Buffer {
  const packed = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const entry = bytes.subarray(start, start + packed);
  if (view.getUint16(at + 10, true) !== 8) return Buffer.from(entry.buffer, entry.byteOffset, entry.length);
  return inflateRawSync(entry, { maxOutputLength: Math.max(1, left) });
}
