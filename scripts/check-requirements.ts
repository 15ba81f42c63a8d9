// Why: a requirement without a test is a promise nobody keeps. Every row must be named in the title of a test,
// or be listed with the step that brings it. A row that is proven must not stay on the waiting list.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { requirementRows } from './requirement-rows.ts';

const titlePattern = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);

const provenBy = new Map<string, string[]>();
for (const file of files) {
  for (const [, , title] of readFileSync(file, 'utf8').matchAll(titlePattern)) {
    for (const [row] of (title ?? '').matchAll(/\b[RNSCHFMUPXE]\d{1,2}\b/g)) {
      const titles = provenBy.get(row) ?? [];
      titles.push(`${file}: ${title}`);
      provenBy.set(row, titles);
    }
  }
}

const problems: string[] = [];
const waiting: string[] = [];
for (const [row, { asks, arrivesWith }] of Object.entries(requirementRows)) {
  if (provenBy.has(row)) continue;
  if (arrivesWith) waiting.push(`  ${row} (${asks}): ${arrivesWith}`);
  else problems.push(`  ${row} (${asks}) is named by no test`);
}
for (const row of provenBy.keys()) if (!(row in requirementRows)) problems.push(`  ${row} is named by a test but is no row of the requirements`);

const total = Object.keys(requirementRows).length;
process.stdout.write(`${[...provenBy.keys()].filter((row) => row in requirementRows).length} of ${total} requirement rows are named by a test\n`);
if (waiting.length > 0) process.stdout.write(`still to come:\n${waiting.join('\n')}\n`);
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exit(1);
}
