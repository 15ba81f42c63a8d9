import { afterEach, beforeEach, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { hostBuildId } from '@loupe/federation/registry/host-build';
import { $lastAnswer } from '@loupe/shared/stores/composition';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import type { TabMemory } from '../../registry/tab-memory.ts';
import { setUnsaved } from '../../services/unsaved.ts';
import { $isOtherHostReady, followHostBuild } from './follow-host-build.ts';
import { takesUpdate } from './update-ready.ts';

const hourMs = 60 * 60_000;
const minuteMs = 60_000;
const build = (hour: number, content: string) => hostBuildId(new Date(hour * hourMs), content.repeat(64));
const [older, newer, newest] = [build(495_000, 'a'), build(495_001, 'b'), build(495_002, 'c')];

let world: TestEnvironment;
let memory: TabMemory;
let leave: () => void = () => {};

/** What one tab remembers, whichever pages it loads. */
function tabMemory(): TabMemory {
  let kept: string | null = null;
  return {
    read: () => kept,
    write: (text) => {
      kept = text;
      return true;
    },
  };
}

/** The tab loads a page of this build. */
function load(own: string | null): void {
  leave();
  $lastAnswer.set(null);
  $isOtherHostReady.set(false);
  world = createTestEnvironment();
  provideEnvironment(world);
  leave = followHostBuild(own, memory);
}

/** A process with this build gives an answer. */
function answer(named: string): void {
  $lastAnswer.set(new Headers({ 'loupe-host-build': named }));
}

/** Every minute another one of two processes gives an answer. Returns how often the page would have been reloaded. */
async function alternate(minutes: number, ...processes: [string, string]): Promise<number> {
  let loads = 0;
  for (let minute = 0; minute < minutes; minute += 1) {
    answer(processes[minute % 2]!);
    if (takesUpdate()) loads += 1;
    await world.advance(minuteMs);
  }
  return loads;
}

beforeEach(() => {
  memory = tabMemory();
});
afterEach(() => {
  leave();
  leave = () => {};
});

it('a newer build is taken with the next page, once nothing is unsaved', () => {
  load(older);
  answer(older);
  expect(takesUpdate()).toBe(false);
  setUnsaved('message', true);
  answer(newer);
  expect([$isOtherHostReady.get(), takesUpdate()]).toEqual([true, false]);
  setUnsaved('message', false);
  expect(takesUpdate()).toBe(true);
});

it('nothing is offered by the same content built again, by answers that name no build, or to a page that names none', () => {
  load(older);
  answer(build(495_009, 'a'));
  $lastAnswer.set(new Headers());
  expect(takesUpdate()).toBe(false);
  load(null);
  answer(newer);
  expect(takesUpdate()).toBe(false);
});

it('while a deploy goes from process to process an offer stays: it does not come and go with the answers', async () => {
  load(older);
  const seen: boolean[] = [];
  const stop = $isOtherHostReady.subscribe((isReady) => seen.push(isReady));
  await alternate(60, older, newer);
  expect(seen).toEqual([false, true]);
  stop();
});

it('one newer build is loaded for once, even when the old one comes again and both go on answering', async () => {
  load(older);
  answer(newer);
  expect(takesUpdate()).toBe(true);
  // The balancer sent the page to a process that still has the old build.
  load(older);
  expect(await alternate(120, newer, older)).toBe(0);
  answer(newest);
  expect(takesUpdate()).toBe(true);
});

it('a tab that got the newer build is not led back to the old one that other processes still have', async () => {
  load(newer);
  expect(await alternate(120, older, newer)).toBe(0);
});

it('a build that all answers have named for ten minutes is taken, tried before or older', async () => {
  load(older);
  answer(newer);
  load(older);
  answer(newer);
  await world.advance(9 * minuteMs);
  expect(takesUpdate()).toBe(false);
  await world.advance(minuteMs);
  expect(takesUpdate()).toBe(true);

  load(newest);
  answer(older);
  await world.advance(10 * minuteMs);
  expect(takesUpdate()).toBe(true);
});

it('a build that was withdrawn is not offered any longer', async () => {
  load(older);
  answer(newer);
  answer(older);
  await world.advance(9 * minuteMs);
  expect(takesUpdate()).toBe(true);
  await world.advance(minuteMs);
  expect(takesUpdate()).toBe(false);
});

it('where a tab can remember nothing, a newer build waits until it alone is named', async () => {
  memory = { read: () => null, write: () => false };
  load(older);
  answer(newer);
  expect(takesUpdate()).toBe(false);
  await world.advance(10 * minuteMs);
  expect(takesUpdate()).toBe(true);
});
