import { z } from 'zod';
import { chatSummary } from './chats.ts';
import { id, instant, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';

const chatParams = z.object({ chat_id: z.string().max(80) });

/** An address of its own: a server that does not know temporary chats makes none, instead of one that is kept. */
export const createTemporaryChat = endpoint({
  method: 'POST',
  path: '/chats/temporary',
  access: 'user',
  status: 201,
  summary:
    'Start a chat that is in no list, in no search and not shared, and is erased 24 hours after its last message at the latest',
  data: z.object({ chat: z.object({ id: id('cht'), title: z.string(), kept_until: instant }) }),
  errors: [],
});

export const keepTemporaryChat = endpoint({
  method: 'POST',
  path: '/chats/temporary/:chat_id/keep',
  access: 'user',
  status: 200,
  summary: 'Make an ordinary chat of a temporary one; idempotent',
  params: chatParams,
  data: z.object({ chat: chatSummary }),
  errors: ['chat.not_found'],
});

export const endTemporaryChat = endpoint({
  method: 'DELETE',
  path: '/chats/temporary/:chat_id',
  access: 'user',
  status: 200,
  summary: 'End a temporary chat: nobody finds it from now on, and what was said in it is erased',
  params: chatParams,
  data: nothing,
  errors: ['chat.not_found'],
});
