import type { Folder } from '@loupe/shared/contract/chat-order';
import { createForm } from '@loupe/shared/stores/form';
import { orderTexts } from '#texts/order';
import type { ChatList } from './chat-list.ts';
import type { Outside } from './outside.ts';

/** The name of a folder: of a new one for null. What was typed stays when it is not taken. */
export function createFolderForm(
  { request }: Pick<Outside, 'request'>,
  list: Pick<ChatList, 'folders'>,
  folder: Folder | null,
  onDone: (folder: Folder) => void,
) {
  return createForm({
    initial: { name: folder?.name ?? '' },
    validate: ({ name }) => (name.trim() === '' ? { name: orderTexts.nameMissing } : {}),
    submit: ({ name }) => {
      const body = { name: name.trim() };
      if (!folder) return request('POST /folders', { body, isQuiet: true });
      return request('POST /folders/:folder_id', {
        params: { folder_id: folder.id },
        body,
        isQuiet: true,
      });
    },
    onSuccess: (data) => {
      list.folders.put(data.folder);
      onDone(data.folder);
    },
    fieldOfCode: { 'folder.name_taken': 'name', 'folder.too_many': 'name' },
  });
}
