import { atom } from 'nanostores';
import {
  readOverride,
  ticketFor,
  type DeveloperOverride,
} from '@loupe/federation/registry/developer-override';
import { pageDataId } from '@loupe/federation/registry/page-data-id';
import type { PageData, RegistryEntry, ReleaseBody } from '@loupe/federation/registry/registry-document';
import { validateRelease } from '@loupe/federation/registry/validate-release';
import { environment } from '@loupe/shared/environment';
import { valuesFor, type ConfigFields } from '@loupe/shared/lib/slice-config';
import { pathWithout } from '@loupe/shared/lib/path-without';
import { $session, type Session } from '@loupe/shared/stores/session';
import type { DeveloperMode } from '../../registry/composition-mode.ts';
import { overrideKey } from '../../registry/override-key.ts';
import { discardUnsaved } from '../../services/unsaved.ts';
import { allowScriptOrigin } from '../../trusted-types.ts';
import { DeveloperBadge } from './developer-badge.tsx';
import { showQuestion } from './developer-question.tsx';
import { followSlice } from './follow-slice.ts';
import { showModeBadge } from './mode-badge.tsx';

/** What a slice says of itself while it is served from its sources. */
type DevelopedRelease = ReleaseBody & { readonly config?: ConfigFields };

interface Described {
  readonly release: ReleaseBody;
  readonly config: ConfigFields;
}

/** Whatever listens at the developer's port answers at once, or is taken for one that does not say what it is. */
const manifestMs = 2000;

/** What is served from sources is one file for every language. */
function withoutHashes({ languages: _built, config: _config, ...body }: DevelopedRelease): ReleaseBody {
  const exposes = Object.keys(body.exposes).map((expose) => [expose, { scripts: [], styles: [] }] as const);
  return { ...body, entry: { file: 'entry.js', integrity: '' }, exposes: Object.fromEntries(exposes) };
}

/** Its own description has to name the slice that was asked for: what else runs at a port of this machine is never run. */
async function describe({ remote, origin }: DeveloperOverride): Promise<Described | null> {
  try {
    const signal = AbortSignal.timeout(manifestMs);
    const answer = await environment().fetch(`${origin}/release.json`, { signal, cache: 'no-store' });
    const body = (await answer.json()) as DevelopedRelease;
    const { config = {}, ...release } = body;
    const verdict = validateRelease(release, false);
    // Whether it fits this host is for the loader to say, in the slice's place.
    const isRelease = verdict.isValid || verdict.reason !== 'schema';
    return answer.ok && isRelease && body.name === remote ? { release: withoutHashes(body), config } : null;
  } catch (error) {
    environment().log.error(`${origin} does not describe ${remote}`, error);
    return null;
  }
}

function mayOverride(session: Session | null): boolean {
  return session?.permissions.includes('admin') ?? false;
}

/** A page that is to be left goes no further. */
const leaving = new Promise<never>(() => {});

/** The same address without the override, and the tab without memory of it. */
function reset(): void {
  sessionStorage.removeItem(overrideKey);
  location.replace(pathWithout(environment().page.path(), 'dev'));
}

/** Loads the page under the policy that admits the origin; only a tab whose person has confirmed it comes here. */
function loadAdmitting(text: string): void {
  document.cookie = ticketFor(text);
  const url = new URL(location.href);
  url.searchParams.set('dev', text);
  location.replace(url);
}

/** The server has sent this page for a confirmed address: its policy admits the origin that is named there. */
function isAdmitted(): boolean {
  const written = document.getElementById(pageDataId)?.textContent ?? '{}';
  return (JSON.parse(written) as Partial<PageData>).is_developer_page === true;
}

function confirm(text: string): void {
  sessionStorage.setItem(overrideKey, text);
  loadAdmitting(text);
}

/** The latest change of the slice cannot be built. */
const $isBroken = atom(false);

function modeOf(
  override: DeveloperOverride,
  { release, config }: Described,
  remotes: ReadonlyMap<string, RegistryEntry>,
): DeveloperMode {
  const { remote, origin } = override;
  const pointer = {
    version: release.version,
    base_url: `${origin}/`,
    manifest_url: '',
    manifest_integrity: '',
    // What is in force, as far as the developed fields take it.
    config_values: valuesFor(config, remotes.get(remote)?.config_values ?? {}).values,
  };
  const asEntry: RegistryEntry = { ...release, ...pointer, previous: null, canary: null };
  return {
    overrides: new Map([[remote, { source: 'override', pointer, release }]]),
    remotes: new Map([[remote, asEntry], ...remotes]),
    follow: (loader) => followSlice(override, loader, (isBroken) => $isBroken.set(isBroken)),
  };
}

/** Shows that the tab takes a slice from elsewhere, and ends that with the admin's session. */
function follow(override: DeveloperOverride, isDescribed: boolean): void {
  showModeBadge(<DeveloperBadge {...override} {...{ isDescribed, $isBroken }} onReset={reset} />);
  // Whoever logs in next in this tab gets what is in force.
  $session.listen((session) => {
    if (mayOverride(session)) return;
    discardUnsaved();
    reset();
  });
}

/**
 * Takes a slice from the machine of a developer, in this tab alone, also one that was never released. For people with
 * the permission `admin`, and only after they have confirmed it on a page that runs no slice (docs/decisions/0014); the
 * tab remembers that until it is closed, they end it, or log out. Anybody else gets what is in force.
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
  const { page } = environment();
  if (!new URLSearchParams(location.search).has('dev')) {
    loadAdmitting(text);
    return leaving;
  }
  if (!isAdmitted() || sessionStorage.getItem(overrideKey) !== text) {
    showQuestion(override, { onConfirm: () => confirm(text), onRefuse: reset });
    return leaving;
  }
  document.cookie = ticketFor(null);
  // From here on the tab remembers it: an address that is passed on asks for nothing.
  page.replacePath(pathWithout(page.path(), 'dev'));
  const described = await describe(override);
  follow(override, described !== null);
  if (described === null) return null;
  allowScriptOrigin(override.origin);
  return modeOf(override, described, remotes);
}
