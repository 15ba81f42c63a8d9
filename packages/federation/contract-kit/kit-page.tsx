/* Runs in the browser: the page in which `contract-kit` mounts the exposes of a slice. Carries the shares as the host does. */
import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { atom } from 'nanostores';
import { createBrowserEnvironment } from '@loupe/shared/browser-environment';
import { provideEnvironment } from '@loupe/shared/environment';
import type { HostContract, SignedInUser } from '@loupe/shared/host-contract';
import { createRequest } from '@loupe/shared/stores/request';
import { noSlots } from '@loupe/shared/slots';
import { openSession } from '@loupe/shared/stores/session';
import { $theme, openTheme } from '@loupe/shared/stores/theme';
import { hostForSlice } from '../host-api/host-for-slice.ts';
import { browserSeams } from '../loader/browser-seams.ts';
import { createRemoteLoader } from '../loader/remote-loader.ts';
import { RegionBoundary } from '../region/region-boundary.tsx';
import type { RegistryEntry } from '../registry/registry-document.ts';
import { validateRelease } from '../registry/validate-release.ts';
import type { KitMount, KitOrder, MountOutcome } from './contract-report.ts';

const config = { apiBaseUrl: '/api', backofficeBaseUrl: '/api', brandName: 'Loupe', externalLinkHost: '' };
const user: SignedInUser = {
  id: 'usr_contract',
  email: 'contract@example.com',
  name: 'Contract Reader',
  permissions: ['admin', 'view_explore'],
};

function fullHost(entry: RegistryEntry): HostContract {
  return {
    navigate: () => undefined,
    notify: () => undefined,
    request: createRequest(),
    $user: atom<SignedInUser | null>(user),
    $theme,
    setTitle: () => undefined,
    setUnsaved: () => undefined,
    config: entry.config_values ?? {},
    slots: noSlots,
    reportError: () => undefined,
  };
}

/** Calls back once the page had time to run effects and to draw. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

function exportOf(module: unknown, { expose, part }: KitMount): ComponentType<object> {
  const exported = part.split(' or ').map((name) => (module as Record<string, unknown> | null)?.[name]);
  const found = exported.find((one) => typeof one === 'function');
  if (!found) throw new Error(`${expose} does not export ${part}`);
  return found as ComponentType<object>;
}

function textOf(error: unknown): string {
  return error instanceof Error
    ? `${error.message}${error.cause ? `: ${textOf(error.cause)}` : ''}`
    : String(error);
}

/** Loads, draws and takes away one expose, with the loader of the site. */
async function run({ entry, version, mount }: KitOrder): Promise<MountOutcome> {
  const errors: string[] = [];
  const warnings: string[] = [];
  const note = (error: unknown) => void errors.push(textOf(error));
  addEventListener('error', ({ error, message }) => note(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  const host = hostForSlice(
    fullHost(entry),
    { name: entry.name, hostApi: entry.host_api },
    version,
    (message) => void warnings.push(message),
  );
  const remotes = new Map([[entry.name, entry]]);
  const loader = createRemoteLoader({
    remotes,
    seams: browserSeams,
    // Whether a host of this version takes the slice was asked before; here only its files are judged.
    judge: (release) => validateRelease(release, true, entry.host_api.slice(1)),
  });
  try {
    const Component = exportOf(await loader.load(entry.name, mount.expose), mount);
    if (mount.props === null) return { errors, warnings };
    const place = document.body.appendChild(document.createElement('main'));
    place.dataset['remote'] = entry.name;
    const given = { host, onClose: () => undefined, ...mount.props };
    const root = createRoot(place, { onUncaughtError: note, onRecoverableError: note });
    root.render(
      <RegionBoundary fallback={null} onCaught={note}>
        {createElement<object>(Component, given)}
      </RegionBoundary>,
    );
    await drawn();
    await fetchesSettled();
    await drawn();
    root.unmount();
    await drawn();
  } catch (error) {
    note(error);
  }
  return { errors, warnings };
}

let waitForFetches: () => Promise<void> = () => Promise.resolve();

/** Resolves when the answers that are to come have come: the kit's server answers at once, or never. */
function fetchesSettled(): Promise<void> {
  return waitForFetches();
}

function followFetches(isAnswering: boolean): void {
  const { fetch: real } = globalThis;
  const open = new Set<Promise<unknown>>();
  globalThis.fetch = (...given) => {
    const asked = real(...given);
    open.add(asked);
    void asked.catch(() => undefined).finally(() => open.delete(asked));
    return asked;
  };
  if (!isAnswering) return;
  waitForFetches = async () => {
    while (open.size > 0) {
      await Promise.allSettled(open);
      await drawn();
    }
  };
}

// What the mount before has kept is none of this one's.
localStorage.clear();
sessionStorage.clear();
localStorage.setItem('token', JSON.stringify('contract'));
localStorage.setItem('userPermissions', JSON.stringify(user.permissions));
localStorage.setItem('user', JSON.stringify({ id: user.id, email: user.email, name: user.name }));
followFetches(new URLSearchParams(location.search).get('server') === 'failing');
provideEnvironment(createBrowserEnvironment(config));
openTheme();
openSession();
Object.assign(globalThis, { runContract: run });
