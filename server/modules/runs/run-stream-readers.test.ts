import { expect, it, vi } from 'vitest';
import type { Frame } from './frame-tail.ts';
import type { RunFeed } from './run-feed.ts';
import { scriptedPermission, StreamReader } from '../../http/testing/stream-reader.ts';
import { streamRun } from './run-stream.ts';

const frame = (seq: number, isFinal = false): Frame => ({ seq, isFinal, text: `id: ${seq}\n\n` });

function feedOf(pages: readonly (readonly Frame[])[]): RunFeed & { readers: number } {
  const left = [...pages];
  const feed = {
    readers: 0,
    isClosed: false,
    origin: 'feed',
    publish: () => undefined,
    join: () => {
      feed.readers += 1;
      return () => void (feed.readers -= 1);
    },
    read: async () => left.shift() ?? [],
    waitFor: async () => undefined,
    close: () => undefined,
  };
  return feed;
}

const options = {
  runId: 'run_1',
  after: 0,
  lastSeq: 9,
  heartbeatMs: 15_000,
  slowReaderMs: 20,
  permission: scriptedPermission(),
  followLine: () => ({ moved: () => undefined, leave: () => undefined }),
};

it('lets a reader go that takes nothing, and forgets it', async () => {
  const reader = new StreamReader();
  reader.isFull = true;
  const feed = feedOf([[frame(1)], [frame(2)], [frame(3, true)]]);
  await streamRun(reader.response, { ...options, feed });
  expect([reader.destroyed, reader.written, feed.readers]).toEqual([true, ['id: 1\n\n'], 0]);
});

it('waits for a slow reader and goes on where it was', async () => {
  const reader = new StreamReader();
  reader.isFull = true;
  const feed = feedOf([[frame(1)], [frame(2, true)]]);
  const streaming = streamRun(reader.response, {
    ...options,
    feed,
    slowReaderMs: 10_000,
  });
  await vi.waitFor(() => expect(reader.written).toHaveLength(1));
  reader.isFull = false;
  reader.emit('drain');
  await streaming;
  expect([reader.destroyed, reader.written]).toEqual([false, ['id: 1\n\n', 'id: 2\n\n']]);
});

it('says where it goes on when part of the log is missing, instead of leaving a silent gap', async () => {
  const reader = new StreamReader();
  const feed = feedOf([
    [frame(1), frame(2)],
    [frame(7), frame(8, true)],
  ]);
  await streamRun(reader.response, { ...options, feed });
  expect(reader.written).toEqual([
    'id: 1\n\nid: 2\n\n',
    'event: reset\ndata: {"from":6}\n\n',
    'id: 7\n\nid: 8\n\n',
  ]);
});

it('gives nothing to a reader that left before its stream began, and forgets it', async () => {
  const reader = new StreamReader().leave();
  const feed = feedOf([[frame(1)], [frame(2, true)]]);
  await streamRun(reader.response, { ...options, feed });
  expect([reader.written, feed.readers]).toEqual([[], 0]);
});

it('S1 holds back what it has while nobody can tell whether the session goes on, and ends with the session', async () => {
  const reader = new StreamReader();
  const feed = feedOf([[frame(1)], [frame(1)], [frame(2)], [frame(3, true)]]);
  const permission = scriptedPermission('unknown', 'granted', 'ended');
  await streamRun(reader.response, { ...options, feed, permission });
  expect([reader.written, reader.closed, feed.readers]).toEqual([['id: 1\n\n'], true, 0]);
});
