export const idleLimitMs = 14 * 24 * 60 * 60 * 1000;
export const absoluteLimitMs = 90 * 24 * 60 * 60 * 1000;

/** A session lives until 14 days without use, and never longer than 90 days. */
export function isSessionLive(
  session: { lastUsedAt: Date; expiresAt: Date; endedAt: Date | null },
  now: Date,
): boolean {
  return (
    session.endedAt === null &&
    now < session.expiresAt &&
    now.getTime() < session.lastUsedAt.getTime() + idleLimitMs
  );
}
