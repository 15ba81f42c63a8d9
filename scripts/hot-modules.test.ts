import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { throwAwayFolder } from './throw-away-folder.ts';

let root: string;
beforeEach(() => {
  root = throwAwayFolder('modules');
  write(
    'page.ts',
    `import { words } from './words.ts'; import './store.ts'; export const said: string = words;`,
  );
  write('words.ts', `export const words: string = 'before';`);
  write('store.ts', `export {}; globalThis.stores = (globalThis.stores ?? 0) + 1;`);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(join(root, file), text);

/** What a process of Node says that does this after it has loaded the page: a test's own modules are loaded otherwise. */
function inNode(steps: string): readonly string[] {
  const hotModules = pathToFileURL(join(import.meta.dirname, 'hot-modules.ts')).href;
  write(
    'main.mjs',
    `import { writeFileSync } from 'node:fs';
    import { createHotModules } from '${hotModules}';
    const file = (name) => \`${root}/\${name}\`;
    const hot = createHotModules('${root}');
    const page = () => hot.load(file('page.ts'));
    const say = async () => console.log((await page()).said, globalThis.stores);
    await say();
    ${steps}`,
  );
  const { stdout, stderr } = spawnSync('node', [join(root, 'main.mjs')], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.trim().split('\n');
}

it('loads again what was changed and what imports it, and nothing else', () => {
  const said = inNode(`
    writeFileSync(file('words.ts'), "export const words: string = 'after';");
    await say();
    hot.changed(file('words.ts'));
    await say();
    hot.changed(file('store.ts'));
    await say();`);
  expect(said).toEqual(['before 1', 'before 1', 'after 1', 'after 2']);
});

it('loads a file with a mistake again when it was mended', () => {
  const said = inNode(`
    writeFileSync(file('words.ts'), 'export const words: = 1;');
    hot.changed(file('words.ts'));
    await page().catch(({ code }) => console.log(code));
    writeFileSync(file('words.ts'), "export const words: string = 'mended';");
    hot.changed(file('words.ts'));
    await say();`);
  expect(said).toEqual(['before 1', 'ERR_INVALID_TYPESCRIPT_SYNTAX', 'mended 1']);
});

it('knows the files that were loaded', () => {
  expect(inNode(`console.log(hot.files().map((path) => path.split('/').at(-1)).toSorted().join());`)).toEqual(
    ['before 1', 'page.ts,store.ts,words.ts'],
  );
});
