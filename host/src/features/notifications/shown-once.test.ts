import { expect, it } from 'vitest';
import fc from 'fast-check';
import { addShownId } from './shown-ids.ts';
import { readPushMessage } from './push-message.ts';

const message = {
  id: 'ntc_1',
  kind: 'run_done',
  run_id: 'run_1',
  chat_id: 'cht_1',
  chat_title: 'Prices',
  agent_title: 'Chat',
};

it('P2 keeps at most 100 ids, without duplicates, and drops the oldest', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 150 }), { maxLength: 400 }), (given) => {
      let kept: readonly string[] = [];
      for (const id of given.map(String)) {
        const { keep, result } = addShownId(kept, id);
        expect(result).toBe(!kept.includes(id));
        expect(keep).toContain(id);
        kept = keep;
      }
      expect(new Set(kept).size).toBe(kept.length);
      expect(kept.length).toBeLessThanOrEqual(100);
    }),
  );
  const full = Array.from({ length: 100 }, (_, index) => `id ${index}`);
  expect(addShownId(full, 'new').keep).toEqual([...full.slice(1), 'new']);
});

it.each([[null], [undefined], ['broken'], [{ ids: [] }], [[4, null]]])(
  'P2 starts with an empty list when what is kept is %j',
  (kept) => expect(addShownId(kept, 'a')).toEqual({ keep: ['a'], result: true }),
);

it('P1 reads a message of Web Push and the same one in the envelope of FCM', () => {
  expect(readPushMessage(JSON.stringify(message))).toEqual(message);
  const envelope = { fcmMessageId: '1', from: '42', priority: 'normal', data: message };
  expect(readPushMessage(JSON.stringify(envelope))).toEqual(message);
  expect(readPushMessage(JSON.stringify({ ...message, chat_title: 7 }))?.chat_title).toBe('');
});

it.each([
  '',
  'null',
  '[]',
  '"text"',
  '{"data":null}',
  JSON.stringify({ ...message, kind: 'toString' }),
  JSON.stringify({ ...message, id: '' }),
  JSON.stringify({ ...message, chat_id: '../../evil' }),
  JSON.stringify({ ...message, chat_id: 'https://evil.example' }),
  JSON.stringify({ ...message, run_id: 7 }),
])('P3 takes no notice of %j', (payload) => expect(readPushMessage(payload)).toBeNull());
