import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { carriedStores } from './carried-stores.ts';

const stores = join(import.meta.dirname, '../../shared/stores');

/** What a module makes when it runs that could change later: each copy in the page would have its own. */
const held = /^(?:export )?(?:let |var |const [^=]+= (?:await )?(?:new |\w+\(|\[\]|\{\}))/m;

function source(store: string): string {
  return readFileSync(join(stores, `${store}.ts`), 'utf8');
}

it.each(carriedStores)('%s holds nothing between two calls, so each slice may carry its own', (store) => {
  expect(source(store)).not.toMatch(held);
});

it.each(['session', 'credits', 'snackbar', 'app-state'])('%s is seen to hold something', (store) => {
  expect(source(store)).toMatch(held);
});
