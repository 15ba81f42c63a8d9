// `npm start`: builds what changed, then serves the composed site. The build is a process of its own, so that what the
// bundler took of memory is given back before the server starts.
import { spawn, spawnSync } from 'node:child_process';
import { enableCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { serverEntry } from './server-entry.ts';

const root = join(import.meta.dirname, '..');

const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.ts'), '--site-only'], {
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
await import(await serverEntry(root));

// Making them takes longer than the rest of the build: the site is up already, and whoever works on it goes first.
const samples = spawn(process.execPath, [join(root, 'scripts/build-samples.ts')], { stdio: 'inherit' });
if (samples.pid !== undefined) setPriority(samples.pid, constants.priority.PRIORITY_LOW);
samples.unref();
process.on('exit', () => samples.kill());
