import { countText } from './de.ts';

/** `„Frachtraten“` für einen Chat, `3 Chats` für mehr. */
const chatsText = (count: number, title: string) =>
  count === 1 ? `„${title}“` : countText(count, 'Chat', 'Chats');

/** Was die Zeilen der Leiste und die Suche sagen; die übrigen Texte der Liste stehen in `de.ts`. */
export const rowTexts = {
  pinFailed: 'Der Chat wurde nicht angeheftet. Versuchen Sie es noch einmal.',
  unpinFailed: 'Der Chat ist noch angeheftet. Versuchen Sie es noch einmal.',
  unread: 'Neue Antwort',
  select: 'Auswählen',
  selectChats: 'Chats auswählen',
  newFolder: 'Neuer Ordner',
  archivedChats: 'Archivierte Chats',
  foldersFailed: 'Ihre Ordner konnten nicht geladen werden.',
  partFailed: 'Dieser Teil konnte nicht geladen werden.',
  deleted: (count: number, title: string) => `${chatsText(count, title)} gelöscht`,
  archived: (count: number, title: string) => `${chatsText(count, title)} archiviert`,
  folderDeleted: (name: string) => `Ordner „${name}“ gelöscht`,
  deleteFailed: (count: number, title: string) =>
    `${chatsText(count, title)} ${count === 1 ? 'konnte nicht gelöscht werden und steht' : 'konnten nicht gelöscht werden und stehen'} wieder in der Liste.`,
  archiveFailed: (count: number, title: string) =>
    `${chatsText(count, title)} ${count === 1 ? 'konnte nicht archiviert werden und steht' : 'konnten nicht archiviert werden und stehen'} wieder in der Liste.`,
  folderDeleteFailed: (name: string) =>
    `Der Ordner „${name}“ konnte nicht gelöscht werden und ist wieder da.`,
} as const;
