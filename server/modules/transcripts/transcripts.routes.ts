import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/chats';
import { bind } from '../../http/bind.ts';
import { readChat, type TranscriptsDeps } from './read-chat.usecases.ts';
import { showBranch } from './show-branch.usecases.ts';

/** What was said in a chat, part by part, with the runs behind it. */
export function registerTranscriptsRoutes(app: FastifyInstance, deps: TranscriptsDeps): void {
  bind(app, contract.getChat, async ({ caller, params, query }) => ({
    data: { chat: await readChat(deps, caller.userId, params.chat_id, query) },
  }));
  bind(app, contract.showBranch, async ({ caller, params, body }) => ({
    data: { chat: await showBranch(deps, caller.userId, params.chat_id, body.message_id) },
  }));
}
