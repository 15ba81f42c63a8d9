import { z } from 'zod';
import { feedbackLimits, problemKinds } from '../lib/feedback-limits.ts';
import { id, instant } from './common.ts';
import { endpoint } from './endpoint.ts';

export type ProblemKind = (typeof problemKinds)[number];

/** What a person said of the answer of a run. */
const runFeedback = z.object({
  run_id: id('run'),
  is_helpful: z.boolean().nullable().describe('null: not rated'),
  report: z
    .object({
      kind: z.enum(problemKinds),
      text: z.string(),
      is_agreed: z.boolean().describe('admins may read the question and the answer'),
      reported_at: instant,
      done_at: instant.nullable().describe('when an admin was done with it'),
      note: z.string().describe('what the admin answered; may be empty'),
    })
    .nullable(),
});
export type RunFeedback = z.output<typeof runFeedback>;

const runParams = z.object({ run_id: z.string().max(80) });
const feedback = z.object({ feedback: runFeedback });

export const listFeedback = endpoint({
  method: 'GET',
  path: '/chats/:chat_id/feedback',
  access: 'user',
  status: 200,
  summary: 'What the owner said of the answers of a chat; only runs of which something was said',
  params: z.object({ chat_id: z.string().max(80) }),
  data: z.object({ feedback: z.array(runFeedback) }),
  errors: ['chat.not_found'],
});

export const rateRun = endpoint({
  method: 'POST',
  path: '/runs/:run_id/rating',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Say whether a finished answer was helpful; one rating for each run, idempotent',
  params: runParams,
  body: z.object({ is_helpful: z.boolean() }),
  data: feedback,
  errors: ['run.not_found', 'feedback.not_finished'],
});

export const unrateRun = endpoint({
  method: 'DELETE',
  path: '/runs/:run_id/rating',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Take a rating back; idempotent',
  params: runParams,
  data: feedback,
  errors: ['run.not_found'],
});

export const reportProblem = endpoint({
  method: 'POST',
  path: '/runs/:run_id/problem',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary:
    'Report a problem with a finished answer. One report for each run: sent again it says what was sent last, and is open again',
  params: runParams,
  body: z.object({
    kind: z.enum(problemKinds),
    text: z.string().max(feedbackLimits.text),
    is_agreed: z.boolean().describe('admins may read the question and the answer, until it is taken back'),
  }),
  data: feedback,
  errors: ['run.not_found', 'feedback.not_finished', 'feedback.text_missing', 'feedback.too_many'],
});

export const withdrawAgreement = endpoint({
  method: 'DELETE',
  path: '/runs/:run_id/problem/agreement',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Admins may not read the question and the answer any more; the report stays. Idempotent',
  params: runParams,
  data: feedback,
  errors: ['run.not_found'],
});
