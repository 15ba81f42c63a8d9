import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * Writes the TypeScript project of one slice and what it imports, and answers with its path: another team's folder that
 * does not compile at the moment is not this slice's affair.
 */
export async function writeSliceProject(name: string): Promise<string> {
  const folder = join(root, '.cache/types');
  const project = {
    extends: '../../tsconfig.json',
    include: [`../../remotes/${name}`, '../../packages/shared/assets.d.ts'],
    exclude: ['**/node_modules', '**/dist'],
  };
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${name}.json`);
  await writeFile(path, JSON.stringify(project, null, 2));
  return path;
}
