import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseFile } from '../registry/registry-document.ts';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const textFile = /\.(js|css|html|json|svg)$/;
const compressedFile = /\.(br|gz)$/;

/** Subresource integrity of some bytes, `sha384-…`. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Writes `file.br` and `file.gz` beside a text file; answers with its size as gzip. */
export async function compress(path: string, content: Uint8Array): Promise<number> {
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  };
  const [asBrotli, asGzip] = await Promise.all([brotli(content, quality), gzipAsync(content, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, asBrotli), writeFile(`${path}.gz`, asGzip)]);
  return asGzip.length;
}

/** Every file of a build with integrity and sizes, text files compressed; paths with `/`, sorted. */
export async function releaseFiles(folder: string): Promise<ReleaseFile[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile() && !compressedFile.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return Promise.all(
    paths.map(async (path) => {
      const content = await readFile(path);
      const gzipBytes = textFile.test(path) ? await compress(path, content) : content.length;
      return {
        file: relative(folder, path).split(sep).join('/'),
        integrity: integrityOf(content),
        bytes: content.length,
        gzip_bytes: gzipBytes,
      };
    }),
  );
}

/** Package version and a hash over what is declared, names and contents: another release is another version. */
export function releaseVersion(
  packageVersion: string,
  files: readonly ReleaseFile[],
  declared: object,
): string {
  const hash = createHash('sha256').update(JSON.stringify(declared));
  for (const { file, integrity } of files) hash.update(`${file} ${integrity}\n`);
  return `${packageVersion}-${hash.digest('hex').slice(0, 10)}`;
}
