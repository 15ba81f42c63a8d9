/** A slice from a developer's own machine: `?dev=chat@http://localhost:4300`. */
export interface DeveloperOverride {
  readonly remote: string;
  /** An origin of this very machine, nothing else. */
  readonly origin: string;
}

const pattern = /^([a-z][a-z0-9-]*)@(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d{1,5})\/?$/;

/**
 * Cookie by which a tab whose person has confirmed it asks for one page with the policy of the developer's origin. Never
 * sent with a link from elsewhere (SameSite=Strict), and taken back by the page that was meant.
 */
const ticketName = 'loupe_developer';
/** Long enough for the page it is written for to be asked for. */
const ticketSeconds = 30;

/** Text of the cookie for what `?dev=` says; null takes it back. */
export function ticketFor(text: string | null): string {
  return `${ticketName}=${encodeURIComponent(text ?? '')}; path=/; samesite=strict; max-age=${text === null ? 0 : ticketSeconds}`;
}

/** True when the cookies of a request carry the ticket for what its `?dev=` says. */
export function carriesTicket(cookies: string, text: string): boolean {
  return cookies.split(/;\s*/).includes(`${ticketName}=${encodeURIComponent(text)}`);
}

/** Reads what `?dev=` says; null when it is not a slice at a port of this machine. */
export function readOverride(text: unknown): DeveloperOverride | null {
  const [, remote, origin] = typeof text === 'string' ? (pattern.exec(text) ?? []) : [];
  return remote && origin && URL.canParse(origin) ? { remote, origin } : null;
}
