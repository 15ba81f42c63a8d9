import type { AdminSlice, DeclarationDifference, Release } from '@loupe/shared/contract/releases';
import { routes, type RouteShape } from '@loupe/shared/contract/routes';
import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import { holdsSwitch } from './switch-slice.usecases.ts';
import { differencesOf } from './release-differences.ts';
import { presentChannel, presentRelease } from './releases.presenter.ts';
import { findRelease, listChannels, listReleases } from './releases.repository.ts';
import { countHealth } from './reports.repository.ts';

const unreported = { people: 0, failed: 0, load_failed: 0, chunk_failed: 0, render_failed: 0 };
const mostVersions = 30;

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
      pages: Object.keys(live?.manifest.routes ?? {}).map(pathOfPage),
      slots: Object.keys(live?.manifest.slots ?? {}),
      can_be_switched_off: channel !== undefined && !holdsSwitch(name),
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
