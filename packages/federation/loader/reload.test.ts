import { expect, it } from 'vitest';
import { settled } from '@loupe/shared/testing/test-clock';
import { container, page, setUpLoader } from '../testing/loader-world.ts';

it('starts a version again at once, however often it failed before', async () => {
  let isBroken = true;
  const world = async () => (isBroken ? undefined : container());
  const { loader, outcomeOf } = setUpLoader({ world });
  await outcomeOf();
  await outcomeOf();
  isBroken = false;
  expect((await outcomeOf()).failure?.code).toBe('circuit_open');
  await loader.reload('chat');
  expect(await outcomeOf()).toMatchObject({ module: page, ms: 0 });
});

it('lets what is on its way settle first, and reloads once for all who asked meanwhile', async () => {
  const entry = Promise.withResolvers<ReturnType<typeof container>>();
  const { loader, urls } = setUpLoader({ world: () => entry.promise });
  const first = loader.load('chat', './chat-page');
  const reloads = [loader.reload('chat'), loader.reload('chat')];
  await settled();
  expect(loader.$reloads.get()['chat']).toBeUndefined();
  entry.resolve(container());
  await Promise.all([first, ...reloads]);
  expect(loader.$reloads.get()['chat']).toBe(1);
  await loader.load('chat', './chat-page');
  expect(urls()).toHaveLength(2);
  expect(urls()[1]).toContain('?attempt=');
});

it('counts what throws while it is drawn from the start', async () => {
  const { loader, outcomeOf } = setUpLoader();
  const fail = () => loader.noteRenderFailure('chat', './chat-page');
  await outcomeOf();
  expect([fail(), fail()]).toEqual([true, false]);
  await loader.reload('chat');
  await outcomeOf();
  expect(fail()).toBe(true);
});
