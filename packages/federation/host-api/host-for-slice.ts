import type { HostContract } from '@loupe/shared/host-contract';
import { isInCaretRange } from '../registry/version-range.ts';
import { deprecations, standingOf } from './contract-versions.ts';

export interface SliceOfHost {
  readonly name: string;
  /** Range of the host contract it was built for. */
  readonly hostApi: string;
}

type Members = Record<string, unknown>;

/**
 * The host as one slice gets it: the members of the contract's version, those on their way out with a warning that
 * names the slice, once each. `full` can do everything, also what only an adapter gives: to slices of an earlier major.
 */
export function hostForSlice(
  full: HostContract,
  { name, hostApi }: SliceOfHost,
  version: string,
  warn: (message: string) => void,
): HostContract {
  const given: Members = {};
  const isOfThisMajor = isInCaretRange(
    `${hostApi.slice(1).split('.')[0]}.999.0`,
    `^${version.split('.')[0]}.0.0`,
  );
  for (const member of Object.keys(full) as (keyof HostContract)[]) {
    const standing = standingOf(member, version);
    if (standing === 'absent' || (standing === 'adapted' && isOfThisMajor)) continue;
    // As it is: what it says may follow the version that runs.
    if (standing === 'own')
      Object.defineProperty(given, member, Object.getOwnPropertyDescriptor(full, member) ?? {});
    else warnOnUse(given, member, full[member], name, warn);
  }
  return given as unknown as HostContract;
}

function warnOnUse(
  given: Members,
  member: keyof HostContract,
  value: unknown,
  slice: string,
  warn: (message: string) => void,
): void {
  let hasWarned = false;
  Object.defineProperty(given, member, {
    enumerable: true,
    get: () => {
      if (!hasWarned) {
        hasWarned = true;
        const { since, removedIn, instead } = deprecations[member] ?? {
          since: '',
          removedIn: '',
          instead: '',
        };
        warn(
          `The slice ${slice} uses host.${member}, deprecated since ${since} and gone in ${removedIn}; use ${instead}`,
        );
      }
      return value;
    },
  });
}
