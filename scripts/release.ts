/*
 * `pnpm release <slice>`: builds a slice, checks it, runs the contract kit, and uploads it (docs/how-to/ship-a-slice.md).
 * Nothing changes for anybody before it is promoted: `--promote` for everybody, `--percent 10` for a share of the people.
 * `--version <stored version>` promotes what was uploaded before, without a build. `--rollback` ends the canary, or puts the version before in force again. Address and deploy token of the site:
 * `--url`, `--token`, or LOUPE_URL and LOUPE_DEPLOY_TOKEN. `pnpm release <folder> --guest <guest.json>` does the same with what was built elsewhere (docs/how-to/bring-a-guest.md).
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { describeResults } from '../packages/federation/contract-kit/contract-report.ts';
import { hostContracts } from '../packages/federation/host-api/contract-versions.ts';
import type { ReleaseManifest } from '../packages/federation/registry/registry-document.ts';
import type { Release, ReleaseChannel } from '../packages/shared/contract/releases.ts';
import { languageNames, languages } from '../packages/shared/lib/language.ts';
import { writeTar } from '../server/archive/tar-files.ts';
import { describeGuest, readGuest, type GuestDescription } from './guest-release.ts';
import { assertMayRelease, promoteVersion, rollBackSlice, Stop, uploadArchive } from './release-api.ts';
import { noteContract, runContract } from './slice-contract.ts';
import { writeSliceProject } from './slice-types.ts';

const root = join(import.meta.dirname, '..');
const usage = `Usage: pnpm release <slice> [--url <site>] [--token <deploy token>] [--promote | --percent <1-99>] [--version <stored version>] | --rollback
       pnpm release <folder of a build> --guest <guest.json> …`;

interface Order {
  readonly name: string;
  /** What was built elsewhere; null: a slice of this repository. */
  readonly guest: { readonly about: GuestDescription; readonly folder: string } | null;
  readonly url: string;
  readonly token: string;
  readonly action: 'upload' | 'rollback';
  /** A version that is stored already; null: what lies here is built and uploaded. */
  readonly version: string | null;
  /** 100: everybody; null: nobody yet. */
  readonly percent: number | null;
}

async function readSource(place: string, guestFile?: string): Promise<Pick<Order, 'name' | 'guest'>> {
  if (guestFile !== undefined) {
    const about = await readGuest(resolve(guestFile));
    return { name: about.name, guest: { about, folder: resolve(place) } };
  }
  if (!existsSync(join(root, 'remotes', place, 'remote.ts')))
    throw new Stop(`There is no slice "${place}" in remotes/.`);
  return { name: place, guest: null };
}

async function readOrder(): Promise<Order> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      token: { type: 'string' },
      promote: { type: 'boolean' },
      percent: { type: 'string' },
      version: { type: 'string' },
      rollback: { type: 'boolean' },
      guest: { type: 'string' },
    },
  });
  const [place = ''] = positionals;
  if (positionals.length !== 1) throw new Stop(usage);
  const source = await readSource(place, values.guest);
  const percent = values.percent === undefined ? null : Number(values.percent);
  if (percent !== null && !(Number.isInteger(percent) && percent >= 1 && percent <= 100))
    throw new Stop(`--percent takes a whole number from 1 to 100, not "${values.percent}".`);
  const url = values.url ?? process.env['LOUPE_URL'] ?? 'http://localhost:3000';
  if (!URL.canParse(url)) throw new Stop(`"${url}" is no address of a site.`);
  const token = values.token ?? process.env['LOUPE_DEPLOY_TOKEN'] ?? '';
  if (token === '')
    throw new Stop(
      'A deploy token is needed: --token or LOUPE_DEPLOY_TOKEN. An admin makes one under Releases.',
    );
  return {
    ...source,
    token,
    url: url.replace(/\/$/, ''),
    action: values.rollback ? 'rollback' : 'upload',
    version: values.version ?? null,
    percent: percent ?? (values.promote ? 100 : null),
  };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function run(what: string, ...command: readonly string[]): void {
  say(`— ${what}`);
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Stop(`Not released: ${what} failed.`);
}

/** Checks the slice and what it imports, nothing of other teams, and builds it. */
async function check(name: string): Promise<void> {
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

async function runKit(folder: string): Promise<void> {
  say('— contract');
  const results = await runContract(folder);
  say(describeResults(results));
  const current = results.find(({ version }) => version === hostContracts.current);
  if (!current?.isOffered)
    throw new Stop(
      `Not released: the host has contract ${hostContracts.current}, which the slice does not take.`,
    );
  if (current.errors.length > 0) throw new Stop('Not released: it does not hold the contract of the host.');
  await noteContract(folder, results);
}

/** The files that the release lists, with its description, as an archive. */
async function pack(folder: string): Promise<Buffer> {
  const { files } = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as ReleaseManifest;
  const paths = ['release.json', ...files.map(({ file }) => file)];
  const packed = paths.map(async (path) => ({ path, content: await readFile(join(folder, path)) }));
  return gzipSync(await writeTar(await Promise.all(packed)));
}

function tellChannel({ name, live_version: live, canary }: ReleaseChannel): void {
  say(`${name} ${live} is live.`);
  if (canary) say(`${name} ${canary.version} is the canary, for ${canary.percent} % of the people.`);
}

const vouchedFor: Readonly<Record<keyof NonNullable<Release['checks']>, string>> = {
  files: 'every file',
  pages: 'its pages',
  host_contract: 'the host contract it is for',
  weight: 'its weight',
  shared: 'what it takes from the host',
  contract_kit: 'that it holds the contract in a browser',
};

/** Which checks the site made itself, and which it takes the team's word for. */
function tellChecks({ checks }: Release): void {
  if (!checks) return;
  const by = (who: string) =>
    Object.entries(vouchedFor)
      .filter(([name]) => checks[name as keyof typeof checks] === who)
      .map(([, words]) => words)
      .join(', ');
  say(`  checked by the site: ${by('server')}`);
  if (by('team') !== '') say(`  on your word: ${by('team')}`);
  if (by('nobody') !== '') say(`  checked by nobody: ${by('nobody')}`);
}

/** Builds, checks and uploads what lies here; answers with its version. */
async function upload(order: Order): Promise<string> {
  const { name, guest } = order;
  const folder = guest?.folder ?? join(root, 'remotes', name, 'dist');
  await assertMayRelease(order, name);
  if (guest) await describeGuest(folder, guest.about);
  else await check(name);
  await runKit(folder);
  const archive = await pack(folder);
  say(`— upload, ${Math.ceil(archive.length / 1000)} KB to ${order.url}`);
  const { release, isNew } = await uploadArchive(order, archive);
  const { version } = release;
  say(isNew ? `${name} ${version} is stored.` : `${name} ${version} was stored already.`);
  tellChecks(release);
  return version;
}

async function promote(order: Order, version: string): Promise<void> {
  const { name, percent } = order;
  if (percent === null) {
    say(
      `Nobody gets it yet: pnpm release ${order.guest ? '… --guest …' : name} --version ${version} --percent 10, or --promote.`,
    );
    return;
  }
  tellChannel(await promoteVersion(order, name, { version, percent }));
}

async function main(): Promise<void> {
  try {
    const order = await readOrder();
    if (order.action === 'rollback') tellChannel(await rollBackSlice(order, order.name));
    else await promote(order, order.version ?? (await upload(order)));
  } catch (error) {
    if (
      !(error instanceof Stop) &&
      (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') !== true
    )
      throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

await main();
