import { beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { followChats } from './chat-feed.ts';

const LOOK = 'event: look\ndata: {}\n\n';
const changed = (chatId: string) => `event: changed\ndata: {"chat_id":"${chatId}"}\n\n`;

describe('the changes of the chats', () => {
  let world: TestEnvironment;
  let lines: { readonly signal: AbortSignal | null; send(text: string): void; close(): void }[];
  let told: (string | null)[];

  beforeEach(() => {
    world = createTestEnvironment();
    provideEnvironment(world);
    lines = [];
    told = [];
    world.server.on('GET /chats/changes', ({ signal }) => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      writer.closed.catch(() => {});
      lines.push({
        signal,
        send: (text) => void writer.write(new TextEncoder().encode(text)).catch(() => {}),
        close: () => void writer.close().catch(() => {}),
      });
      return new Response(readable);
    });
  });

  const follow = () => followChats(world)((chatId) => void told.push(chatId));

  it('R7 arrive over one connection, which begins after the page and ends with its owner', async () => {
    const stop = follow();
    expect(lines).toHaveLength(0);
    await world.advance(3000);
    lines[0]?.send(LOOK + changed('cht_1'));
    await world.advance(0);
    lines[0]?.send(changed('cht_2'));
    await world.advance(0);
    expect(told).toEqual([null, 'cht_1', 'cht_2']);
    stop();
    expect([lines.length, lines[0]?.signal?.aborted]).toEqual([1, true]);
    await world.advance(0);
    expect(world.pendingTimers()).toBe(0);
  });

  it('R7 are not followed while the page is hidden, and again when it is seen', async () => {
    const stop = follow();
    await world.advance(3000);
    world.setVisible(false);
    expect(lines[0]?.signal?.aborted).toBe(true);
    await world.advance(120_000);
    expect(lines).toHaveLength(1);
    world.setVisible(true);
    await world.advance(0);
    expect(lines).toHaveLength(2);
    stop();
  });

  it('R7 are followed again after a break and after silence', async () => {
    const stop = follow();
    await world.advance(3000);
    lines[0]?.close();
    await world.advance(1000);
    expect(lines).toHaveLength(2);
    await world.advance(45_000);
    expect(lines).toHaveLength(3);
    stop();
  });

  it('R7 are not asked for again where the server says no', async () => {
    world.server.refuse('GET /chats/changes', 401, 'session.ended');
    const stop = follow();
    await world.advance(200_000);
    expect(world.server.callsOf('GET /chats/changes')).toHaveLength(1);
    stop();
  });
});
