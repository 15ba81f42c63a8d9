/** Words of a header that make a column something else than the company's actual figures. */
const notActual =
  /(?<!\p{L})(?:budget|plan|target|forecast|estimate|consensus|guidance|expected|change|chg|growth|delta|variance|share|yoy|y\/y|%|veränderung|abweichung|anteil|prognose|ziel|erwartet|schätzung|soll|peer|competitor|rival|wettbewerber|vergleich)(?!\p{L})/iu;
const expectedHead =
  /(?<!\p{L})(?:budget|plan|target|forecast|guidance|expected|prognose|ziel|erwartet|planung)(?!\p{L})/iu;
const markedYear = /(?<=\d)\s?[eE](?!\p{L})/u;

/** True for a column of what is planned or expected: "Plan 2026", "2026E". */
export const saysPlan = (head: string): boolean => expectedHead.test(head) || markedYear.test(head);

/** True for a column of plans, changes, shares or others' figures. */
export const isOtherThanActual = (head: string): boolean => notActual.test(head) || saysPlan(head);
