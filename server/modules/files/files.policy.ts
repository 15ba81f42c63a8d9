import { fileTypeFromBuffer } from 'file-type';
import { appError } from '../../errors/app-error.ts';

/** U2: what one person may store. Every refusal has a permanent status, so that no client tries again for ever. */
export const fileLimits = { bytes: 25 * 1024 * 1024, bytesOfUser: 500 * 1024 * 1024 } as const;

/** Control and direction marks could make a name look like another one; folders are nobody's business. */
const unwanted = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** The name to show: last part of a path, without invisible characters. */
export function cleanName(name: string): string {
  const last = name.normalize('NFC').replaceAll(unwanted, '').split(/[\\/]/).at(-1)?.trim() ?? '';
  return last === '' || last === '.' || last === '..' ? 'file' : last;
}

/** Throws when the magic bytes say that the file is something else than what its ending made the readers believe. */
export async function assertHoldsWhatItSays(bytes: Uint8Array, name: string, mime: string): Promise<void> {
  const found = await fileTypeFromBuffer(bytes);
  // A plain zip says nothing: some writers of Office files put the telling parts late.
  if (!found || found.mime === mime || found.mime === 'application/zip') return;
  const isTextFormat = mime.startsWith('text/');
  if (isTextFormat && /^(text|application\/(xml|json))/.test(found.mime)) return;
  throw appError('file.unreadable', {
    sentence: `“${name}” does not hold what its name says: it looks like a .${found.ext} file.`,
  });
}
