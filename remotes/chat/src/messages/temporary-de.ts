/** Chats that are not kept. */
export const temporaryTexts = {
  line: (until: string) =>
    `Temporär: Er wird nicht behalten, steht nicht in Ihrer Liste und wird von der Suche nicht gefunden. 24 Stunden nach der letzten Nachricht, am ${until}, wird er gelöscht, oder wenn Sie ihn beenden. Was er gekostet hat, bleibt in Ihrem Credit-Verlauf.`,
  region: 'Temporärer Chat',
  keep: 'Diesen Chat behalten',
  end: 'Chat jetzt beenden',
  sure: 'Beenden und löschen? Das lässt sich nicht rückgängig machen.',
  sureEnd: 'Löschen',
  cancel: 'Abbrechen',
  kept: 'Dieser Chat wird behalten. Er steht jetzt in Ihrer Liste.',
  ended: 'Der Chat ist beendet und gelöscht.',
  keepFailed: 'Der Chat konnte nicht behalten werden.',
  endFailed: 'Der Chat konnte nicht beendet werden.',
} as const;
