import { createRoot } from 'react-dom/client';
import type { Candidate } from '@loupe/federation/loader/candidates';
import { readOverride, type DeveloperOverride } from '@loupe/federation/registry/developer-override';
import type { RegistryEntry, ReleaseBody } from '@loupe/federation/registry/registry-document';
import { environment } from '@loupe/shared/environment';
import { $session } from '@loupe/shared/stores/session';
import { overrideKey } from '../../composition/override-key.ts';
import { allowScriptOrigin } from '../../trusted-types.ts';
import { DeveloperBadge } from './developer-badge.tsx';

/** A build that lies still answers at once; a development server without `release.json` says so. */
const manifestMs = 2000;

function withoutHashes(body: ReleaseBody): ReleaseBody {
  const exposes = Object.keys(body.exposes).map((expose) => [expose, { scripts: [], styles: [] }] as const);
  return { ...body, entry: { file: 'entry.js', integrity: '' }, exposes: Object.fromEntries(exposes) };
}

/** What the slice on the developer's machine says of itself; else what the one in force says. */
async function describe({ remote, origin }: DeveloperOverride, entry: RegistryEntry): Promise<ReleaseBody> {
  try {
    const signal = AbortSignal.timeout(manifestMs);
    const answer = await environment().fetch(`${origin}/release.json`, { signal, cache: 'no-store' });
    const body = (await answer.json()) as ReleaseBody;
    if (answer.ok && body.name === remote) return withoutHashes(body);
  } catch (error) {
    environment().log.error(`${origin} does not describe ${remote}: what is in force is believed`, error);
  }
  const { previous: _previous, canary: _canary, ...body } = entry;
  return withoutHashes({ ...body, version: 'development' });
}

/** The same address without the override, and the tab without memory of it. */
function reset(): void {
  sessionStorage.removeItem(overrideKey);
  const { searchParams: query, pathname } = new URL(location.href);
  query.delete('dev');
  location.replace(query.size > 0 ? `${pathname}?${query.toString()}` : pathname);
}

/** The page's policy admits another origin only when its own address names it. */
function loadWithOverride(text: string): void {
  const url = new URL(location.href);
  url.searchParams.set('dev', text);
  location.replace(url);
}

function showBadge(override: DeveloperOverride): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<DeveloperBadge {...override} onReset={reset} />);
}

/**
 * Takes a slice from the machine of a developer, in this tab alone. For people with the permission `admin`; anybody
 * else gets what is in force.
 */
export async function openDeveloperMode(
  text: string,
  remotes: ReadonlyMap<string, RegistryEntry>,
): Promise<ReadonlyMap<string, Candidate>> {
  const override = readOverride(text);
  const entry = override && remotes.get(override.remote);
  if (!override || !entry || !$session.get()?.permissions.includes('admin')) {
    sessionStorage.removeItem(overrideKey);
    environment().log.error('The address asks for a slice from elsewhere, which is not allowed here');
    return new Map();
  }
  if (!new URLSearchParams(location.search).has('dev')) loadWithOverride(text);
  sessionStorage.setItem(overrideKey, text);
  allowScriptOrigin(override.origin);
  showBadge(override);
  const release = await describe(override, entry);
  const base = `${override.origin}/`;
  const pointer = { version: release.version, base_url: base, manifest_url: '', manifest_integrity: '' };
  return new Map([[override.remote, { source: 'override', pointer, release }]]);
}
