/** Limits that keep one zip from filling the store, the memory or the time of everybody else. */
export const archiveLimits = {
  /** Entries of the directory, folders and pictures among them. */
  entries: 5_000,
  /** Files that are taken out of it together, unpacked. */
  unpackedBytes: 100 * 1024 * 1024,
  /** Text packs to a twentieth, the tables of people to a fiftieth; only what was made to explode packs better than this. */
  ratio: 200,
  /** Below this even a perfect ratio does no harm. */
  ratioFromBytes: 10 * 1024 * 1024,
  /** Folders inside folders. */
  depth: 16,
  nameCharacters: 200,
  /** Unpacking and reading all of it. */
  milliseconds: 120_000,
  /** Of what was not taken so many are named. */
  named: 200,
} as const;
