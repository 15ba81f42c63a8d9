// Why: these are the mistakes that creep back: a drawer file nobody can name, a test that is left focused or asleep,
// a path of somebody's machine. The linter has no rule for them.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { roleProblems } from './module-roles.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const problems: string[] = [];

const drawer = /(^|\/)(misc|utils?|helpers?|common-stuff)(\/|\.[a-z]+$)/;
const rules: readonly { readonly in: RegExp; readonly pattern: RegExp; readonly says: string }[] = [
  {
    in: /\.(ts|tsx)$/,
    pattern: /\b(?:it|test|describe)\.(?:only|skip|todo|fixme)\b/,
    says: 'a test is focused, skipped or to do',
  },
  {
    in: /\.(test|spec)\.tsx?$/,
    pattern: /waitForTimeout\(|setTimeout\(r(?:esolve)?,\s*\d{3,}/,
    says: 'a test sleeps; wait for the condition instead',
  },
  {
    in: /\.(ts|tsx|mjs|css)$/,
    pattern: /\b(?:TODO|FIXME|coming soon|lorem ipsum)\b/i,
    says: 'unfinished work is left in the code',
  },
  {
    in: /\.(ts|tsx|mjs|json|md|yaml)$/,
    pattern: /(?<![\w.])\/(?:work|root|home\/\w+)\//,
    says: "a path of somebody's machine",
  },
  {
    in: /^remotes\/.*\.css$/,
    pattern: /#[0-9a-f]{3,8}\b|rgba?\(|hsla?\(/i,
    says: 'a remote invents a colour; use the tokens',
  },
  {
    // Making a format takes thirty times as long as using it. At a file's own level it is made once.
    in: /^(?:server|packages|remotes|host)\/(?!.*\btesting\/)(?!.*\.test\.tsx?$).*\.tsx?$/,
    pattern: /\.toLocale(?:Date|Time)?String\(|\.localeCompare\(|^ +(?!.*\?\?= ).*new Intl\./,
    says: 'a format is made by each call; take it from lib/kept-formats, lib/whole-number or lib/text-order',
  },
  {
    // One style of dates, and one place that knows zones and calendars (decision 53). Tests may ask the platform.
    in: /^(?:server|packages|remotes|host|scripts)\/(?!shared\/lib\/dates\/)(?!.*\btesting\/)(?!.*\.test\.tsx?$).*\.tsx?$/,
    pattern: /\bIntl\.(?:DateTimeFormat|RelativeTimeFormat|DurationFormat)\b|\.toLocale(?:Date|Time)String\(/,
    says: 'a date is written by hand; take the format from packages/shared/lib/dates',
  },
  {
    in: /^(?:host\/src|remotes\/[^/]+\/src|packages\/shared)\/(?!lib\/dates\/)(?!.*\btesting\/)(?!.*\.test\.tsx?$).*\.tsx?$/,
    pattern:
      /\bnew Date\(|\bDate\.(?:parse|UTC)\(|86_?400_?000|\.(?:get|set)(?:UTC)?(?:FullYear|Month|Date|Day|Hours)\(/,
    says: 'a date is read or reckoned by hand; packages/shared/lib/dates does it',
  },
];

for (const file of files) {
  if (drawer.test(file)) problems.push(`${file}: name the file after what it does`);
  if (
    !rules.some((rule) => rule.in.test(file)) ||
    file === 'scripts/check-layout.ts' ||
    file === 'pnpm-lock.yaml'
  )
    continue;
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const rule of rules) {
    if (!rule.in.test(file)) continue;
    const line = lines.findIndex((text) => rule.pattern.test(text));
    if (line >= 0) problems.push(`${file}:${line + 1}: ${rule.says}`);
  }
}

const moduleFiles = files.filter((file) => file.startsWith('server/modules/') && file.endsWith('.ts'));
problems.push(...roleProblems(moduleFiles.map((path) => ({ path, text: readFileSync(path, 'utf8') }))));

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
process.stdout.write(`${files.length} files keep to the layout\n`);
