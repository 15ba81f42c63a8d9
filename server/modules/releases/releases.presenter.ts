import type { Release, ReleaseChannel } from '@loupe/shared/contract/releases';
import type { ChannelRow, ReleaseRow } from './releases.repository.ts';

export function presentRelease(row: ReleaseRow): Release {
  return {
    name: row.name,
    version: row.version,
    owner: row.manifest.owner,
    source: row.source,
    bytes: row.bytes,
    gzip_bytes: row.gzipBytes,
    files: row.manifest.files.length,
    host_api: row.manifest.host_api,
    created_at: row.createdAt.toISOString(),
    checks: row.checks,
    is_withdrawn: row.withdrawnAt !== null,
    rolled_back:
      row.withdrawnAt === null ? null : { at: row.withdrawnAt.toISOString(), evidence: row.withdrawnFor },
  };
}

export function presentChannel(row: ChannelRow): ReleaseChannel {
  const { canaryVersion, canaryPercent, canaryStartedAt, switchedOffAt } = row;
  return {
    name: row.name,
    live_version: row.liveVersion,
    previous_version: row.previousVersion,
    canary:
      canaryVersion !== null && canaryPercent !== null && canaryStartedAt !== null
        ? { version: canaryVersion, percent: canaryPercent, started_at: canaryStartedAt.toISOString() }
        : null,
    switched_off:
      switchedOffAt === null
        ? null
        : { at: switchedOffAt.toISOString(), reason: row.switchedOffReason ?? '' },
    revision: row.revision,
  };
}
