import { fileTypeFromBuffer } from 'file-type';
import { uploadRules } from '@loupe/shared/lib/upload-plan';
import { hasArchiveSignature, isArchiveName } from '../../archive/open-archive.ts';
import { archiveTexts } from '../../archive/messages/archive-texts.ts';
import { appError } from '../../errors/app-error.ts';
import { detectFormat, formatOfName, mimes, type Format } from '../../tools/readers/detect-format.ts';
import { refusals } from '../../messages/refusals-texts.ts';

/** U2: what one person may store. Every refusal has a permanent status, so that no client tries again for ever. */
export const fileLimits = { bytes: 25 * 1024 * 1024, bytesOfUser: 500 * 1024 * 1024 } as const;

/** Control and direction marks could make a name look like another one; folders are nobody's business. */
const unwanted = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** The name to show: last part of a path, without invisible characters. */
export function cleanName(name: string): string {
  const last = name.normalize('NFC').replaceAll(unwanted, '').split(/[\\/]/).at(-1)?.trim() ?? '';
  return last === '' || last === '.' || last === '..' ? 'file' : last;
}

/** Throws for what could never be stored, before any of it has come: empty, too large, of a kind nobody reads, or announced as something else. */
export function assertStorable(file: {
  readonly name: string;
  readonly bytes: number;
  readonly type?: string | undefined;
}): void {
  if (file.bytes < uploadRules.minFileBytes) throw appError('file.empty');
  if (file.bytes > fileLimits.bytes) throw appError('file.too_large');
  const format = isArchiveName(file.name) ? 'zip' : formatOfName(file.name);
  if (contradicts(file.type ?? '', format))
    throw appError('file.type_unsupported', {
      sentence: refusals.said((t) => t.fileAnnounced(file.name, file.type)),
    });
}

/**
 * Systems know many types for one ending (a CSV may come as an Excel sheet), so only what cannot be is a lie:
 * a picture, a sound, a film, or one packed format in the name of another.
 */
function contradicts(type: string, format: Format | 'zip'): boolean {
  const told = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (/^(image|audio|video|font|model)\//.test(told)) return true;
  const packed = ['pdf', 'docx', 'xlsx'] as const;
  return packed.some((one) => mimes[one] === told && one !== format);
}

/** Throws when the first bytes of a file cannot be those of what it is called: `file.unreadable`, `archive.damaged`. */
export function assertBeginsAsNamed(bytes: Uint8Array, name: string): void {
  if (!isArchiveName(name)) return void detectFormat(bytes, name);
  if (!hasArchiveSignature(bytes))
    throw appError('archive.damaged', { sentence: archiveTexts.said((t) => t.damaged(name)) });
}

/** Throws when the magic bytes say that the file is something else than what its ending made the readers believe. */
export async function assertHoldsWhatItSays(bytes: Uint8Array, name: string, mime: string): Promise<void> {
  const found = await fileTypeFromBuffer(bytes);
  // A plain zip says nothing: some writers of Office files put the telling parts late.
  if (!found || found.mime === mime || found.mime === 'application/zip') return;
  const isTextFormat = mime.startsWith('text/');
  if (isTextFormat && /^(text|application\/(xml|json))/.test(found.mime)) return;
  throw appError('file.unreadable', {
    sentence: refusals.said((t) => t.fileLooksLike(name, found.ext)),
  });
}
