import type { FastifyInstance } from 'fastify';
import { bareRoutes } from '@loupe/shared/contract/bare-routes';
import * as order from '@loupe/shared/contract/chat-order';
import * as contract from '@loupe/shared/contract/chats';
import { appError } from '../../errors/app-error.ts';
import { bind } from '../../http/bind.ts';
import { describeAccess } from '../../http/describe-access.ts';
import { openStream } from '../../http/event-stream.ts';
import { permissionOfRequest } from '../../http/stream-permission.ts';
import { streamChanges, type ChatChanges } from './chat-changes.ts';
import {
  createChat,
  deleteChat,
  listChats,
  markChatRead,
  orderChats,
  pinChat,
  renameChat,
  type ChatListDeps,
} from './chat-list.usecases.ts';
import { createFolder, deleteFolder, listFolders, renameFolder } from './folders.usecases.ts';

export interface ChatListRoutesDeps extends ChatListDeps {
  readonly changes: ChatChanges;
  readonly heartbeatMs: number;
}

const slowReaderMs = 30_000;

/** A person's chats: listed, named, pinned, deleted, and followed. */
export function registerChatListRoutes(app: FastifyInstance, deps: ChatListRoutesDeps): void {
  bind(app, contract.createChat, async ({ caller, body }) => ({
    data: { chat: await createChat(deps, caller.userId, body.title) },
  }));
  bind(app, contract.listChats, async ({ caller, query }) => ({
    data: await listChats(deps, caller.userId, query),
  }));
  bind(app, contract.renameChat, async ({ caller, params, body }) => ({
    data: { chat: await renameChat(deps, caller.userId, params.chat_id, body.title) },
  }));
  bind(app, contract.pinChat, async ({ caller, params }) => ({
    data: { chat: await pinChat(deps, caller.userId, params.chat_id, true) },
  }));
  bind(app, contract.unpinChat, async ({ caller, params }) => ({
    data: { chat: await pinChat(deps, caller.userId, params.chat_id, false) },
  }));
  bind(app, contract.deleteChat, async ({ caller, params }) => {
    await deleteChat(deps, caller.userId, params.chat_id);
    return { data: {} };
  });
  registerOrderRoutes(app, deps);
  registerChangeStream(app, deps);
  // Streams have no end of their own: without this a closing server would wait for them.
  app.addHook('preClose', async () => deps.changes.close());
}

function registerOrderRoutes(app: FastifyInstance, deps: ChatListRoutesDeps): void {
  bind(app, order.orderChats, async ({ caller, body }) => {
    const done =
      body.action === 'move' ? { action: body.action, folderId: body.folder_id } : { action: body.action };
    await orderChats(deps, caller.userId, body.chat_ids, done);
    return { data: {} };
  });
  bind(app, order.markChatRead, async ({ caller, params, body }) => {
    await markChatRead(deps, caller.userId, params.chat_id, body.run_id);
    return { data: {} };
  });
  bind(app, order.listFolders, async ({ caller }) => ({
    data: { folders: await listFolders(deps, caller.userId) },
  }));
  bind(app, order.createFolder, async ({ caller, body }) => ({
    data: { folder: await createFolder(deps, caller.userId, body.name) },
  }));
  bind(app, order.renameFolder, async ({ caller, params, body }) => ({
    data: { folder: await renameFolder(deps, caller.userId, params.folder_id, body.name) },
  }));
  bind(app, order.deleteFolder, async ({ caller, params }) => {
    await deleteFolder(deps, caller.userId, params.folder_id);
    return { data: {} };
  });
}

/** Server-sent events are not a JSON answer, so this route is bound by hand. */
function registerChangeStream(app: FastifyInstance, { changes, heartbeatMs }: ChatListRoutesDeps): void {
  app.get(
    contract.chatChangesPath,
    { schema: describeAccess(bareRoutes.chatChanges) },
    async (request, reply) => {
      const caller = await app.authenticate(request);
      if (!caller) throw appError('session.missing');
      const { userId } = caller;
      const permission = permissionOfRequest(app, request);
      openStream(reply);
      await streamChanges(reply.raw, { changes, userId, heartbeatMs, slowReaderMs, permission });
    },
  );
}
