import type { LoadReport } from '@loupe/federation/loader/outcome';
import { releasedFile, type Released } from './released-files.ts';

/** What the browser says of a violation, as far as it matters here. */
export interface Violation {
  /** Address of the script that did it; empty when the browser does not say. */
  readonly sourceFile: string;
  readonly effectiveDirective: string;
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
      const release = releasedFile(sourceFile, remotes, origin);
      if (!release) return;
      const { remote, version } = release;
      const key = `${remote} ${version} ${code}`;
      if (said.has(key)) return;
      said.add(key);
      waiting.push({ remote, version, kind: 'policy_violated', code: code.slice(0, 40) });
    },
    takeReports: (): LoadReport[] => waiting.splice(0),
  };
}
