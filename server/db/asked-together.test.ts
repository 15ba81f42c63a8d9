import { expect, it } from 'vitest';
import { askedTogether } from './asked-together.ts';
import type { Database } from './database.ts';

/** A question whose answers are given by hand: each is what `count` was when it was put. */
function counting() {
  const open: PromiseWithResolvers<number>[] = [];
  const world = { count: 0 };
  const ask = askedTogether(() => {
    const answer = Promise.withResolvers<number>();
    open.push(answer);
    const seen = world.count;
    return answer.promise.then((more) => seen + more);
  });
  const db = {} as Database;
  return { ask: () => ask(db), askElsewhere: () => ask({} as Database), open, world };
}

it('answers all who ask meanwhile by one question that is put after them', async () => {
  const { ask, open, world } = counting();
  const first = ask();
  world.count = 1;
  const later = [ask(), ask(), ask()];
  expect(open).toHaveLength(1);
  open[0]?.resolve(0);
  expect(await first).toBe(0);
  expect(open).toHaveLength(2);
  open[1]?.resolve(0);
  expect(await Promise.all(later)).toEqual([1, 1, 1]);
});

it('puts a question for each who asks while none is under way', async () => {
  const { ask, open, world } = counting();
  for (const count of [1, 2, 3]) {
    world.count = count;
    const answer = ask();
    expect(open).toHaveLength(count);
    open[count - 1]?.resolve(0);
    expect(await answer).toBe(count);
  }
});

it('does not let one wait for the question of those after it', async () => {
  const { ask, open, world } = counting();
  const first = ask();
  const second = ask();
  open[0]?.resolve(0);
  await first;
  world.count = 5;
  const third = ask();
  open[1]?.resolve(0);
  expect(await second).toBe(0);
  open[2]?.resolve(0);
  expect(await third).toBe(5);
});

it('asks again after a failure, and tells it only to whoever it was asked for', async () => {
  const { ask, open } = counting();
  const first = ask();
  const second = ask();
  open[0]?.reject(new Error('The database is away.'));
  await expect(first).rejects.toThrow('The database is away.');
  open[1]?.resolve(7);
  expect(await second).toBe(7);
});

it('keeps databases apart', () => {
  const { ask, askElsewhere, open } = counting();
  void ask();
  void askElsewhere();
  expect(open).toHaveLength(2);
});
