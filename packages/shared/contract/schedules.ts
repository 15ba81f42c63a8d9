import { z } from 'zod';
import { scheduleLimits, scheduleRhythms } from '../lib/schedule-limits.ts';
import { credits, id, instant, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';

export type ScheduleRhythm = (typeof scheduleRhythms)[number];

const cap = z.number().int().min(scheduleLimits.capMin).max(scheduleLimits.capMax);

/** A run that is asked again and again: the same agent, question, form and files, in the same chat. */
const schedule = z.object({
  id: id('sch'),
  agent: z.string(),
  agent_title: z.string(),
  chat_id: id('cht'),
  chat_title: z.string(),
  every: z.enum(scheduleRhythms),
  cap_credits: credits.describe('what one run may hold at the most'),
  next_at: instant.describe('not before; what was missed is not made up for'),
  last_run_id: id('run').describe('the run that was asked last, at first the one it began with'),
  paused: z
    .object({
      code: z.string().describe('`person`, or the code of what refused the last run'),
      sentence: z.string(),
    })
    .nullable(),
  created_at: instant,
});
export type Schedule = z.output<typeof schedule>;

const scheduleParams = z.object({ schedule_id: z.string().max(80) });

export const createSchedule = endpoint({
  method: 'POST',
  path: '/schedules',
  access: 'user',
  status: 201,
  summary:
    'Ask what a finished run was asked again and again; for the same question once, changed when asked for again',
  body: z.object({ run_id: z.string().max(80), every: z.enum(scheduleRhythms), cap_credits: cap }),
  data: z.object({ schedule }),
  errors: ['run.not_found', 'chat.temporary', 'schedule.not_finished', 'schedule.too_many'],
});

export const listSchedules = endpoint({
  method: 'GET',
  path: '/schedules',
  access: 'user',
  status: 200,
  summary: 'What is asked again and again, the next one first; of a run: what asks the same as it',
  query: z.object({ run_id: z.string().max(80).optional() }),
  data: z.object({ schedules: z.array(schedule) }),
  errors: ['run.not_found'],
});

export const changeSchedule = endpoint({
  method: 'POST',
  path: '/schedules/:schedule_id',
  access: 'user',
  status: 200,
  summary: 'Change how often and for how much at most, pause it, or let it go on',
  params: scheduleParams,
  body: z.object({
    every: z.enum(scheduleRhythms).optional(),
    cap_credits: cap.optional(),
    is_paused: z.boolean().optional(),
  }),
  data: z.object({ schedule }),
  errors: ['schedule.not_found'],
});

export const endSchedule = endpoint({
  method: 'DELETE',
  path: '/schedules/:schedule_id',
  access: 'user',
  status: 200,
  summary: 'Ask no more; the runs stay',
  params: scheduleParams,
  data: nothing,
  errors: ['schedule.not_found'],
});
