/* Files of our own packages that a bundler is given by path: TypeScript in this repository, JavaScript in a packed package. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const endings = ['.ts', '.tsx', '.js'];
const federationRoot = join(import.meta.dirname, '..');
const sharedRoot = dirname(createRequire(import.meta.url).resolve('@loupe/shared/package.json'));

/** True when this runs from a packed package, outside the repository. */
export const isPacked = import.meta.filename.endsWith('.js');

/** Folders whose built modules are bundled like sources. */
export const packageRoots: readonly string[] = [federationRoot, sharedRoot];

function fileIn(root: string, name: string): string {
  const path = endings.map((ending) => join(root, name + ending)).find((one) => existsSync(one));
  if (path === undefined) throw new Error(`There is no module ${name} in ${root}`);
  return path;
}

/** A module of this package by its path without ending: `build/refresh-hook`. */
export function federationFile(name: string): string {
  return fileIn(federationRoot, name);
}

/** A module of `@loupe/shared` by its path without ending: `ui/create-icon`. */
export function sharedFile(name: string): string {
  return fileIn(sharedRoot, name);
}
