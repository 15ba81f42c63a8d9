import { appError } from '../../errors/app-error.ts';
import { readerTexts } from '../messages/readers-texts.ts';

/** Guesses UTF-16 without a byte order mark: one of the two bytes of nearly every character is zero. */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const end = Math.min(bytes.length - (bytes.length % 2), 4096);
  if (end < 8) return null;
  let even = 0;
  let odd = 0;
  for (let i = 0; i < end; i += 2) {
    if (bytes[i] === 0) even += 1;
    if (bytes[i + 1] === 0) odd += 1;
  }
  const pairs = end / 2;
  if (odd > pairs * 0.6 && even < pairs * 0.1) return 'utf-16le';
  return even > pairs * 0.6 && odd < pairs * 0.1 ? 'utf-16be' : null;
}

/**
 * Text of a file: byte order mark first, then UTF-16 by its zero bytes, then strict UTF-8, else Windows-1252
 * (which holds Latin-1). Line ends become \n. Throws `file.unreadable` for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array, name: string): string {
  const text = decode(bytes);
  if (isBinary(text))
    throw appError('file.unreadable', { sentence: readerTexts.said((t) => t.notText(name)) });
  return text.replace(/\r\n?/g, '\n');
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const utf16 = guessUtf16(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function isBinary(text: string): boolean {
  const sample = text.slice(0, 8192);
  let odd = 0;
  for (let i = 0; i < sample.length; i += 1) {
    const code = sample.charCodeAt(i);
    if (code === 0) return true;
    if (code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12 && code !== 27) odd += 1;
  }
  return sample.length > 0 && odd / sample.length > 0.02;
}
