import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';
import { appError } from '../../errors/app-error.ts';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** With null (no such account) it does the same work and answers false. */
  verify(password: string, stored: string | null): Promise<boolean>;
}

interface Cost {
  /** CPU and memory cost, a power of two. */
  readonly n: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP password storage cheat sheet, scrypt: 32 MiB a hash, three passes. */
const standardCost: Cost = { n: 2 ** 15, r: 8, p: 3 };
const keyBytes = 32;
/** Bounds memory to 64 MiB and leaves threads to the file system. */
const mostAtOnce = 2;
/** Some seconds of work: who comes later is asked to try again, instead of waiting for minutes. */
const mostWaiting = 60;

/** Passwords as `scrypt$n$r$p$salt$key`, so that a later cost leaves old ones readable. */
export function createPasswords(cost: Cost = standardCost): Passwords {
  const turns = pLimit(mostAtOnce);
  const limit = async <T>(work: () => Promise<T>): Promise<T> => {
    if (turns.pendingCount >= mostWaiting) throw appError('request.too_many');
    return await turns(work);
  };
  const noAccount = format(cost, randomBytes(16), randomBytes(keyBytes));

  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      return format(cost, salt, await limit(() => derive(password, salt, cost)));
    },
    verify: async (password, stored) => {
      const { cost: used, salt, key } = parse(stored ?? noAccount);
      const derived = await limit(() => derive(password, salt, used));
      return timingSafeEqual(derived, key) && stored !== null;
    },
  };
}

function derive(password: string, salt: Uint8Array, { n, r, p }: Cost): Promise<Buffer> {
  // The same characters typed on two keyboards may differ in form; NFKC makes them one (NIST SP 800-63B, 3.1.1.2).
  const normalized = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    scrypt(normalized, salt, keyBytes, { N: n, r, p, maxmem: 256 * n * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function format({ n, r, p }: Cost, salt: Buffer, key: Buffer): string {
  return ['scrypt', n, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

function parse(stored: string): { cost: Cost; salt: Buffer; key: Buffer } {
  const [, n, r, p, salt = '', key = ''] = stored.split('$');
  return {
    cost: { n: Number(n), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}
