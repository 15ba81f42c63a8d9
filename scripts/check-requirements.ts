// Why: a requirement without a test is a promise nobody keeps. Every row must be named in the title of a test, and live
// somewhere. docs/requirements.md is written from the same facts:
// `node scripts/check-requirements.ts --write` writes it, without the flag a table that is out of date is a failure.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readProofs, type Proof } from './requirement-proofs.ts';
import { requirementRows, type RequirementRow } from './requirement-rows.ts';

const document = 'docs/requirements.md';
/** The table names so many tests of a row; the rest are counted. */
const shownProofs = 3;

const proofs = readProofs();
const problems: string[] = [];
for (const [row, { asks, livesIn }] of Object.entries(requirementRows)) {
  if (!proofs.has(row)) problems.push(`  ${row} (${asks}) is named by no test`);
  else if (!existsSync(livesIn)) problems.push(`  ${row} (${asks}) does not live in ${livesIn}`);
}
for (const row of proofs.keys())
  if (!(row in requirementRows))
    problems.push(`  ${row} is named by a test but is no row of the requirements`);

const table = write();
if (process.argv.includes('--write')) writeFileSync(document, table);
else if (!existsSync(document) || readFileSync(document, 'utf8') !== table)
  problems.push(`  ${document} is out of date: run node scripts/check-requirements.ts --write`);

const total = Object.keys(requirementRows).length;
const unproven = Object.keys(requirementRows).filter((row) => !proofs.has(row)).length;
process.stdout.write(`${total - unproven} of ${total} requirement rows are named by tests\n`);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}

function write(): string {
  const lines = Object.entries(requirementRows).map(([row, facts]) => writeRow(row, facts));
  return [
    '# Requirements',
    '',
    'Each row of the requirements, where it lives, and tests that fail without it. Written by `node scripts/check-requirements.ts --write`; the check fails when a row loses its test.',
    '',
    '| row | what it asks | lives in | proven by |',
    '|---|---|---|---|',
    ...lines,
    '',
  ].join('\n');
}

function writeRow(row: string, { asks, livesIn }: RequirementRow): string {
  return `| ${row} | ${asks} | [${livesIn}](../${livesIn}) | ${writeProofs(proofs.get(row) ?? [])} |`;
}

function writeProofs(found: readonly Proof[]): string {
  const shown = found
    .slice(0, shownProofs)
    .map(({ file, title }) => `${escapeCell(title)} ([${file.split('/').at(-1)}](../${file}))`);
  const more = found.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('<br>');
}

function escapeCell(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[|<>]/g, (sign) => `&#${sign.codePointAt(0)};`);
}
