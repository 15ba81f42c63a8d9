import type { ReleaseChannel } from '@loupe/shared/contract/releases';
import { routes } from '@loupe/shared/contract/routes';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import { presentChannel } from './releases.presenter.ts';
import { lockChannel, updateChannel } from './releases.repository.ts';

interface SwitchDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly releases: { refresh(): Promise<void> };
}

/** What an admin wants of a slice, and why. */
interface SwitchOrder {
  readonly name: string;
  readonly adminId: string;
  readonly ip: string;
  readonly isOn: boolean;
  readonly reason: string;
  /** The state that was looked at. */
  readonly revision?: number | undefined;
}

/** True for the slice that holds the page on which slices are switched on again. */
export function holdsSwitch(name: string): boolean {
  return routes.adminReleases.owner === name;
}

/**
 * Switches a slice off, or on with the versions that are in force of it. Two admins who want the same both get it; of
 * two who want different things the later is refused, when it says what it looked at.
 */
export async function switchSlice(deps: SwitchDeps, order: SwitchOrder): Promise<ReleaseChannel> {
  const { name, isOn, adminId, ip } = order;
  const reason = order.reason.trim();
  if (reason === '') throw appError('release.reason_missing');
  if (!isOn && holdsSwitch(name)) throw appError('release.keeps_switch');
  const now = deps.clock.now();
  const channel = await deps.db.transaction(async (tx) => {
    const before = await lockChannel(tx, name);
    if (!before) throw appError('release.not_found');
    if ((before.switchedOffAt === null) === isOn) return before;
    if (order.revision !== undefined && order.revision !== before.revision) throw appError('release.changed');
    await writeAudit(tx, {
      actorId: adminId,
      subjectId: null,
      action: isOn ? 'release.switched_on' : 'release.switched_off',
      detail: `${name}: ${reason}`,
      ip,
      at: now,
    });
    const change = { switchedOffAt: isOn ? null : now, switchedOffReason: isOn ? null : reason };
    return await updateChannel(tx, before, change, now);
  });
  await deps.releases.refresh();
  return presentChannel(channel);
}
