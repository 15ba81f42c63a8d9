import type { Language } from '@loupe/shared/lib/language';
import type { ReleaseBody } from '../registry/registry-document.ts';

/** What a remote's entry leaves behind. */
export interface Container {
  init(shareScope: unknown): Promise<void> | void;
  get(expose: string): Promise<() => unknown>;
}

/** Everything the loader does to the world, so that it can be tested without one. */
export interface LoaderSeams {
  /** Language of the page. */
  readonly language: Language;
  /** Runs the entry and answers with the container it left under the remote's name, or undefined. */
  loadEntry(url: string, integrity: string | null, remote: string): Promise<Container | undefined>;
  /** Imports an entry that is an ES module, once every module of the release has come with its hash. */
  importEntry(url: string, release: ReleaseBody, baseUrl: string): Promise<Container | undefined>;
  /** Fetches the manifest of a release; rejects when the bytes do not match. */
  fetchManifest(url: string, integrity: string): Promise<unknown>;
  /** Starts fetching what an expose will need, beside the entry. */
  preload(release: ReleaseBody, baseUrl: string, expose: string): void;
  /** Whether every file that an expose needs has come already, however it was asked for. */
  hasArrived(release: ReleaseBody, baseUrl: string, expose: string): boolean;
  /** Gives up files of a release that are still on their way: who waits for them learns that they failed. */
  abandon(remote: string, baseUrl: string): void;
  shareScope(): Promise<unknown>;
  /** Number of the attempt at a remote, also known to the remote's own code: it makes addresses new. */
  attemptOf(remote: string): number;
  beginAttempt(remote: string): void;
  /** Addresses are those of the release again. */
  endAttempts(remote: string): void;
  /** Without a network nothing is concluded of a release from what could not be had. */
  isOnline(): boolean;
  now(): number;
  after(ms: number, run: () => void): () => void;
  /** From 0 up to, not including, 1. */
  random(): number;
  log(message: string, detail: unknown): void;
}
