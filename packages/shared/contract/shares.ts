import { z } from 'zod';
import { message } from './chats.ts';
import { instant, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { run } from './runs.ts';
import { runEvent } from './run-events.ts';

export const share = z.object({
  id: z.string().describe('own random id, 128 bit or more'),
  url: z.string(),
  created_at: instant,
  views: z.number().int(),
});
export type Share = z.output<typeof share>;

export const createShare = endpoint({
  method: 'POST',
  path: '/chats/:chat_id/shares',
  access: 'user',
  status: 201,
  summary: 'Freeze the chat as it is now and make a public link (X2)',
  params: z.object({ chat_id: z.string().max(80) }),
  data: z.object({ share }),
  errors: ['chat.not_found', 'share.nothing_to_share'],
});
export const listShares = endpoint({
  method: 'GET',
  path: '/chats/:chat_id/shares',
  access: 'user',
  status: 200,
  summary: 'Live links of a chat',
  params: z.object({ chat_id: z.string().max(80) }),
  data: z.object({ shares: z.array(share) }),
  errors: ['chat.not_found'],
});
export const revokeShare = endpoint({
  method: 'DELETE',
  path: '/shares/:share_id',
  access: 'user',
  status: 200,
  summary: 'Revoke a link',
  params: z.object({ share_id: z.string().max(80) }),
  data: nothing,
  errors: ['share.not_found'],
});

/** What a stranger sees: no ids of people, no file contents, frozen at `frozen_at`. */
export const sharedChat = z.object({
  title: z.string(),
  frozen_at: instant,
  messages: z.array(message.omit({ files: true }).extend({ file_names: z.array(z.string()) })),
  runs: z.array(
    run.pick({
      id: true,
      agent: true,
      agent_title: true,
      engine: true,
      status: true,
      started_at: true,
      finished_at: true,
      answer_message_id: true,
      message_id: true,
    }),
  ),
});
export type SharedChat = z.output<typeof sharedChat>;

export const getSharedChat = endpoint({
  method: 'GET',
  path: '/public/shares/:share_id',
  access: 'visitor',
  status: 200,
  summary: 'A shared chat; revoked, expired and unknown look the same',
  params: z.object({ share_id: z.string().max(80) }),
  data: z.object({ shared_chat: sharedChat }),
  errors: ['share.not_found'],
});
export const listSharedEvents = endpoint({
  method: 'GET',
  path: '/public/shares/:share_id/events',
  access: 'visitor',
  status: 200,
  summary: 'The frozen event log of a shared chat, by run',
  params: z.object({ share_id: z.string().max(80) }),
  data: z.object({ runs: z.array(z.object({ run_id: z.string(), events: z.array(runEvent) })) }),
  errors: ['share.not_found'],
});
