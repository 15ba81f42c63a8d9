import { expect, it } from 'vitest';
import { importsIn } from './imports-in.ts';

const file = `import { one, type Two } from './two.ts';
import type {
  Three,
} from "./three.ts";
import './four.css';
export { five } from './five.ts';
export * from './six.ts';
export const later = async (): Promise<typeof import('./seven.ts')> => import('./eight.ts');
export function sum(a: number): number {
  return a + 1; // It's all.
}
`;

it.each([
  ['another file', "'./two.ts'", "'./other.ts'"],
  ['a type instead of a value', '{ one,', '{ type one,'],
  ['a value instead of types, over several lines', 'import type {\n', 'import {\n'],
  ['another name, over several lines', '  Three,\n', '  type Three,\n'],
  ['another style sheet', './four.css', './fore.css'],
  ['another file that is passed on', './five.ts', './fife.ts'],
  ['another file that is passed on whole', './six.ts', './sex.ts'],
  ['another file whose type is named', './seven.ts', './eleven.ts'],
  ['another file that is loaded later', './eight.ts', './ate.ts'],
  ['one import more', 'return a', "const b = await import('./b.ts');\n  return a"],
  ['a word of CommonJS', 'return a', "require('./b.ts');\n  return a"],
  ['a reference', 'import { one', '/// <reference path="./b.ts" />\nimport { one'],
  ['one import less', "export * from './six.ts';\n", ''],
])('%s is seen', (_, before, after) => {
  expect(file).toContain(before);
  expect(importsIn(file.replace(before, after))).not.toBe(importsIn(file));
});

it.each([
  ['another value', 'a + 1', 'a + 2'],
  ['another comment', "It's all.", "It's not."],
  ['one line more', 'return a', "const said = 'a;b';\n  return a"],
])('%s is not', (_, before, after) => {
  expect(file).toContain(before);
  expect(importsIn(file.replace(before, after))).toBe(importsIn(file));
});

it.each([
  ['a quote', "// it's; a list"],
  ['a semicolon', '/* a; b */'],
])('an import stays seen behind a comment with %s in its midst', (_, comment) => {
  const commented = `import {\n  one, ${comment}\n  two,\n} from './two.ts';\n`;
  expect(importsIn(commented.replace('  two', '  type two'))).not.toBe(importsIn(commented));
  expect(importsIn(commented.replace('two.ts', 'other.ts'))).not.toBe(importsIn(commented));
});

it('an import stays seen behind a comment with the same word and a quote', () => {
  const commented = "// We import what's there.\nimport { one } from './one.ts';\n";
  expect(importsIn(commented.replace('one.ts', 'two.ts'))).not.toBe(importsIn(commented));
});
