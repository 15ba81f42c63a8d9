/* Which packages of the repository other teams get, and what of each is left at home. */

/** A package that is packed for teams with a repository of their own. */
export interface Publishable {
  /** Folder below `packages/`. */
  readonly folder: string;
  /** Paths below the folder that are ours alone: tests, and what tests rest on. */
  readonly leftOut: readonly RegExp[];
  /** Exports that lead to what is left out. */
  readonly unexported: readonly string[];
}

const tests = /\.test\.tsx?$/;

/** Each rests on those before it. */
export const publishables: readonly Publishable[] = [
  {
    folder: 'shared',
    leftOut: [tests, /^markdown\/(?:testing|conformance)\//],
    unexported: [],
  },
  { folder: 'federation', leftOut: [tests, /^testing\//], unexported: ['./testing/*'] },
  { folder: 'slice-kit', leftOut: [tests], unexported: [] },
];

/** Whether a file of a package is packed, by its path below the package's folder. */
export function isPacked({ leftOut }: Publishable, path: string): boolean {
  return !leftOut.some((pattern) => pattern.test(path));
}
