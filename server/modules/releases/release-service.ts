import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { composeRegistry, type Release } from '@loupe/federation/registry/compose-registry';
import type { RegistryDocument, SignedRegistry } from '@loupe/federation/registry/registry-document';
import { valuesFor, type ConfigValues } from '@loupe/shared/lib/slice-config';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Notifications } from '../../db/notifications.ts';
import type { FileStore } from '../../providers/storage/file-store.ts';
import { foldersIn, removeAbandoned } from './release-folder.ts';
import { isServed } from './release-policy.ts';
import { createReleaseUnpacker } from './release-unpacker.ts';
import type { RegistrySigner } from './registry-signer.ts';
import { listSliceConfigs } from './slice-configs.repository.ts';
import {
  listChannels,
  listUsedReleases,
  releasesChannel,
  type ChannelRow,
  type ReleaseRow,
} from './releases.repository.ts';

/** What is in force, as every page carries it. */
export interface Composition {
  readonly document: RegistryDocument;
  readonly signed: SignedRegistry;
}

/** Knows what is in force, here and in every other process, and has the files of what is served. */
export interface ReleaseService {
  readonly publicKey: string;
  /** Folder that the releases are unpacked in. */
  readonly folder: string;
  current(): Composition;
  /** Reads again what is in force. Resolves when pages of this process say so. */
  refresh(): Promise<void>;
  /** Folder of a release, unpacked when it is not yet; null for one that is not served. Throws `server.unavailable` when its files cannot be had. */
  findFolder(name: string, version: string): Promise<string | null>;
  /**
   * Makes sure that the files of a release can be had, before it is put in force. Throws `release.lost`,
   * `release.not_stored` or `server.unavailable`.
   */
  prepare(release: ReleaseRow): Promise<void>;
  /** Removes the files of what is no longer served. */
  sweep(): Promise<void>;
  close(): void;
}

interface ServiceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly notifications: Notifications;
  readonly fileStore: FileStore;
  readonly signer: RegistrySigner;
  readonly folder: string;
  /** Where the files of the slices are when that is not the page's own origin; empty: it is. */
  readonly origin: string;
}

interface Snapshot extends Composition {
  /** By slice and version: what was ever in force. */
  readonly used: ReadonlyMap<string, ReleaseRow>;
  readonly inForce: ReadonlySet<string>;
}

const keyOf = (name: string, version: string) => `${name}/${version}`;

function versionsOf({ liveVersion, previousVersion, canaryVersion }: ChannelRow): string[] {
  return [liveVersion, previousVersion, canaryVersion].filter((version) => version !== null);
}

/** `stored`: what admins have set of the slice; each version has what of it its own fields take. */
function asRelease({ manifest, manifestIntegrity }: ReleaseRow, stored: ConfigValues): Release {
  const config = manifest.config && valuesFor(manifest.config, stored).values;
  return { manifest, integrity: manifestIntegrity, config };
}

/** Composes and signs the registry of these channels. */
function compose(
  channels: readonly ChannelRow[],
  used: ReadonlyMap<string, ReleaseRow>,
  configs: ReadonlyMap<string, { readonly values: ConfigValues }>,
  signer: RegistrySigner,
  origin: string,
): Composition {
  const find = (name: string, version: string | null) => {
    const row = version === null ? undefined : used.get(keyOf(name, version));
    return row && asRelease(row, configs.get(name)?.values ?? {});
  };
  const releases = channels.flatMap(
    ({ name, liveVersion, previousVersion, canaryVersion, canaryPercent, switchedOffAt }) => {
      const live = find(name, liveVersion);
      const previous = find(name, previousVersion);
      const canary = find(name, canaryVersion);
      if (!live) return [];
      return [
        {
          ...live,
          isOff: switchedOffAt !== null,
          ...(previous && { previous }),
          ...(canary && canaryPercent !== null && { canary: { release: canary, percent: canaryPercent } }),
        },
      ];
    },
  );
  const changedMs = channels.reduce((latest, { updatedAt }) => Math.max(latest, updatedAt.getTime()), 0);
  const document = composeRegistry(releases, new Date(changedMs), origin);
  return { document, signed: signer.sign(JSON.stringify(document)) };
}

export function createReleaseService(deps: ServiceDeps): ReleaseService {
  const { db, clock, log, notifications, signer, folder, origin } = deps;
  let snapshot: Snapshot = {
    ...compose([], new Map(), new Map(), signer, origin),
    used: new Map(),
    inForce: new Set(),
  };
  let queue: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;
  let isClosed = false;
  const unpacker = createReleaseUnpacker(deps);

  async function load(): Promise<void> {
    // In one transaction: never the channels of one moment with the releases of another.
    const { channels, releases, configs } = await db.transaction(
      async (tx) => ({
        channels: await listChannels(tx),
        releases: await listUsedReleases(tx),
        configs: await listSliceConfigs(tx),
      }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const used = new Map(releases.map((row) => [keyOf(row.name, row.version), row]));
    const inForce = new Set(
      channels.flatMap((channel) => versionsOf(channel).map((version) => keyOf(channel.name, version))),
    );
    snapshot = { ...compose(channels, used, configs, signer, origin), used, inForce };
    for (const key of inForce) void warm(key);
  }

  /** Whoever asks while a reading is under way needs the next one: theirs may have begun before the change. */
  function refresh(): Promise<void> {
    if (waiting) return waiting;
    const next = queue.then(() => {
      waiting = null;
      return load();
    });
    waiting = next;
    queue = next.catch(() => undefined);
    return next;
  }

  const refreshUnasked = () => {
    if (isClosed) return;
    refresh().catch((error: unknown) => log.error({ err: error }, 'the registry could not be read again'));
  };
  const stops = [
    notifications.listen(releasesChannel, refreshUnasked),
    notifications.onGap(() => notifications.isConnected() && refreshUnasked()),
  ];

  /** Unpacks ahead, so that nobody waits for it. */
  async function warm(key: string): Promise<void> {
    const row = snapshot.used.get(key);
    if (!row) return;
    await unpacker
      .ensure(row)
      .catch((error: unknown) => log.error({ err: error, release: key }, 'a release could not be unpacked'));
  }

  const service: ReleaseService = {
    publicKey: signer.publicKey,
    folder,
    refresh,
    current: () => snapshot,
    findFolder: async (name, version) => {
      const key = keyOf(name, version);
      const row = snapshot.used.get(key);
      if (!row || !isServed(row.lastInForceAt, snapshot.inForce.has(key), clock.now())) return null;
      return await unpacker.folderOf(row);
    },
    prepare: async (release) => void (await unpacker.ensure(release)),
    sweep: async () => {
      const now = clock.now();
      for (const name of await foldersIn(folder)) {
        await removeAbandoned(join(folder, name));
        for (const version of await foldersIn(join(folder, name))) {
          const key = keyOf(name, version);
          const lastInForceAt = snapshot.used.get(key)?.lastInForceAt ?? null;
          if (isServed(lastInForceAt, snapshot.inForce.has(key), now)) continue;
          await rm(join(folder, name, version), { recursive: true, force: true });
        }
      }
    },
    close: () => {
      isClosed = true;
      for (const stop of stops) stop();
    },
  };
  return service;
}

/** ETag of the registry: another key or another composition is another. */
export function tagOf({ signed }: Composition): string {
  return `"${createHash('sha256').update(signed.signature).digest('base64url').slice(0, 20)}"`;
}
