import { spawnSync } from 'node:child_process';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isPacked, publishables, type Publishable } from './publishable.ts';

const root = join(import.meta.dirname, '../..');
const packages = join(root, 'packages');
const notInstalled = ['node_modules', 'dist', '.cache'];

/** One file of a package, by its path below the package's folder. */
export interface PackageFile {
  readonly path: string;
  readonly content: Buffer;
}

const isSource = (path: string) => /(?<!\.d)\.tsx?$/.test(path);

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries
    .filter(({ name }) => !notInstalled.includes(name))
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
  return (await Promise.all(nested)).flat().toSorted();
}

async function pathsBelow(folder: string): Promise<string[]> {
  return (await filesBelow(folder)).map((path) => relative(folder, path).split(sep).join('/'));
}

/** The files of a package as they lie here, without what stays at home. */
async function ownFiles(one: Publishable): Promise<string[]> {
  return (await pathsBelow(join(packages, one.folder))).filter((path) => isPacked(one, path));
}

async function writeProject(folder: string, output: string): Promise<string> {
  const sources = await Promise.all(
    publishables.map(async (one) =>
      (await ownFiles(one))
        .filter((path) => isSource(path) || path.endsWith('.d.ts'))
        .map((path) => join(packages, one.folder, path)),
    ),
  );
  const project = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      allowImportingTsExtensions: false,
      rewriteRelativeImportExtensions: true,
      // What the browsers of the site and the oldest Node of a team run as it is.
      target: 'ES2022',
      rootDir: packages,
      outDir: output,
      typeRoots: [join(root, 'node_modules/@types')],
    },
    files: sources.flat(),
    include: [],
  };
  const path = join(folder, 'tsconfig.json');
  await writeFile(path, JSON.stringify(project));
  return path;
}

/** The compiler leaves the endings in types as they were written, and there are no sources any more. */
function withBuiltEndings(types: string): string {
  return types.replaceAll(/((?:from|import\() ?['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g, '$1.js');
}

async function builtFile(folder: string, path: string): Promise<PackageFile> {
  const content = await readFile(join(folder, path));
  const isTypes = path.endsWith('.d.ts');
  return { path, content: isTypes ? Buffer.from(withBuiltEndings(content.toString('utf8'))) : content };
}

/**
 * Compiles every publishable package, file by file, and answers with what each consists of: JavaScript and types in
 * the place of each source, and all else as it lies there. Throws what the compiler says.
 */
export async function emitPackages(
  scratch: string,
): Promise<ReadonlyMap<Publishable, readonly PackageFile[]>> {
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true });
  const output = join(scratch, 'built');
  const project = await writeProject(scratch, output);
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', project], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The packages do not compile:\n${stdout}`);
  const emitted = publishables.map(async (one) => {
    const built = join(output, one.folder);
    const made = await Promise.all((await pathsBelow(built)).map((path) => builtFile(built, path)));
    const asTheyAre = (await ownFiles(one)).filter((path) => !isSource(path) && path !== 'package.json');
    const copied = asTheyAre.map((path) => builtFile(join(packages, one.folder), path));
    return [one, [...made, ...(await Promise.all(copied))]] as const;
  });
  return new Map(await Promise.all(emitted));
}
