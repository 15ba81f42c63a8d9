import type { ReleaseChecks } from '@loupe/shared/contract/releases';

/** Who vouches for each thing that makes a stored upload fit to run: this server, its team, or nobody. */
export function releaseChecks({
  isReadFromFiles,
  isHostKnown,
}: {
  readonly isReadFromFiles: boolean;
  readonly isHostKnown: boolean;
}): ReleaseChecks {
  return {
    files: 'server',
    pages: 'server',
    host_contract: 'server',
    weight: 'server',
    // Checked by name and range either way; without the bundler's tables, the names are the team's word.
    shared: isHostKnown ? (isReadFromFiles ? 'server' : 'team') : 'nobody',
    // The kit needs a browser: that it was passed is what release.json says.
    contract_kit: 'team',
  };
}
