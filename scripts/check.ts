// Runs every structural check, all of them even when one fails, and ends non-zero when any did.
// `npm run check` is the quick local command; `.ci/run` calls it with `--built` after the build, to weigh the bytes too.
import { spawnSync } from 'node:child_process';
import { languageNames, languages } from '../packages/shared/lib/language.ts';

interface Check {
  readonly name: string;
  readonly command: readonly string[];
  readonly needsBuild?: boolean;
}

const checks: readonly Check[] = [
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
  },
  { name: 'unused code', command: ['knip'] },
  { name: 'layout', command: ['node', 'scripts/check-layout.ts'] },
  { name: 'requirements', command: ['node', 'scripts/check-requirements.ts'] },
  { name: 'packages', command: ['node', 'scripts/check-packages.ts'] },
  { name: 'texts', command: ['node', 'scripts/check-texts.ts'] },
  // Ends with an error only below what corpus/thresholds.json says is in force.
  { name: 'corpus', command: ['node', 'corpus/score.ts', '--brief'] },
  { name: 'settings table', command: ['node', 'scripts/settings-table.ts', '--check'] },
  { name: 'bytes', command: ['node', 'scripts/check-size.ts'], needsBuild: true },
];

const isBuilt = process.argv.includes('--built');
const failed: string[] = [];
for (const { name, command, needsBuild } of checks) {
  if (needsBuild && !isBuilt) continue;
  process.stdout.write(`\n— ${name}\n`);
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) failed.push(name);
}

process.stdout.write(failed.length === 0 ? '\nAll checks hold.\n' : `\nFailed: ${failed.join(', ')}\n`);
process.exit(failed.length === 0 ? 0 : 1);
