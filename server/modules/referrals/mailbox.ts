import { createHmac } from 'node:crypto';

/** Where dots in the name do not count, and under which name they all deliver. */
const dotless: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * The mailbox behind an address, to tell whether two are of one person: `A.Lovelace+news@googlemail.com` and
 * `alovelace@gmail.com` are the same. What follows a plus is taken off everywhere, dots only where they are known not to
 * count. Never an address to write to.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [name = ''] = email.slice(0, at).toLowerCase().split('+');
  // An address that begins with a plus has no name to fall back to.
  const own = name === '' ? email.slice(0, at).toLowerCase() : name;
  const provider = dotless.get(domain);
  return provider === undefined ? `${own}@${domain}` : `${own.replaceAll('.', '')}@${provider}`;
}

/** A keyed hash of the mailbox: enough to know it again, of no use without the key of this site. */
export function mailboxHash(email: string, secret: Buffer): string {
  return createHmac('sha256', secret)
    .update(`mailbox ${mailboxOf(email)}`)
    .digest('base64url');
}
