/** A slice from a developer's own machine: `?dev=chat@http://localhost:4300`. */
export interface DeveloperOverride {
  readonly remote: string;
  /** An origin of this very machine, nothing else. */
  readonly origin: string;
}

const pattern = /^([a-z][a-z0-9-]*)@(http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d{1,5})\/?$/;

/** Reads what `?dev=` says; null when it is not a slice at a port of this machine. */
export function readOverride(text: unknown): DeveloperOverride | null {
  const [, remote, origin] = typeof text === 'string' ? (pattern.exec(text) ?? []) : [];
  return remote && origin && URL.canParse(origin) ? { remote, origin } : null;
}
