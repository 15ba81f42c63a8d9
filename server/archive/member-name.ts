import { getFileNameLowLevel, type Entry } from 'yauzl';
import { archiveLimits } from './archive-limits.ts';

/** Why a name cannot be that of a file of ours. */
export type NameFault = 'outside' | 'tooDeep' | 'nameTooLong' | 'system';

/** Flag of an entry whose name is UTF-8 (APPNOTE 6.3.10, 4.4.4, bit 11). */
const utf8 = 0x0800;
/** Control and direction marks could make a name look like another one. */
const unwanted = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/**
 * The name of an entry as its maker saw it. Without the UTF-8 flag the format says code page 437, but macOS writes UTF-8
 * all the same: bytes that are whole UTF-8 are taken for that, since accented names in code page 437 never are.
 */
export function nameOfEntry(
  entry: Pick<Entry, 'generalPurposeBitFlag' | 'fileNameRaw' | 'extraFields'>,
): string {
  const { generalPurposeBitFlag: flags, fileNameRaw: raw, extraFields } = entry;
  const flagged = (flags & utf8) === 0 && isUtf8(raw) ? flags | utf8 : flags;
  return getFileNameLowLevel(flagged, raw, extraFields, true).normalize('NFC');
}

function isUtf8(raw: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(raw);
    return true;
  } catch {
    return false;
  }
}

/** What systems put beside the files of people. */
const systemFile = /(?:^|\/)(?:__MACOSX\/|\.[^/]|Thumbs\.db$|desktop\.ini$)/i;

/** The path a member is called by, folders kept: "legal/lease.pdf". Never one that leads out of the zip. */
export function memberPath(name: string): { readonly path: string } | { readonly fault: NameFault } {
  const path = name
    .replaceAll('\\', '/')
    .replaceAll(unwanted, '')
    .replace(/^(?:\.\/)+/, '');
  const parts = path.split('/').map((part) => part.trim());
  const isOutside = path.startsWith('/') || /^[a-z]:/i.test(path) || parts.some((part) => part === '..');
  if (isOutside) return { fault: 'outside' };
  const kept = parts.filter((part) => part !== '' && part !== '.');
  const whole = kept.join('/');
  if (whole === '') return { fault: 'outside' };
  if (systemFile.test(whole)) return { fault: 'system' };
  if (kept.length - 1 > archiveLimits.depth) return { fault: 'tooDeep' };
  return whole.length > archiveLimits.nameCharacters ? { fault: 'nameTooLong' } : { path: whole };
}
