/** Texte der Wiedergabe. */
export const replayTexts = {
  player: 'Wiedergabe',
  play: 'Abspielen',
  pause: 'Pause',
  again: 'Noch einmal abspielen',
  back: 'Ein Ereignis zurück',
  forward: 'Ein Ereignis weiter',
  previousStage: 'Vorige Etappe',
  nextStage: 'Nächste Etappe',
  toEnd: 'Ans Ende springen',
  position: 'Position',
  speed: 'Tempo',
  times: (speed: number) => `${speed}×`,
  of: (position: number, length: number) => `${position}/${length}`,
  positionOf: (position: number, length: number, stage: string | null) =>
    `Ereignis ${position} von ${length}${stage === null ? '' : `, ${stage}`}`,
  stages: 'Zu einer Etappe gehen',
  keys: 'Die Leertaste spielt ab und hält an, Pfeile gehen einen Schritt, mit Umschalt eine Etappe, Pos1 und Ende.',
  empty: 'Es gibt nichts wiederzugeben',
  emptyDetail: 'Beim Teilen hatte noch niemand an diesem Chat gearbeitet.',
  stage: (title: string) => `Etappe: ${title}`,
  ended: 'Ende der Wiedergabe',
  runBegins: (agent: string) => (agent === '' ? 'Ein Lauf beginnt' : `${agent} beginnt`),
  runEnds: { done: 'Lauf beendet', stopped: 'Lauf angehalten', failed: 'Lauf fehlgeschlagen' },
  states: {
    waiting: 'wartet',
    working: 'arbeitet',
    done: 'fertig',
    failed: 'fehlgeschlagen',
    stopped: 'angehalten',
  },
  process: 'So wurde gearbeitet',
} as const;

/** Texte des Passwortformulars eines geschützten Chats. */
export const lockTexts = {
  title: 'Dieser geteilte Chat ist geschützt',
  lead: 'Geben Sie das Passwort ein, das Sie mit dem Link bekommen haben.',
  password: 'Passwort',
  open: 'Öffnen',
} as const;
