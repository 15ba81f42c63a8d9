import { z } from 'zod';
import { message } from './chats.ts';
import { instant, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';
import { run } from './runs.ts';
import { runEvent } from './run-events.ts';

/** Shortest password of a link, in characters. */
export const sharePasswordMin = 8;

/** What of the chat becomes public. Everything unless it is switched off. */
const shown = {
  includes_steps: z.boolean().default(true).describe('stages and steps of the runs'),
  includes_file_names: z.boolean().default(true),
  includes_prompts: z.boolean().default(true).describe('what the person asked'),
};

const share = z.object({
  id: z.string().describe('own random id, 128 bit or more'),
  url: z.string(),
  title: z.string().describe('as strangers see it'),
  created_at: instant,
  expires_at: instant.nullable(),
  views: z.number().int(),
  is_protected: z.boolean().describe('a password is asked for'),
  includes_steps: z.boolean(),
  includes_file_names: z.boolean(),
  includes_prompts: z.boolean(),
});
export type Share = z.output<typeof share>;

const chatParams = z.object({ chat_id: z.string().max(80) });
const shareParams = z.object({ share_id: z.string().max(80) });

const shareOptions = z.object({
  ...shown,
  expires_at: instant.max(40).nullable().default(null).describe('null: never'),
  password: z.string().max(200).nullable().default(null).describe('null: none'),
});

export const createShare = endpoint({
  method: 'POST',
  path: '/chats/:chat_id/shares',
  access: 'user',
  isPersonal: true,
  status: 201,
  summary: 'Freeze the chat as it is now and make a public link (X2)',
  params: chatParams,
  body: shareOptions.nullish().transform((given) => given ?? shareOptions.parse({})),
  data: z.object({ share }),
  errors: [
    'chat.not_found',
    'chat.temporary',
    'share.nothing_to_share',
    'share.expiry_invalid',
    'share.password_too_short',
  ],
});
export const listShares = endpoint({
  method: 'GET',
  path: '/chats/:chat_id/shares',
  access: 'user',
  status: 200,
  summary: 'Live links of a chat',
  params: chatParams,
  data: z.object({ shares: z.array(share) }),
  errors: ['chat.not_found'],
});
export const revokeShare = endpoint({
  method: 'DELETE',
  path: '/shares/:share_id',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary: 'Revoke a link',
  params: shareParams,
  data: nothing,
  errors: ['share.not_found'],
});

/**
 * What a stranger sees: no ids of people, no file contents, frozen at `frozen_at`. Where prompts are left out the
 * questions are empty and the title is the agent's; where file names are, they are masked.
 */
const sharedChat = z.object({
  title: z.string(),
  frozen_at: instant,
  messages: z.array(
    message.omit({ files: true, versions: true }).extend({ file_names: z.array(z.string()) }),
  ),
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

/** The frozen logs of a shared chat; numbers are dense within a run, also where steps are left out. */
const frozenRuns = z.array(z.object({ run_id: z.string(), events: z.array(runEvent) }));

const yesOrNo = z.enum(['yes', 'no']).default('yes');

export const previewShare = endpoint({
  method: 'GET',
  path: '/chats/:chat_id/share-preview',
  access: 'user',
  status: 200,
  summary: 'The chat as a stranger would see it if it was shared now; nothing is stored',
  params: chatParams,
  query: z.object({ steps: yesOrNo, file_names: yesOrNo, prompts: yesOrNo }),
  data: z.object({ shared_chat: sharedChat, runs: frozenRuns }),
  errors: ['chat.not_found', 'chat.temporary', 'share.nothing_to_share'],
});
export const getSharedChat = endpoint({
  method: 'GET',
  path: '/public/shares/:share_id',
  access: 'visitor',
  status: 200,
  summary: 'A shared chat; revoked, expired and unknown look the same',
  params: shareParams,
  data: z.object({ shared_chat: sharedChat }),
  errors: ['share.not_found', 'share.password_needed'],
});
export const listSharedEvents = endpoint({
  method: 'GET',
  path: '/public/shares/:share_id/events',
  access: 'visitor',
  status: 200,
  summary: 'The frozen event log of a shared chat, by run',
  params: shareParams,
  data: z.object({ runs: frozenRuns }),
  errors: ['share.not_found', 'share.password_needed'],
});
/** The password travels in the body, never in an address. */
export const openSharedChat = endpoint({
  method: 'POST',
  path: '/public/shares/:share_id/open',
  access: 'visitor',
  status: 200,
  summary: 'A shared chat that is protected by a password, with its event log',
  params: shareParams,
  body: z.object({ password: z.string().max(200) }),
  data: z.object({ shared_chat: sharedChat, runs: frozenRuns }),
  errors: ['share.not_found', 'share.password_wrong', 'request.too_many'],
});
const copyOptions = z.object({ password: z.string().max(200).nullable().default(null) });

export const copySharedChat = endpoint({
  method: 'POST',
  path: '/shares/:share_id/copies',
  access: 'user',
  status: 201,
  summary: 'An own chat with the frozen messages and runs of a shared one, to continue from',
  params: shareParams,
  body: copyOptions.nullish().transform((given) => given ?? copyOptions.parse({})),
  data: z.object({ chat_id: z.string() }),
  errors: ['share.not_found', 'share.password_needed', 'share.password_wrong', 'request.too_many'],
});
