// Runs every structural check, one for each core, all of them even when one fails, and ends non-zero when any did. What
// held and would read the same again is not run again, unless `--all` asks for it.
// `npm run check` is the quick local command; `.ci/run` calls it with `--built` after the build, to weigh the bytes too.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { languageNames, languages } from '../packages/shared/lib/language.ts';
import { readCheckStamps, type Reads } from './check-stamps.ts';

interface Check {
  readonly name: string;
  readonly command: readonly string[];
  /** Without it, it reads the whole repository. */
  readonly reads?: Reads;
  /** Reads what was built, which is no part of the repository: always run, and only where there is a build. */
  readonly needsBuild?: boolean;
}

interface Ended {
  readonly isHeld: boolean;
  readonly said: string;
}

/** The longest first, so that no core is left with it alone. */
const checks: readonly Check[] = [
  // Ends with an error only below what corpus/thresholds.json says is in force.
  {
    name: 'corpus',
    command: ['node', 'corpus/score.ts', '--brief'],
    // That it reaches nothing else is an import rule (`corpus-reaches-no-modules-and-views`).
    reads: {
      folders: ['corpus', 'server', 'packages/shared'],
      except: /[.]test[.]tsx?$|^server[/]modules[/]|^packages[/]shared[/](?:ui|evidence|stores|messages)[/]/,
    },
  },
  // In each language, whose texts are other files. What did not change since is not read again: a second look takes seconds.
  ...languages.map((language) => ({
    name: `types in ${languageNames[language]}`,
    command:
      `tsc -p tsconfig.json --customConditions ${language} --incremental --tsBuildInfoFile .cache/types-${language}.tsbuildinfo`.split(
        ' ',
      ),
  })),
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  {
    name: 'import rules',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'packages',
      'host',
      'remotes',
      'server',
      'scripts',
      'e2e',
      'corpus',
    ],
    reads: { importsOnly: true },
  },
  { name: 'unused code', command: ['knip', '--cache', '--cache-location', '.cache/knip'] },
  { name: 'layout', command: ['node', 'scripts/check-layout.ts'] },
  { name: 'requirements', command: ['node', 'scripts/check-requirements.ts'] },
  { name: 'packages', command: ['node', 'scripts/check-packages.ts'] },
  { name: 'texts', command: ['node', 'scripts/check-texts.ts'] },
  { name: 'settings table', command: ['node', 'scripts/settings-table.ts', '--check'] },
  { name: 'bytes', command: ['node', 'scripts/check-size.ts'], needsBuild: true },
];

const root = join(import.meta.dirname, '..');
const isBuilt = process.argv.includes('--built');
const isAll = process.argv.includes('--all');
const stamps = readCheckStamps(root);

function run([program = '', ...args]: readonly string[]): Promise<Ended> {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  child.stdout.on('data', (text: Buffer) => said.push(text.toString()));
  child.stderr.on('data', (text: Buffer) => said.push(text.toString()));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ isHeld: false, said: `${error.message}\n` }));
    child.once('close', (code) => resolve({ isHeld: code === 0, said: said.join('') }));
  });
}

async function check({ name, command, reads = {}, needsBuild = false }: Check): Promise<Ended> {
  const stamp = needsBuild ? null : stamps.stampOf(command, reads);
  if (!isAll && stamps.held(name, stamp))
    return { isHeld: true, said: 'held before, nothing it reads has changed\n' };
  const ended = await run(command);
  if (ended.isHeld) stamps.keep(name, stamp);
  return ended;
}

/** The next of the list, until there is none. What they say appears in the order of the list. */
async function checkAll(asked: readonly Check[]): Promise<readonly string[]> {
  const ended = new Map<Check, Ended>();
  const failed: string[] = [];
  let next = 0;
  let shown = 0;
  const show = () => {
    for (let one = asked[shown]; one !== undefined; one = asked[++shown]) {
      const end = ended.get(one);
      if (end === undefined) return;
      process.stdout.write(`\n— ${one.name}\n${end.said}`);
      if (!end.isHeld) failed.push(one.name);
    }
  };
  const work = async () => {
    for (let one = asked[next++]; one !== undefined; one = asked[next++]) {
      ended.set(one, await check(one));
      show();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}

const failed = await checkAll(checks.filter(({ needsBuild }) => isBuilt || needsBuild !== true));
process.stdout.write(failed.length === 0 ? '\nAll checks hold.\n' : `\nFailed: ${failed.join(', ')}\n`);
process.exit(failed.length === 0 ? 0 : 1);
