/** Words of the question before unsaved work is left. */
export const leavingTexts = {
  title: 'Seite ohne Speichern verlassen?',
  detail: 'Was Sie auf dieser Seite eingegeben haben, ist nicht gespeichert. Es geht verloren.',
  stay: 'Auf der Seite bleiben',
  leave: 'Verlassen',
};
