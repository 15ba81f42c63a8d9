import type { ReleaseManifest } from '@loupe/federation/registry/registry-document';
import type { Release } from '@loupe/shared/contract/releases';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import { isOutOfRoom } from '../../errors/out-of-room.ts';
import { releaseRefusals as refusals } from '../../messages/release-refusals-texts.ts';
import { releaseKey, type FileStore } from '../../providers/storage/file-store.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import { assertOwnSlice } from './channels.usecases.ts';
import type { Deployer } from '../deploy-tokens/deployer.ts';
import { assertStillLetIn } from '../deploy-tokens/deploy-tokens.usecases.ts';
import { openArchive, type OpenedRelease } from './release-archive.ts';
import { releaseChecks } from './release-checks.ts';
import { assertRunsInHost, assertTested, assertWithinBudget, gzipSizes } from './release-rules.ts';
import { assertShares, type HostShares } from './release-shares.ts';
import { presentRelease } from './releases.presenter.ts';
import { findRelease, insertRelease, type ReleaseRow } from './releases.repository.ts';

interface StoreDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly fileStore: FileStore;
}

interface Upload {
  readonly deployer: Deployer;
  readonly ip: string;
  /** The body: a tar.gz. */
  readonly archive: Uint8Array | null;
  readonly hostShares: HostShares | null;
}

/**
 * Checks an uploaded release and stores it; nothing changes for anybody. `isNew` is false when exactly this was there
 * already.
 */
export async function storeRelease(
  deps: StoreDeps,
  { deployer, ip, archive, hostShares }: Upload,
): Promise<{ release: Release; isNew: boolean }> {
  if (!archive || archive.length === 0) throw appError('release.malformed');
  const opened = await openArchive(archive);
  const { manifest } = opened;
  assertOwnSlice(deployer, manifest.name);
  assertRunsInHost(manifest);
  const shares = assertShares(opened, hostShares);
  const sizes = await gzipSizes(opened.files);
  assertWithinBudget(manifest, sizes);
  assertTested(manifest);
  const known = await findRelease(deps.db, manifest.name, manifest.version);
  if (known) {
    const same = sameOrRefused(known, manifest);
    // The same once more brings back an archive that was lost.
    if (known.manifestIntegrity === opened.manifestIntegrity)
      await keepArchive(deps.fileStore, manifest, archive);
    return { release: presentRelease(same), isNew: false };
  }
  const now = deps.clock.now();
  const checks = releaseChecks({ ...shares, isHostKnown: hostShares !== null });
  const facts = { source: 'uploaded', uploadedBy: deployer.id, checks, createdAt: now } as const;
  const row = rowOf(opened, sizes, facts);
  const isNew = await deps.db.transaction(async (tx) => {
    // An upload takes its time; a token that was revoked meanwhile is worth nothing.
    await assertStillLetIn(tx, deployer);
    if (!(await insertRelease(tx, row))) return false;
    await writeAudit(tx, {
      actorId: deployer.userId,
      subjectId: null,
      action: 'release.uploaded',
      detail: `${row.name} ${row.version}${deployer.by}`,
      ip,
      at: now,
    });
    // Behind the row, which another upload of this version waits for: the archive is always that of the row.
    await keepArchive(deps.fileStore, manifest, archive);
    return true;
  });
  const stored = await findRelease(deps.db, row.name, row.version);
  if (!stored) throw new Error('The release was not stored');
  // Somebody else may have sent the same version a moment ago.
  return { release: presentRelease(sameOrRefused(stored, manifest)), isNew };
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0);
}

/** The row of a release that was opened and measured. */
export function rowOf(
  { manifest, manifestIntegrity, files }: OpenedRelease,
  sizes: ReadonlyMap<string, number>,
  facts: Pick<ReleaseRow, 'source' | 'uploadedBy' | 'checks' | 'createdAt'>,
): ReleaseRow {
  return {
    name: manifest.name,
    version: manifest.version,
    manifest,
    manifestIntegrity,
    bytes: sum([...files.values()].map(({ length }) => length)),
    gzipBytes: sum(sizes.values()),
    lastInForceAt: null,
    withdrawnAt: null,
    withdrawnFor: null,
    ...facts,
  };
}

/** What it was tested against is no part of the content. */
export function isSameContent(one: ReleaseManifest, other: ReleaseManifest): boolean {
  return comparable(one) === comparable(other);
}

function comparable({ contract: _contract, ...content }: ReleaseManifest): string {
  return JSON.stringify(sorted(content));
}

/** With the keys of every object in one order: the database has its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

function sameOrRefused(known: ReleaseRow, manifest: ReleaseManifest): ReleaseRow {
  if (isSameContent(known.manifest, manifest)) return known;
  throw appError('release.version_exists', {
    sentence: refusals.said((t) => t.versionExists(known.name, known.version)),
  });
}

/** Throws `release.not_stored` when there is no room for it. */
async function keepArchive(
  fileStore: FileStore,
  { name, version }: ReleaseManifest,
  archive: Uint8Array,
): Promise<void> {
  try {
    await fileStore.put(releaseKey(name, version), archive);
  } catch (error) {
    throw isOutOfRoom(error) ? appError('release.not_stored', { cause: error }) : error;
  }
}
