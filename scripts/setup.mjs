// Installs what package.json and the lockfile ask for, when it is not installed yet. Runs before every npm command,
// on Node 20 and with nothing installed, so: plain JavaScript, no dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const pnpm = 'pnpm@12.21.0';
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, 'node_modules', '.loupe-stamp');

if (Number(process.versions.node.split('.')[0]) < 20) {
  process.stderr.write(`Node ${process.versions.node} is too old: install Node 20 or newer.\n`);
  process.exit(1);
}

const wanted = stamp();
if (installedStamp() !== wanted) install();

function install() {
  process.stdout.write('Installing dependencies; the first time takes about a minute.\n');
  const startedMs = Date.now();
  const { status, error } = spawnSync(
    'npx',
    ['--yes', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, CI: 'true' },
    },
  );
  if (status !== 0) {
    const reason = error ? error.message : `pnpm ended with code ${status}`;
    process.stderr.write(
      `The dependencies could not be installed (${reason}). Is the npm registry reachable? Then run the command again.\n`,
    );
    process.exit(status || 1);
  }
  writeFileSync(stampFile, wanted);
  process.stdout.write(`Installed in ${Math.round((Date.now() - startedMs) / 1000)} s.\n`);
}

/** Hash of the lockfile and of every package.json of the workspace. */
function stamp() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...packageFiles()])
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function packageFiles() {
  const nested = ['packages', 'remotes'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  );
  return [
    'package.json',
    'host/package.json',
    'server/package.json',
    'e2e/package.json',
    ...nested.sort(),
  ].filter((file) => existsSync(join(root, file)));
}

function installedStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null;
}
