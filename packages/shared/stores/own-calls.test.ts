import { beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { downloadExport } from '@loupe/shared/stores/export-download';
import { isReachable } from '@loupe/shared/stores/reachability';
import { openSession, startSession } from '@loupe/shared/stores/session';
import { createTestEnvironment, type TestEnvironment } from '../testing/test-environment.ts';

let world: TestEnvironment;
const bearers = () => world.server.calls.map((call) => call.headers.get('authorization'));

beforeEach(() => {
  world = createTestEnvironment();
  provideEnvironment(world);
  openSession();
  startSession('secret', { id: 'usr_1', email: 'a@b.example', name: 'Ana', permissions: [] });
});

describe('the export download', () => {
  it('H6 saves the answer under the name of the caller, with the bearer token', async () => {
    world.server.on('GET /files/fil_1', () => new Response('a,b'));
    await downloadExport('/api/files/fil_1', 'Prices.csv');
    expect(world.files[0]!.name).toBe('Prices.csv');
    expect(await world.files[0]!.content.text()).toBe('a,b');
    expect(bearers()).toEqual(['Bearer secret']);
  });

  it('H6 E3 a failure is logged and passed to the caller', async () => {
    world.server.refuse('GET /files/fil_1', 404, 'file.not_found');
    await expect(downloadExport('/api/files/fil_1', 'x')).rejects.toThrow('HTTP error! status: 404');
    expect(world.errors).toEqual(['HTTP error! status: 404']);
    expect(world.files).toEqual([]);
  });

  it('H5 a foreign address gets no token', async () => {
    world.server.on('GET /x', () => new Response('x'));
    await downloadExport('https://evil.tld/x', 'x');
    expect(bearers()).toEqual([null]);
  });
});

describe('the reachability check', () => {
  it('H7 asks with HEAD and the bearer token; only ok is valid', async () => {
    world.server.on('HEAD /files/fil_1', () => new Response(null));
    expect(await isReachable('/api/files/fil_1')).toBe(true);
    expect(await isReachable('/api/files/fil_2')).toBe(false);
    expect(bearers()).toEqual(['Bearer secret', 'Bearer secret']);
  });

  it('H7 E5 a failure is logged and gives false; H5 a foreign address gets no token', async () => {
    world.server.unreachable('HEAD /x');
    expect(await isReachable('https://evil.tld/x')).toBe(false);
    expect(await isReachable('https://')).toBe(false);
    expect(world.errors).toHaveLength(2);
    expect(bearers()).toEqual([null]);
  });
});
