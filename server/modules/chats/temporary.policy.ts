/** How long a temporary chat is kept after its last message; `docs/privacy.md` says the same. */
export const temporaryHours = 24;

export function keptUntil(lastMessageAt: Date): Date {
  return new Date(lastMessageAt.getTime() + temporaryHours * 60 * 60 * 1000);
}
