import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A test that names a row in its title. */
export interface Proof {
  readonly file: string;
  readonly title: string;
}

/** Titles given to `it` or `describe`, and rows of title tables: texts that begin with a row's id. */
const titlePattern =
  /\b(?:it|test|describe)(?:\.\w+)*(?:\([^)]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1|['"`](?<row>[ARNSCHFMUPXEK]\d{1,2} [^'"`\n]*)/gs;

/** Rows named in a title; an agent's only at its start: elsewhere "A1" is a cell of a sheet. */
const rowPattern = /\b[RNSCHFMUPXEK]\d{1,2}\b|^A\d{1,2}\b/g;

/** The tests of the repository by the requirement rows they name. */
export function readProofs(): ReadonlyMap<string, readonly Proof[]> {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.spec.ts'],
    { encoding: 'utf8' },
  )
    .split('\n')
    .filter(Boolean)
    .toSorted();
  const proofs = new Map<string, Proof[]>();
  for (const file of files) {
    for (const match of readFileSync(file, 'utf8').matchAll(titlePattern)) {
      const title = match[2] ?? match.groups?.['row'] ?? '';
      for (const row of new Set(title.match(rowPattern))) {
        const known = proofs.get(row) ?? [];
        known.push({ file, title });
        proofs.set(row, known);
      }
    }
  }
  return proofs;
}
