import type { RegistryEntry } from '../registry/registry-document.ts';

/** What the server is like while an expose is mounted: it never answers, or it fails every request. */
export const kitServers = ['silent', 'failing'] as const;
export type KitServer = (typeof kitServers)[number];

/** What is tried of an exposed module. */
export interface KitMount {
  readonly expose: string;
  /** The export that the host would use; of a slot of another slice, whose data nobody here knows, either will do. */
  readonly part: 'Page' | 'Slot' | 'Panel' | 'run' | 'Panel or run';
  /** Props beside `host` to draw it with; null: it is only loaded. An action does something, so the kit does not run it. */
  readonly props: Readonly<Record<string, unknown>> | null;
}

/** What Node tells the page of the kit. */
export interface KitOrder {
  readonly entry: RegistryEntry;
  readonly version: string;
  readonly mount: KitMount;
}

/** What became of one expose in the page of the kit. */
export interface MountOutcome {
  /** What was thrown while it was loaded, drawn, used its first requests, or was taken away again. */
  readonly errors: readonly string[];
  /** Warnings of the host about deprecated members. */
  readonly warnings: readonly string[];
}

/** What became of a slice with one version of the host contract. */
export interface ContractResult {
  readonly version: string;
  /** False: a host of this version refuses the slice by its range, so nothing was run. */
  readonly isOffered: boolean;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** Versions that the slice was run against without an error: `contract.tested` of its release. */
export function testedVersions(results: readonly ContractResult[]): string[] {
  return results
    .filter(({ isOffered, errors }) => isOffered && errors.length === 0)
    .map(({ version }) => version);
}

/** One line for each version, and below it what went wrong. */
export function describeResults(results: readonly ContractResult[]): string {
  return results
    .flatMap(({ version, isOffered, errors, warnings }) => {
      const verdict = isOffered
        ? errors.length === 0
          ? 'holds'
          : 'does not hold'
        : 'not offered to this slice';
      const told = [...errors.map((error) => `    ${error}`), ...warnings.map((one) => `    note: ${one}`)];
      return [`  host contract ${version}: ${verdict}`, ...told];
    })
    .join('\n');
}
