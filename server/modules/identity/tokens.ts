import { createHash, randomBytes } from 'node:crypto';

/** An opaque 256-bit token, base64url. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256, hex: enough for random tokens, and fast. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Eight letters and digits that are easy to read out, 40 bits. */
export function newReferralCode(): string {
  return Array.from(randomBytes(8), (byte) => letters[byte & 31]).join('');
}
