import type { AdminSlice, DeclarationDifference, Release } from '@loupe/shared/contract/releases';
import { routes, type RouteShape } from '@loupe/shared/contract/routes';
import type { ReleaseManifest } from '@loupe/federation/registry/registry-document';
import { valuesFor } from '@loupe/shared/lib/slice-config';
import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import { endpointStates, type EndpointState } from '../slice-errors/slice-errors.usecases.ts';
import { holdsSwitch } from './switch-slice.usecases.ts';
import { differencesOf } from './release-differences.ts';
import { presentChannel, presentRelease } from './releases.presenter.ts';
import { findRelease, listChannels, listReleases, type ReleaseRow } from './releases.repository.ts';
import { listSliceConfigs, type SliceConfigRow } from './slice-configs.repository.ts';
import { countHealth } from './reports.repository.ts';

const unreported = {
  people: 0,
  failed: 0,
  load_failed: 0,
  chunk_failed: 0,
  render_failed: 0,
  script_failed: 0,
  policy_violated: 0,
};
const mostVersions = 30;

/** What may be set of the live version, what is set, and which versions in force do not take all of it. */
function configOf(
  { manifest: { config: fields } }: ReleaseRow,
  inForce: readonly (string | null | undefined)[],
  own: readonly ReleaseRow[],
  stored: SliceConfigRow | undefined,
): AdminSlice['config'] {
  if (!fields) return null;
  const values = stored?.values ?? {};
  const refusals = own
    .filter(({ version }) => inForce.includes(version))
    .map(({ version, manifest }) => ({
      version,
      fields: [...valuesFor(manifest.config ?? {}, values).refused],
    }));
  return {
    fields,
    values: valuesFor(fields, values).values,
    changed_at: stored?.createdAt.toISOString() ?? null,
    refused: refusals.filter((refusal) => refusal.fields.length > 0),
  };
}

/** Where errors of the live version are reported to, and how that goes. */
function errorReportsOf(
  { name, manifest: { report_to: to } }: ReleaseRow,
  states: ReadonlyMap<string, EndpointState>,
): AdminSlice['error_reports'] {
  if (to === undefined) return null;
  const { lastSentAt = null, failing = null } = states.get(`${name} ${to}`) ?? {};
  return {
    to,
    last_sent_at: lastSentAt?.toISOString() ?? null,
    failing: failing && { ...failing, since: failing.since.toISOString() },
  };
}

/** The slots that a release fills, each once. */
function slotsOf({ slots, fills = [] }: ReleaseManifest): string[] {
  return [...new Set([...Object.keys(slots), ...fills.map(({ slot }) => slot)])].toSorted();
}

const table: Readonly<Record<string, RouteShape>> = routes;

/** A page is a row of the table, or its own path. */
function pathOfPage(route: string): string {
  return (Object.hasOwn(table, route) ? table[route]?.path : undefined) ?? route;
}

/** Every slice with its versions and how they do; also one of which nothing is in force yet. */
export async function listSlices({ db }: { readonly db: Database }): Promise<AdminSlice[]> {
  const releases = await listReleases(db);
  const channels = new Map((await listChannels(db)).map((channel) => [channel.name, channel]));
  const health = await countHealth(db);
  const configs = await listSliceConfigs(db);
  const endpoints = await endpointStates(
    db,
    releases.flatMap(({ manifest }) => manifest.report_to ?? []),
  );
  const names = [...new Set(releases.map(({ name }) => name))].toSorted();
  return names.map((name) => {
    const channel = channels.get(name);
    const own = releases.filter((release) => release.name === name);
    const inForce = [channel?.liveVersion, channel?.previousVersion, channel?.canaryVersion];
    const shown = own.filter(({ version }, at) => at < mostVersions || inForce.includes(version));
    const live = own.find(({ version }) => version === channel?.liveVersion) ?? own[0];
    return {
      ...(channel
        ? presentChannel(channel)
        : {
            name,
            live_version: null,
            previous_version: null,
            canary: null,
            switched_off: null,
            revision: 0,
          }),
      owner: live?.manifest.owner ?? '',
      pages: Object.keys(live?.manifest.routes ?? {})
        .map(pathOfPage)
        .toSorted(),
      slots: live ? slotsOf(live.manifest) : [],
      can_be_switched_off: channel !== undefined && !holdsSwitch(name),
      config: live ? configOf(live, inForce, own, configs.get(name)) : null,
      error_reports: live ? errorReportsOf(live, endpoints) : null,
      versions_total: own.length,
      versions: shown.map((row) => ({
        ...presentRelease(row),
        health: health.get(`${name} ${row.version}`) ?? unreported,
      })),
    };
  });
}

/** What two versions of a slice declare differently. Throws `release.not_found`. */
export async function diffReleases(
  { db }: { readonly db: Database },
  name: string,
  versions: { readonly from: string; readonly to: string },
): Promise<{ from: Release; to: Release; differences: DeclarationDifference[] }> {
  const from = await findRelease(db, name, versions.from);
  const to = await findRelease(db, name, versions.to);
  if (!from || !to) throw appError('release.not_found');
  return {
    from: presentRelease(from),
    to: presentRelease(to),
    differences: differencesOf(from.manifest, to.manifest),
  };
}
