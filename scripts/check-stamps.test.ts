import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCheckStamps, type Reads } from './check-stamps.ts';
import { throwAwayFolder } from './throw-away-folder.ts';

const command = ['node', 'look.ts'];
let root: string;

beforeEach(() => {
  root = throwAwayFolder('checks');
  for (const folder of ['host', 'server']) mkdirSync(join(root, folder));
  writeFileSync(join(root, '.gitignore'), '.cache\n');
  write('host/page.ts', 'one');
  write('server/index.ts', 'one');
  write('pnpm-lock.yaml', 'one');
  spawnSync('git', ['init', '--quiet'], { cwd: root });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(root, file), text);
/** As the next run of the checks sees it. */
const heldNow = (reads: Reads, asked = command) => {
  const stamps = readCheckStamps(root);
  return stamps.held('layout', stamps.stampOf(asked, reads));
};
const keepNow = (reads: Reads) => {
  const stamps = readCheckStamps(root);
  stamps.keep('layout', stamps.stampOf(command, reads));
};

it('a check that held is not run again while it would read the same', () => {
  expect(heldNow({})).toBe(false);
  keepNow({});
  expect(heldNow({})).toBe(true);
});

it.each([
  ['a file was changed', () => write('host/page.ts', 'two')],
  ['a file came', () => write('host/new.ts', 'one')],
  ['a file went', () => rmSync(join(root, 'server/index.ts'))],
  ['other packages are installed', () => write('pnpm-lock.yaml', 'two')],
])('it is run again when %s', (_, change) => {
  keepNow({});
  change();
  expect(heldNow({})).toBe(false);
});

it('one that reads some folders is run again for these and for what is installed alone', () => {
  keepNow({ folders: ['server'] });
  write('host/page.ts', 'two');
  expect(heldNow({ folders: ['server'] })).toBe(true);
  write('server/index.ts', 'two');
  expect(heldNow({ folders: ['server'] })).toBe(false);
  keepNow({ folders: ['server'] });
  write('pnpm-lock.yaml', 'two');
  expect(heldNow({ folders: ['server'] })).toBe(false);
});

it('what a check does not read of its folders does not start it again', () => {
  const reads = { folders: ['server'], except: /[.]test[.]ts$/ };
  keepNow(reads);
  write('server/index.test.ts', 'one');
  expect(heldNow(reads)).toBe(true);
  write('server/index.ts', 'two');
  expect(heldNow(reads)).toBe(false);
});

describe('one that reads imports alone', () => {
  const reads = { importsOnly: true };
  beforeEach(() => {
    write('host/page.ts', "import { a } from './a.ts';\n");
    keepNow(reads);
  });

  it('is not run again for what else a file says', () => {
    write('host/page.ts', "import { a } from './a.ts';\na();\n");
    expect(heldNow(reads)).toBe(true);
  });

  it.each([
    ['an import', () => write('host/page.ts', "import { a } from './b.ts';\n")],
    ['a new file without imports', () => write('host/a.ts', '')],
    ['a file that went', () => rmSync(join(root, 'server/index.ts'))],
    ['what no TypeScript file says', () => write('host/rules.cjs', 'two')],
    ['what is installed', () => write('pnpm-lock.yaml', 'two')],
  ])('is run again for %s', (_, change) => {
    change();
    expect(heldNow(reads)).toBe(false);
  });
});

it('another command is another check', () => {
  keepNow({});
  expect(heldNow({}, [...command, '--strict'])).toBe(false);
});

it('outside a repository nothing is kept, so everything is run', () => {
  rmSync(join(root, '.git'), { recursive: true });
  keepNow({});
  expect(heldNow({})).toBe(false);
});
