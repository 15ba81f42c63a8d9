import { hostContractVersion, type HostContract } from '@loupe/shared/host-contract';
import { isInCaretRange } from '../registry/version-range.ts';

/**
 * The host contracts that a slice is run against before it is released: the one before, today's, and the one that is
 * being prepared. What the next one takes away is deprecated in today's and given by an adapter.
 */
export const hostContracts = { previous: '1.3.0', current: hostContractVersion, next: '2.0.0' } as const;

export interface Deprecation {
  readonly since: string;
  /** From this version on the host has it no more; a slice built before gets it from an adapter. */
  readonly removedIn: string;
  /** What to use instead, as the end of a sentence. */
  readonly instead: string;
}

/** Members of the contract that are on their way out. */
export const deprecations: Readonly<Partial<Record<keyof HostContract, Deprecation>>> = {
  $theme: {
    since: '1.1.0',
    removedIn: '2.0.0',
    instead: 'the tokens, or the store @loupe/shared/stores/theme',
  },
};

/** Members that came after 1.0.0. */
const arrivals: Readonly<Partial<Record<keyof HostContract, string>>> = {
  setUnsaved: '1.1.0',
  config: '1.2.0',
  slots: '1.3.0',
  reportError: '1.4.0',
};

const majorOf = (version: string) => Number(version.split('.')[0]);

function isFrom(version: string, since: string): boolean {
  return isInCaretRange(version, `^${since}`) || majorOf(version) > majorOf(since);
}

/** True when a host of this version runs a slice of that range: in range, or of the major before, by adapters. */
export function runsSlice(version: string, hostApi: string): boolean {
  if (isInCaretRange(version, hostApi)) return true;
  return majorOf(version) === majorOf(hostApi.slice(1)) + 1;
}

/** Whether a member is there in a version, and how: the host's own, own but deprecated, or by an adapter. */
export function standingOf(
  member: keyof HostContract,
  version: string,
): 'own' | 'deprecated' | 'adapted' | 'absent' {
  if (!isFrom(version, arrivals[member] ?? '1.0.0')) return 'absent';
  const deprecation = deprecations[member];
  if (!deprecation || !isFrom(version, deprecation.since)) return 'own';
  return isFrom(version, deprecation.removedIn) ? 'adapted' : 'deprecated';
}
