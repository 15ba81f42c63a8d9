import { describe, expect, it } from 'vitest';
import type { RunEvent } from '@loupe/shared/contract/run-events';
import type { SharedChat } from '@loupe/shared/contract/shares';
import { announcement } from './replay-announcement.ts';
import { createTimeline } from './replay-timeline.ts';
import { replayTurns } from './replay-turns.ts';

const at = '2026-01-05T12:00:00Z';
const events = (agent: string): RunEvent[] => [
  { seq: 1, at, type: 'run.queued', data: { agent, agent_title: agent, max_credits: 0 } },
  {
    seq: 2,
    at,
    type: 'run.started',
    data: { attempt: 1, engine: 'analyst', engine_label: '', stages: [{ id: 'a', title: 'Read' }] },
  },
  { seq: 3, at, type: 'stage.started', data: { stage_id: 'a' } },
  { seq: 4, at, type: 'text.delta', data: { part: 'answer', text: 'Yes' } },
  { seq: 5, at, type: 'text.delta', data: { part: 'answer', text: '.' } },
  {
    seq: 6,
    at,
    type: 'run.finished',
    data: { status: 'done', used_credits: 0, returned_credits: 0, message_id: null, error: null },
  },
];
const logs = [
  { run_id: 'run_1', events: events('First') },
  { run_id: 'run_2', events: events('Second') },
];
const timeline = createTimeline(logs);

describe('what is announced during a replay', () => {
  const said = Array.from({ length: timeline.length }, (_, index) =>
    announcement(timeline, index, index + 1),
  );

  it('X3 says boundaries, never a piece of text', () => {
    expect(said).toEqual([
      'First begins',
      null,
      'Stage: Read',
      null,
      null,
      'Run finished',
      'Second begins',
      null,
      'Stage: Read',
      null,
      null,
      'End of the replay',
    ]);
  });

  it('X3 says only the last boundary of a leap, and nothing on the way back', () => {
    expect(announcement(timeline, 0, 5)).toBe('Stage: Read');
    expect(announcement(timeline, 9, 2)).toBeNull();
  });
});

describe('what is seen during a replay', () => {
  const message = { created_at: at, agent: null, file_names: [] };
  const run = {
    agent: 'chat',
    agent_title: 'Chat',
    engine: 'analyst' as const,
    status: 'done' as const,
    started_at: at,
    finished_at: at,
  };
  const chat: SharedChat = {
    title: 'Two questions',
    frozen_at: at,
    messages: [
      { ...message, id: 'msg_1', role: 'user', text: 'One?', run_id: 'run_1' },
      { ...message, id: 'msg_2', role: 'assistant', text: 'Yes.', run_id: 'run_1' },
      { ...message, id: 'msg_3', role: 'user', text: 'Two?', run_id: 'run_2' },
      { ...message, id: 'msg_4', role: 'assistant', text: 'Yes.', run_id: 'run_2' },
    ],
    runs: [
      { ...run, id: 'run_1', message_id: 'msg_1', answer_message_id: 'msg_2' },
      { ...run, id: 'run_2', message_id: 'msg_3', answer_message_id: 'msg_4' },
    ],
  };
  const seenAt = (position: number) =>
    replayTurns({ chat, logs }, timeline.viewsAt(position), timeline.eventAt(position)?.runIndex ?? 0).map(
      (turn) => [turn.message.text, turn.run?.answer],
    );

  it('X3 a question appears with its run, and an answer as it was written', () => {
    expect(seenAt(0)).toEqual([['One?', '']]);
    expect(seenAt(4)).toEqual([['One?', 'Yes']]);
    expect(seenAt(7)).toEqual([
      ['One?', 'Yes.'],
      ['Two?', ''],
    ]);
    expect(seenAt(timeline.length)).toEqual([
      ['One?', 'Yes.'],
      ['Two?', 'Yes.'],
    ]);
  });
});
