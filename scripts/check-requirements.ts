// Why: a requirement without a test is a promise nobody keeps. Every row must be named in the title of a test,
// or be listed with the step that brings it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { requirementRows } from './requirement-rows.ts';

/** Titles given to `it` or `describe`, and rows of title tables: texts that begin with a row's id. */
const titlePattern =
  /\b(?:it|test|describe)(?:\.\w+)*(?:\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1|['"`](?<row>[RNSCHFMUPXE]\d{1,2} [^'"`\n]*)/gs;

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter(Boolean);

const provenBy = new Map<string, string[]>();
for (const file of files) {
  for (const match of readFileSync(file, 'utf8').matchAll(titlePattern)) {
    const title = match[2] ?? match.groups?.['row'] ?? '';
    for (const [row] of title.matchAll(/\b[RNSCHFMUPXE]\d{1,2}\b/g)) {
      const titles = provenBy.get(row) ?? [];
      titles.push(`${file}: ${title}`);
      provenBy.set(row, titles);
    }
  }
}

const problems: string[] = [];
const waiting: string[] = [];
for (const [row, { asks, arrivesWith }] of Object.entries(requirementRows)) {
  // A row may be begun before the step that completes it: it stays on the list.
  if (arrivesWith) waiting.push(`  ${row} (${asks}): ${arrivesWith}${provenBy.has(row) ? ', begun' : ''}`);
  else if (!provenBy.has(row)) problems.push(`  ${row} (${asks}) is named by no test`);
}
for (const row of provenBy.keys())
  if (!(row in requirementRows))
    problems.push(`  ${row} is named by a test but is no row of the requirements`);

const total = Object.keys(requirementRows).length;
process.stdout.write(`${total - waiting.length - problems.length} of ${total} requirement rows are proven\n`);
if (waiting.length > 0) process.stdout.write(`still to come:\n${waiting.join('\n')}\n`);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
