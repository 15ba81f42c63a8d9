import type { Entry } from 'yauzl';
import { AppError, appError } from '../errors/app-error.ts';
import { shown, type Said } from '../language/texts.ts';
import { formatOfName } from '../tools/readers/detect-format.ts';
import { archiveLimits } from './archive-limits.ts';
import type { archiveEn } from './messages/archive-en.ts';
import { archiveTexts } from './messages/archive-texts.ts';
import { memberPath, nameOfEntry } from './member-name.ts';
import { isArchiveName, type OpenedArchive } from './open-archive.ts';

/** A file of a zip that becomes a file of the person. */
export interface Member {
  /** With its folders, e.g. "legal/lease.pdf". */
  readonly path: string;
  readonly entry: Entry;
}

/** What was not taken, and why. */
export interface LeftOut {
  readonly name: string;
  readonly reason: Said;
}

export interface ChosenMembers {
  readonly members: readonly Member[];
  readonly leftOut: readonly LeftOut[];
}

type Reason = keyof (typeof archiveEn)['reasons'];

const stored = 0;
const deflated = 8;
/** Kind of a file in the upper half of its attributes, as Unix systems write them. */
const [kindMask, link] = [0xf000, 0xa000];

/** Why something is not taken, in every language. */
export const leftOutFor = (reason: Reason): Said => archiveTexts.said((t) => t.reasons[reason]);

/**
 * Tells what of a zip is taken from what its directory says, before anything is unpacked: files of kinds that are read,
 * none twice, each at most `most.fileBytes`. Refused whole are more than `most.files` of them (`archive.too_many_files`), too
 * much unpacked (`archive.too_large`), a bomb (`archive.suspicious`), nothing usable (`archive.empty`, `archive.encrypted`).
 */
export function chooseMembers(
  { name, entries }: OpenedArchive,
  most: { readonly files: number; readonly fileBytes: number },
): ChosenMembers {
  const members: Member[] = [];
  const leftOut: LeftOut[] = [];
  const seen = new Set<string>();
  let locked = 0;
  for (const entry of entries) {
    const written = nameOfEntry(entry);
    if (/[\\/]$/.test(written)) continue;
    const found = memberPath(written);
    const reason =
      'fault' in found ? leftOutFor(found.fault) : reasonAgainst(entry, found.path, most.fileBytes, seen);
    if (entry.isEncrypted()) locked += 1;
    if (reason === null && 'path' in found) {
      seen.add(found.path.toLowerCase());
      members.push({ path: found.path, entry });
    } else if (reason !== null) leftOut.push({ name: shownName(written), reason });
  }
  assertAcceptable(name, { members, leftOut }, { files: most.files, isLocked: locked > 0 });
  return { members, leftOut };
}

/** As it is written, without what would not show, and never longer than a line. */
const shownName = (written: string): string =>
  written.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').slice(0, archiveLimits.nameCharacters);

function reasonAgainst(
  entry: Entry,
  path: string,
  mostBytes: number,
  seen: ReadonlySet<string>,
): Said | null {
  if (((entry.externalFileAttributes >>> 16) & kindMask) === link) return leftOutFor('link');
  if (isArchiveName(path)) return leftOutFor('nested');
  const kind = reasonOfKind(path);
  if (kind !== null) return kind;
  if (entry.isEncrypted()) return leftOutFor('encrypted');
  if (entry.compressionMethod !== stored && entry.compressionMethod !== deflated)
    return leftOutFor('packing');
  if (entry.uncompressedSize === 0) return leftOutFor('empty');
  if (entry.uncompressedSize > mostBytes) return leftOutFor('tooLarge');
  return seen.has(path.toLowerCase()) ? leftOutFor('sameName') : null;
}

/** For an old Office file it is said what to do; of the others the kind is enough. */
function reasonOfKind(path: string): Said | null {
  try {
    formatOfName(path.split('/').at(-1) ?? path);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return /\.(xls|doc)$/i.test(path) ? error.sentence : leftOutFor('kind');
  }
}

function assertAcceptable(
  name: string,
  { members, leftOut }: ChosenMembers,
  { files, isLocked }: { files: number; isLocked: boolean },
): void {
  if (members.length > files)
    throw appError('archive.too_many_files', {
      sentence: archiveTexts.said((t) => t.tooManyFiles(name, members.length, files)),
    });
  const unpacked = members.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  const packed = members.reduce((sum, { entry }) => sum + entry.compressedSize, 0);
  if (unpacked > archiveLimits.ratioFromBytes && unpacked > packed * archiveLimits.ratio)
    throw appError('archive.suspicious', { sentence: archiveTexts.said((t) => t.suspicious(name)) });
  if (unpacked > archiveLimits.unpackedBytes)
    throw appError('archive.too_large', {
      sentence: archiveTexts.said((t) =>
        t.tooLarge(name, `${archiveLimits.unpackedBytes / (1024 * 1024)} MB`),
      ),
    });
  if (members.length > 0) return;
  if (isLocked)
    throw appError('archive.encrypted', { sentence: archiveTexts.said((t) => t.encrypted(name)) });
  throw nothingUsable(name, leftOut);
}

/** The refusal of a zip with nothing to take; names the first reasons. */
export function nothingUsable(name: string, leftOut: readonly LeftOut[]): AppError {
  return appError('archive.empty', {
    sentence: archiveTexts.said((t) =>
      t.nothing(
        name,
        leftOut.slice(0, 3).map((one) => `${one.name}: ${shown(one.reason)}`),
      ),
    ),
  });
}
