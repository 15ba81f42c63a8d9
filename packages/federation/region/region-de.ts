/** Words of a region that is loading or could not be loaded. `part` names it as the beginning of a sentence. */
export const regionTexts = {
  loading: (part: string) => `${part} wird geladen`,
  unavailable: (part: string) => `${part} ist im Moment nicht verfügbar.`,
  restWorks: 'Der Rest der Seite funktioniert. Nichts, was Sie anderswo getan haben, ist verloren.',
  refused: (part: string) => `${part} wurde nicht gestartet: Diese Version passt nicht zur Seite.`,
  not_signed: (part: string) =>
    `${part} wurde nicht gestartet: Die Liste der Versionen ist nicht von dieser Seite unterschrieben.`,
  outdated: (part: string) =>
    `${part} wurde nicht gestartet: Dieser Tab kennt eine neuere Liste der Versionen. Öffnen Sie einen neuen Tab.`,
  left_out: (part: string) => `${part} wurde weggelassen, wie es die Adresse verlangt.`,
  bringBack: 'Zurückholen',
};
