/** Headers and contents begin at multiples of it. */
export const block = 512;
/** Two empty blocks end an archive. */
const ending = 2 * block;

/** One file of an archive, its path as it is written there. */
export interface TarFile {
  readonly path: string;
  readonly content: Uint8Array;
}

/** What an archive may hold: `link` and `other` stand for everything that is neither file nor folder. */
export class TarError extends Error {}

function textOf(header: Uint8Array, from: number, length: number): string {
  const bytes = header.subarray(from, from + length);
  const end = bytes.indexOf(0);
  return Buffer.from(end === -1 ? bytes : bytes.subarray(0, end)).toString('utf8');
}

function numberOf(header: Uint8Array, from: number, length: number): number {
  const text = textOf(header, from, length).trim();
  if (!/^[0-7]*$/.test(text)) throw new TarError('a number of the archive cannot be read');
  return text === '' ? 0 : Number.parseInt(text, 8);
}

function hasRightChecksum(header: Uint8Array): boolean {
  let sum = 0;
  // The checksum counts as eight spaces in itself.
  for (let at = 0; at < block; at += 1) sum += at >= 148 && at < 156 ? 32 : (header[at] ?? 0);
  return sum === numberOf(header, 148, 8);
}

/** `path=…` of an extended header: lines of length, space, key, `=`, value, newline. */
function pathOfExtended(content: Uint8Array): string | null {
  return /^\d+ path=(.*)$/m.exec(Buffer.from(content).toString('utf8'))?.[1] ?? null;
}

function pathOfHeader(header: Uint8Array): string {
  const prefix = textOf(header, 257, 5) === 'ustar' ? textOf(header, 345, 155) : '';
  const name = textOf(header, 0, 100);
  return prefix === '' ? name : `${prefix}/${name}`;
}

/** The files of a tar archive (ustar, with the long paths of GNU and pax). Throws TarError for what is not one. */
export function* readTar(archive: Uint8Array): Generator<TarFile> {
  let longPath: string | null = null;
  for (let at = 0; at + block <= archive.length;) {
    const header = archive.subarray(at, at + block);
    if (header.every((byte) => byte === 0)) return;
    if (!hasRightChecksum(header)) throw new TarError('the archive is damaged');
    const size = numberOf(header, 124, 12);
    const content = archive.subarray(at + block, at + block + size);
    if (content.length < size) throw new TarError('the archive is cut off');
    at += block + Math.ceil(size / block) * block;
    const kind = String.fromCharCode(header[156] ?? 0);
    if (kind === 'g') continue;
    // A long path before a folder is the folder's.
    if (kind === '5') longPath = null;
    else if (kind === 'x') longPath = pathOfExtended(content) ?? longPath;
    else if (kind === 'L') longPath = textOf(content, 0, content.length);
    else if (kind === '0' || kind === '\0') {
      yield { path: longPath ?? pathOfHeader(header), content };
      longPath = null;
    } else throw new TarError('the archive holds something that is not a file');
  }
  throw new TarError('the archive is cut off');
}

/** The header of one file; its path is shorter than 100 bytes. */
export function headerOf(path: string, size: number): Buffer {
  if (Buffer.byteLength(path) >= 100) throw new TarError(`the path ${path} is too long`);
  const header = Buffer.alloc(block);
  header.write(path, 0, 100);
  header.write('0000644\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  let sum = 0;
  for (const byte of header) sum += byte;
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** Path and size of a header that `headerOf` has written. Throws TarError for any other. */
export function readHeader(header: Uint8Array): { readonly path: string; readonly size: number } {
  if (!hasRightChecksum(header)) throw new TarError('the archive is damaged');
  return { path: pathOfHeader(header), size: numberOf(header, 124, 12) };
}

/** An archive of these files, the same bytes for the same files. Paths are shorter than 100 bytes. */
export function writeTar(files: Iterable<TarFile>): Buffer {
  const pieces: Uint8Array[] = [];
  for (const { path, content } of files) {
    pieces.push(headerOf(path, content.length), content);
    pieces.push(Buffer.alloc((block - (content.length % block)) % block));
  }
  return Buffer.concat([...pieces, Buffer.alloc(ending)]);
}
