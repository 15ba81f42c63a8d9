/** Channel on which processes tell each other, at the commit, how far the logs of runs go. */
export const runEventsChannel = 'run_events';

/** Most runs that one announcement names: a payload has at most 8,000 bytes, and a run takes 40 of them. */
export const mostAnnounced = 100;

/** Who announces when readers of its own process were not notified in another way. */
export const nobody = '-';

export interface Announcement {
  /** The feed that has the events itself already, or `nobody`. */
  readonly origin: string;
  /** Last `seq` by run. */
  readonly places: readonly (readonly [runId: string, lastSeq: number])[];
}

/** Reads a payload: the origin, then `run:seq` for each run, with blanks between. */
export function readAnnouncement(payload: string): Announcement {
  const [origin = nobody, ...places] = payload.split(' ');
  return {
    origin,
    places: places.map((place) => {
      const at = place.lastIndexOf(':');
      return [place.slice(0, at), Number(place.slice(at + 1))] as const;
    }),
  };
}
