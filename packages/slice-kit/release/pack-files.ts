import { pack } from 'tar-stream';

/** One file of an archive, its path as it is written there. */
export interface PackedFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** A tar archive of these files; the same files in the same order make the same bytes. */
export async function packFiles(files: readonly PackedFile[]): Promise<Buffer> {
  const tar = pack();
  const bytes: Uint8Array[] = [];
  const read = (async () => {
    for await (const piece of tar) bytes.push(piece as Uint8Array);
  })();
  for (const { path, content } of files)
    tar.entry({ name: path, size: content.length, mtime: new Date(0) }, Buffer.from(content));
  tar.finalize();
  await read;
  return Buffer.concat(bytes);
}
