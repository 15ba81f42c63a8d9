/*
 * The share scope as guests get it. Its shape is the one that runtimes of module federation hand to each other, so that
 * a guest may bring any of them (docs/decisions/0055).
 */
import type { ModuleFactory, ProvidedShare } from './share-scope.ts';

/** A copy as the standard runtime writes it into a scope, as far as it is read here. */
interface StandardShare {
  readonly from: string;
  readonly eager?: boolean | number | undefined;
  get?(): ModuleFactory | Promise<ModuleFactory>;
  readonly lib?: ModuleFactory | null | undefined;
  useIn?: string[];
}

/** The scope of the host's runtime, whichever the host was built with. */
export type AnyShareScope = Readonly<Record<string, Readonly<Record<string, ProvidedShare | StandardShare>>>>;

/** A copy as it is offered to a guest: what our runtime reads, and what the standard one does. */
interface OfferedShare extends ProvidedShare {
  readonly version: string;
  readonly scope: readonly ['default'];
  /** The standard runtime keeps to a copy that is loaded, also when a guest carries a newer one. */
  loaded?: boolean;
  lib?: ModuleFactory;
  readonly strategy: 'loaded-first';
  readonly shareConfig: {
    readonly singleton: true;
    readonly requiredVersion: false;
    readonly strictVersion: false;
    readonly eager: boolean;
  };
  readonly deps: readonly string[];
  readonly useIn: string[];
}

/** What a guest is handed by `init`: by request and version. */
export type GuestShareScope = Record<string, Record<string, OfferedShare>>;

/** A list of users as the standard runtime keeps it; what it adds is passed on, so that the host can list it. */
function listOfUsers(users: Iterable<string>, tell: (name: string) => void): string[] {
  const list = [...users];
  Object.defineProperty(list, 'push', {
    value: (...names: string[]) => {
      for (const name of names) tell(name);
      return Array.prototype.push.apply(list, names);
    },
  });
  return list;
}

/** Who uses a copy of the host, whichever runtime keeps it. */
function usersOf(share: ProvidedShare | StandardShare) {
  if ('usedBy' in share)
    return { usedBy: share.usedBy, useIn: listOfUsers(share.usedBy, (name) => share.usedBy.add(name)) };
  const known = (share.useIn ??= []);
  const usedBy = new Set(known);
  const useIn = listOfUsers(known, (name) => {
    usedBy.add(name);
    if (!known.includes(name)) known.push(name);
  });
  return { usedBy, useIn };
}

function factoryOf(share: ProvidedShare | StandardShare): ModuleFactory | undefined {
  if ('taken' in share && share.taken) return share.taken;
  if ('lib' in share && typeof share.lib === 'function') return share.lib;
  const found = share.eager ? share.get?.() : undefined;
  return typeof found === 'function' ? found : undefined;
}

function offer(version: string, share: ProvidedShare | StandardShare): OfferedShare {
  const factory = factoryOf(share);
  const eager = Boolean(share.eager);
  return {
    from: share.from,
    version,
    eager,
    ...usersOf(share),
    scope: ['default'],
    strategy: 'loaded-first',
    shareConfig: { singleton: true, requiredVersion: false, strictVersion: false, eager },
    deps: [],
    get: () => factory ?? share.get?.() ?? Promise.reject(new Error(`${share.from} has no copy to give`)),
    ...(factory && { loaded: true, lib: factory, taken: factory }),
  };
}

/**
 * The share scope as one guest gets it: the same copies, in a list of its own. What a guest's runtime writes into it,
 * be it of another toolchain, is seen by that guest alone; the host and every other guest keep what the host offers.
 */
export function viewOf(scope: AnyShareScope): GuestShareScope {
  return Object.fromEntries(
    Object.entries(scope).map(([request, versions]) => [
      request,
      Object.fromEntries(
        Object.entries(versions).map(([version, share]) => [version, offer(version, share)]),
      ),
    ]),
  );
}
