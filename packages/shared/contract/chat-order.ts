import { z } from 'zod';
import { chatOrderLimits } from '../lib/chat-order-limits.ts';
import { id, nothing } from './common.ts';
import { endpoint } from './endpoint.ts';

const folder = z.object({
  id: id('fld'),
  name: z.string(),
  has_running: z.boolean().describe('a run works in one of its chats'),
  has_unread: z.boolean().describe('a run has ended in one of its chats since the person last looked at it'),
});
export type Folder = z.output<typeof folder>;

const folderParams = z.object({ folder_id: z.string().max(80) });
const folderBody = z.object({ name: z.string().trim().min(1).max(chatOrderLimits.folderName) });

export const listFolders = endpoint({
  method: 'GET',
  path: '/folders',
  access: 'user',
  status: 200,
  summary: 'Own folders of chats, by name',
  data: z.object({ folders: z.array(folder) }),
  errors: [],
});
export const createFolder = endpoint({
  method: 'POST',
  path: '/folders',
  access: 'user',
  status: 201,
  summary: 'Make a folder for chats',
  body: folderBody,
  data: z.object({ folder }),
  errors: ['folder.name_taken', 'folder.too_many'],
});
export const renameFolder = endpoint({
  method: 'POST',
  path: '/folders/:folder_id',
  access: 'user',
  status: 200,
  summary: 'Rename a folder',
  params: folderParams,
  body: folderBody,
  data: z.object({ folder }),
  errors: ['folder.not_found', 'folder.name_taken'],
});
export const deleteFolder = endpoint({
  method: 'DELETE',
  path: '/folders/:folder_id',
  access: 'user',
  status: 200,
  summary: 'Delete a folder; its chats go back to the list',
  params: folderParams,
  data: nothing,
  errors: ['folder.not_found'],
});

/** Of a bulk action: which chats it is done to. */
const chosen = {
  chat_ids: z.array(z.string().max(80)).min(1).max(chatOrderLimits.chatsAtOnce),
};

/** All of it or nothing. Done again it changes nothing, but a chat that was deleted is not found any more. */
export const orderChats = endpoint({
  method: 'POST',
  path: '/chats/order',
  access: 'user',
  status: 200,
  summary: 'Do one thing to up to 100 chats: all of them, or none when one is not found',
  body: z.discriminatedUnion('action', [
    z.object({ ...chosen, action: z.enum(['archive', 'unarchive', 'pin', 'unpin', 'delete']) }),
    z.object({
      ...chosen,
      action: z.literal('move'),
      folder_id: z.string().max(80).nullable().describe('null: out of any folder'),
    }),
  ]),
  data: nothing,
  errors: ['chat.not_found', 'folder.not_found'],
});

/** Only the person looks at a chat: a script that reads it, and an admin who views as them, have not. */
export const markChatRead = endpoint({
  method: 'POST',
  path: '/chats/:chat_id/read',
  access: 'user',
  isPersonal: true,
  status: 200,
  summary:
    'Note that the person has seen a chat up to the end of one of its runs; never takes back what was seen',
  params: z.object({ chat_id: z.string().max(80) }),
  body: z.object({ run_id: z.string().max(80) }),
  data: nothing,
  errors: ['chat.not_found', 'run.not_found'],
});
