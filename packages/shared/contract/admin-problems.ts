import { z } from 'zod';
import { feedbackLimits, problemKinds } from '../lib/feedback-limits.ts';
import { credits, id, instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { runStatuses } from './runs.ts';

const person = z.object({ id: id('usr'), name: z.string(), email: z.string() });

/** A report as admins see it: what the person wrote to them, and of the run nothing that was asked, read or answered. */
const problem = z.object({
  id: id('rpt'),
  run_id: id('run'),
  person: person.nullable(),
  kind: z.enum(problemKinds),
  text: z.string().describe('as the person wrote it to the admins'),
  agent: z.string().describe('slug; of an agent of their own the one that it is built on'),
  agent_title: z.string(),
  is_own_agent: z.boolean(),
  reported_at: instant,
  done_at: instant.nullable(),
  note: z.string(),
  is_agreed: z
    .boolean()
    .describe('question and answer may be read: agreed, not taken back, and the chat is there'),
});
export type AdminProblem = z.output<typeof problem>;

/** A step by what it took: neither its title nor what went in and came out. */
const loggedStep = z.object({
  at: instant,
  stage: z.string().describe('title of the stage'),
  tool: z.string(),
  seconds: z.number().min(0).nullable().describe('null: it did not end'),
  millicredits: z.number().int().min(0),
  outcome: z.enum(['done', 'failed', 'open']),
  error_code: z.string().nullable(),
});

const problemRun = z.object({
  status: z.enum(runStatuses),
  engine: z.enum(['analyst', 'model']),
  language: z.string(),
  attempts: z.number().int(),
  used_credits: credits,
  max_credits: credits,
  created_at: instant,
  started_at: instant.nullable(),
  finished_at: instant.nullable(),
  error_code: z.string().nullable(),
  steps: z.array(loggedStep).describe('at most 500, in their order'),
  faults: z.array(z.string()).describe('what the audit of runs finds wrong in its books, by kind'),
});
export type ProblemRun = z.output<typeof problemRun>;

const problemParams = z.object({ report_id: z.string().max(80) });

export const listProblems = endpoint({
  method: 'GET',
  path: '/admin/problems',
  access: 'admin',
  status: 200,
  summary: 'Reported problems, newest first; without anything of the chats',
  query: z.object({
    cursor: z.string().max(200).optional(),
    state: z.enum(['open', 'done']).optional(),
    kind: z.enum(problemKinds).optional(),
    agent: z.string().max(80).optional().describe('slug'),
  }),
  data: z.object({
    problems: z.array(problem),
    agents: z
      .array(z.object({ slug: z.string(), title: z.string() }))
      .describe('of which problems were reported, for the filter'),
    next_cursor: z.string().nullable(),
  }),
  errors: ['permission.missing'],
});

export const listRatings = endpoint({
  method: 'GET',
  path: '/admin/ratings',
  access: 'admin',
  status: 200,
  summary: 'How answers were rated in the last 30 days, by agent, most rated first',
  data: z.object({
    agents: z.array(
      z.object({
        agent: z.string(),
        agent_title: z.string(),
        is_own_agent: z.boolean(),
        helpful: z.number().int(),
        not_helpful: z.number().int(),
      }),
    ),
  }),
  errors: ['permission.missing'],
});

export const getProblem = endpoint({
  method: 'GET',
  path: '/admin/problems/:report_id',
  access: 'admin',
  status: 200,
  summary: 'A report with the log of its run: times, costs and steps, no contents',
  params: problemParams,
  data: z.object({ problem, run: problemRun }),
  errors: ['permission.missing', 'problem.not_found'],
});

/** A POST, because each look is written down. */
export const readProblemContent = endpoint({
  method: 'POST',
  path: '/admin/problems/:report_id/content',
  access: 'admin',
  status: 200,
  summary: 'Question and answer of a reported run, if the person agrees; each look goes into the audit log',
  params: problemParams,
  data: z.object({
    question: z.string(),
    inputs: z
      .array(z.object({ name: z.string(), value: z.string() }))
      .describe('what was filled into the form of the agent, without files'),
    answer: z.string().nullable().describe('markdown'),
  }),
  errors: ['permission.missing', 'problem.not_found', 'problem.not_agreed'],
});

export const settleProblem = endpoint({
  method: 'POST',
  path: '/admin/problems/:report_id',
  access: 'admin',
  status: 200,
  summary: 'Be done with a report, with a note that the person reads; or open it again. Idempotent',
  params: problemParams,
  body: z.object({
    is_done: z.boolean(),
    note: z.string().max(feedbackLimits.note),
    reported_at: z.string().max(40).describe('of the report as it was read: sent again since, it is refused'),
  }),
  data: z.object({ problem }),
  errors: ['permission.missing', 'problem.not_found', 'problem.changed'],
});
