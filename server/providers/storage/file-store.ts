import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/**
 * Keeps bytes under names of its own; what the user called a file never reaches it.
 * Whatever fails for now (disk, network) throws `server.unavailable`, so that a sender tries again.
 */
export interface FileStore {
  /** Stores the bytes whole or not at all; replaces what was under the key. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Rejects when there is nothing under the key. */
  read(key: string): Promise<Uint8Array>;
  /** Rejects when there is nothing under the key. */
  stream(key: string): Promise<Readable>;
  /** Also right when there is nothing. */
  remove(key: string): Promise<void>;
  /** True while nothing is kept. */
  isEmpty(): Promise<boolean>;
}

/** A fresh key, 160 random bits. */
export function newStorageKey(): string {
  return randomBytes(20).toString('hex');
}

/** Where chunk `n` of a file waits until the file is complete. */
export function chunkKey(storageKey: string, n: number): string {
  return `${storageKey}.${n}`;
}

/** Where what is known of a file's kept copy is stored; with `n` shelf `n` of its parts. */
export function copyKey(storageKey: string, n?: number): string {
  return `${storageKey}.copy${n === undefined ? '' : `.${n}`}`;
}

/** Where the archive of a release of a slice is kept. */
export function releaseKey(name: string, version: string): string {
  return `releases/${name}/${version}.tar.gz`;
}

/** Where a file of a build of the host is kept, by its hashed name. */
export function hostFileKey(file: string): string {
  return `host/${file}`;
}

const hostFilePattern = /^host\/(assets\/)?(?!\.)[\w.-]{1,120}$/;
const releasePattern = /^releases\/[a-z][a-z0-9-]*\/(?!\.)[\w.-]{1,80}\.tar\.gz$/;

/**
 * The key below a folder of its first two characters, or the path of a release or of a host's file. Throws for anything that is not a key
 * of ours.
 */
export function pathOfKey(key: string): string {
  if (releasePattern.test(key) || hostFilePattern.test(key)) return key;
  if (!/^[0-9a-f]{40}(\.copy)?(\.\d{1,6})?$/.test(key)) throw new Error('Not a storage key');
  return `${key.slice(0, 2)}/${key}`;
}
