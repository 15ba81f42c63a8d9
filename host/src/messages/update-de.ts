/** Words of the offer of a newer version. */
export const updateTexts = {
  title: 'Eine neue Version ist bereit',
  withNextPage: 'Sie kommt mit der nächsten Seite, die Sie öffnen.',
  whenSaved:
    'Sie kommt mit der nächsten Seite, sobald gesendet oder gespeichert ist, was Sie hier begonnen haben.',
  updateNow: 'Jetzt aktualisieren',
  later: 'Später',
};
