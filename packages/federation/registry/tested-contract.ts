import { hostContractVersion } from '@loupe/shared/host-contract';
import type { ReleaseManifest } from './registry-document.ts';

/** The host contract that a release has to have been run against, where its manifest does not say so; else null. */
export function untestedContract({ contract }: Pick<ReleaseManifest, 'contract'>): string | null {
  return contract?.tested.includes(hostContractVersion) ? null : hostContractVersion;
}
