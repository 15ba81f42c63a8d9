import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunEvent } from '@loupe/shared/contract/run-events';
import { emptyRunView, foldRun } from '@loupe/shared/lib/run-reducer';
import { createTestEnvironment } from '@loupe/shared/testing/test-environment';
import { playerKey } from '../lib/player-keys.ts';
import { createTimeline } from '../lib/replay-timeline.ts';
import type { FrozenLog } from '../lib/shared-turns.ts';
import { createPlayer } from './player.ts';

type Bare = RunEvent extends infer E ? (E extends RunEvent ? Pick<E, 'type' | 'data'> : never) : never;

const started: Bare = {
  type: 'run.started',
  data: {
    attempt: 1,
    engine: 'analyst',
    engine_label: 'Built-in analyst',
    stages: [
      { id: 'read', title: 'Read' },
      { id: 'write', title: 'Write' },
    ],
  },
};
const stage = (id: string): Bare => ({ type: 'stage.started', data: { stage_id: id } });
const text = (piece: string): Bare => ({ type: 'text.delta', data: { part: 'report', text: piece } });
const finished: Bare = {
  type: 'run.finished',
  data: { status: 'done', used_credits: 0, returned_credits: 0, message_id: null, error: null },
};

/** A log with so many milliseconds between its events. */
function logOf(runId: string, bare: readonly Bare[], apartMs = 10): FrozenLog {
  const start = Date.UTC(2026, 0, 5, 12);
  return {
    run_id: runId,
    events: bare.map(
      (event, index) =>
        ({ ...event, seq: index + 1, at: new Date(start + index * apartMs).toISOString() }) as RunEvent,
    ),
  };
}

const first = logOf('run_1', [started, stage('read'), stage('write'), text('One '), text('two'), finished]);
const second = logOf('run_2', [started, stage('read'), text('Three'), finished]);

function setUp(logs: readonly FrozenLog[] = [first, second]) {
  const world = createTestEnvironment();
  const timeline = createTimeline(logs);
  const player = createPlayer(timeline, world);
  const stop = player.start();
  const position = () => player.$player.get().position;
  return { world, timeline, player, position, stop };
}

describe('the timeline of a replay', () => {
  const anyBare: fc.Arbitrary<Bare> = fc.oneof(
    fc.constant(started),
    fc.constantFrom('read', 'write', 'other').map(stage),
    fc.string({ maxLength: 5 }).map(text),
    fc.nat(10).map((length): Bare => ({ type: 'text.reset', data: { part: 'report', length } })),
    fc.constantFrom('s1', 's2').map((id): Bare => ({
      type: 'step.started',
      data: { step_id: id, stage_id: 'read', tool: 'read_file', title: id },
    })),
    fc.constant(finished),
  );
  const anyLogs = fc
    .array(fc.array(anyBare, { maxLength: 260 }), { minLength: 1, maxLength: 3 })
    .map((runs) => runs.map((bare, index) => logOf(`run_${index}`, bare)));

  it('X3 any position shows exactly what the reducer makes of that many events, whichever way it was reached', () => {
    fc.assert(
      fc.property(anyLogs, fc.array(fc.nat(800), { minLength: 1, maxLength: 8 }), (logs, wanted) => {
        const { player, timeline, position } = setUp(logs);
        for (const target of wanted) {
          player.seek(target);
          const at = Math.min(target, timeline.length);
          expect(position()).toBe(at);
          let left = at;
          const expected = logs.map(({ run_id: runId, events }) => {
            const part = events.slice(0, left);
            left -= part.length;
            return foldRun(part, emptyRunView(runId));
          });
          expect(timeline.viewsAt(at)).toEqual(expected);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('X3 marks the stages of every run once', () => {
    const again = logOf('run_3', [started, stage('read'), started, stage('read'), stage('write')]);
    expect(createTimeline([first, again]).marks).toEqual([
      { position: 2, runIndex: 0, title: 'Read' },
      { position: 3, runIndex: 0, title: 'Write' },
      { position: 8, runIndex: 1, title: 'Read' },
      { position: 11, runIndex: 1, title: 'Write' },
    ]);
  });

  it('X3 long pauses are compressed, and what came at once can be followed', () => {
    const slow = createTimeline([logOf('run_1', [started, text('a'), text('b')], 3_600_000)]);
    expect(slow.timeAt(3) - slow.timeAt(2)).toBe(1_500);
    const quick = createTimeline([logOf('run_1', [started, text('a'), stage('read')], 0)]);
    expect([quick.timeAt(2) - quick.timeAt(1), quick.timeAt(3) - quick.timeAt(2)]).toEqual([40, 280]);
  });
});

describe('the replay player', () => {
  it('X3 plays to the end by the clock and stops there; playing again begins at the start', async () => {
    const { world, timeline, player, position } = setUp();
    player.play();
    await world.advance(timeline.timeAt(3));
    expect(position()).toBe(3);
    await world.advance(timeline.timeAt(timeline.length));
    expect(player.$player.get()).toEqual({ position: 10, isPlaying: false, speed: 1 });
    expect(world.pendingTimers()).toBe(0);
    player.play();
    expect(player.$player.get()).toMatchObject({ position: 0, isPlaying: true });
  });

  it('X3 at any speed the same events show, in as much less time', async () => {
    for (const speed of [1, 2, 4, 8] as const) {
      const { world, timeline, player, position } = setUp();
      player.setSpeed(speed);
      player.play();
      const total = timeline.timeAt(timeline.length) / speed;
      await world.advance(total / 2);
      expect(position()).toBeLessThan(timeline.length);
      await world.advance(total / 2 + 40);
      expect(position()).toBe(timeline.length);
    }
  });

  it('X3 changing the speed while it plays does not jump', async () => {
    const { world, timeline, player, position } = setUp();
    player.play();
    await world.advance(timeline.timeAt(2));
    expect(position()).toBe(2);
    player.setSpeed(8);
    expect(position()).toBe(2);
    await world.advance((timeline.timeAt(4) - timeline.timeAt(2)) / 8 + 40);
    expect(position()).toBeGreaterThanOrEqual(4);
  });

  it('X3 pauses, steps and seeks', async () => {
    const { world, player, position } = setUp();
    player.play();
    await world.advance(1_000);
    player.step(1);
    const stood = position();
    expect(player.$player.get().isPlaying).toBe(false);
    await world.advance(60_000);
    expect(position()).toBe(stood);
    player.step(-100);
    expect(position()).toBe(0);
    player.seek(4.4);
    expect(position()).toBe(4);
    player.toEnd();
    expect(position()).toBe(10);
  });

  it('X3 seeking while it plays goes on from there', async () => {
    const { world, timeline, player, position } = setUp();
    player.play();
    player.seek(5);
    await world.advance(timeline.timeAt(7) - timeline.timeAt(5));
    expect(player.$player.get()).toMatchObject({ position: 7, isPlaying: true });
    expect(position()).toBe(7);
  });

  it('X3 goes from stage to stage and to the ends', () => {
    const { player, position } = setUp();
    const stops = [1, 1, 1, 1].map((direction) => {
      player.stage(direction as 1);
      return position();
    });
    expect(stops).toEqual([2, 3, 8, 10]);
    player.stage(-1);
    player.stage(-1);
    expect(position()).toBe(3);
  });

  it('X3 with reduced motion nothing types: it goes on by whole pieces', async () => {
    const { world, player, position } = setUp();
    player.setStepwise(true);
    player.play();
    const seen: number[] = [];
    for (let piece = 0; piece < 9; piece += 1) {
      await world.advance(900);
      seen.push(position());
    }
    expect(seen).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10]);
  });

  it('X3 a hidden page does not play on, and a page that is left keeps no timer', async () => {
    const { world, player, position, stop } = setUp();
    player.play();
    world.setVisible(false);
    await world.advance(60_000);
    expect([player.$player.get().isPlaying, position()]).toEqual([false, 0]);
    player.play();
    stop();
    expect(world.pendingTimers()).toBe(0);
  });

  it('X3 there is nothing to play in an empty log', () => {
    const { player, world } = setUp([]);
    player.play();
    expect([player.$player.get().isPlaying, world.pendingTimers()]).toEqual([false, 0]);
  });
});

describe('the keys of the player', () => {
  const bare = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  function told(key: string, held: Partial<typeof bare> = {}): string | null {
    let call: string | null = null;
    const tell =
      (name: string) =>
      (...given: unknown[]) => {
        call = [name, ...given].join(' ');
      };
    playerKey({ ...bare, ...held, key })?.({
      toggle: tell('toggle'),
      step: tell('step'),
      stage: tell('stage'),
      seek: tell('seek'),
      toEnd: tell('toEnd'),
    });
    return call;
  }

  it.each([
    [' ', {}, 'toggle'],
    ['ArrowRight', {}, 'step 1'],
    ['ArrowLeft', {}, 'step -1'],
    ['ArrowRight', { shiftKey: true }, 'stage 1'],
    ['ArrowLeft', { shiftKey: true }, 'stage -1'],
    ['Home', {}, 'seek 0'],
    ['End', {}, 'toEnd'],
    ['ArrowRight', { altKey: true }, null],
    ['a', {}, null],
  ])('X3 %j with %j: %s', (key, held, expected) => {
    expect(told(key, held)).toBe(expected);
  });
});
