/*
 * `pnpm release <slice>`: builds a slice, checks it, runs the contract kit, and uploads it (docs/how-to/ship-a-slice.md).
 * Nothing changes for anybody before it is promoted: `--promote` for everybody, `--percent 10` for a share of the people.
 * `--version <stored version>` promotes what was uploaded before, without a build. `--rollback` ends the canary, or puts the version before in force again. Address and deploy token of the site:
 * `--url`, `--token`, or LOUPE_URL and LOUPE_DEPLOY_TOKEN. `pnpm release <folder> --guest <guest.json>` does the same with what was built elsewhere (docs/how-to/bring-a-guest.md).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { languageNames, languages } from '../packages/shared/lib/language.ts';
import { Stop } from '../packages/slice-kit/release/release-api.ts';
import {
  readReleaseOrder,
  releaseOptions,
  releaseUsage,
} from '../packages/slice-kit/release/release-order.ts';
import {
  releaseSlice,
  runCommand,
  say,
  type Releasable,
} from '../packages/slice-kit/release/release-slice.ts';
import { describeGuest, readGuest } from './guest-release.ts';
import { repositoryKit } from './slice-contract.ts';
import { writeSliceProject } from './slice-types.ts';

const root = join(import.meta.dirname, '..');
const usage = `Usage: pnpm release <slice> ${releaseUsage}
       pnpm release <folder of a build> --guest <guest.json> …`;

function run(what: string, ...command: readonly string[]): void {
  say(`— ${what}`);
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Stop(`${what} failed.`);
}

/** Checks the slice and what it imports, nothing of other teams, and builds it. */
async function checkAndBuild(name: string): Promise<void> {
  const project = await writeSliceProject(name);
  const types = [process.execPath, 'node_modules/typescript/bin/tsc', '-p', project];
  for (const language of languages)
    run(`types in ${languageNames[language]}`, ...types, '--customConditions', language);
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'web',
    '--passWithNoTests',
    '--silent=true',
  ];
  run('tests', process.execPath, ...vitest, `remotes/${name}/`);
  // The kit's page borrows the shares of the host.
  run('build', process.execPath, 'scripts/build.ts', 'host', name);
}

async function guestSlice(place: string, guestFile: string): Promise<Releasable> {
  const about = await readGuest(resolve(guestFile));
  const folder = resolve(place);
  return {
    name: about.name,
    folder,
    build: () => describeGuest(folder, about),
    kit: repositoryKit,
    command: 'pnpm release … --guest …',
  };
}

function ownSlice(name: string): Releasable {
  if (!existsSync(join(root, 'remotes', name, 'remote.ts')))
    throw new Stop(`There is no slice "${name}" in remotes/.`);
  return {
    name,
    folder: join(root, 'remotes', name, 'dist'),
    build: () => checkAndBuild(name),
    kit: repositoryKit,
    command: `pnpm release ${name}`,
  };
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...releaseOptions, guest: { type: 'string' } },
  });
  const [place = ''] = positionals;
  if (positionals.length !== 1) throw new Stop(usage);
  const slice = values.guest === undefined ? ownSlice(place) : await guestSlice(place, values.guest);
  await releaseSlice(slice, readReleaseOrder(values));
});
