/*
 * `pnpm new-remote <name> [--owner <team>]`: makes a slice that builds, is tested, runs alone, and is shown by the host
 * at `/apps/<name>` without a change to host or shared. docs/how-to/ship-a-slice.md goes on from there.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isRemoteName } from '../packages/federation/registry/remote-name.ts';
import { hostContractVersion } from '../packages/shared/host-contract.ts';
import { routes } from '../packages/shared/contract/routes.ts';
import { titleOf, type PackageJson } from '../packages/slice-kit/slice/slice-template.ts';
import { writeRemote } from './write-remote.ts';

const root = join(import.meta.dirname, '..');
const model = 'share';

/** Why a slice cannot have this name, as a sentence; null when it can. */
function objection(name: string): string | null {
  if (!isRemoteName(name) || name.endsWith('-'))
    return `"${name}" is no name for a slice: lower-case letters, digits and dashes, a letter first.`;
  if (Object.values(routes).some(({ owner }) => owner === name) || existsSync(join(root, 'remotes', name)))
    return `There is a slice "${name}" already.`;
  return null;
}

/** Links the new folder into the workspace and notes it in the lockfile. */
function install(): boolean {
  const pnpm = ['--yes', 'pnpm@12.21.0', 'install', '--no-frozen-lockfile', '--prefer-offline'];
  const { status } = spawnSync('npx', [...pnpm, '--reporter=append-only', '--loglevel=warn'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, CI: 'true' },
  });
  return status === 0;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { owner: { type: 'string' } },
  });
  const [name = ''] = positionals;
  const problem =
    positionals.length === 1 ? objection(name) : 'Usage: pnpm new-remote <name> [--owner <team>]';
  if (problem !== null) {
    process.stderr.write(`${problem}\n`);
    process.exitCode = 1;
    return;
  }
  const packageJson = JSON.parse(
    await readFile(join(root, 'remotes', model, 'package.json'), 'utf8'),
  ) as PackageJson;
  const owner = values.owner ?? titleOf(name);
  const folder = join(root, 'remotes', name);
  await writeRemote(folder, { name, owner, hostContract: hostContractVersion, packageJson });
  if (!install()) {
    process.stderr.write('The folder is written, but pnpm could not link it: run pnpm install.\n');
    process.exitCode = 1;
    return;
  }
  process.stdout.write(
    [
      `The slice "${name}" is in remotes/${name}.`,
      `  alone         pnpm --filter ${name} dev`,
      `  in the site   npm start, then /apps/${name}`,
      `  released      pnpm release ${name}`,
      '',
    ].join('\n'),
  );
}

await main();
