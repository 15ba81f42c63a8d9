import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { RollbackEvidence } from '@loupe/shared/contract/releases';
import type { Database } from '../../db/database.ts';
import type { ErrorOrigin } from '../slice-errors/slice-errors.models.ts';
import { remoteChannels, remoteReleases } from './releases.tables.ts';

export type ReleaseRow = typeof remoteReleases.$inferSelect;
export type ChannelRow = typeof remoteChannels.$inferSelect;

/** Heard by every process that serves pages. */
export const releasesChannel = 'releases_changed';

/** Stores the release; false when this version of the slice is there already. */
export async function insertRelease(tx: Database, row: typeof remoteReleases.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(remoteReleases)
    .values(row)
    .onConflictDoNothing()
    .returning({ name: remoteReleases.name });
  return inserted.length > 0;
}

export async function findRelease(db: Database, name: string, version: string): Promise<ReleaseRow | null> {
  const [row] = await db
    .select()
    .from(remoteReleases)
    .where(and(eq(remoteReleases.name, name), eq(remoteReleases.version, version)));
  return row ?? null;
}

/** Every release, newest first. */
export async function listReleases(db: Database): Promise<ReleaseRow[]> {
  return await db
    .select()
    .from(remoteReleases)
    .orderBy(desc(remoteReleases.createdAt), desc(remoteReleases.version));
}

/** Releases that are in force or have been. */
export async function listUsedReleases(db: Database): Promise<ReleaseRow[]> {
  return await db
    .select()
    .from(remoteReleases)
    .where(sql`${remoteReleases.lastInForceAt} is not null`);
}

export async function listChannels(db: Database): Promise<ChannelRow[]> {
  return await db.select().from(remoteChannels).orderBy(remoteChannels.name);
}

export async function findChannel(db: Database, name: string): Promise<ChannelRow | null> {
  const [row] = await db.select().from(remoteChannels).where(eq(remoteChannels.name, name));
  return row ?? null;
}

/** The channel, locked until the transaction ends: changes of a slice come one after the other. */
export async function lockChannel(tx: Database, name: string): Promise<ChannelRow | null> {
  const [row] = await tx.select().from(remoteChannels).where(eq(remoteChannels.name, name)).for('update');
  return row ?? null;
}

/** What a change of a channel says; the rest of the row follows from it. */
export type ChannelState = Pick<
  ChannelRow,
  'name' | 'liveVersion' | 'previousVersion' | 'canaryVersion' | 'canaryPercent' | 'canaryStartedAt'
>;
type ChannelSwitch = Pick<ChannelRow, 'switchedOffAt' | 'switchedOffReason'>;

/**
 * When a change is made: later than every change before it, whatever the clock says. It is what the registry says of when
 * it was issued, and a tab refuses an older one than it has seen.
 */
function changedAt(now: Date) {
  return sql<Date>`greatest(${now.toISOString()}::timestamptz, (select max(${remoteChannels.updatedAt}) + interval '1 millisecond' from ${remoteChannels}))`;
}

/** The first channel of a slice; null when somebody else was quicker. */
export async function insertChannel(
  tx: Database,
  state: ChannelState,
  now: Date,
): Promise<ChannelRow | null> {
  const [row] = await tx
    .insert(remoteChannels)
    .values({ ...state, revision: 1, updatedAt: changedAt(now) })
    .onConflictDoNothing()
    .returning();
  if (row) await afterChange(tx, [row], now);
  return row ?? null;
}

/** Changes a locked channel, notes which versions were and are in force, and tells every process. */
export async function updateChannel(
  tx: Database,
  before: ChannelRow,
  change: Partial<ChannelState & ChannelSwitch>,
  now: Date,
): Promise<ChannelRow> {
  const [after] = await tx
    .update(remoteChannels)
    .set({ ...change, revision: before.revision + 1, updatedAt: changedAt(now) })
    .where(eq(remoteChannels.name, before.name))
    .returning();
  if (!after) throw new Error('The channel is gone');
  await afterChange(tx, [before, after], now);
  return after;
}

async function afterChange(tx: Database, states: readonly ChannelRow[], now: Date): Promise<void> {
  const name = states[0]?.name ?? '';
  const versions = states
    .flatMap(({ liveVersion, previousVersion, canaryVersion }) => [
      liveVersion,
      previousVersion,
      canaryVersion,
    ])
    .filter((version) => version !== null);
  await tx
    .update(remoteReleases)
    .set({ lastInForceAt: now })
    .where(and(eq(remoteReleases.name, name), inArray(remoteReleases.version, versions)));
  await tx.execute(sql`select pg_notify(${releasesChannel}, ${name})`);
}

/** Notes that a version was rolled back, and the evidence when nobody ordered it; null when it is put in force again. */
export async function setWithdrawn(
  tx: Database,
  name: string,
  version: string,
  withdrawn: { readonly at: Date; readonly evidence?: RollbackEvidence } | null,
): Promise<void> {
  await tx
    .update(remoteReleases)
    .set({ withdrawnAt: withdrawn?.at ?? null, withdrawnFor: withdrawn?.evidence ?? null })
    .where(and(eq(remoteReleases.name, name), eq(remoteReleases.version, version)));
}

/** Channels that run one of these versions as their canary. */
export async function findCanaries(db: Database, names: readonly string[]): Promise<ChannelRow[]> {
  if (names.length === 0) return [];
  return await db
    .select()
    .from(remoteChannels)
    .where(and(inArray(remoteChannels.name, [...names]), sql`${remoteChannels.canaryVersion} is not null`));
}

/** Which of these pairs of slice and version are stored. */
export async function knownVersions(
  db: Database,
  pairs: readonly { readonly remote: string; readonly version: string }[],
): Promise<ReadonlySet<string>> {
  if (pairs.length === 0) return new Set();
  const rows = await db
    .select({ name: remoteReleases.name, version: remoteReleases.version })
    .from(remoteReleases)
    .where(
      or(
        ...pairs.map(({ remote, version }) =>
          and(eq(remoteReleases.name, remote), eq(remoteReleases.version, version)),
        ),
      ),
    );
  return new Set(rows.map(({ name, version }) => `${name} ${version}`));
}

/** Of these versions, those whose owner wants to hear of errors, by slice and version with a space between. */
export async function findErrorOrigins(
  db: Database,
  pairs: readonly { readonly remote: string; readonly version: string }[],
): Promise<ReadonlyMap<string, ErrorOrigin>> {
  if (pairs.length === 0) return new Map();
  const { name: remote, version, manifest } = remoteReleases;
  const rows = await db
    .select({ remote, version, manifest })
    .from(remoteReleases)
    .where(
      and(
        sql`${manifest} ? 'report_to'`,
        or(...pairs.map((pair) => and(eq(remote, pair.remote), eq(version, pair.version)))),
      ),
    );
  return new Map(
    rows.map(({ manifest: { report_to: address = '', files }, ...release }) => [
      `${release.remote} ${release.version}`,
      { ...release, address, files: new Set(files.map(({ file }) => file)) },
    ]),
  );
}
