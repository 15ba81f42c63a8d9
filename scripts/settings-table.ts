// The settings table of README.md is written from server/config.ts, so that neither forgets a setting.
// `node scripts/settings-table.ts` writes it, `--check` fails when it is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { settings } from '../server/config.ts';

const file = 'README.md';
const start = '<!-- settings:start -->';
const end = '<!-- settings:end -->';

const rows = Object.values(settings).map(
  ({ env, fallback, doc }) => `| \`${env}\` | ${fallback ? `\`${fallback}\`` : '—'} | ${doc} |`,
);
const table = ['| variable | default | what it does |', '|---|---|---|', ...rows].join('\n');

const readme = readFileSync(file, 'utf8');
const from = readme.indexOf(start);
const to = readme.indexOf(end);
if (from < 0 || to < from) {
  process.stderr.write(`${file} needs the lines ${start} and ${end} around the settings table.\n`);
  process.exit(1);
}
const wanted = `${readme.slice(0, from + start.length)}\n${table}\n${readme.slice(to)}`;

if (process.argv.includes('--check')) {
  if (wanted !== readme) {
    process.stderr.write(
      `The settings table of ${file} is out of date: run node scripts/settings-table.ts\n`,
    );
    process.exit(1);
  }
} else {
  writeFileSync(file, wanted);
}
