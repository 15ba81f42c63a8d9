import { describe, expect, it } from 'vitest';
import { sampleEntry, sampleManifest } from '@loupe/federation/testing/sample-release';
import { createScriptFailures } from './script-failures.ts';

const origin = 'https://loupe.example';
const version = '1.0.0-aaaaaaaaaa';
const remotes = new Map([
  ['chat', sampleEntry(sampleManifest(), sampleManifest({ version: '0.9.0-bbbbbbbbbb' }))],
]);
const own = (file: string) => `${origin}/remotes/chat/${version}/${file}`;

function errorWith(stack: string, name = 'TypeError', message = 'x is undefined'): Error {
  return Object.assign(new Error(message), { name, stack });
}

const chromium = `TypeError: x is undefined
    at save (${own('chat-page.js')}:1:204)
    at async ${own('vendors/list.js')}:12:9
    at ${origin}/main.js:1:77`;
const firefox = `save@${own('chat-page.js')}:1:204
async*onPress@${own('vendors/list.js')}:12:9
@${origin}/main.js:1:77`;
const safari = `save@${own('chat-page.js')}:1:204
${own('vendors/list.js')}:12:9
global code@${origin}/main.js:1:77`;

const places = [
  { file: 'chat-page.js', line: 1, column: 204 },
  { file: 'vendors/list.js', line: 12, column: 9 },
];

function reportsOf(...thrown: unknown[]) {
  const failures = createScriptFailures(remotes, origin);
  for (const one of thrown) failures.note(one);
  return failures.takeReports();
}

describe('an error that nobody caught', () => {
  it.each([
    ['Chromium', chromium],
    ['Firefox', firefox],
    ['Safari', safari],
  ])('is reported by slice, version, class and places in files of the release: %s', (_browser, stack) => {
    const error = { name: 'TypeError', places };
    expect(reportsOf(errorWith(stack))).toEqual([{ remote: 'chat', version, kind: 'script_failed', error }]);
  });

  it('is of the slice whose file is innermost, also below code of the host', () => {
    const stack = `Error: no\n    at ${origin}/main.js:1:5\n    at ${origin}/remotes/chat/0.9.0-bbbbbbbbbb/a.js:2:3\n    at ${own('b.js')}:1:1`;
    expect(reportsOf(errorWith(stack, 'Error', 'no'))).toMatchObject([
      { version: '0.9.0-bbbbbbbbbb', error: { places: [{ file: 'a.js', line: 2, column: 3 }] } },
    ]);
  });

  it('never says its words, not even when they look like a place or a class', () => {
    const message = `secret\n    at ${own('secret-90000.js')}:1:1`;
    const [report] = reportsOf(
      errorWith(`my salary: ${message}\n    at ${own('chat-page.js')}:1:204`, 'my salary', message),
    );
    expect(report?.error).toEqual({ name: 'Error', places: places.slice(0, 1) });
  });

  it('never says its words, not even where its name or message was changed after it was thrown', () => {
    const words = `my file ${own('secret.js')}:90000:1`;
    const stack = `Error: ${words}\n${own('secret.js')}:90000:1\n    at ${own('chat-page.js')}:1:204`;
    const renamed = reportsOf(errorWith(stack, 'TypeError', words));
    const reworded = reportsOf(errorWith(stack, 'Error', 'something else'));
    for (const [report] of [renamed, reworded]) expect(report?.error?.places).toEqual(places.slice(0, 1));
  });

  it('is reported once, however often it happens, and of different ones the first twenty', () => {
    expect(reportsOf(errorWith(chromium), errorWith(chromium))).toHaveLength(1);
    const many = Array.from({ length: 30 }, (_, at) =>
      errorWith(`TypeError: x is undefined\n at ${own('a.js')}:${at}:1`),
    );
    expect(reportsOf(...many)).toHaveLength(20);
  });

  it('is nobody’s when it comes from the host, an extension or another site, or is no error', () => {
    const stacks = [
      `${origin}/main.js`,
      'chrome-extension://x/y.js',
      'https://evil.example/remotes/chat/1.0.0-aaaaaaaaaa/a.js',
    ];
    const thrown = stacks.map((address) => errorWith(`TypeError: x is undefined\n    at ${address}:1:1`));
    expect(reportsOf(...thrown, 'text', null, undefined, { stack: chromium })).toEqual([]);
  });
});

it('describes what made a slice fail to load or to be drawn, with files of that version alone', () => {
  const { describeCause } = createScriptFailures(remotes, origin);
  const report = { remote: 'chat', version, kind: 'render_failed', phase: 'render' } as const;
  const other = `${chromium}\n    at ${origin}/remotes/chat/0.9.0-bbbbbbbbbb/old.js:1:1`;
  expect(describeCause({ ...report, cause: errorWith(other) })).toEqual({
    ...report,
    error: { name: 'TypeError', places },
  });
  expect(describeCause({ ...report, cause: 'text' })).toEqual(report);
  expect(describeCause(report)).toEqual(report);
});

it('hands an error that a slice reports itself on once', () => {
  const { describeCause } = createScriptFailures(remotes, origin);
  const report = {
    remote: 'chat',
    version,
    kind: 'script_failed',
    code: 'reported',
    cause: errorWith(chromium),
  } as const;
  expect(describeCause(report)).toMatchObject({ code: 'reported', error: { name: 'TypeError', places } });
  expect(describeCause(report)).toBeNull();
  expect(describeCause({ ...report, cause: new Error('elsewhere') })).toMatchObject({
    error: { places: [] },
  });
});
