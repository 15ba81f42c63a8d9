import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import loosenRouterParts from './router-parts-loader.ts';

const host = createRequire(join(import.meta.dirname, '../../../host/package.json'));
const router = createRequire(host.resolve('react-router-dom'));
const built = join(dirname(router.resolve('react-router/package.json')), 'dist/development');

const chunks = readdirSync(built)
  .filter((name) => /^chunk-\w+\.mjs$/.test(name))
  .map((name) => readFileSync(join(built, name), 'utf8'));

it('finds the contexts and components of the build of React Router that is installed', () => {
  expect(chunks.some((chunk) => /^\w+\.contextType = /m.test(chunk))).toBe(true);
  expect(chunks.some((chunk) => /^var \w+ = React\d*\.createContext\(/m.test(chunk))).toBe(true);
});

it.each(chunks)('leaves nothing in a chunk that keeps parts which nobody uses', (chunk) => {
  const loose = loosenRouterParts(chunk);
  expect(loose).not.toMatch(/^var \w+ = React\d*\.\w+\(/m);
  expect(loose).not.toMatch(/^\w+\.\w+ = /m);
});

it('keeps the context that a component reads', () => {
  const loose = loosenRouterParts(
    'var Part = class extends React2.Component {\n};\nPart.contextType = Place;\n',
  );
  const made = new Function('React2', 'Place', `${loose} return Part.contextType;`) as (
    react: object,
    place: string,
  ) => string;
  expect(made({ Component: Object }, 'place')).toBe('place');
});

it('says so when a component with a context is written in another way', () => {
  expect(() => loosenRouterParts('Part.contextType = Place;')).toThrow('Part');
});
