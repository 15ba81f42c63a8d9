import type { ReleaseChannel } from '@loupe/shared/contract/releases';
import { takesValue, valuesFor, type ConfigFields, type ConfigValues } from '@loupe/shared/lib/slice-config';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import { releaseRefusals as refusals } from '../../messages/release-refusals-texts.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import { presentChannel } from './releases.presenter.ts';
import { findRelease, lockChannel, updateChannel } from './releases.repository.ts';
import { findSliceConfig, insertSliceConfig } from './slice-configs.repository.ts';

interface ConfigureDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly releases: { refresh(): Promise<void> };
}

interface ConfigOrder {
  readonly name: string;
  readonly adminId: string;
  readonly ip: string;
  readonly values: ConfigValues;
  /** The state that was looked at. */
  readonly revision?: number | undefined;
}

/** Of a long text its beginning says enough. */
const shownLength = 60;

function shown(value: ConfigValues[string] | undefined): string {
  const text = JSON.stringify(value);
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}

/** Throws `release.config_invalid` for a value that its field does not take, or that no field is there for. */
function assertTaken(fields: ConfigFields, values: ConfigValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || !takesValue(field, value))
      throw appError('release.config_invalid', {
        sentence: refusals.said((t) => (field ? t.configValue(name) : t.configField(name))),
        details: { field: name },
      });
  }
}

/**
 * Sets the configuration of a slice, for the version that is live: a field that is not named has its default again.
 * What is set already is not set again.
 */
export async function configureSlice(deps: ConfigureDeps, order: ConfigOrder): Promise<ReleaseChannel> {
  const { name, adminId, ip, values } = order;
  const now = deps.clock.now();
  const channel = await deps.db.transaction(async (tx) => {
    const before = await lockChannel(tx, name);
    if (!before) throw appError('release.not_found');
    const live = await findRelease(tx, name, before.liveVersion);
    const fields = live?.manifest.config;
    if (!fields) throw appError('release.config_none');
    assertTaken(fields, values);
    const stored = (await findSliceConfig(tx, name))?.values ?? {};
    const wanted = valuesFor(fields, values).values;
    const changed = Object.keys(fields).filter(
      (field) => wanted[field] !== valuesFor(fields, stored).values[field],
    );
    if (changed.length === 0) return before;
    if (order.revision !== undefined && order.revision !== before.revision) throw appError('release.changed');
    await insertSliceConfig(tx, { name, values: wanted, at: now });
    await writeAudit(tx, {
      actorId: adminId,
      subjectId: null,
      action: 'release.configured',
      detail: `${name}: ${changed.map((field) => `${field} ${shown(wanted[field])}`).join(', ')}`,
      ip,
      at: now,
    });
    return await updateChannel(tx, before, {}, now);
  });
  await deps.releases.refresh();
  return presentChannel(channel);
}
