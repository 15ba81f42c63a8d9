import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colourOnlyStates } from './colour-only-states.ts';

const forced = (rules: string) => `@media (forced-colors: active) { ${rules} }`;

it.each([
  '.link[aria-current] { color: var(--accent); background: none; font-weight: 500; }',
  ".stage[aria-current='step'] { border-color: red; }",
  ".pill:hover, .pill[aria-pressed='true'] { background: red; }",
  '.method:has(input:checked) { border-color: red; }',
  "@media (max-width: 640px) { .tab[aria-selected='true'] { border-bottom-color: red; } }",
  `.link[aria-current] { color: red; } ${forced('.other { color: Highlight; }')}`,
])('finds a state that is shown by colours alone: %s', (css) => {
  expect(colourOnlyStates(css)).toHaveLength(1);
});

it.each([
  `.link[aria-current] { color: red; } ${forced('.link[aria-current] { background: Highlight; }')}`,
  `.input:checked { background: red; } ${forced('.input { appearance: auto; }')}`,
  '.mark[aria-current] { text-decoration: underline; }',
  ".button[aria-pressed='false'] { color: red; }",
  '.link:hover { color: red; }',
])('is content with a state that is seen without colours, or is none: %s', (css) => {
  expect(colourOnlyStates(css)).toEqual([]);
});

it('every chosen or current item of the site can be recognised in forced colours', () => {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '*.css'];
  const sheets = execFileSync('git', list, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const found = sheets.flatMap((sheet) =>
    colourOnlyStates(readFileSync(sheet, 'utf8')).map((selector) => `${sheet}: ${selector}`),
  );
  expect(sheets.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
