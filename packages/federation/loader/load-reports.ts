import type { LoadReport } from './outcome.ts';

/** Reports kept while nobody takes them. */
const kept = 100;

/** What the site is to be told of its remotes; the oldest go first when nobody takes them. */
export function createLoadReports() {
  const reports: LoadReport[] = [];
  return {
    report(entry: LoadReport): void {
      reports.push(entry);
      if (reports.length > kept) reports.shift();
    },
    takeReports: (): LoadReport[] => reports.splice(0),
  };
}
