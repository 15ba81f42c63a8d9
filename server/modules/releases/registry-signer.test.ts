import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openRegistrySigner } from './registry-signer.ts';
import { throwAwayFolder } from '../../../scripts/throw-away-folder.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = throwAwayFolder('key');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const open = async () => (await openRegistrySigner({ registrySigningKey: null, dataDir })).publicKey;

it('a key of its own is made once, also by processes that start at once, and only the owner may read it', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, open));
  expect(new Set([...keys, await open()]).size).toBe(1);
  expect(readdirSync(dataDir)).toEqual(['registry-key.pem']);
  expect(statSync(join(dataDir, 'registry-key.pem')).mode & 0o777).toBe(0o600);
});

it('a key that was cut off is never replaced in silence: the start says what to do', async () => {
  await open();
  const file = join(dataDir, 'registry-key.pem');
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 40));
  await expect(open()).rejects.toThrow(
    /registry-key\.pem, cannot be read .*Put back a copy of it, or remove it/,
  );
});
