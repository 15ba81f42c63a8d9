import type { LoadReport } from './outcome.ts';

/** Reports kept while nobody takes them. */
const kept = 100;

/** Who is offline gets no file of any release, and has nothing to say of them. */
const needsNetwork: readonly LoadReport['kind'][] = ['load_failed', 'chunk_failed'];

/** What the site is to learn of its remotes; the oldest go first when nobody takes them. */
export function createLoadReports(isOnline: () => boolean) {
  const reports: LoadReport[] = [];
  return {
    report(entry: LoadReport): void {
      if (needsNetwork.includes(entry.kind) && !isOnline()) return;
      reports.push(entry);
      if (reports.length > kept) reports.shift();
    },
    takeReports: (): LoadReport[] => reports.splice(0),
  };
}
