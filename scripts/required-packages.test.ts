import { describe, expect, it } from 'vitest';
import { packagesIn, unusedPackages } from './required-packages.ts';
import { requirementRows } from './requirement-rows.ts';

const isUsed = (name: string, path: string, text: string) =>
  unusedPackages([name], [{ path, text }]).length === 0;

describe('K1 a package of the product is used when', () => {
  it.each([
    ['a module imports it', 'host/src/a.ts', "import { x } from 'dayjs';"],
    ['a module imports a part of it', 'remotes/chat/src/a.tsx', "import utc from 'dayjs/plugin/utc';"],
    ['a module imports it for what it does', 'server/a.ts', "import 'dayjs';"],
    ['a module fetches it later', 'host/src/a.ts', "const x = await import('dayjs');"],
    ['a module hands it on', 'packages/shared/lib/a.ts', "export { x } from 'dayjs';"],
    ['names stand over lines', 'server/a.ts', "import {\n  x,\n  type Y,\n} from 'dayjs';"],
  ])('%s', (_why, path, text) => {
    expect(isUsed('dayjs', path, text)).toBe(true);
  });
});

describe('K1 a package of the product is not used when', () => {
  it.each([
    ['only a test imports it', 'server/a.test.ts', "import { x } from 'dayjs';"],
    ['only what tests run on imports it', 'server/testing/a.ts', "import { x } from 'dayjs';"],
    ['only a script imports it', 'scripts/a.ts', "import { x } from 'dayjs';"],
    ['only its types are imported', 'server/a.ts', "import type { X } from 'dayjs';"],
    ['only types among its names are imported', 'server/a.ts', "import { type X, type Y } from 'dayjs';"],
    ['another is imported whose name begins alike', 'server/a.ts', "import { x } from 'dayjs-more';"],
    ['a comment speaks of it', 'server/a.ts', "// import { x } from 'dayjs';"],
    ['it is only installed', 'server/package.json', '{ "dependencies": { "dayjs": "1.0.0" } }'],
  ])('%s', (_why, path, text) => {
    expect(isUsed('dayjs', path, text)).toBe(false);
  });
});

it.each([
  ['vitest', 'server/a.test.ts', "import { it } from 'vitest';", true],
  ['vitest', 'scripts/a.ts', "import { it } from 'vitest';", false],
  ['playwright', 'e2e/a.spec.ts', "import { test } from '@playwright/test';", true],
  ['playwright', 'e2e/a.spec.ts', "import type { Page } from '@playwright/test';", false],
  ['rspack', 'packages/federation/build/a.ts', "import { rspack } from '@rspack/core';", true],
  ['rspack', 'server/a.test.ts', "import { rspack } from '@rspack/core';", false],
  ['@rspack/cli', 'host/package.json', '{ "scripts": { "build": "rspack build" } }', true],
  ['@rspack/cli', 'host/package.json', '{ "scripts": { "build": "vite" } }', false],
] as const)('K1 %s in %s: %s', (name, path, text, expected) => {
  expect(isUsed(name, path, text)).toBe(expected);
});

it('K1 the packages are those that are in the row', () => {
  const packages = packagesIn(requirementRows['K1']?.asks ?? '');
  expect(packages).toHaveLength(18);
  expect([packages[0], packages.at(-1)]).toEqual(['@module-federation/enhanced', 'playwright']);
});
