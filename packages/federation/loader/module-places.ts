import type { RunningVersion } from './version-run.ts';
import type { TakenModule } from './version-fallback.ts';

/** One exposed module of a remote, as this tab has it. */
export interface ModulePlace {
  /** The load that serves everybody who asks. */
  loading: Promise<unknown> | null;
  /** A load that was begun beforehand, until somebody takes it as its own. */
  begun: Promise<unknown> | null;
  taken: TakenModule | null;
  /** What is drawn from, or was last: kept when the remote is forgotten. */
  drawnBy: RunningVersion | null;
}

/** Keeps what became of each exposed module that was asked for. */
export function createModulePlaces() {
  const remotes = new Map<string, Map<string, ModulePlace>>();

  function placesOf(remote: string): Map<string, ModulePlace> {
    const places = remotes.get(remote) ?? new Map<string, ModulePlace>();
    remotes.set(remote, places);
    return places;
  }

  function at(remote: string, expose: string): ModulePlace {
    const places = placesOf(remote);
    const place = places.get(expose) ?? { loading: null, begun: null, taken: null, drawnBy: null };
    places.set(expose, place);
    return place;
  }

  return {
    at,
    keep(remote: string, expose: string, taken: TakenModule): void {
      Object.assign(at(remote, expose), { taken, drawnBy: taken.by } satisfies Partial<ModulePlace>);
    },
    /** All that is on its way of a remote, settled. */
    async settled(remote: string): Promise<void> {
      await Promise.allSettled([...placesOf(remote).values()].map(({ loading }) => loading));
    },
    /** Drops the modules of a remote. */
    forget(remote: string): void {
      for (const place of placesOf(remote).values())
        Object.assign(place, { loading: null, begun: null, taken: null } satisfies Partial<ModulePlace>);
    },
  };
}
