import { atom } from 'nanostores';
import { readOverride, type DeveloperOverride } from '@loupe/federation/registry/developer-override';
import type { RegistryEntry, ReleaseBody } from '@loupe/federation/registry/registry-document';
import { environment } from '@loupe/shared/environment';
import { pathWithout } from '@loupe/shared/lib/path-without';
import { $session, type Session } from '@loupe/shared/stores/session';
import type { DeveloperMode } from '../../composition/composition-mode.ts';
import { overrideKey } from '../../composition/override-key.ts';
import { allowScriptOrigin } from '../../trusted-types.ts';
import { DeveloperBadge } from './developer-badge.tsx';
import { followSlice } from './follow-slice.ts';
import { showModeBadge } from './mode-badge.tsx';

/** Whatever listens at the developer's port answers at once, or is taken for one that does not say what it is. */
const manifestMs = 2000;

function withoutHashes(body: ReleaseBody): ReleaseBody {
  const exposes = Object.keys(body.exposes).map((expose) => [expose, { scripts: [], styles: [] }] as const);
  return { ...body, entry: { file: 'entry.js', integrity: '' }, exposes: Object.fromEntries(exposes) };
}

async function askServer({ remote, origin }: DeveloperOverride): Promise<ReleaseBody | null> {
  try {
    const signal = AbortSignal.timeout(manifestMs);
    const answer = await environment().fetch(`${origin}/release.json`, { signal, cache: 'no-store' });
    const body = (await answer.json()) as ReleaseBody;
    return answer.ok && body.name === remote ? body : null;
  } catch (error) {
    environment().log.error(`${origin} does not describe ${remote}`, error);
    return null;
  }
}

function withoutPointers({ previous: _previous, canary: _canary, ...body }: RegistryEntry): ReleaseBody {
  return { ...body, version: 'development' };
}

/** What the slice on the developer's machine says of itself; else what the one in force says, if there is one. */
async function describe(override: DeveloperOverride, entry?: RegistryEntry): Promise<ReleaseBody | null> {
  const body = (await askServer(override)) ?? (entry ? withoutPointers(entry) : null);
  return body && withoutHashes(body);
}

function mayOverride(session: Session | null): boolean {
  return session?.permissions.includes('admin') ?? false;
}

/** The same address without the override, and the tab without memory of it. */
function reset(): void {
  sessionStorage.removeItem(overrideKey);
  location.replace(pathWithout(environment().page.path(), 'dev'));
}

/** The page's policy admits another origin only when its own address names it. */
function loadWithOverride(text: string): void {
  const url = new URL(location.href);
  url.searchParams.set('dev', text);
  location.replace(url);
}

/** The latest change of the slice cannot be built. */
const $isBroken = atom(false);

function modeOf(
  override: DeveloperOverride,
  release: ReleaseBody,
  remotes: ReadonlyMap<string, RegistryEntry>,
): DeveloperMode {
  const { remote, origin } = override;
  const pointer = {
    version: release.version,
    base_url: `${origin}/`,
    manifest_url: '',
    manifest_integrity: '',
  };
  const asEntry: RegistryEntry = { ...release, ...pointer, previous: null, canary: null };
  return {
    overrides: new Map([[remote, { source: 'override', pointer, release }]]),
    remotes: new Map([[remote, asEntry], ...remotes]),
    follow: (loader) => followSlice(override, loader, (isBroken) => $isBroken.set(isBroken)),
  };
}

/**
 * Takes a slice from the machine of a developer, in this tab alone, also one that was never released. For people with
 * the permission `admin`; anybody else gets what is in force.
 */
export async function openDeveloperMode(
  text: string,
  remotes: ReadonlyMap<string, RegistryEntry>,
): Promise<DeveloperMode | null> {
  const override = readOverride(text);
  if (!override || !mayOverride($session.get())) {
    sessionStorage.removeItem(overrideKey);
    environment().log.error('The address asks for a slice from elsewhere, which is not allowed here');
    return null;
  }
  if (!new URLSearchParams(location.search).has('dev')) loadWithOverride(text);
  sessionStorage.setItem(overrideKey, text);
  allowScriptOrigin(override.origin);
  showModeBadge(<DeveloperBadge {...override} $isBroken={$isBroken} onReset={reset} />);
  // It ends with the admin's session: whoever logs in next in this tab gets what is in force.
  $session.listen((session) => {
    if (!mayOverride(session)) reset();
  });
  const release = await describe(override, remotes.get(override.remote));
  return release && modeOf(override, release, remotes);
}
