import { beforeEach, expect, it } from 'vitest';
import { atom } from 'nanostores';
import type { Turn } from '../lib/turns.ts';
import { message, run } from '../testing/chat-fixtures.ts';
import { createChatFind, type ChatFind } from './chat-find.ts';

const turn = (n: number): Turn => ({
  id: `q${n}`,
  question: message(`q${n}`, 'user', { text: `Point ${n}` }),
  run: run(`r${n}`),
  answer: message(`a${n}`, 'assistant', { text: 'A point of its own' }),
});
const $turns = atom<readonly Turn[]>([]);
const $olderCount = atom(0);
let answers: boolean[] = [];
let find: ChatFind;
const shown = () => [find.$at.get() + 1, find.$finds.get().length, find.$shown.get()?.turnId];

beforeEach(() => {
  $turns.set([turn(3), turn(4)]);
  $olderCount.set(4);
  answers = [true];
  find = createChatFind({
    $turns,
    $olderCount,
    readAll: async () => {
      const isRead = answers.shift() ?? false;
      if (isRead) {
        $turns.set([turn(1), turn(2), ...$turns.get()]);
        $olderCount.set(0);
      }
      return isRead;
    },
  });
});

it('R7 shows the first find from where the reader is, and goes on in both directions, round and round', () => {
  find.look('point', 'q4');
  expect(shown()).toEqual([3, 4, 'q4']);
  find.step(1);
  find.step(1);
  expect(shown()).toEqual([1, 4, 'q3']);
  find.step(-1);
  expect(shown()).toEqual([4, 4, 'q4']);
});

it('R7 searches what was not read yet too, without leaving the find that is shown', async () => {
  find.look('point', 'q4');
  const reading = find.start();
  expect(find.$reading.get()).toBe('reading');
  await reading;
  expect([find.$reading.get(), ...shown()]).toEqual(['idle', 7, 8, 'q4']);
});

it('R7 shows what only the earlier messages hold once they are read', async () => {
  find.look('point 1', null);
  expect(shown()).toEqual([0, 0, undefined]);
  await find.start();
  expect(shown()).toEqual([1, 1, 'q1']);
});

it('R7 says when the earlier messages could not be read, and searches the others', async () => {
  answers = [false, true];
  await find.start();
  find.look('point', null);
  expect([find.$reading.get(), ...shown()]).toEqual(['failed', 1, 4, 'q3']);
  await find.start();
  expect([find.$reading.get(), find.$finds.get().length]).toEqual(['idle', 8]);
});

it('R7 without words nothing is found and nothing shown', () => {
  find.look('nowhere', 'q3');
  find.step(1);
  expect(shown()).toEqual([0, 0, undefined]);
});
