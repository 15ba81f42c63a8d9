/** What a link's address means here; anything that is none of these is shown as text. */
export type LinkTarget =
  | { kind: 'web'; href: string }
  | { kind: 'figure' | 'claim' | 'block'; id: string }
  | { kind: 'source'; number: string }
  | { kind: 'none' };

const MARK = /^#(figure|claim|block):([\w.:-]{1,80})$/;
const SOURCE = /^#source:(\d{1,4})$/;
const WEB = new Set(['http:', 'https:', 'mailto:']);

/**
 * Reads a link's address as the parser's tree has it, percent-encoded (requirement M3): absolute http, https and mailto,
 * and the four research marks.
 */
export function readLink(address: string): LinkTarget {
  const [, kind, id] = MARK.exec(address) ?? [];
  if (id !== undefined) return { kind: kind as 'figure' | 'claim' | 'block', id };
  const source = SOURCE.exec(address)?.[1];
  if (source !== undefined) return { kind: 'source', number: source };
  const href = normalized(address);
  return /^(?:https?:\/\/|mailto:)/.test(href) && WEB.has(protocolOf(href))
    ? { kind: 'web', href }
    : { kind: 'none' };
}

/** The scheme in lower case, as the allow-list knows it. */
function normalized(address: string): string {
  const end = address.indexOf(':');
  return `${address.slice(0, end).toLowerCase()}${address.slice(end)}`;
}

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : '';
}

/** Whether a path stays inside our own store: `/api/files/…` on this origin, with no way up. */
export function isStoredImage(address: string): boolean {
  if (!address.startsWith('/api/files/') || address.includes('\\')) return false;
  const base = 'https://own.invalid';
  if (!URL.canParse(address, base)) return false;
  const url = new URL(address, base);
  return url.origin === base && url.pathname.startsWith('/api/files/');
}
