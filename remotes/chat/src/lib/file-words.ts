import type { FileRefusal, UploadLimits } from '@loupe/shared/lib/upload-plan';
import { numberFormat } from '@loupe/shared/lib/kept-formats';
import { fileTexts } from '#texts/files';

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** `812 B`, `14 KB`, `2.4 MB`, with the decimal sign of the page's language. */
export function bytesText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${numberFormat(fileTexts.numberLocale, oneDecimal).format(bytes / 1_000_000)} MB`;
}

/** True when a name ends with one of the endings (`.csv`); an empty list takes everything. */
export function hasEnding(name: string, endings: readonly string[]): boolean {
  const lower = name.toLowerCase();
  return endings.length === 0 || endings.some((ending) => lower.endsWith(ending.toLowerCase()));
}

/** `.csv or .xlsx`, for a sentence. */
export function endingsText(endings: readonly string[]): string {
  if (endings.length < 2) return endings.join('');
  return `${endings.slice(0, -1).join(', ')} ${fileTexts.or} ${endings.at(-1)}`;
}

/** Why a file was not even begun, as a sentence. */
export function refusalText(refusal: FileRefusal, name: string, limits: UploadLimits): string {
  if (refusal === 'empty') return fileTexts.empty(name);
  if (refusal === 'type') return fileTexts.wrongType(name);
  if (refusal === 'number') return fileTexts.tooMany(limits.files ?? 0);
  return fileTexts.tooLarge(name, bytesText(limits.bytes ?? 0));
}
