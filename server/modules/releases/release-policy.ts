import { appError } from '../../errors/app-error.ts';
import type { Deployer } from '../deploy-tokens/deployer.ts';
import type { ChannelRow, ChannelState } from './releases.repository.ts';

/** Old files stay: an open tab keeps the versions that it started with. */
export const keptMs = 14 * 24 * 60 * 60 * 1000;

const noCanary = { canaryVersion: null, canaryPercent: null, canaryStartedAt: null } as const;
const everybody = 100;

type ChannelAction = 'release.promoted' | 'release.canary_started' | 'release.canary_raised';

export interface ChannelChange {
  readonly action: ChannelAction;
  readonly change: Partial<ChannelState>;
}

/**
 * Where a second admin is asked for: `author` is the admin who uploaded the version or made the token it came with,
 * null for what was built with the site. Throws `release.needs_admin` or `release.needs_other_admin`.
 */
export function assertSecondAdmin({ userId }: Deployer, author: string | null): void {
  if (userId === null) throw appError('release.needs_admin');
  if (userId === author) throw appError('release.needs_other_admin');
}

/** The first version of a slice. Throws `release.no_live` for a canary: there is nothing for the others. */
export function firstChannel(name: string, version: string, percent: number): ChannelState {
  if (percent < everybody) throw appError('release.no_live');
  return { name, liveVersion: version, previousVersion: null, ...noCanary };
}

/** What a promotion changes. Throws `release.already_live` when it would change nothing. */
export function promotion(channel: ChannelRow, version: string, percent: number, now: Date): ChannelChange {
  const { liveVersion, canaryVersion, canaryPercent, canaryStartedAt } = channel;
  if (version === liveVersion) throw appError('release.already_live');
  if (percent >= everybody)
    return {
      action: 'release.promoted',
      change: { liveVersion: version, previousVersion: liveVersion, ...noCanary },
    };
  const goesOn = canaryVersion === version;
  if (goesOn && percent === canaryPercent) throw appError('release.already_live');
  return {
    action: goesOn ? 'release.canary_raised' : 'release.canary_started',
    change: {
      canaryVersion: version,
      canaryPercent: percent,
      canaryStartedAt: goesOn ? canaryStartedAt : now,
    },
  };
}

/** One step back: the canary ends, else the version before is live again. Throws `release.no_previous`. */
export function stepBack({ liveVersion, previousVersion, canaryVersion }: ChannelRow): {
  readonly withdrawn: string;
  readonly change: Partial<ChannelState>;
} {
  if (canaryVersion !== null) return { withdrawn: canaryVersion, change: noCanary };
  if (previousVersion === null) throw appError('release.no_previous');
  return { withdrawn: liveVersion, change: { liveVersion: previousVersion, previousVersion: null } };
}

/**
 * What a build of the site changes when it is published at a start: it follows a live version that came the same way.
 * Null: what a team has put in force stays, and what was rolled back does not come again.
 */
export function bundledChange(
  channel: ChannelRow,
  version: string,
  facts: { readonly isLiveBundled: boolean; readonly isWithdrawn: boolean },
): Partial<ChannelState> | null {
  if (channel.liveVersion === version || !facts.isLiveBundled || facts.isWithdrawn) return null;
  return {
    liveVersion: version,
    previousVersion: channel.liveVersion,
    ...(channel.canaryVersion === version && noCanary),
  };
}

/** Whether the files of a version are served: it is in force, or was a moment ago. */
export function isServed(lastInForceAt: Date | null, isInForce: boolean, now: Date): boolean {
  return isInForce || (lastInForceAt !== null && now.getTime() - lastInForceAt.getTime() <= keptMs);
}
