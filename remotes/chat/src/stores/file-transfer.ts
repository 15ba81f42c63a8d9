import type { StoredFile } from '@loupe/shared/contract/files';
import type { Upload } from '@loupe/shared/contract/uploads';
import {
  chunkRange,
  isPermanentStatus,
  missingChunks,
  receivedBytes,
  retryDelay,
  uploadRules,
} from '@loupe/shared/lib/upload-plan';
import type { Environment } from '@loupe/shared/environment';
import type { RequestFailure, Result } from '@loupe/shared/stores/request';
import type { Outside } from './outside.ts';
import type { Lanes } from './upload-lanes.ts';

/** How a transfer ended. `stopped`: by its signal, and nothing is lost. */
export type TransferEnd =
  | { readonly kind: 'stored'; readonly file: StoredFile }
  | { readonly kind: 'failed'; readonly error: RequestFailure }
  | { readonly kind: 'stopped' };

export interface Transfer {
  readonly file: File;
  /** An upload that was begun before, or null. */
  readonly uploadId: string | null;
  readonly signal: AbortSignal;
  readonly lanes: Lanes;
  readonly onBegun: (uploadId: string) => void;
  /** Bytes the server has. */
  readonly onProgress: (bytes: number) => void;
  /** True while it waits for the connection or for the next try. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

type World = Pick<Outside, 'request' | 'environment'>;

/** A chunk that has got no answer for so long is given up and sent again. */
const ANSWER_MS = 5 * 60_000;

const stopped: Result<never> = {
  ok: false,
  error: {
    kind: 'cancelled',
    code: 'cancelled',
    message: '',
    status: null,
    requestId: null,
    field: null,
    details: {},
  },
};

/** Sends a file in chunks, three at a time, each as often as needed, and has the server check the whole (U1). Never rejects. */
export async function transferFile(world: World, transfer: Transfer): Promise<TransferEnd> {
  const inner = new AbortController();
  const abort = () => inner.abort();
  transfer.signal.addEventListener('abort', abort, { once: true });
  if (transfer.signal.aborted) abort();
  try {
    return await run(world, { ...transfer, signal: inner.signal }, abort);
  } finally {
    transfer.signal.removeEventListener('abort', abort);
    // Nothing of it goes on once its end is reported.
    abort();
  }
}

async function run(world: World, transfer: Transfer, abort: () => void): Promise<TransferEnd> {
  const { file, signal } = transfer;
  const begun = await begin(world, transfer);
  if (!begun.ok) return endOf(transfer, begun.error);
  if (begun.data.file) return { kind: 'stored', file: begun.data.file };
  const { upload } = begun.data;
  transfer.onBegun(upload.id);
  const hash = world.environment.sha256(file);
  const received = new Set(upload.received);
  const told = () => transfer.onProgress(receivedBytes(received, file.size));
  told();
  let problem: RequestFailure | null = null;
  const giveUp = (error: RequestFailure) => {
    if (signal.aborted) return;
    problem = error;
    // The other chunks would be refused as well.
    abort();
  };
  await Promise.all(
    missingChunks(received, file.size).map(async (n) => {
      const result = await sendChunk(world, transfer, { uploadId: upload.id, n, giveUp });
      if (!result.ok) return giveUp(result.error);
      received.add(n);
      told();
    }),
  );
  if (problem) return { kind: 'failed', error: problem };
  if (signal.aborted) return { kind: 'stopped' };
  // What it needs for that may not have come while the line was cut.
  return await finish(world, transfer, upload.id, (await hash) ?? (await world.environment.sha256(file)));
}

function endOf({ signal }: Transfer, error: RequestFailure): TransferEnd {
  return signal.aborted ? { kind: 'stopped' } : { kind: 'failed', error };
}

type Begun = { readonly upload: Upload; readonly file: StoredFile | null };

/** Goes on with a known upload; begins a new one when there is none, or when it is over or of another file. */
async function begin(world: World, transfer: Transfer): Promise<Result<Begun>> {
  const { file, uploadId } = transfer;
  if (uploadId !== null) {
    const known = await insist(world, transfer, (signal) =>
      world.request('GET /uploads/:upload_id', { params: { upload_id: uploadId }, signal, isQuiet: true }),
    );
    const isOver = known.ok ? known.data.upload.bytes !== file.size : known.error.status === 404;
    if (!isOver) return known;
  }
  const body = { name: file.name, bytes: file.size, ...(file.type && { type: file.type }) };
  const created = await insist(world, transfer, (signal) =>
    world.request('POST /uploads', { body, signal, isQuiet: true }),
  );
  return created.ok ? { ...created, data: { upload: created.data.upload, file: null } } : created;
}

interface Chunk {
  readonly uploadId: string;
  readonly n: number;
  readonly giveUp: (error: RequestFailure) => void;
}

async function sendChunk(world: World, transfer: Transfer, { uploadId, n, giveUp }: Chunk) {
  const range = chunkRange(n, transfer.file.size);
  const chunk = transfer.file.slice(range?.start, range?.end);
  return await insist(world, transfer, (signal) =>
    transfer.lanes.run(async () => {
      // It may have been stopped while it stood in line.
      if (signal.aborted) return stopped;
      const result = await withTimeLimit(world.environment.clock, signal, (limited) =>
        world.request('POST /uploads/:upload_id/chunks/:n', {
          params: { upload_id: uploadId, n: String(n) },
          file: chunk,
          signal: limited,
          isQuiet: true,
        }),
      );
      // Before the lane is free for the next in line.
      if (!result.ok && isPermanentStatus(result.error.status)) giveUp(result.error);
      return result;
    }),
  );
}

async function finish(world: World, transfer: Transfer, uploadId: string, sha256: string | null) {
  const result = await insist(world, transfer, (signal) =>
    world.request('POST /uploads/:upload_id/finish', {
      params: { upload_id: uploadId },
      body: sha256 === null ? {} : { sha256 },
      signal,
      isQuiet: true,
    }),
  );
  if (!result.ok) return endOf(transfer, result.error);
  return { kind: 'stored', file: result.data.file } as const;
}

/** Tries until there is an answer that stays: success, a permanent status, or the last try. Being offline costs no try. */
async function insist<T>(
  { environment }: World,
  { signal, onWaiting }: Transfer,
  call: (signal: AbortSignal) => Promise<Result<T>>,
): Promise<Result<T>> {
  for (let retry = 1; ;) {
    const result = await call(signal);
    if (result.ok) onWaiting(false);
    if (result.ok || signal.aborted) return result;
    if (isPermanentStatus(result.error.status) || retry > uploadRules.chunkRetries) return result;
    onWaiting(true);
    if (result.error.kind === 'offline') await untilOnline(environment, signal);
    else {
      await pause(environment.clock, retryDelay(retry), signal);
      retry += 1;
    }
  }
}

async function withTimeLimit<T>(
  clock: Environment['clock'],
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const stop = clock.after(ANSWER_MS, () => limit.abort());
  try {
    return await work(AbortSignal.any([signal, limit.signal]));
  } finally {
    stop();
  }
}

/** Resolves when the time is over or the signal says so. */
function pause(clock: Environment['clock'], ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = clock.after(ms, done);
    function done(): void {
      stop();
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done, { once: true });
    if (signal.aborted) done();
  });
}

function untilOnline({ network }: Environment, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = network.onChange((isOnline) => {
      if (isOnline) done();
    });
    function done(): void {
      stop();
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done, { once: true });
    if (signal.aborted || network.isOnline()) done();
  });
}
