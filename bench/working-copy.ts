import { cp, symlink } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const repository = join(import.meta.dirname, '..');
const neverCopied = new Set(['.git', '.data']);
const builds = new Set(['dist', '.cache']);

/**
 * Copies the repository as it is now, to be changed or built otherwise. Packages of others are linked. `withBuilds` takes
 * what was built and the caches along, as in a folder somebody works in every day.
 */
export async function copyRepository(to: string, { withBuilds }: { withBuilds: boolean }): Promise<void> {
  const isLeftOut = (path: string) => {
    const parts = relative(repository, path).split(sep);
    const [first = ''] = parts;
    if (neverCopied.has(first) || first === 'node_modules') return true;
    return !withBuilds && parts.some((part) => builds.has(part) || part === '.data');
  };
  await cp(repository, to, { recursive: true, verbatimSymlinks: true, filter: (path) => !isLeftOut(path) });
  await symlink(join(repository, 'node_modules'), join(to, 'node_modules'));
}
