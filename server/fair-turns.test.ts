import { expect, it } from 'vitest';
import { appError } from './errors/app-error.ts';
import { createFairTurns, type FairTurnLimits } from './fair-turns.ts';

const roomy: FairTurnLimits = {
  together: 2,
  waitingOfOwner: 3,
  waiting: 5,
  waitingBytes: 100,
  refuse: () => appError('file.queue_full'),
};

/** Work that ends when it is asked to, and the order in which it began. */
function createShop(limits: Partial<FairTurnLimits> = {}) {
  const turns = createFairTurns({ ...roomy, ...limits });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    bring: (owner: string, name: string, held = 0) =>
      turns.inTurn(
        owner,
        async () => {
          begun.push(name);
          await new Promise<void>((resolve) => ends.set(name, resolve));
          return name;
        },
        { held },
      ),
    end: async (name: string, work: Promise<string>) => {
      ends.get(name)?.();
      expect(await work).toBe(name);
    },
  };
}

it('does one piece of an account at a time, also while there is room', async () => {
  const shop = createShop();
  const one = shop.bring('a', 'a1');
  void shop.bring('a', 'a2');
  void shop.bring('b', 'b1');
  expect(shop.begun).toEqual(['a1', 'b1']);
  await shop.end('a1', one);
  expect(shop.begun).toEqual(['a1', 'b1', 'a2']);
});

it('U2 serves an account that comes last before the second piece of those that were there', async () => {
  const shop = createShop();
  const first = shop.bring('a', 'a1');
  void shop.bring('b', 'b1');
  void shop.bring('a', 'a2');
  void shop.bring('b', 'b2');
  void shop.bring('c', 'c1');
  await shop.end('a1', first);
  expect(shop.begun).toEqual(['a1', 'b1', 'c1']);
});

it('U2 leaves the last place to another account where one may have several', async () => {
  const shop = createShop({ together: 3, ofOwner: 2 });
  const first = shop.bring('a', 'a1');
  for (const name of ['a2', 'a3', 'a4']) void shop.bring('a', name);
  expect(shop.begun).toEqual(['a1', 'a2']);
  void shop.bring('b', 'b1');
  void shop.bring('b', 'b2');
  void shop.bring('c', 'c1');
  expect(shop.begun).toEqual(['a1', 'a2', 'b1']);
  await shop.end('a1', first);
  // Who has nothing running comes before the second piece of anybody.
  expect(shop.begun).toEqual(['a1', 'a2', 'b1', 'c1']);
});

it('goes on with the next after work that failed', async () => {
  const turns = createFairTurns({ ...roomy, together: 1 });
  const failing = turns.inTurn('a', () => Promise.reject(new Error('broken')));
  const next = turns.inTurn('b', () => Promise.resolve('read'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('read');
});

it.each([
  ['too much of one account', ['b', 'b', 'b', 'b', 'b'], 0],
  ['too much of all', ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'], 0],
  ['too many bytes', ['b', 'c', 'd', 'e'], 40],
])(
  'refuses at once when %s is waiting, and takes it again when the line is shorter',
  async (_, owners, held) => {
    const shop = createShop({ together: 1 });
    const first = shop.bring('a', 'first');
    const waiting = owners
      .slice(0, -1)
      .map((owner, i) => shop.bring(owner, `${i}`, held).catch(() => 'refused'));
    const last = owners.at(-1) ?? '';
    await expect(shop.bring(last, 'refused', held)).rejects.toMatchObject({
      code: 'file.queue_full',
      status: 429,
    });
    await shop.end('first', first);
    await shop.end('0', waiting[0] as Promise<string>);
    expect(shop.begun).toHaveLength(3);
    void shop.bring(last, 'taken', held).catch(() => expect.unreachable());
  },
);
