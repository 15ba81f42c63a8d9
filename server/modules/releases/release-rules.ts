import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { isAppPathOf } from '@loupe/federation/registry/app-pages';
import { filesInLanguage } from '@loupe/federation/registry/files-in-language';
import type { ReleaseManifest } from '@loupe/federation/registry/registry-document';
import { untestedContract } from '@loupe/federation/registry/tested-contract';
import { validateRelease } from '@loupe/federation/registry/validate-release';
import { routes, type RouteShape } from '@loupe/shared/contract/routes';
import { languages } from '@loupe/shared/lib/language';
import { appError } from '../../errors/app-error.ts';
import { releaseRefusals as refusals } from '../../messages/release-refusals-texts.ts';

const zip = promisify(gzip);

/**
 * What a slice may weigh as gzip: before one of its pages or slots shows anything, and in all. `registryBytes`: what
 * the registry says of it, which every page of the site carries.
 */
const releaseBudget = { exposeGzipBytes: 150_000, totalGzipBytes: 4_000_000, registryBytes: 20_000 } as const;

const table: Readonly<Record<string, RouteShape>> = routes;

/** A route that the slice may not have: of another owner, of nobody, or a path that is not below its own. */
function foreignRoute({ name, routes: claimed }: ReleaseManifest): string | null {
  return (
    Object.keys(claimed).find((route) => {
      const owner = Object.hasOwn(table, route) ? table[route]?.owner : undefined;
      return owner === undefined ? !isAppPathOf(name, route) : owner !== name;
    }) ?? null
  );
}

/** Throws the first reason for which the host would not, or should not, run this release. */
export function assertRunsInHost(manifest: ReleaseManifest): void {
  const foreign = foreignRoute(manifest);
  if (foreign !== null)
    throw appError('release.route_foreign', {
      sentence: refusals.said((t) => t.foreignPage(foreign, manifest.name)),
      details: { route: foreign },
    });
  const verdict = validateRelease(manifest);
  if (!verdict.isValid)
    throw appError(verdict.reason === 'host_api' ? 'release.host_api' : 'release.malformed', {
      sentence: refusals.said((t) => t.hostRefuses(verdict.detail)),
    });
}

/** Throws `release.contract` for a release that was not run against the host contract in force. */
export function assertTested(manifest: ReleaseManifest): void {
  const untested = untestedContract(manifest);
  if (untested !== null)
    throw appError('release.contract', {
      sentence: refusals.said((t) => t.untested(untested)),
      details: { contract: untested },
    });
}

/** Size of each file as gzip, measured here: what the manifest says of it is not relied on. */
export async function gzipSizes(
  files: ReadonlyMap<string, Uint8Array>,
): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const [file, content] of files) sizes.set(file, (await zip(content)).length);
  return sizes;
}

const inKilobytes = (bytes: number) => Math.ceil(bytes / 1000);

/** Throws `release.budget` when a page of the slice, or all of it, weighs too much. */
export function assertWithinBudget(manifest: ReleaseManifest, sizes: ReadonlyMap<string, number>): void {
  assertLightInRegistry(manifest);
  const sizeOf = (files: readonly { readonly file: string }[]) =>
    files.reduce((sum, { file }) => sum + (sizes.get(file) ?? 0), 0);
  const inEach = languages.map((language) => filesInLanguage(manifest, language));
  const pages = inEach.flatMap(({ entry, exposes }) =>
    Object.entries(exposes).map(([expose, files]) => ({ entry, expose, ...files })),
  );
  for (const { entry, expose, scripts, styles } of pages) {
    const bytes = sizeOf([entry, ...scripts, ...styles]);
    if (bytes > releaseBudget.exposeGzipBytes)
      throw appError('release.budget', {
        sentence: refusals.said((t) =>
          t.pageTooHeavy(expose, inKilobytes(bytes), inKilobytes(releaseBudget.exposeGzipBytes)),
        ),
      });
  }
  const total = sizeOf(manifest.files);
  if (total > releaseBudget.totalGzipBytes)
    throw appError('release.budget', {
      sentence: refusals.said((t) =>
        t.tooHeavy(inKilobytes(total), inKilobytes(releaseBudget.totalGzipBytes)),
      ),
    });
}

function assertLightInRegistry(manifest: ReleaseManifest): void {
  const { files: _files, shared: _shared, contract: _contract, ...carried } = manifest;
  const bytes = Buffer.byteLength(JSON.stringify(carried));
  if (bytes > releaseBudget.registryBytes)
    throw appError('release.budget', {
      sentence: refusals.said((t) =>
        t.registryTooHeavy(inKilobytes(bytes), inKilobytes(releaseBudget.registryBytes)),
      ),
    });
}
