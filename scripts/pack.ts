/*
 * `npm run pack`: writes the packages that a team with a repository of its own installs, as tarballs, into `.cache/packages`
 * or the folder that is named (docs/how-to/slice-from-your-own-repository.md, docs/decisions/0058).
 */
import { join, relative, resolve } from 'node:path';
import { packPackages } from './packing/pack-packages.ts';

const root = join(import.meta.dirname, '..');
const output = resolve(process.argv[2] ?? join(root, '.cache/packages'));

for (const { name, version, path, bytes } of await packPackages(output, join(root, '.cache/packing')))
  process.stdout.write(
    `${name} ${version}: ${relative(process.cwd(), path)}, ${Math.ceil(bytes / 1000)} KB\n`,
  );
