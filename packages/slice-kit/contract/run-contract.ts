import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { chromium, type Browser, type Page, type Route } from 'playwright-core';
import { bundle } from '@loupe/federation/build/bundler';
import { kitConfig, kitScript } from '@loupe/federation/build/kit-config';
import { compress, integrityOf } from '@loupe/federation/build/release-files';
import {
  kitServers,
  testedVersions,
  type ContractResult,
  type KitMount,
  type KitOrder,
  type KitServer,
  type MountOutcome,
} from '@loupe/federation/contract-kit/contract-report';
import { mountsOf } from '@loupe/federation/contract-kit/kit-mounts';
import { hostContracts, runsSlice } from '@loupe/federation/host-api/contract-versions';
import { valuesFor } from '@loupe/shared/lib/slice-config';
import { composeRegistry } from '@loupe/federation/registry/compose-registry';
import { integrityPolicy } from '@loupe/federation/registry/content-security-policy';
import type { ReleaseManifest } from '@loupe/federation/registry/registry-document';

const siteUrl = 'http://slice.localhost';
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};

/** How long an expose may take before the kit calls it stuck. */
const patienceMs = 60_000;

/** What slices are tried in. */
export interface ContractKit {
  /** Folder of the host, or of a slice: what it shares is what its own packages are. */
  readonly root: string;
  /** Folder that the kit's page is built into. */
  readonly output: string;
  /** What the page is made of, as a word: it is built again for another one. */
  readonly stamp: string;
  readonly browser: { readonly executablePath: string; readonly args: readonly string[] };
}

/** Builds the kit's page when what it is made of has changed since. */
async function buildKit({ root, output, stamp }: ContractKit): Promise<string> {
  const stampFile = join(output, 'stamp');
  const isBuilt = existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp;
  if (!isBuilt) {
    await bundle(kitConfig(root, output));
    await writeFile(stampFile, stamp);
  }
  return output;
}

async function answer(route: Route, folders: Folders, server: KitServer): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname.startsWith('/api/')) {
    // A server that never answers leaves the request open.
    if (server === 'failing')
      await route.fulfill({
        status: 500,
        json: { error: { code: 'server.failed' }, error_message: 'It failed.' },
      });
    return;
  }
  if (pathname === '/') {
    const integrity = integrityOf(await readFile(join(folders.kit, kitScript)));
    return route.fulfill({
      contentType: 'text/html',
      // As the site's own pages: a script without a hash is refused before the release, not after it.
      headers: { 'integrity-policy': integrityPolicy },
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contract</title><body><script src="/${kitScript}" integrity="${integrity}" crossorigin="anonymous"></script>`,
    });
  }
  const path = pathname.startsWith(folders.baseUrl)
    ? join(folders.release, normalize(pathname.slice(folders.baseUrl.length)))
    : join(folders.kit, normalize(pathname));
  if (!existsSync(path)) return route.fulfill({ status: 404, body: '' });
  const contentType = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  return route.fulfill({
    contentType,
    body: await readFile(path),
    headers: { 'access-control-allow-origin': '*' },
  });
}

interface Folders {
  readonly release: string;
  readonly baseUrl: string;
  readonly kit: string;
}

function mountIn(page: Page, order: KitOrder): Promise<MountOutcome> {
  const run = page.evaluate(
    (what) =>
      (globalThis as unknown as { runContract: (o: KitOrder) => Promise<MountOutcome> }).runContract(what),
    order,
  );
  const stuck = new Promise<MountOutcome>((resolve) => {
    setTimeout(() => resolve({ errors: ['it did not come to rest'], warnings: [] }), patienceMs).unref();
  });
  return Promise.race([run, stuck]);
}

/** One page for all mounts of a slice: each reloads it, with an empty storage. */
async function openKit(browser: Browser, folders: Folders) {
  const page = await (await browser.newContext()).newPage();
  let server: KitServer = 'silent';
  await page.route('**/*', (route) => answer(route, folders, server));
  return async (order: KitOrder, asked: KitServer): Promise<MountOutcome> => {
    server = asked;
    await page.goto(`${siteUrl}/?server=${server}`);
    return await mountIn(page, order);
  };
}

async function tryVersion(
  version: string,
  hostApi: string,
  mounts: readonly KitMount[],
  mountOne: (mount: KitMount, server: KitServer) => Promise<MountOutcome>,
): Promise<ContractResult> {
  if (!runsSlice(version, hostApi)) return { version, isOffered: false, errors: [], warnings: [] };
  const errors: string[] = [];
  const warnings = new Set<string>();
  for (const mount of mounts) {
    for (const server of kitServers) {
      const outcome = await mountOne(mount, server);
      errors.push(...outcome.errors.map((error) => `${mount.expose}, ${server} server: ${error}`));
      for (const warning of outcome.warnings) warnings.add(warning);
    }
  }
  return { version, isOffered: true, errors, warnings: [...warnings] };
}

/**
 * Runs all that a built slice exposes against the previous, the current and the next host contract, in a browser,
 * with a server that never answers and one that always fails. `folder`: the slice's `dist`.
 */
export async function runContract(folder: string, kit: ContractKit): Promise<ContractResult[]> {
  const bytes = await readFile(join(folder, 'release.json'));
  const manifest = JSON.parse(bytes.toString('utf8')) as ReleaseManifest;
  const [entry] = composeRegistry(
    [
      {
        manifest,
        integrity: integrityOf(bytes),
        config: manifest.config && valuesFor(manifest.config, {}).values,
      },
    ],
    new Date(),
  ).remotes;
  if (!entry) throw new Error(`${folder} holds no release`);
  const folders = { release: folder, baseUrl: entry.base_url, kit: await buildKit(kit) };
  const browser = await chromium.launch({
    executablePath: kit.browser.executablePath,
    args: [...kit.browser.args],
  });
  try {
    const mountOne = await openKit(browser, folders);
    const results: ContractResult[] = [];
    for (const version of Object.values(hostContracts)) {
      results.push(
        await tryVersion(version, manifest.host_api, mountsOf(manifest), (mount, server) =>
          mountOne({ entry, version, mount }, server),
        ),
      );
    }
    return results;
  } finally {
    await browser.close();
  }
}

/** Writes into the release which versions of the host contract it was run against; its content stays the same. */
export async function noteContract(folder: string, results: readonly ContractResult[]): Promise<void> {
  const path = join(folder, 'release.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as ReleaseManifest;
  const noted: ReleaseManifest = { ...manifest, contract: { tested: testedVersions(results) } };
  const text = JSON.stringify(noted);
  await writeFile(path, text);
  await compress(path, Buffer.from(text));
}
