/**
 * How long a visit takes by the kind of place, and how a day is filled by its pace. No source says so: each is an
 * assumption that the report names and the person may change.
 */
export const visitMinutes: Readonly<Record<string, number>> = {
  museum: 120,
  aquarium: 120,
  temple: 60,
  shrine: 60,
  garden: 75,
  park: 60,
  castle: 90,
  tower: 75,
  market: 60,
  street: 60,
  nature: 60,
  viewpoint: 60,
  attraction: 360,
  other: 60,
};

/** Minutes of a day for visits and ways, its break not counted, and the most places of it. */
export const paces = {
  relaxed: { minutes: 360, most: 3 },
  normal: { minutes: 480, most: 4 },
  full: { minutes: 600, most: 6 },
} as const;

export type PaceName = keyof typeof paces;

/** Of every trip, unless the person says otherwise: the speed is along the great circle, with walks and metro in it. */
export const tripRules = { speed: 12, wait: 10, break: 60, start: 9, station: 30, change: 20 } as const;

/** Kinds that are under a roof. */
export const indoorKinds: ReadonlySet<string> = new Set(['museum', 'aquarium']);
