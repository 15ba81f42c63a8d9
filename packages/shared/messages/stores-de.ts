/** Sentences that the shared stores say. */
export const storeTexts = {
  backOnline: 'Wieder online!',
  offline: 'Keine Internetverbindung!',
  copied: 'In die Zwischenablage kopiert',
  copyFailed: 'Kopieren in die Zwischenablage fehlgeschlagen',
  networkError:
    'Der Server war nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  offlineForm:
    'Sie sind offline. Ihre Eingaben bleiben erhalten; versuchen Sie es wieder, sobald Sie online sind.',
};
