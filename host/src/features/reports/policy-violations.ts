import type { LoadReport } from '@loupe/federation/loader/outcome';
import type { RegistryEntry, ReleasePointer } from '@loupe/federation/registry/registry-document';

/** What the browser says of a violation, as far as it matters here. */
export interface Violation {
  /** Address of the script that did it; empty when the browser does not say. */
  readonly sourceFile: string;
  readonly effectiveDirective: string;
}

type Released = ReadonlyMap<string, RegistryEntry>;

function versionsOf({ previous, canary, ...live }: RegistryEntry): readonly ReleasePointer[] {
  return [live, canary, previous].filter((version) => version !== null);
}

/** The release whose file a script is: no two have a folder in common, and a folder never changes. */
function releaseOf(file: string, remotes: Released, origin: string) {
  for (const [remote, entry] of remotes)
    for (const { base_url: folder, version } of versionsOf(entry))
      if (file.startsWith(new URL(folder, origin).href)) return { remote, version };
  return null;
}

/**
 * Reports of what slices did against the policy of the page, each directive once for each version in this tab: a loop
 * would say the same a thousand times. What a script of the host, of a browser extension or of a developer's machine
 * did is nobody's. Of the violation nothing else is kept: what was blocked may be an address with personal content.
 */
export function createViolationReports(remotes: Released, origin: string) {
  const said = new Set<string>();
  const waiting: LoadReport[] = [];
  return {
    note({ sourceFile, effectiveDirective: code }: Violation): void {
      const release = releaseOf(sourceFile, remotes, origin);
      if (!release) return;
      const key = `${release.remote} ${release.version} ${code}`;
      if (said.has(key)) return;
      said.add(key);
      waiting.push({ ...release, kind: 'policy_violated', code: code.slice(0, 40) });
    },
    takeReports: (): LoadReport[] => waiting.splice(0),
  };
}

export type ViolationReports = ReturnType<typeof createViolationReports>;
