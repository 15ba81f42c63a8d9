/** Upper end of what a deep report of a typical agent costs; the exact range is shown before each start. */
export const DEEP_REPORT_CREDITS = 80;

/** How many deep reports that many credits are good for (R12). */
export function deepReportsOf(credits: number): number {
  return Math.floor(credits / DEEP_REPORT_CREDITS);
}
