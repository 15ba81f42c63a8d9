import { z } from 'zod';
import { inputs } from './agents.ts';
import { credits, id, instant, nothing, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { storedFile } from './files.ts';
import { run, runStatuses } from './runs.ts';

export const chatSummary = z.object({
  id: id('cht'),
  title: z.string(),
  agent: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
  active_run_status: z.enum(runStatuses).nullable().describe('of the run that is not finished'),
  is_shared: z.boolean(),
  is_pinned: z.boolean(),
  is_unread: z.boolean().describe('a run has ended since the person last looked at the chat'),
  is_archived: z.boolean(),
  folder_id: z.string().nullable(),
});
export type ChatSummary = z.output<typeof chatSummary>;

export const message = z.object({
  id: id('msg'),
  role: z.enum(['user', 'assistant']),
  text: z.string().describe('markdown'),
  created_at: instant,
  run_id: z.string().nullable(),
  agent: z.string().nullable(),
  files: z.array(storedFile),
  versions: z
    .array(z.string())
    .optional()
    .describe('of a question that others were asked instead of: the ids of all of them, oldest first'),
});
export type Message = z.output<typeof message>;

/** What lies before the first message of an answer that holds only a part of a chat; all zero for a whole one. */
const earlierOfChat = z.object({
  message_count: z.number().int().min(0),
  used_credits: credits,
  file_count: z.number().int().min(0).describe('files of those messages that these messages do not have'),
  report_run: run.nullable().describe('the newest run there with a report of its own'),
});

const chat = z.object({
  id: id('cht'),
  title: z.string(),
  created_at: instant,
  messages: z.array(message),
  runs: z.array(run).describe('of these messages, and of the one asked to begin after'),
  earlier: earlierOfChat,
  kept_until: instant.optional().describe('of a temporary chat: then at the latest it is erased'),
  branch_count: z.number().int().min(1).describe('one for a chat that has never branched'),
  hidden_credits: credits.describe('used in branches that are not shown'),
});
export type Chat = z.output<typeof chat>;

/**
 * `GET /chats/changes` is a server-sent event stream of what happens to the caller's chats, in whatever tab or device,
 * registered by hand on the server. Frames: `event: look` (changes may have been missed: at the start and after a gap),
 * `event: changed` with `data: {"chat_id"}`; comment heartbeat every 15 s. Nothing is kept: who comes back looks again.
 */
export const chatChangesPath = '/chats/changes';

const messageId = z.string().max(80);

const chatParams = z.object({ chat_id: z.string().max(80) });

export const createChat = endpoint({
  method: 'POST',
  path: '/chats',
  access: 'user',
  status: 201,
  summary: 'Start a chat',
  body: z.object({ title: z.string().max(200).optional() }),
  data: z.object({ chat: chatSummary }),
  errors: [],
});
export const listChats = endpoint({
  method: 'GET',
  path: '/chats',
  access: 'user',
  status: 200,
  summary:
    'Own chats that are not archived, pinned ones first, then by last change. `folder`: only those of a folder, or with `none` those of no folder; `archived`: only archived ones. `q` searches titles, of archived chats too',
  query: pageQuery.extend({
    folder: z.string().max(80).optional().describe('id of a folder, or none'),
    archived: z.literal('true').optional(),
  }),
  data: z.object({ chats: z.array(chatSummary), next_cursor: z.string().nullable() }),
  errors: ['folder.not_found'],
});
export const getChat = endpoint({
  method: 'GET',
  path: '/chats/:chat_id',
  access: 'user',
  status: 200,
  summary:
    'A chat with its messages and runs, oldest first: all of it, or the newest `limit` messages of those before, after and from given messages. A part begins with a question.',
  params: chatParams,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(1000).optional(),
    before: messageId.optional().describe('only what came before this message'),
    after: messageId.optional().describe('only what came after this message'),
    from: messageId.optional().describe('only this message and what came after it'),
  }),
  data: z.object({ chat }),
  errors: ['chat.not_found', 'chat.other_branch'],
});
/** What is shown, shared, exported and gone on with is one branch of a chat, the same for all tabs and devices. */
export const showBranch = endpoint({
  method: 'POST',
  path: '/chats/:chat_id/branch',
  access: 'user',
  status: 200,
  summary:
    'Show the branch with a message, of several the one seen last; answers with the chat from this message on',
  params: chatParams,
  body: z.object({ message_id: messageId }),
  data: z.object({ chat }),
  errors: ['chat.not_found', 'chat.message_not_found'],
});
export const renameChat = endpoint({
  method: 'POST',
  path: '/chats/:chat_id',
  access: 'user',
  status: 200,
  summary: 'Rename a chat',
  params: chatParams,
  body: z.object({ title: z.string().min(1).max(200) }),
  data: z.object({ chat: chatSummary }),
  errors: ['chat.not_found'],
});
export const pinChat = endpoint({
  method: 'POST',
  path: '/chats/:chat_id/pin',
  access: 'user',
  status: 200,
  summary: 'Keep a chat at the top of the list; idempotent',
  params: chatParams,
  data: z.object({ chat: chatSummary }),
  errors: ['chat.not_found'],
});
export const unpinChat = endpoint({
  method: 'DELETE',
  path: '/chats/:chat_id/pin',
  access: 'user',
  status: 200,
  summary: 'Let a chat go back to its place in time; idempotent',
  params: chatParams,
  data: z.object({ chat: chatSummary }),
  errors: ['chat.not_found'],
});
/** Final: what can be undone on the screen has not been sent yet. */
export const deleteChat = endpoint({
  method: 'DELETE',
  path: '/chats/:chat_id',
  access: 'user',
  status: 200,
  summary: 'Delete a chat; its shares are revoked',
  params: chatParams,
  data: nothing,
  errors: ['chat.not_found'],
});
/** Why a question is not taken; nothing is held then. */
const refusals = [
  'chat.not_found',
  'message.empty',
  'agent.unknown',
  'agent.inputs_invalid',
  'file.not_found',
  'file.too_many',
  'prices.invalid',
  'file.queue_full',
  'credits.not_enough',
  'run.already_active',
  'run.too_many_active',
  'request.idempotency_key_missing',
  'request.idempotency_key_reused',
] as const;

/** Needs the header `Idempotency-Key`; the same key and body answer with the same run. */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/chats/:chat_id/messages',
  access: 'user',
  status: 201,
  summary: 'Send a message, reserve credits and queue a run',
  params: chatParams,
  body: z.object({
    text: z.string().max(100_000),
    agent: z.string().max(80).optional(),
    inputs: inputs.optional(),
    attachment_ids: z.array(z.string().max(80)).max(20).optional(),
    replaces: messageId
      .optional()
      .describe(
        'a question of the chat that this one stands in for: a branch begins with it, and agent, form and files are those of the question unless they are named',
      ),
    after: messageId
      .optional()
      .describe(
        'the message it comes after: its branch is gone on with; without it the branch that is shown',
      ),
  }),
  data: z.object({ message, run }),
  errors: refusals,
});
/** Needs the header `Idempotency-Key`, as a message does. */
export const runAgain = endpoint({
  method: 'POST',
  path: '/runs/:run_id/again',
  access: 'user',
  status: 201,
  summary: 'Ask once more what a run was asked: the same question, agent, form and files, in the same chat',
  params: z.object({ run_id: z.string().max(80) }),
  data: z.object({ message, run }),
  errors: ['run.not_found', ...refusals],
});
