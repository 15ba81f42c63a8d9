import { countText } from './de.ts';

/** Was gesagt wird, wo Chats ausgewählt, verschoben, in Ordner gelegt und zurückgeholt werden. */
export const orderTexts = {
  selecting: 'Chats auswählen',
  selected: (count: number) => `${count} ausgewählt`,
  keys: 'Leertaste wählt aus, ↑ ↓ gehen weiter, mit Umschalt wählen sie mehr aus, Esc beendet.',
  tooMany: (most: number) => `Höchstens ${most} Chats auf einmal.`,
  move: 'Verschieben',
  archive: 'Archivieren',
  remove: 'Löschen',
  cancel: 'Abbrechen',
  moveTitle: (count: number, title: string) =>
    count === 1 ? `„${title}“ verschieben` : `${countText(count, 'Chat', 'Chats')} verschieben`,
  folders: 'Ordner',
  noFolder: 'Kein Ordner',
  isHere: 'Ist hier',
  newFolder: 'Neuer Ordner',
  folderName: 'Name des Ordners',
  create: 'Ordner anlegen',
  createAndMove: 'Anlegen und verschieben',
  renameFolder: 'Ordner umbenennen',
  save: 'Speichern',
  nameMissing: 'Geben Sie dem Ordner einen Namen.',
  moved: (count: number, title: string, folder: string | null) => {
    const what = count === 1 ? `„${title}“` : countText(count, 'Chat', 'Chats');
    return folder === null ? `${what} aus dem Ordner genommen` : `${what} nach „${folder}“ verschoben`;
  },
  moveFailed: 'Es wurde nichts verschoben. Versuchen Sie es noch einmal.',
  archivedTitle: 'Archivierte Chats',
  archivedDetail: 'Die Suche findet sie, und eine neue Nachricht holt einen Chat von selbst zurück.',
  archivedEmpty: 'Es ist nichts archiviert.',
  archivedLoading: 'Die archivierten Chats werden geladen',
  archivedFailed: 'Die archivierten Chats konnten nicht geladen werden.',
  bringBack: 'Zurückholen',
  bringBackOf: (title: string) => `„${title}“ zurückholen`,
  backAgain: (title: string) => `„${title}“ steht wieder in der Liste.`,
  bringBackFailed: (title: string) => `„${title}“ ist noch archiviert. Versuchen Sie es noch einmal.`,
  more: 'Ältere Chats zeigen',
} as const;
