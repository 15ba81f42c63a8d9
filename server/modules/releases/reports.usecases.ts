import { createHmac } from 'node:crypto';
import { isInCanary } from '@loupe/federation/registry/canary';
import type { CompositionReport } from '@loupe/shared/contract/composition-reports';
import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { networkOf } from '../../http/network-of.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import { findUser } from '../identity/users.usecases.ts';
import { noteErrors } from '../slice-errors/slice-errors.usecases.ts';
import type { RegistrySigner } from './registry-signer.ts';
import { stepBack } from './release-policy.ts';
import {
  findCanaries,
  findErrorOrigins,
  knownVersions,
  lockChannel,
  setWithdrawn,
  updateChannel,
  type ChannelRow,
} from './releases.repository.ts';
import { addReports, countReported, type Counts } from './reports.repository.ts';
import { countedHealth, describeVerdict, judgeCanary, type Standing } from './rollback-rule.ts';

interface ReportDeps {
  readonly config: Pick<Config, 'canaryAccountDays'>;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly registrySigner: RegistrySigner;
  readonly releases: { refresh(): Promise<void> };
}

/** Who reports: an account, or a visitor known by address. */
export interface Reporter {
  readonly userId: string | null;
  readonly ip: string;
}

interface VersionReport {
  readonly remote: string;
  readonly version: string;
  readonly counts: Counts;
  readonly reports: readonly CompositionReport[];
}

const dayMs = 24 * 60 * 60 * 1000;

/** Takes a batch of a tab, and rolls a canary back when it proves worse than the live version. */
export async function takeReports(
  deps: ReportDeps,
  reporter: Reporter,
  reports: readonly CompositionReport[],
): Promise<void> {
  const now = deps.clock.now();
  const id = pseudonym(deps.registrySigner, reporter);
  const rolledBack = await deps.db.transaction(async (tx) => {
    const standing = await standingOf(tx, deps.config, reporter, now);
    const perVersion = byVersion(reports);
    const known = await knownVersions(tx, perVersion);
    const canaries = await findCanaries(tx, [...new Set(perVersion.map(({ remote }) => remote))]);
    const accepted = perVersion.filter(
      ({ remote, version }) =>
        known.has(`${remote} ${version}`) && mayRun(reporter, remote, version, canaries),
    );
    for (const { remote, version, counts } of accepted) {
      const since = canaries.find(({ name }) => name === remote)?.canaryStartedAt ?? null;
      // The clock may have been set back since: what is reported now still comes after the canary's beginning.
      const at = since && since > now ? since : now;
      await addReports(tx, { remote, version, reporter: id, standing }, counts, { now: at, since });
    }
    await noteForOwners(tx, accepted, now);
    let isAnyRolledBack = false;
    for (const { remote, version, counts } of accepted) {
      const isCanary = canaries.some((one) => one.name === remote && one.canaryVersion === version);
      if (isCanary && hasFailed(counts) && (await rollBackIfWorse(deps, tx, remote, version, now)))
        isAnyRolledBack = true;
    }
    return isAnyRolledBack;
  });
  if (rolledBack) await deps.releases.refresh();
}

/** What went wrong goes on to the owners who asked for it. */
async function noteForOwners(tx: Database, perVersion: readonly VersionReport[], now: Date): Promise<void> {
  const failing = perVersion.filter(({ reports }) => reports.some(({ kind }) => kind !== 'loaded'));
  const origins = await findErrorOrigins(tx, failing);
  for (const { remote, version, reports } of failing) {
    const origin = origins.get(`${remote} ${version}`);
    if (origin) await noteErrors(tx, origin, reports, now);
  }
}

const nothingReported: Counts = {
  loaded: 0,
  load_failed: 0,
  render_failed: 0,
  chunk_failed: 0,
  script_failed: 0,
  policy_violated: 0,
};

/** Of the same order for everybody, so that two batches never wait for each other crosswise. */
function byVersion(reports: readonly CompositionReport[]): VersionReport[] {
  const grouped = Map.groupBy(reports, ({ remote, version }) => `${remote} ${version}`);
  return [...grouped.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, own]) => {
      const [first] = own;
      return first
        ? [{ remote: first.remote, version: first.version, counts: countKinds(own), reports: own }]
        : [];
    });
}

function countKinds(reports: readonly CompositionReport[]): Counts {
  const counts: Record<CompositionReport['kind'], number> = { ...nothingReported };
  for (const { kind } of reports) counts[kind] += 1;
  return counts;
}

/** Whoever nobody knows is known by address, of which anybody has many; whoever is new may have been made for this. */
async function standingOf(
  tx: Database,
  { canaryAccountDays }: ReportDeps['config'],
  { userId }: Reporter,
  now: Date,
): Promise<Standing> {
  const user = userId === null ? null : await findUser(tx, userId);
  if (!user) return 'visitor';
  return now.getTime() - user.createdAt.getTime() >= canaryAccountDays * dayMs ? 'settled' : 'young';
}

/** An account that does not get the canary cannot know how it does. */
function mayRun(
  { userId }: Reporter,
  remote: string,
  version: string,
  canaries: readonly ChannelRow[],
): boolean {
  const canary = canaries.find(({ name, canaryVersion }) => name === remote && canaryVersion === version);
  if (!canary || userId === null || canary.canaryPercent === null) return true;
  return isInCanary(userId, remote, { version, percent: canary.canaryPercent });
}

function hasFailed(counts: Counts): boolean {
  return counts.load_failed + counts.render_failed + counts.chunk_failed > 0;
}

function pseudonym({ secret }: RegistrySigner, { userId, ip }: Reporter): string {
  const who = userId === null ? `address ${networkOf(ip)}` : `account ${userId}`;
  return createHmac('sha256', secret).update(who).digest('base64url');
}

/** Under the lock of the channel: reports of the same moment are counted one after the other, and nobody is rolled back twice. */
async function rollBackIfWorse(
  { log }: ReportDeps,
  tx: Database,
  remote: string,
  version: string,
  now: Date,
): Promise<boolean> {
  const channel = await lockChannel(tx, remote);
  if (!channel || channel.canaryVersion !== version || !channel.canaryStartedAt) return false;
  const reported = await countReported(tx, { remote, since: channel.canaryStartedAt });
  const canary = countedHealth(reported(version));
  const live = countedHealth(reported(channel.liveVersion));
  const verdict = judgeCanary(canary, live);
  if (!verdict.isWorse) return false;
  const { withdrawn, change } = stepBack(channel);
  await setWithdrawn(tx, remote, withdrawn, {
    at: now,
    evidence: {
      canary: { version: withdrawn, ...canary, at_least: verdict.canaryAtLeast },
      live: { version: channel.liveVersion, ...live, at_most: verdict.liveAtMost },
    },
  });
  await updateChannel(tx, channel, change, now);
  const evidence = describeVerdict(canary, live, verdict);
  log.warn({ remote, version, live: channel.liveVersion, evidence }, 'a canary was rolled back');
  await writeAudit(tx, {
    actorId: null,
    subjectId: null,
    action: 'release.rolled_back_automatically',
    detail: `${remote} ${withdrawn} → ${channel.liveVersion}: ${evidence}`,
    ip: null,
    at: now,
  });
  return true;
}
