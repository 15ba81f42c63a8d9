import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { filesInLanguage } from '@loupe/federation/registry/files-in-language';
import type { ReleaseManifest } from '@loupe/federation/registry/registry-document';
import { releaseManifestSchema } from '@loupe/federation/registry/registry-schema';
import { languages } from '@loupe/shared/lib/language';
import { releaseLimits } from '@loupe/shared/contract/releases';
import { readTar, TarError, writeTar } from '../../archive/tar-files.ts';
import { appError } from '../../errors/app-error.ts';
import { releaseRefusals as refusals } from '../../messages/release-refusals-texts.ts';
import { createNames, pathInside } from './archive-paths.ts';

const unzip = promisify(gunzip);
const zip = promisify(gzip);
const manifestFile = 'release.json';
const compressed = /\.(br|gz)$/;
/** So much of what somebody sent is repeated in an answer. */
const longestQuote = 120;
/** Headers, padding and the compressed copies of the files, which are thrown away. */
const archiveBytes = 2 * releaseLimits.bytes + 3 * releaseLimits.files * 1024;

/** A release out of its archive, every file what the manifest says. */
export interface OpenedRelease {
  readonly manifest: ReleaseManifest;
  readonly manifestIntegrity: string;
  /** Content by path, `release.json` included. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Subresource integrity of some bytes. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Opens an uploaded archive. Throws `release.*` for whatever is wrong with it. */
export async function openArchive(archive: Uint8Array): Promise<OpenedRelease> {
  const files = await filesOf(await unpacked(archive));
  const written = files.get(manifestFile);
  if (!written) throw appError('release.malformed', { sentence: refusals.said((t) => t.noManifest) });
  const manifest = readManifest(written);
  const listed = new Map(manifest.files.map((file) => [file.file, file]));
  for (const { file, integrity, bytes } of manifest.files) {
    const content = files.get(file);
    if (!content)
      throw appError('release.file_missing', {
        sentence: refusals.said((t) => t.notInArchive(file)),
        details: { file },
      });
    if (content.length !== bytes || integrityOf(content) !== integrity) throw damaged(file);
  }
  for (const path of files.keys()) {
    if (compressed.test(path)) files.delete(path);
    else if (path !== manifestFile && !listed.has(path))
      throw appError('release.file_unlisted', {
        sentence: refusals.said((t) => t.notListed(path)),
        details: { file: path },
      });
  }
  assertLoadsWhatItLists(manifest);
  return { manifest, manifestIntegrity: integrityOf(written), files };
}

/** The archive of a release, as a team would upload it. */
export async function packArchive(files: ReadonlyMap<string, Uint8Array>): Promise<Buffer> {
  return await zip(await writeTar([...files].map(([path, content]) => ({ path, content }))));
}

/** Reads the text of a `release.json`. Throws `release.malformed` and says where. */
export function readManifest(written: Uint8Array): ReleaseManifest {
  let fields: unknown;
  try {
    fields = JSON.parse(Buffer.from(written).toString('utf8'), refusingPrototype);
  } catch {
    throw appError('release.malformed', { sentence: refusals.said((t) => t.notJson) });
  }
  const parsed = releaseManifestSchema.safeParse(fields);
  if (parsed.success) return parsed.data as ReleaseManifest;
  const [issue] = parsed.error.issues;
  const where = (issue?.path.join('.') ?? '').slice(0, longestQuote);
  throw appError('release.malformed', {
    sentence: refusals.said((t) => t.badManifest(where, (issue?.message ?? '').slice(0, longestQuote))),
    details: { at: where },
  });
}

/** What is checked must be what the browser reads: a parser may pass such a key over, or take it for more than data. */
function refusingPrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('a key that is not data');
  return value;
}

function damaged(file: string) {
  return appError('release.integrity', {
    sentence: refusals.said((t) => t.damaged(file)),
    details: { file },
  });
}

async function unpacked(archive: Uint8Array): Promise<Uint8Array> {
  try {
    return await unzip(archive, { maxOutputLength: archiveBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw appError('release.too_large', { cause: error });
    throw appError('release.malformed', { cause: error });
  }
}

async function filesOf(archive: Uint8Array): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const names = createNames();
  let bytes = 0;
  let count = 0;
  try {
    for await (const { path, content } of readTar(Readable.from([archive]))) {
      const inside = pathInside(path);
      names.add(inside);
      files.set(inside, content);
      if (compressed.test(inside)) continue;
      bytes += content.length;
      count += 1;
      // One more than the files: release.json.
      const isTooLarge = bytes > releaseLimits.bytes || count > releaseLimits.files + 1;
      if (isTooLarge || content.length > releaseLimits.fileBytes) throw appError('release.too_large');
    }
  } catch (error) {
    if (!(error instanceof TarError)) throw error;
    throw appError('release.malformed', {
      sentence: refusals.said((t) => t.notAnArchive(error.message)),
      cause: error,
    });
  }
  return files;
}

/** What the loader would fetch is listed, with the hash that it would check. */
function assertLoadsWhatItLists(manifest: ReleaseManifest): void {
  const known = new Map(manifest.files.map(({ file, integrity }) => [file, integrity]));
  const loaded = languages
    .map((language) => filesInLanguage(manifest, language))
    .flatMap(({ entry, exposes }) => [
      entry,
      ...Object.values(exposes).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
    ]);
  for (const { file, integrity } of loaded) {
    if (!known.has(file))
      throw appError('release.file_missing', {
        sentence: refusals.said((t) => t.loadsUnlisted(file)),
        details: { file },
      });
    if (known.get(file) !== integrity) throw damaged(file);
  }
}
