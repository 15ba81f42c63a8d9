import { beforeEach, expect, it, vi } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import type { HostContract } from '@loupe/shared/host-contract';
import { createTestEnvironment } from '@loupe/shared/testing/test-environment';
import { sampleEntry, sampleManifest } from '@loupe/federation/testing/sample-release';
import { createHostContract, createHostFor } from './host-contract.ts';

const setUnsaved = vi.fn<HostContract['setUnsaved']>();
const entries = ['notes', 'tasks'].map((name) => sampleEntry(sampleManifest({ name })));
let size = 1;
const loader = {
  entryOf: (remote: string) => entries.find(({ name }) => name === remote) ?? null,
  configOf: (remote: string) => ({ of: remote, size }),
  noteError: vi.fn<(remote: string, error: unknown) => void>(),
};
let logged: string[];
let hostFor: (remote: string) => HostContract;

beforeEach(() => {
  logged = [];
  provideEnvironment({ ...createTestEnvironment(), log: { error: (message) => void logged.push(message) } });
  hostFor = createHostFor({ ...createHostContract(), setUnsaved }, loader);
});

it('gives each remote one host of its own, the same every time', () => {
  expect(hostFor('notes')).toBe(hostFor('notes'));
  expect(hostFor('notes')).not.toBe(hostFor('tasks'));
});

it('keeps apart what two remotes call unsaved by the same name', () => {
  hostFor('notes').setUnsaved('form', true, { asksToLeave: false });
  hostFor('tasks').setUnsaved('form', false);
  expect(setUnsaved.mock.calls).toEqual([
    ['notes form', true, { asksToLeave: false }],
    ['tasks form', false, undefined],
  ]);
});

it('gives each remote its own configuration, that of the version which runs by then', () => {
  const host = hostFor('notes');
  expect([host.config, hostFor('tasks').config]).toEqual([
    { of: 'notes', size: 1 },
    { of: 'tasks', size: 1 },
  ]);
  size = 2;
  expect(host.config).toEqual({ of: 'notes', size: 2 });
});

it('reports an error that a remote caught as that of this remote', () => {
  const error = new Error('no');
  hostFor('tasks').reportError(error);
  expect(loader.noteError.mock.calls).toEqual([['tasks', error]]);
});

it('lets a deprecated member work on, and logs which remote uses it', () => {
  expect(hostFor('tasks').$theme.get()).toBe('light');
  expect(logged).toEqual([
    expect.stringContaining('The slice tasks uses host.$theme, deprecated since 1.1.0'),
  ]);
});
