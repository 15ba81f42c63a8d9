import type { ReleaseChannel } from '@loupe/shared/contract/releases';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import { releaseRefusals as refusals } from '../../messages/release-refusals-texts.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import type { Deployer } from '../deploy-tokens/deployer.ts';
import { assertStillLetIn, findUploadingAdmin } from '../deploy-tokens/deploy-tokens.usecases.ts';
import { assertSecondAdmin, firstChannel, promotion, stepBack } from './release-policy.ts';
import { assertHostHas, type HostShares } from './release-shares.ts';
import {
  findChannel,
  findRelease,
  insertChannel,
  lockChannel,
  setWithdrawn,
  updateChannel,
  type ChannelRow,
  type ReleaseRow,
} from './releases.repository.ts';
import { presentChannel } from './releases.presenter.ts';
import { deleteReportsAfter } from './reports.repository.ts';

interface ChannelDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly releases: { refresh(): Promise<void>; prepare(release: ReleaseRow): Promise<void> };
  readonly config: { readonly releasesNeedSecondAdmin: boolean };
}

/** Who asks, from where, and for which slice. */
export interface Order {
  readonly name: string;
  readonly deployer: Deployer;
  readonly ip: string;
  /** The state that was looked at when it was ordered. */
  readonly revision?: number | undefined;
}

/** Throws `release.name_foreign` for a token of another slice. */
export function assertOwnSlice({ remote }: Deployer, name: string): void {
  if (remote !== null && remote !== name)
    throw appError('release.name_foreign', {
      sentence: refusals.said((t) => t.foreignToken(remote, name)),
    });
}

/** Throws `release.changed` when somebody was quicker: since the order was thought of, or while it waited its turn. */
function assertUnchanged(seen: number | undefined, channel: ChannelRow | null): void {
  if (seen !== undefined && seen !== (channel?.revision ?? 0)) throw appError('release.changed');
}

/** What is in force of a slice, for somebody who may change it; null while nothing is. */
export async function showChannel(
  { db }: Pick<ChannelDeps, 'db'>,
  { name, deployer }: Pick<Order, 'name' | 'deployer'>,
): Promise<ReleaseChannel | null> {
  assertOwnSlice(deployer, name);
  const channel = await findChannel(db, name);
  return channel && presentChannel(channel);
}

interface Promotion {
  readonly version: string;
  /** 1-99: a canary for so many of the people. */
  readonly percent?: number | undefined;
  /** What the deployed host has; null when it does not say. */
  readonly hostShares: HostShares | null;
}

/** Puts a version in force: for everybody, or as a canary for a share of the people. */
export async function promoteRelease(
  deps: ChannelDeps,
  order: Order,
  { version, percent = 100, hostShares }: Promotion,
): Promise<ReleaseChannel> {
  const { name, deployer, ip } = order;
  assertOwnSlice(deployer, name);
  const now = deps.clock.now();
  const seen = order.revision ?? (await findChannel(deps.db, name))?.revision ?? 0;
  const release = await findRelease(deps.db, name, version);
  if (!release) throw appError('release.not_found');
  if (deps.config.releasesNeedSecondAdmin)
    assertSecondAdmin(deployer, await findUploadingAdmin(deps.db, release.uploadedBy));
  if (hostShares) assertHostHas(release.manifest, hostShares);
  // Nothing is put in force of which the files are gone.
  await deps.releases.prepare(release);
  const channel = await deps.db.transaction(async (tx) => {
    const before = await lockChannel(tx, name);
    // Fetching the files and waiting for one's turn take their time.
    await assertStillLetIn(tx, deployer);
    assertUnchanged(seen, before);
    await setWithdrawn(tx, name, version, null);
    const entry = { actorId: deployer.userId, subjectId: null, ip, at: now };
    if (!before) {
      const first = await insertChannel(tx, firstChannel(name, version, percent), now);
      if (!first) throw appError('release.changed');
      await writeAudit(tx, {
        ...entry,
        action: 'release.promoted',
        detail: `${name} ${version}${deployer.by}`,
      });
      return first;
    }
    const { action, change } = promotion(before, version, percent, now);
    if (action === 'release.canary_started') await deleteReportsAfter(tx, name, now);
    const share = percent < 100 ? ` for ${percent}%` : '';
    const detail = `${name} ${before.liveVersion} → ${version}${share}${deployer.by}`;
    await writeAudit(tx, { ...entry, action, detail });
    return await updateChannel(tx, before, change, now);
  });
  await deps.releases.refresh();
  return presentChannel(channel);
}

/** Ends the canary, or puts the version before the live one in force again. */
export async function rollBackRelease(deps: ChannelDeps, order: Order): Promise<ReleaseChannel> {
  const { name, deployer, ip } = order;
  assertOwnSlice(deployer, name);
  const now = deps.clock.now();
  const seen = order.revision ?? (await findChannel(deps.db, name))?.revision ?? 0;
  const channel = await deps.db.transaction(async (tx) => {
    const before = await lockChannel(tx, name);
    await assertStillLetIn(tx, deployer);
    if (!before) throw appError('release.not_found');
    assertUnchanged(seen, before);
    const { withdrawn, change } = stepBack(before);
    await setWithdrawn(tx, name, withdrawn, { at: now });
    const after = await updateChannel(tx, before, change, now);
    await writeAudit(tx, {
      actorId: deployer.userId,
      subjectId: null,
      action: 'release.rolled_back',
      detail: `${name} ${withdrawn} → ${after.liveVersion}${deployer.by}`,
      ip,
      at: now,
    });
    return after;
  });
  await deps.releases.refresh();
  return presentChannel(channel);
}
