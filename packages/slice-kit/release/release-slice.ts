import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describeResults } from '@loupe/federation/contract-kit/contract-report';
import { hostContracts } from '@loupe/federation/host-api/contract-versions';
import type { ReleaseManifest } from '@loupe/federation/registry/registry-document';
import type { Release, ReleaseChannel } from '@loupe/shared/contract/releases';
import { noteContract, runContract, type ContractKit } from '../contract/run-contract.ts';
import { packFiles } from './pack-files.ts';
import { assertMayRelease, promoteVersion, rollBackSlice, Stop, uploadArchive } from './release-api.ts';
import type { ReleaseOrder } from './release-order.ts';

/** A slice that can be released, wherever its sources are. */
export interface Releasable {
  readonly name: string;
  /** The folder of its build. */
  readonly folder: string;
  /** Leaves a checked build with its `release.json` in the folder. Throws a `Stop` when it cannot. */
  build(): Promise<void>;
  kit(): Promise<ContractKit>;
  /** The command that releases it, as its team types it. */
  readonly command: string;
}

/** Says a line to whoever runs the command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs the contract kit over a build and notes what it held. Throws a `Stop` when it does not hold the host's own. */
export async function holdContract(folder: string, kit: ContractKit): Promise<void> {
  say('— contract');
  const results = await runContract(folder, kit);
  say(describeResults(results));
  const current = results.find(({ version }) => version === hostContracts.current);
  if (!current?.isOffered)
    throw new Stop(`The host has contract ${hostContracts.current}, which the slice does not take.`);
  if (current.errors.length > 0) throw new Stop('It does not hold the contract of the host.');
  await noteContract(folder, results);
}

/** The files that the release lists, with its description, as an archive. */
async function pack(folder: string): Promise<Buffer> {
  const { files } = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as ReleaseManifest;
  const paths = ['release.json', ...files.map(({ file }) => file)];
  const packed = paths.map(async (path) => ({ path, content: await readFile(join(folder, path)) }));
  return gzipSync(await packFiles(await Promise.all(packed)));
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
async function upload(slice: Releasable, order: ReleaseOrder): Promise<string> {
  const { name, folder } = slice;
  await assertMayRelease(order, name);
  try {
    await slice.build();
    await holdContract(folder, await slice.kit());
  } catch (error) {
    throw error instanceof Stop ? new Stop(`Not released: ${error.message}`) : error;
  }
  const archive = await pack(folder);
  say(`— upload, ${Math.ceil(archive.length / 1000)} KB to ${order.url}`);
  const { release, isNew } = await uploadArchive(order, archive);
  const { version } = release;
  say(isNew ? `${name} ${version} is stored.` : `${name} ${version} was stored already.`);
  tellChecks(release);
  return version;
}

async function promote({ name, command }: Releasable, order: ReleaseOrder, version: string): Promise<void> {
  const { percent } = order;
  if (percent === null) {
    say(`Nobody gets it yet: ${command} --version ${version} --percent 10, or --promote.`);
    return;
  }
  tellChannel(await promoteVersion(order, name, { version, percent }));
}

/** Does what was ordered with a slice: upload, try out, promote or roll back. Throws a `Stop` for what was refused. */
export async function releaseSlice(slice: Releasable, order: ReleaseOrder): Promise<void> {
  if (order.action === 'rollback') tellChannel(await rollBackSlice(order, slice.name));
  else await promote(slice, order, order.version ?? (await upload(slice, order)));
}

/** Runs a command: what stops it is one sentence and code 1, not a trace. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isOfOptions = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true;
    if (!(error instanceof Stop) && !isOfOptions) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
