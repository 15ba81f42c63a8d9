import { words } from '../../../report/words.ts';
import { listText } from '../../../tools/number-text.ts';
import type { diligencePitchEn } from './diligence-pitch-en.ts';

/** The pitch beside the room, and what lenders and balance sheets say. */
export const diligencePitchDe: typeof diligencePitchEn = {
  severalApart: (names) => `die Präsentation ist nicht belegt (${listText(names)})`,
  measureNames: {
    arr: 'ARR',
    mrr: 'MRR',
    net_retention: 'Umsatzbindung netto',
    gross_margin: 'Bruttomarge',
    operating_margin: 'Operative Marge',
    equity_ratio: 'Eigenkapitalquote',
    top_customer: 'Anteil des größten Kunden',
    employees: 'Beschäftigte',
  },
  measureApartTitle: (name) => `die Präsentation ist nicht belegt (${name})`,
  measureApart: {
    customers: (name, time, pitch, own) =>
      words`${name}: Die Präsentation nennt ${pitch}, die Kundentabelle (${time}) ergibt ${own}.`,
    accounts: (name, time, pitch, own) =>
      words`${name}: Die Präsentation nennt ${pitch}, die Abschlüsse für ${time} ergeben ${own}.`,
    staff: (name, _time, pitch, own) =>
      words`${name}: Die Präsentation nennt ${pitch}, die Mitarbeiterliste enthält ${own}.`,
  },
  boundWords: ({ bound, isApproximate }) =>
    ({ above: 'mehr als ', least: 'mindestens ', below: 'weniger als ', most: 'höchstens ' })[bound ?? ''] ??
    (isApproximate ? 'etwa ' : ''),
  points: (number) => `${number.replace(/[\s\u00a0]?%$/u, '')} Punkte`,
  ownValue: { customers: 'Kundentabelle', accounts: 'Abschlüsse', staff: 'Mitarbeiterliste' },
  noPitch: 'Es fand sich keine Präsentation, die mit dem Datenraum zu vergleichen wäre.',
  notHeld: (said) =>
    words`Angaben der Präsentation, zu denen der Datenraum nichts zum Vergleich enthält: ${said}.`,
  noStaff: 'Es fand sich keine Mitarbeiterliste.',
  staffStaying: (staying, rows) =>
    words`Die Mitarbeiterliste nennt ${staying} Personen ohne Austrittsdatum, bei ${rows} Zeilen.`,
  staffWithoutLeavers: (rows) =>
    words`Die Mitarbeiterliste nennt ${rows} Personen; keine Spalte sagt, wer ausgeschieden ist.`,
  negativeEquity: {
    title: 'die Schulden übersteigen das Vermögen',
    said: (time, mark) =>
      words`Das Eigenkapital in den Abschlüssen für ${time} beträgt ${mark}: Die Schulden übersteigen das Vermögen.`,
    question:
      'Worauf stützt die Geschäftsführung, dass alle Schulden bei Fälligkeit bezahlt werden, und wann ist das Eigenkapital wieder über null?',
  },
  covenantTitle: (name) => `eine Kreditauflage ist nicht eingehalten (${name})`,
  covenantSaid: (name, time, said, own) =>
    words`${name}: Ein Kredit verlangt mindestens ${said}, die Abschlüsse für ${time} ergeben ${own}.`,
  covenantQuestion: (name) =>
    `${name}: Hat der Kreditgeber schriftlich auf die Einhaltung verzichtet, und was darf er bis dahin tun?`,
  covenantKept: (name, time, said, own) =>
    words`${name}: Verlangt werden mindestens ${said}; die Abschlüsse für ${time} ergeben ${own}, was an diesem Tag genügt.`,
};
