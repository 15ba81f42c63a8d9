import { randomBytes } from 'node:crypto';

export type IdPrefix =
  | 'usr'
  | 'ses'
  | 'rst'
  | 'emc'
  | 'key'
  | 'ltx'
  | 'lot'
  | 'hld'
  | 'cht'
  | 'fld'
  | 'msg'
  | 'brn'
  | 'run'
  | 'fil'
  | 'upl'
  | 'doc'
  | 'ntc'
  | 'psh'
  | 'imp'
  | 'aud'
  | 'chk'
  | 'inv'
  | 'pm'
  | 'tpy'
  | 'dtk'
  | 'own'
  | 'sch'
  | 'prm'
  | 'mem'
  | 'rpt';

/** A fresh typed id: prefix and 120 random bits, lower-case base 32. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${base32(randomBytes(15))}`;
}

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

function base32(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  let text = '';
  for (let left = (bytes.length * 8) / 5; left > 0; left -= 1) {
    text = alphabet[Number(bits & 31n)] + text;
    bits >>= 5n;
  }
  return text;
}
