import { expect, it } from 'vitest';
import { sendMessage } from '../contract/chats.ts';
import { maxMessageLength } from './message-limits.ts';

function isTaken(length: number): boolean | undefined {
  return sendMessage.body?.safeParse({ text: 'x'.repeat(length) }).success;
}

it('the browser refuses a message where the server would', () => {
  expect([isTaken(maxMessageLength), isTaken(maxMessageLength + 1)]).toEqual([true, false]);
});
