import { z } from 'zod';
import { scheduleRhythms } from '../lib/schedule-limits.ts';
import { id } from './common.ts';
import { endpoint } from './endpoint.ts';
import { run } from './runs.ts';

/** What the page of runs can be narrowed to. `waiting`: for the person. `failed`: also what was stopped. */
const runGroups = ['running', 'waiting', 'done', 'failed'] as const;
export type RunGroup = (typeof runGroups)[number];

const listedRun = run.extend({
  status: run.shape.status.describe('`needs_answer`: it ended with a question that nothing followed yet'),
  title: z.string().describe('what was found; before anything is, what was asked. Never the name of a file'),
  is_finding: z.boolean().describe('the title is what was found'),
  chat_title: z.string(),
  schedule: z
    .object({ id: id('sch'), every: z.enum(scheduleRhythms) })
    .nullable()
    .describe('asks it again and again; null also where that was ended'),
  has_before: z.boolean().describe('the same was asked and answered before: `GET /runs/:run_id/compare`'),
  is_unread: z.boolean().describe('the person was told of it and has not looked yet'),
});
export type ListedRun = z.output<typeof listedRun>;

export const listRunHistory = endpoint({
  method: 'GET',
  path: '/runs/history',
  access: 'user',
  status: 200,
  summary: 'All own runs, the newest first, without those of deleted chats',
  query: z.object({
    cursor: z.string().max(200).optional(),
    group: z.enum(runGroups).optional(),
    agent: z.string().max(80).optional().describe('slug'),
  }),
  data: z.object({ runs: z.array(listedRun), next_cursor: z.string().nullable() }),
  errors: [],
});
