import { isInCaretRange } from '../registry/version-range.ts';

/** Runs a shared module, on its first call, and answers with what it exports. */
export type ModuleFactory = () => unknown;

/** A copy of a shared module that somebody carries: the container protocol's entry of a share scope. */
export interface ProvidedShare {
  /** The build that carries it. */
  readonly from: string;
  /** True when its code came with the build's entry, so that `get` answers at once. */
  readonly eager: boolean;
  get(): ModuleFactory | Promise<ModuleFactory>;
  /** Its factory once somebody took it: from then on it is the one copy of the page. */
  taken?: ModuleFactory;
  /** The builds that took it. */
  readonly usedBy: Set<string>;
}

/** Copies by request (`react`, `@loupe/shared/stores/session`) and version: the container protocol's share scope. */
export type ShareScope = Record<string, Record<string, ProvidedShare>>;

/** What a build asks for. Every share is a singleton. */
export interface WantedShare {
  readonly request: string;
  /** A caret range. */
  readonly requiredVersion: string;
  /** True: a copy outside the range is refused. False: it is used all the same, and the difference is logged. */
  readonly isStrict: boolean;
  /** The build that asks. */
  readonly by: string;
  readonly warn: (message: string) => void;
}

/** Offers a copy. What is offered already under the same version stays: the host comes first. */
export function provideShare(
  scope: ShareScope,
  request: string,
  version: string,
  share: ProvidedShare,
): void {
  const versions = (scope[request] ??= {});
  versions[version] ??= share;
}

/** The copy in use, or else the one offered first. */
function choose(versions: Record<string, ProvidedShare>): readonly [string, ProvidedShare] | undefined {
  const offered = Object.entries(versions);
  return offered.find(([, share]) => share.taken) ?? offered[0];
}

/**
 * Takes the one copy of a shared module: its factory, at once when its code is there, else a promise of it.
 * Throws when nobody carries the module, or when the copy is outside the range of a strict request.
 */
export function takeShare(scope: ShareScope, wanted: WantedShare): ModuleFactory | Promise<ModuleFactory> {
  const { request, requiredVersion, isStrict, by, warn } = wanted;
  const chosen = choose(scope[request] ?? {});
  if (!chosen) throw new Error(`Nobody provides ${request} ${requiredVersion}`);
  const [version, share] = chosen;
  if (!isInCaretRange(version, requiredVersion)) {
    const difference = `${request} ${requiredVersion} is needed, ${share.from} provides ${version}`;
    if (isStrict) throw new Error(difference);
    warn(difference);
  }
  share.usedBy.add(by);
  if (share.taken) return share.taken;
  const keep = (factory: ModuleFactory) => (share.taken ??= factory);
  const found = share.get();
  return found instanceof Promise ? found.then(keep) : keep(found);
}
