import { italic, words } from '../../../report/words.ts';
import type { groundEn } from './ground-en.ts';

export const groundDe: typeof groundEn = {
  file: (number) => `Datei ${number}`,
  sameFile: (name, before) => ({
    name,
    reason: `Es ist dieselbe Datei wie „${before}“, die gelesen wurde.`,
  }),
  written: 'Geschrieben',
  risks: {
    'low risk': 'geringes Risiko',
    'medium risk': 'mittleres Risiko',
    'high risk': 'hohes Risiko',
    'for review': 'nicht berechnet',
  },
  scorecardHead: ['Kennzahl', 'Wert', 'Geringes Risiko', 'Hohes Risiko', 'Einstufung', 'Gewicht'],
  above: (threshold) => words`über ${threshold}`,
  below: (threshold) => words`unter ${threshold}`,
  thresholds: {
    good: (name) => `${name}: hier beginnt geringes Risiko`,
    poor: (name) => `${name}: hier beginnt hohes Risiko`,
  },
  published: (measure) => `${measure}: Zahl der veröffentlichten Formel`,
  score: 'Gesamtwert',
  coverage: 'Berechnetes Gewicht',
  hangs: (names) =>
    `Das Gesamturteil wäre ein anderes ohne eine dieser Kennzahlen oder mit ihrem doppelten Gewicht: ${names}.`,
  stands:
    'Das Gesamturteil bleibt dasselbe ohne jede einzelne Kennzahl und mit dem doppelten Gewicht jeder einzelnen.',
  fell: 'Gegenüber dem Vorjahr um mehr als ein Viertel gefallen. Die Grenze ist eine Faustregel dieses Berichts, und der Gesamtwert, der ein Jahr betrachtet, zählt einen solchen Rückgang nicht mit:',
  measure: 'Kennzahl',
  line: 'Posten',
  change: 'Änderung',
  year: 'Jahr',
  inUnit: (unit) => `Beträge in ${unit}`,
  noCurrency: (scale) =>
    scale === '' ? 'Einheiten, deren Währung nicht gelesen wurde' : `${scale}, Währung nicht gelesen`,
  nothingComputed: 'Davon ließ sich nichts berechnen.',
  term: 'Bestandteil',
  weight: 'Gewicht',
  others: (name, company) =>
    `${name}: nennt ein Unternehmen, das nicht ${company} geschrieben ist, nicht verwendet; ist es dasselbe, fragen Sie unter jenem Namen`,
  takenFor: (asked, whole) =>
    `Gefragt war „${asked}“; das wurde für ${whole} genommen, das einzige Unternehmen in diesen Dateien, dessen Name so beginnt`,
  unnamed: (name, company) => `${name}: nennt kein Unternehmen; als Abschluss von ${company} gelesen`,
  noLines: (name) => `${name}: keine Posten eines Abschlusses mit Geschäftsjahren gefunden`,
  rowsLeft: (name, rows, more) =>
    words`${name}: Zeilen, die in keine Kennzahl eingehen: ${rows}${more > 0 ? `; und ${more} weitere` : ''}`,
  changed: ({ before, revenue, profit, earlier }) =>
    words`Gegenüber ${/^\d{4}(?:\/\d\d)?$/.test(before) ? before : `dem Jahr bis ${before}`} änderte sich der Umsatz um ${revenue}; das Betriebsergebnis betrug ${profit} nach ${earlier}.`,
  foot: (isSample, what) =>
    italic(
      `Erstellt vom eingebauten Analysten: berechnet und zitiert, ohne Sprachmodell.${isSample ? (what === 'company' ? ' Beispieldaten: ein erfundenes Unternehmen.' : ' Beispieldaten: alles darin ist erfunden.') : ''}`,
    ),
};
