// `npm start`: builds what changed, then serves the composed site. The build is a process of its own, so that what the
// bundler took of memory is given back before the server starts.
import { spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.ts')], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) {
  process.stderr.write('The site could not be built.\n');
  process.exit(status ?? 1);
}

process.chdir(root);
// Compiled modules are kept from one start to the next.
enableCompileCache(join(root, '.cache/node'));
await import('../server/index.ts');
