import { z } from 'zod';
import { credits, id, instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { runEvent } from './run-events.ts';

export const runStatuses = [
  'queued',
  'starting',
  'working',
  'needs_answer',
  'needs_credits',
  'stopping',
  'stopped',
  'failed',
  'done',
] as const;
export type RunStatus = (typeof runStatuses)[number];
/** Nothing happens after these. */
export const finalRunStatuses = ['stopped', 'failed', 'done'] as const satisfies readonly RunStatus[];

/** The place in line of a run that nobody works on yet. */
const runWaiting = z.object({
  place: z.number().int().min(1).describe('place in line; 1 is taken next'),
  about_s: z
    .number()
    .int()
    .min(1)
    .nullable()
    .describe('about how many seconds until it is taken; null where nothing tells'),
});
export type RunWaiting = z.output<typeof runWaiting>;

export const run = z.object({
  id: id('run'),
  chat_id: id('cht'),
  message_id: id('msg').describe('the question'),
  agent: z.string(),
  agent_title: z.string(),
  engine: z.enum(['analyst', 'model']),
  status: z.enum(runStatuses),
  max_credits: credits,
  used_credits: credits,
  created_at: instant,
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
  answer_message_id: z.string().nullable(),
  last_seq: z.number().int(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  is_form: z.literal(true).optional().describe('in a chat: it was asked by filling in a form, not in words'),
  waiting: runWaiting
    .optional()
    .describe('while it is in line, where a run is read by itself or in the list'),
});
export type Run = z.output<typeof run>;

export const getRun = endpoint({
  method: 'GET',
  path: '/runs/:run_id',
  access: 'user',
  status: 200,
  summary: 'A run',
  params: z.object({ run_id: z.string().max(80) }),
  data: z.object({ run }),
  errors: ['run.not_found'],
});

export const stopRun = endpoint({
  method: 'POST',
  path: '/runs/:run_id/stop',
  access: 'user',
  status: 200,
  summary: 'Ask a run to stop; idempotent',
  params: z.object({ run_id: z.string().max(80) }),
  data: z.object({ run }),
  errors: ['run.not_found'],
});

export const listActiveRuns = endpoint({
  method: 'GET',
  path: '/runs',
  access: 'user',
  status: 200,
  summary: 'Own runs that are not finished, and those finished in the last day',
  data: z.object({ runs: z.array(run.extend({ chat_title: z.string() })) }),
  errors: [],
});

/**
 * `GET /runs/:run_id/events?after=seq` is a server-sent event stream, registered by hand on the server.
 * Frames: `id: seq`, `event: run`, `data: RunEvent`; comment heartbeat every 15 s; `event: reset` with
 * `data: {"from": seq}` instead of a silent gap; the stream ends after the final event. While the run is in line for
 * longer than a second: `event: waiting`, `data: RunWaiting`, without `id`, when it changes and at most once a second;
 * it holds until the next event of the run.
 */
export const runEventsPath = '/runs/:run_id/events';

/** All events of a finished or running run as one list (used by the receipt, tests and replay). */
export const listRunEvents = endpoint({
  method: 'GET',
  path: '/runs/:run_id/log',
  access: 'user',
  status: 200,
  summary: 'The event log of a run after a position',
  params: z.object({ run_id: z.string().max(80) }),
  query: z.object({ after: z.coerce.number().int().min(0).optional() }),
  data: z.object({ events: z.array(runEvent) }),
  errors: ['run.not_found'],
});

const saidThen = z.object({
  text: z.string(),
  status: z.string().nullable().describe('word of a finding; null for what has none'),
});

const runChange = z.object({
  kind: z.enum(['finding', 'figure', 'claim']),
  id: z.string().nullable().describe('of the finding or figure; null for a statement'),
  title: z.string().describe('what it is about; empty for a statement'),
  before: saidThen.nullable().describe('null: only the later run says it'),
  now: saidThen.nullable().describe('null: only the earlier run says it'),
});
export type RunChange = z.output<typeof runChange>;

/** See `lib/compare-runs.ts` for what counts as the same thing. */
const runChanges = z.object({
  fresh: z.array(runChange),
  gone: z.array(runChange),
  changed: z.array(runChange),
  same_count: z.number().int().min(0).describe('what both say alike'),
});
export type RunChanges = z.output<typeof runChanges>;

const comparedRun = z.object({ run_id: id('run'), chat_id: id('cht'), finished_at: instant });

export const compareRun = endpoint({
  method: 'GET',
  path: '/runs/:run_id/compare',
  access: 'user',
  status: 200,
  summary:
    'What is new, gone and changed since an earlier run: the last that was asked the same, or the one named',
  params: z.object({ run_id: z.string().max(80) }),
  query: z.object({ with: z.string().max(80).optional() }),
  data: z.object({
    before: comparedRun.nullable().describe('null: nothing was asked the same before'),
    changes: runChanges.nullable(),
  }),
  errors: ['run.not_found', 'run.not_comparable'],
});
