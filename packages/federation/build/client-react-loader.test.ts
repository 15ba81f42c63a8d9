// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import drawInBrowserOnly from './client-react-loader.ts';

const host = createRequire(join(import.meta.dirname, '../../../host/package.json'));
const folder = dirname(host.resolve('react-dom/package.json'));
const file = join(folder, 'cjs/react-dom-client.production.js');
const source = readFileSync(file, 'utf8');

type React = typeof import('react');
type Client = typeof import('react-dom/client');

let react: React;
let flushSync: typeof import('react-dom').flushSync;
let client: Client;

beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
  const require = createRequire(file);
  react = require('react') as React;
  ({ flushSync } = require('react-dom') as typeof import('react-dom'));
  const exports = {};
  const run = new Function('require', 'exports', drawInBrowserOnly(source)) as (
    ask: typeof require,
    into: object,
  ) => void;
  run(require, exports);
  client = exports as Client;
});

afterAll(() => vi.unstubAllEnvs());

function draw(element: ReturnType<React['createElement']>): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  const root = client.createRoot(place);
  flushSync(() => root.render(element));
  return place;
}

it('knows the version of React that is installed', () => {
  expect(() => drawInBrowserOnly(source)).not.toThrow();
});

it('says so when the code of React looks different', () => {
  expect(() => drawInBrowserOnly(source.replace('isHydrating &&', 'isTaking &&'))).toThrow('places');
});

it('leaves out what takes markup of a server over, and nothing else that is exported', () => {
  expect(Object.keys(client).toSorted()).toEqual(['createRoot', 'version']);
});

it('draws, and draws again what changes', () => {
  const { createElement: h, useState } = react;
  const words: { say?: (text: string) => void } = {};
  function Words() {
    const [text, setText] = useState('first');
    words.say = setText;
    return h('ul', null, ...[...text].map((letter) => h('li', { key: letter }, letter)));
  }
  const place = draw(h(Words));
  expect(place.textContent).toBe('first');
  flushSync(() => words.say?.('trifs'));
  expect(place.textContent).toBe('trifs');
});

it('keeps fields to what their owner says', () => {
  const { createElement: h } = react;
  const place = draw(
    h(
      'form',
      null,
      h('input', { value: 'typed', onChange: () => {} }),
      h('input', { type: 'checkbox', defaultChecked: true }),
    ),
  );
  const [text, box] = place.querySelectorAll('input');
  expect([text?.value, box?.checked]).toEqual(['typed', true]);
});

it('shows something else until what is waited for has come', async () => {
  const { createElement: h, Suspense, use } = react;
  const coming = Promise.resolve('it came');
  const Late = () => h('b', null, use(coming));
  const place = draw(h(Suspense, { fallback: 'waiting' }, h(Late)));
  expect(place.textContent).toBe('waiting');
  await vi.waitFor(() => expect(place.textContent).toBe('it came'));
});
