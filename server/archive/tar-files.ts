import { Readable } from 'node:stream';
import { extract, pack } from 'tar-stream';

/** One file of a tar archive, its path as it is written there. */
export interface TarFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** It is no archive of files alone; the message says why. */
export class TarError extends Error {}
export class TarCutOff extends TarError {
  constructor(options?: ErrorOptions) {
    super('the archive is cut off', options);
  }
}

/** At least one empty block ends an archive. */
const block = 512;
const start = new Date(0);

/**
 * The files of a tar archive that comes as bytes. Folders are passed over; links and everything else that is no file are
 * refused. Throws TarError for what is no whole archive, and what the source itself throws.
 */
export async function* readTar(
  source: Readable,
  { longestFile = Infinity }: { readonly longestFile?: number } = {},
): AsyncGenerator<TarFile> {
  const tar = extract();
  let failure: unknown = null;
  let tail: Uint8Array = new Uint8Array();
  source.once('error', (error) => {
    failure = error;
    tar.destroy(error);
  });
  source.on('data', (bytes: Uint8Array) => {
    tail = bytes.length >= block ? bytes.subarray(-block) : Buffer.concat([tail, bytes]).subarray(-block);
  });
  source.pipe(tar);
  try {
    for await (const entry of tar) {
      const { name, type, size } = entry.header;
      // An entry whose size could not be read would never come to its end.
      if (!Number.isSafeInteger(size) || size > longestFile) throw new TarError('the archive is damaged');
      if (type === 'directory') entry.resume();
      else if (type !== 'file') throw new TarError('the archive holds something that is not a file');
      else yield { path: name, content: await contentOf(entry) };
    }
  } catch (error) {
    throw failure ?? asTarError(error);
  } finally {
    source.destroy();
  }
  if (tail.length < block || tail.some((byte) => byte !== 0)) throw new TarCutOff();
}

async function contentOf(entry: AsyncIterable<unknown>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of entry) pieces.push(piece as Uint8Array);
  const [only = new Uint8Array()] = pieces;
  return pieces.length > 1 ? Buffer.concat(pieces) : only;
}

function asTarError(error: unknown): unknown {
  if (error instanceof TarError) return error;
  const isCut = error instanceof Error && error.message === 'Unexpected end of data';
  return isCut ? new TarCutOff({ cause: error }) : new TarError('the archive is damaged', { cause: error });
}

/** An archive that is written file by file. */
export interface TarWriter {
  /** What comes of it, to be read while files are added. */
  readonly bytes: Readable;
  /** Resolves when there is room for more; rejects when nobody reads any more. */
  add(path: string, content: Uint8Array): Promise<void>;
  end(): void;
}

/** The same files in the same order make the same bytes. */
export function createTarWriter(): TarWriter {
  const tar = pack();
  return {
    bytes: Readable.from(tar, { objectMode: false }),
    add: (path, content) =>
      new Promise((resolve, reject) => {
        const header = { name: path, size: content.length, mtime: start };
        tar.entry(header, (error) => (error ? reject(error) : resolve())).end(content);
      }),
    end: () => tar.finalize(),
  };
}

/** A whole archive of these files. */
export async function writeTar(files: Iterable<TarFile>): Promise<Buffer> {
  const tar = createTarWriter();
  const pieces = tar.bytes.toArray() as Promise<Uint8Array[]>;
  for (const { path, content } of files) await tar.add(path, content);
  tar.end();
  return Buffer.concat(await pieces);
}
