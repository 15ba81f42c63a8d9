import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SignedRegistry } from '@loupe/federation/registry/registry-document';
import type { Config } from '../../config.ts';
import { StartError } from '../../errors/start-error.ts';

/** Signs what the host runs: it takes slices only from a registry that carries this signature. */
export interface RegistrySigner {
  /** Raw Ed25519 public key, base64. */
  readonly publicKey: string;
  sign(document: string): SignedRegistry;
  /** A secret that follows from the key, the same in every process that has it. */
  readonly secret: Buffer;
}

/** The key of REGISTRY_SIGNING_KEY, else one that is made once and kept in the data folder. */
export async function openRegistrySigner(
  config: Pick<Config, 'registrySigningKey' | 'dataDir'>,
): Promise<RegistrySigner> {
  const given = config.registrySigningKey;
  return createRegistrySigner(given === null ? await ownKey(config.dataDir) : readKey(given));
}

/** Signs with a private Ed25519 key. */
function createRegistrySigner(key: KeyObject): RegistrySigner {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return {
    publicKey: Buffer.from(x, 'base64url').toString('base64'),
    secret: createHmac('sha256', key.export({ type: 'pkcs8', format: 'der' }))
      .update('reporters')
      .digest(),
    sign: (document) => ({
      document,
      signature: sign(null, Buffer.from(document), key).toString('base64'),
    }),
  };
}

/** PEM, or base64 of PEM or of the bare DER. */
function readKey(text: string): KeyObject {
  const problem =
    'REGISTRY_SIGNING_KEY is not valid: use an Ed25519 private key, PKCS#8, as PEM or its base64.';
  const decoded = text.startsWith('-----') ? text : Buffer.from(text, 'base64');
  const isPem = decoded.toString().startsWith('-----');
  let key: KeyObject;
  try {
    key = isPem
      ? createPrivateKey(decoded.toString().replaceAll('\\n', '\n'))
      : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  } catch {
    throw new StartError(problem);
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new StartError(problem);
  return key;
}

async function ownKey(dataDir: string): Promise<KeyObject> {
  const file = join(dataDir, 'registry-key.pem');
  if (!existsSync(file)) await makeKey(dataDir, file);
  try {
    return createPrivateKey(await readFile(file, 'utf8'));
  } catch (error) {
    throw new StartError(
      `The key that signs the registry, ${file}, cannot be read (${(error as Error).message}). Put back a copy of it, or remove it: a new one is made, and pages that are open run on until they are loaded again.`,
      error,
    );
  }
}

/** Whole or not at all, also when the disk is full. Of two processes that start at once the first one's key stays. */
async function makeKey(dataDir: string, file: string): Promise<void> {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  const half = `${file}.${randomBytes(6).toString('hex')}.part`;
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(half, pem, { mode: 0o600, flag: 'wx', flush: true });
    await link(half, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(half, { force: true });
  }
}
