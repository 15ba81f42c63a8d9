import { bold, words, type Said, type Words } from '../../../report/words.ts';
import { listText } from '../../../tools/number-text.ts';
import type { claimsReportEn } from './claims-report-en.ts';

const claims = (count: number) => `${count} ${count === 1 ? 'Aussage' : 'Aussagen'}`;

export const claimsReportDe: typeof claimsReportEn = {
  statuses: { verified: 'belegt', 'not verified': 'nicht belegt', 'for review': 'zu prüfen' },
  kinds: {
    neutral: 'Klimaneutral',
    reduction: 'Veränderung',
    share: 'Anteil',
    comparison: 'Vergleich',
    generic: 'Allgemein',
    label: 'Siegel',
    circular: 'Recycelbar',
  },
  aim: (kind) => `Ziel: ${kind}`,
  stances: { denied: 'Verneint', others: 'Über andere', conditional: 'Bedingt oder Frage' },
  subject: 'Umweltaussagen',
  quoted: (text) => `„${text}“`,
  headline: (subject, { made, verified, not }) =>
    `${subject}: ${verified} von ${made === 1 ? 'einer Aussage' : `${made} Aussagen`} belegt, ${not} nicht`,
  headlineNone: (subject) => `${subject}: keine Umweltaussage gefunden`,
  lead: ({ made, verified, not, review }) =>
    `Die Dateien machen ${made === 1 ? 'eine Umweltaussage' : `${made} Umweltaussagen`}: ${verified} ${verified === 1 ? 'kann' : 'können'} bleiben, weil die Zahlen sie belegen, ${not} ${not === 1 ? 'kann' : 'können'} so nicht bleiben, und ${review} muss ein Mensch ansehen.`,
  worst: (quoted: Said, found: Said, difference: Said) =>
    words`Am weitesten von den Zahlen entfernt: ${quoted}; die Dateien ergeben ${found}, Abstand: ${difference}.`,
  points: (number) => `${number} Prozentpunkte`,
  noneFound: 'Kein Satz dieser Dateien macht eine Umweltaussage, die hier gelesen wird.',
  noneAnswer: 'Es wurde keine Umweltaussage gefunden; es gab also nichts zu prüfen.',
  claimsHead: ['Aussage', 'Art', 'Lesart', 'Warum'],
  more: (count) =>
    `${count === 1 ? 'Eine weitere Aussage' : `${count} weitere Aussagen`} derselben Arten ${count === 1 ? 'ist' : 'sind'} nicht aufgeführt; eine größere Tiefe zeigt ${count === 1 ? 'sie' : 'sie alle'}.`,
  actions: {
    stay: 'Kann bleiben',
    correct: 'Zahl berichtigen',
    base: 'Sagen, seit wann und wovon',
    figures: 'Zahlen dazu nennen oder streichen',
    reword: 'Streichen oder genau sagen, was gemeint ist',
    offset: 'Streichen: beruht auf Kompensation',
    label: 'Streichen, wenn kein Zertifizierungssystem dahintersteht',
    aim: 'Plan, Jahr und Prüfer nennen oder streichen',
    look: 'Muss ein Mensch ansehen',
  },
  reasons: {
    recomputed: 'Die Dateien ergeben dieselbe Zahl.',
    differs: 'Die Dateien ergeben eine andere Zahl.',
    'no base year': 'Sie nennt kein Basisjahr und lässt sich deshalb an nichts messen.',
    'no figures': 'Keine Zeile oder Spalte der Dateien misst das.',
    'no year':
      'Die Dateien messen es, aber nicht für die Jahre, von denen und bis zu denen die Aussage zählt.',
    several: 'Zwei Zeilen oder Spalten könnten gemeint sein.',
    'one part': 'Sie spricht von einem Ort oder Produkt; die Tabellen sagen nicht, dass sie das tun.',
    'up to': '„Bis zu“ sagt nichts über das Ganze.',
    zero: 'Wovon gezählt wird, ist nicht größer als null.',
    offset: 'Sie beruht auf Kompensation, so steht es in derselben Passage.',
    'offset elsewhere':
      'Die Dateien sprechen an anderer Stelle von Kompensation; ob diese Aussage darauf beruht, ist nicht gesagt.',
    'neutral bare': 'Keine Zahl der Dateien und keine Passage daneben stützt sie.',
    'scheme with number':
      'Ein Zeichen ist mit einer Nummer genannt, die sich nachschlagen lässt; nachgeschlagen wurde sie nicht.',
    scheme: 'Ein bekanntes Zeichen ist ohne Lizenz- oder Zertifikatsnummer daneben genannt.',
    'own label': 'Daneben ist kein Zertifizierungssystem genannt.',
    generic: 'Sie sagt allgemein, was daneben nicht genau gesagt wird.',
    'generic specified':
      'Derselbe Satz nennt eine Zahl; ob sie das klar genug sagt, muss ein Mensch entscheiden.',
    'generic scheme':
      'Ein bekanntes Zeichen ist daneben genannt; ob es deckt, was dieses Wort sagt, muss ein Mensch entscheiden.',
    tested: 'Eine Prüfnorm oder ein Zertifikat ist daneben genannt; nachgeschlagen wurde es nicht.',
    untested: 'Daneben ist keine Prüfnorm und kein Zertifikat genannt.',
    comparison: 'Sie sagt nicht in Zahlen und nicht, womit verglichen wird.',
    'comparison measured':
      'Sie vergleicht mit etwas anderem; nach welchem Maß und für welches Jahr, steht nicht daneben.',
    'aim complete':
      'Ein Ziel, zu dem die Dateien Jahr, Plan und eine Prüfung von außen nennen; erreicht ist noch nichts.',
    'aim lacks': 'Ein Ziel, nichts Erreichtes.',
  },
  lacks: {
    year: 'ein Jahr',
    number: 'eine messbare Zahl',
    plan: 'ein Umsetzungsplan',
    check: 'eine unabhängige Prüfung',
  },
  aimLacks: (what) => ` Nicht gefunden: ${listText(what)}.`,
  filesGive: (found) => words`Die Dateien ergeben ${found}.`,
  soFar: (found) => words` Bisher: ${found}.`,
  endTaken: 'letztes Jahr der Tabelle',
  near: (name) => words` Am nächsten, nicht verwendet: „${name}“.`,
  touches: (place) => words` Regel: ${place}.`,
  recomputedHead: ['Gemessen', 'Von', 'Bis', 'Dateien ergeben', 'Behauptet', 'Abstand'],
  recomputedTitle: 'Aussagen mit einer Zahl, gegen die Tabellen gehalten',
  inYear: (name, year) => `${name}, ${year}`,
  labels: {
    change: (name, base, end) => `${name}: Veränderung ${base} bis ${end}`,
    share: (name, year) => `${name}: Anteil in ${year}`,
    difference: (name) => `${name}: behauptet und berechnet, Abstand`,
    claimed: (name) => `${name}: wie behauptet`,
  },
  and: ' und ',
  so: (name, isAim) => (isAim ? `${name} (Ziel, bisher)` : name),
  nothingRecomputed: 'Keine Aussage hat eine Zahl, die eine Tabelle dieser Dateien für ihre Jahre misst.',
  endNote: 'Wo eine Aussage kein letztes Jahr nennt, wurde das letzte Jahr der Tabelle genommen.',
  vagueHead: ['Wort', 'Mal', 'Was stattdessen zu sagen ist'],
  instead: {
    neutral:
      'Um wie viel die eigenen Emissionen gesunken sind, seit wann, und getrennt davon, was anderswo bezahlt wird.',
    generic: 'Die eine Eigenschaft, die gemeint ist, mit ihrer Zahl, neben dem Wort.',
    comparison: 'Was womit verglichen wird, nach welchem Maß und für welches Jahr.',
    label: 'Das Zeichen, wer es vergibt, und die Lizenznummer.',
    circular: 'Welcher Teil, unter welchen Bedingungen, nach welcher Prüfnorm.',
  },
  noVague: 'Kein unscharfes Wort wurde gefunden.',
  noBase: 'Jede Veränderung nennt ihr Basisjahr.',
  fits: (found: Words, first) => words` Die Dateien würden sie ab ${first} belegen: ${found}.`,
  noFit: ' Die Dateien belegen sie ab keinem Jahr.',
  baseCandidates:
    'Welches Jahr gemeint war, ist nicht bekannt; dass eines passt, beweist nicht, dass es gemeint war.',
  noOthers: 'Nichts davon wurde gefunden.',
  questions: {
    'no base year': (quoted: Said) => words`Seit wann und wovon ist ${quoted} gezählt?`,
    'no figures': (quoted: Said) => words`Welche Zahlen stehen hinter ${quoted}?`,
    differs: (quoted: Said) => words`Wie wurde ${quoted} berechnet?`,
    offset: (quoted: Said) =>
      words`Wie viel von ${quoted} ist eigene Minderung, und wie viel wird anderswo bezahlt?`,
    'offset elsewhere': (quoted: Said) => words`Beruht ${quoted} auf Kompensation?`,
    'neutral bare': (quoted: Said) => words`Welche Emissionen zählt ${quoted}, und wer hat es geprüft?`,
    scheme: (quoted: Said) => words`Welche Lizenz- oder Zertifikatsnummer gehört zu ${quoted}?`,
    'own label': (quoted: Said) => words`Wer vergibt ${quoted}, nach welchen Regeln, und wer prüft?`,
    'one part': (quoted: Said) => words`Welche Zahlen dieses Ortes oder Produkts stehen hinter ${quoted}?`,
    several: (quoted: Said) => words`Welche Zeile meint ${quoted}?`,
    untested: (quoted: Said) => words`Durch welche Prüfung ist ${quoted} gezeigt?`,
    'aim lacks': (quoted: Said) => words`Wo steht der Plan hinter ${quoted}, und wer prüft ihn?`,
  },
  noQuestions: 'Keine.',
  nothingMissing: 'Jede Datei wurde gelesen; nichts blieb außen vor.',
  otherCompany: (name, company) =>
    `${name}: nennt ein anderes Unternehmen und nicht ${company}; Aussagen und Zahlen daraus wurden nicht verwendet`,
  noTables: 'Keine Tabelle mit Zahlen nach Jahren wurde gefunden; nachrechnen ließ sich deshalb nichts.',
  otherLanguage: (name) => `${name}: weder Deutsch noch Englisch, soweit zu erkennen; als Englisch gelesen`,
  notSeen:
    'Nicht gesehen: Bilder, Logos und Farben, die auch Aussagen sein können. Nicht nachgeschlagen: Zertifikate, Register und andere Gesetze als die genannten. Aussagen über ein ganzes Produkt, die nur einen Teil betreffen, und Mengen ohne Prozentangabe („so viele Tonnen gespart“, „ein Drittel weniger“) werden nicht erkannt.',
  method: [
    'Aussagen werden an Wörtern und Prozentangaben gefunden, Satz für Satz; ein Satz kann mehrere machen. Was verneint, gefragt, bedingt oder über andere gesagt ist, zählt nicht; was für ein späteres Jahr gesagt ist, ist ein Ziel und wird nie als erreicht gelesen.',
    'Eine Veränderung ist das letzte Jahr weniger das Basisjahr, geteilt durch das Basisjahr. Ein Anteil ist der Teil geteilt durch das Ganze in einer Einheit, oder der Prozentwert der Tabelle. Eine Zahl ist belegt, wenn die berechnete ihr so genau gleicht, wie sie geschrieben ist; nach „rund“ oder „fast“ bleibt ein Prozentpunkt, eine Faustregel dieses Berichts; „mehr als“ gilt für alles darüber.',
    'Eine Zeile oder Spalte zählt nur, wenn ihr Name dasselbe misst wie die Aussage: derselbe Gegenstand, dieselben Grenzen (Scope, erneuerbar, je Stück) und kein weiteres Wort, das sie einengt. Scopes von Emissionen werden nur addiert, wo die Aussage sie zusammen nennt.',
  ],
  rules: 'Wortlaut der genannten Regeln, soweit er sich öffnen ließ:',
  rule: (place, wording) => words`${bold(place)}: ${wording}`,
  advice:
    'Keine Rechtsberatung. Die Regel zur Kompensation spricht von Produkten; ob sie eine Aussage über das ganze Unternehmen erreicht, klärt ein Anwalt. „Belegt“ heißt: die Zahlen dieser Dateien ergeben die genannte; es heißt nicht, dass die Zahlen stimmen.',
  answer: (headline, worst: Words) => words`${bold(`${headline}.`)} ${worst}`,
  times: 'Wie oft das Wort steht',
  parts: {
    head: 'Entscheiden, welche Aussage bleiben kann',
    claims: 'Die Aussagen schreiben',
    numbers: 'Die nachgerechneten Zahlen schreiben',
    closing: 'Schreiben, was fehlt, und den Rechenweg',
  },
  steps: {
    gathered: (count) => (count === 1 ? 'ein Dokument' : `${count} Dokumente`),
    found: (count) => claims(count),
    checked: (count) => `${count} mit Beleg oder Grund`,
    written: 'Bericht geschrieben',
  },
};
