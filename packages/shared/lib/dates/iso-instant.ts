/** The ISO instant of milliseconds since the epoch. By itself, since the frame of every page needs no more of dates. */
export function isoInstant(ms: number): string {
  return new Date(ms).toISOString();
}
