import { words } from '../../../report/words.ts';
import { listText } from '../../../tools/number-text.ts';
import type { diligenceReportEn } from './diligence-report-en.ts';

export const diligenceReportDe: typeof diligenceReportEn = {
  statuses: { verified: 'belegt', not: 'nicht belegt' },
  quoted: (text) => `„${text}“`,
  of: (found, all) => `${found} von ${all}`,
  headline: (company, flags) =>
    flags.length === 0
      ? `${company}: kein Warnzeichen in diesem Datenraum`
      : `${company}: ${listText(flags)}`,
  headlineNone: (company) => `${company}: in diesem Datenraum ließ sich nichts verwenden`,
  noneFound: 'Keine Datei dieses Datenraums ist ein hier lesbares Dokument über dieses Unternehmen.',
  noneAnswer: 'Im Datenraum fand sich kein Dokument über dieses Unternehmen; es wurde nichts berechnet.',
  allMissing: (kinds) => `Es fehlt jeder Punkt der Prüfliste: ${listText(kinds)}`,
  covered: (count) => words`Für ${count} Punkte der Prüfliste liegen Dokumente vor.`,
  firstQuestion: (question) => words`Zuerst zu fragen: ${question}`,
  goOnIf: 'Nur weitermachen, wenn diese Fragen beantwortet sind:',
  goOn: 'Nichts hier Berechnetes spricht dagegen, weiterzumachen. Was nicht im Datenraum liegt, ist nicht bekannt.',
  stages: {
    seed: 'Gelesen für eine Beteiligung in der Gründungsphase: Abschlüsse sind dann oft kurz, Gründer und Schutzrechte zählen mehr.',
    growth:
      'Gelesen für eine Beteiligung in der Wachstumsphase: Kundenbindung und Reichweite der Kasse zählen dann am meisten.',
    buyout:
      'Gelesen für eine Übernahme: Verträge, die mit dem Eigentümer enden, Schulden und Steuern zählen dann am meisten.',
  },
  seeFlags: 'Zahlen und Quellen stehen im Bericht.',
  borneOut: 'Die Abschlüsse ergeben dieselbe Zahl.',
  scorecard: 'Messgrößen des Datenraums nach Faustregeln dieses Berichts',
  basis: 'Faustregel dieses Berichts',
  score: (company, risk, score, share) =>
    words`Zusammen zeigen die Messgrößen von ${company} ${risk}: Gesamtwert ${score} auf einer Skala von 0 (gering) bis 1 (hoch); ${share} des Gewichts konnten berechnet werden.`,
  risks: { 'low risk': 'geringes Risiko', 'medium risk': 'mittleres Risiko', 'high risk': 'hohes Risiko' },
  flagsNote:
    'Was nicht berechnet werden konnte, ist kein Warnzeichen; was dazu fehlt, steht weiter unten. Die Schwellen sind Faustregeln; Branchen und Phasen unterscheiden sich.',
  noFlags: 'Keine Messgröße liegt im Bereich mittleren oder hohen Risikos, und nichts widerspricht sich.',
  measures: {
    top_customer: 'Anteil des größten Kunden',
    net_retention: 'Umsatzbindung netto',
    months_of_cash: 'Reichweite der Kasse in Monaten',
    room_coverage: 'Abdeckung der Prüfliste',
  },
  months: (number) => `${number} Monate`,
  flagTitles: {
    top_customer: 'der Umsatz hängt an einem Kunden',
    net_retention: 'der Umsatz mit Bestandskunden schrumpft',
    months_of_cash: 'die Kasse reicht nicht lange',
    room_coverage: 'der Datenraum ist unvollständig',
  },
  measureFlag: {
    top_customer: (mark, name) => words`Der größte Kunde, ${name}, bringt ${mark} des gezählten Umsatzes.`,
    net_retention: (mark) => words`Die Kunden von vor einem Jahr bringen ${mark} ihres damaligen Umsatzes.`,
    months_of_cash: (mark) =>
      words`Beim Mittelabfluss des letzten Geschäftsjahres reicht die Kasse ab dessen Ende ${mark} Monate.`,
    room_coverage: (mark) => words`Für ${mark} der Prüfliste liegen Dokumente vor.`,
  },
  contradictionTitle: (line) => `die Präsentation widerspricht den Abschlüssen (${line})`,
  contradiction: (line, time, pitch, own) =>
    words`${line}: Die Präsentation nennt ${pitch}, die Abschlüsse für ${time} nennen ${own}.`,
  capTableTitle: 'die Gesellschafterliste geht nicht auf',
  totalRow: 'Summe',
  faultLabel: (name, column) => `${name}, ${column}: wie angegeben`,
  computedLabel: (name, column) => `${name}, ${column}: wie berechnet`,
  faults: {
    total: (_name, column, own, given) =>
      words`Die Gesellschafterliste nennt als Summe von „${column}“ ${own}; ihre Zeilen ergeben ${given}.`,
    share: (name, column, own, given) =>
      words`Die Gesellschafterliste nennt für ${name} in „${column}“ ${own}; ihre Zeilen ergeben ${given}.`,
    row: (name, column, own, given) =>
      words`Die Gesellschafterliste nennt für ${name} in „${column}“ ${own}; Anteile und Optionen ergeben ${given}.`,
  },
  clauseNames: {
    control: 'Kontrollwechsel',
    exclusive: 'Ausschließlichkeit',
    unlimited: 'Unbeschränkte Haftung',
    covenant: 'Covenant (einzuhaltende Kennzahl)',
    security: 'Sicherheit oder Bürgschaft',
    favoured: 'Meistbegünstigung',
    ending: 'Ende der Laufzeit',
    termination: 'Kündigung',
    dispute: 'Streit',
  },
  clauseFlags: {
    control: 'Ein Vertrag regelt den Kontrollwechsel.',
    exclusive: 'Ein Vertrag spricht von Ausschließlichkeit.',
    unlimited: 'Ein Vertrag spricht von unbeschränkter Haftung.',
    covenant: 'Ein Vertrag verlangt, dass eine Finanzkennzahl eingehalten wird.',
    security: 'Ein Vertrag spricht von einer Sicherheit, einer Verpfändung oder einer Bürgschaft.',
    favoured: 'Ein Vertrag sichert einem Kunden Preise zu, wie sie der günstigste andere hat.',
    ending: 'Ein Vertrag sagt, wann er endet oder dass er sich nicht verlängert.',
    dispute: 'Ein Schreiben berichtet von einem Streit.',
    termination: 'Ein Vertrag sagt, wie er beendet werden kann.',
  },
  clauseQuestions: {
    control:
      'Löst diese Beteiligung die Klausel zum Kontrollwechsel aus, und hat die andere Seite zugestimmt?',
    exclusive: 'Welches Geschäft schließt die Ausschließlichkeit aus, und bis wann?',
    unlimited: 'Ist die unbeschränkte Haftung versichert?',
    covenant:
      'Wurden die vom Kreditgeber verlangten Kennzahlen zu jeder Zeit eingehalten, und werden sie es nach dieser Beteiligung?',
    security: 'Was wurde als Sicherheit gegeben, verpfändet oder verbürgt, und von wem?',
    favoured: 'Welche Kunden zahlen weniger als der mit der Meistbegünstigung?',
    ending: 'Wird über den auslaufenden Vertrag verhandelt, und zu welchen Bedingungen?',
    dispute: 'Wie steht der Streit, was ist dafür zurückgestellt, und ist er versichert?',
    termination: 'Hat jemand gekündigt oder eine Kündigung angekündigt?',
  },
  questions: {
    top_customer: 'Wie lange ist der größte Kunde noch gebunden, und was geschieht ohne ihn?',
    net_retention: 'Warum zahlen Bestandskunden weniger als vor einem Jahr, und wer ist gegangen?',
    months_of_cash: 'Was bringt Geld, bevor die Kasse leer ist, und was wird gekürzt, wenn es ausbleibt?',
    room_coverage: 'Wann liegen die fehlenden Unterlagen im Datenraum?',
    contradiction: (line, pitch) =>
      words`${line}: Warum nennt die Präsentation ${pitch}, und was ist darin enthalten, das in den Abschlüssen fehlt?`,
    measureApart: (name, pitch) => words`${name}: Wie kommt die Präsentation auf ${pitch}?`,
    capTable: 'Welche Gesellschafterliste ist unterschrieben, und warum gehen ihre Zahlen nicht auf?',
  },
  stageQuestions: {
    seed: [
      'Haben alle Gründer und freien Mitarbeiter ihre Rechte schriftlich übertragen?',
      'Wie werden die Anteile der Gründer unverfallbar, und was gilt, wenn jemand geht?',
    ],
    growth: [
      'Was kostet es, einen Kunden zu gewinnen, und wann ist das wieder verdient?',
      'Welche Rechte früherer Investoren gehen denen eines neuen vor?',
    ],
    buyout: [
      'Wer geht mit dem Eigentümer, und was bindet diese Personen?',
      'Welche Schulden, Bürgschaften und Steuerrisiken stehen nicht in den Abschlüssen?',
    ],
  },
  areas: {
    finance: 'Finanzen',
    legal: 'Recht',
    people: 'Personal',
    product: 'Produkt',
    tax: 'Steuern',
    security: 'Sicherheit',
  },
  kinds: {
    statements: 'Jahresabschlüsse',
    customers: 'Umsatz je Kunde',
    bank: 'Kontoauszug',
    ledger: 'Hauptbuch',
    plan: 'Finanzplan',
    cap_table: 'Gesellschafterliste',
    articles: 'Gesellschaftsvertrag',
    contract: 'Kunden- oder Lieferverträge',
    loan: 'Kredit',
    lease: 'Mietvertrag',
    employees: 'Mitarbeiterliste',
    employment: 'Arbeitsverträge',
    pitch: 'Präsentation',
    rights: 'Patente und Marken',
    tax_papers: 'Steuererklärungen und Bescheide',
    privacy: 'Datenschutz',
    security: 'Sicherheitskonzept oder Sicherheitstest',
    dispute: 'Streit',
  },
  coverageHead: ['Bereich', 'Vorhanden', 'Dokumente'],
  areaLabel: (area) => `${area}: Punkte mit Dokument`,
  nothingThere: 'Nichts gefunden',
  allThere: 'Für jeden Punkt der Prüfliste liegt ein Dokument vor.',
  labels: {
    top: (customer) => `${customer}: Anteil am Umsatz`,
    share: (name) => `${name}: Anteil`,
    total: 'Umsatz aller Kunden',
    topFive: 'Fünf größte Kunden',
    hhi: 'Herfindahl-Hirschman-Index der Kunden',
    months: 'Gezählte Zeiträume',
    netRetention: 'Umsatzbindung netto über zwölf Monate',
    customerRetention: 'Kunden, die nach zwölf Monaten noch zahlen',
    revenueOf: (month) => `Umsatz derselben Kunden, ${month}`,
    revenueOfOne: (customer, month) => `Umsatz mit ${customer}, ${month}`,
    kept: 'Weiterhin zahlende Kunden',
    before: (count) => `Kunden zuvor: ${count}, mit einem Umsatz von`,
    found: 'Punkte mit Dokument',
    points: 'Punkte der Prüfliste',
    diluted: 'Anteile, voll verwässert',
    nominal: 'Nennbeträge aller Inhaber',
    staying: 'Personen, die nicht ausgeschieden sind',
    staffRows: 'Zeilen der Mitarbeiterliste',
  },
  customerHead: ['Kunde', 'Anteil am Umsatz'],
  concentration: (months, span, total, five, hhi) =>
    words`Gezählte Zeiträume, Monate oder ganze Jahre, die letzten der Datei: ${months} (${span}). Alle Kunden zusammen brachten ${total}; auf die fünf größten entfallen davon ${five}. Der Herfindahl-Hirschman-Index beträgt ${hhi}.`,
  ofAccounts: (share, time) =>
    words`Die Kunden von ${time} ergeben zusammen ${share} der Umsatzerlöse in den Abschlüssen dieses Jahres.`,
  ofAccountsLabel: (time) => `Umsatz aller Kunden in ${time} zu Umsatzerlösen der Abschlüsse`,
  netKept: (net) => words`Umsatzbindung netto über zwölf Monate: ${net}; neue Kunden zählen nicht mit.`,
  customersKept: (kept) => words`Kunden, die nach zwölf Monaten noch zahlen: ${kept}.`,
  lost: (customers, from, to) =>
    words`Kunden von ${from}, die in ${to} nichts mehr bringen, mit ihrem damaligen Umsatz: ${customers}.`,
  notComputed: (reason) => `Die Konzentration wurde nicht berechnet: ${reason}.`,
  notRetained: (reason) => `Die Kundenbindung wurde nicht berechnet: ${reason}.`,
  noCustomers:
    'Es fand sich keine Tabelle mit Umsatz je Kunde und Monat oder Jahr; Konzentration und Kundenbindung wurden nicht berechnet.',
  reasons: {
    absent: 'kein Umsatz je Kunde und Monat oder Jahr gefunden',
    empty: 'die Kundentabelle enthält keine Beträge',
    negative: 'Gutschriften übersteigen den Umsatz eines Kunden',
    short: 'die Datei enthält keinen Monat, der zwölf Monate vor dem letzten liegt',
    'not positive': 'der erste Monat hat keinen Umsatz',
    noCash: 'Kasse oder operativer Cashflow des letzten Jahres nicht in einer Währung gefunden',
    noBurn:
      'der operative Cashflow des letzten Jahres ist nicht negativ, die Kasse wird also nicht aufgebraucht',
  },
  noStatements: 'Es fanden sich keine Abschlüsse mit Geschäftsjahren; Kennzahlen wurden nicht berechnet.',
  financial:
    'Es sind Abschlüsse einer Bank oder Versicherung; die üblichen Kennzahlen sagen dort nichts aus.',
  noCapTable: 'Es fand sich keine Gesellschafterliste.',
  dilutedTotal: (total) => words`Voll verwässert ergeben die Zeilen zusammen ${total} Anteile.`,
  nominalTotal: (total) =>
    words`Die Liste nennt Nennbeträge und keine Zahl der Anteile; zusammen sind es ${total}. Optionen sind nicht darin.`,
  holderHead: ['Inhaber', 'Voll verwässert'],
  nominalHead: ['Inhaber', 'Anteil am Nennkapital'],
  moreHolders: (count) => `${count} weitere Inhaber sind nicht aufgeführt; eine größere Tiefe zeigt sie.`,
  noFaults: 'Summen und Anteile stimmen mit den Zeilen überein, soweit sie angegeben sind.',
  clauseHead: ['Worüber', 'Wo', 'Wortlaut'],
  moreClauses: (count) => `${count} weitere Klauseln sind nicht aufgeführt; eine größere Tiefe zeigt sie.`,
  noClauses:
    'Es fand sich keine Klausel der gesuchten Art: Kontrollwechsel, Ausschließlichkeit, unbeschränkte Haftung, einzuhaltende Kennzahlen, Sicherheiten und Bürgschaften, Meistbegünstigung, Laufzeitende und Kündigung; auch kein Schreiben zu einem Streit.',
  clauseNote: 'An ihren Wörtern gefunden und zitiert; was daraus folgt, beurteilt ein Anwalt.',
  checkHead: ['Größe', 'Präsentation', 'Datenraum', 'Abweichung', 'Ergebnis'],
  apartLabel: (line, time) => `${line} ${time}: Präsentation gegen Abschluss`,
  inPitch: 'Präsentation',
  nothingHeld: 'Keine Zahl der Präsentation ließ sich mit den anderen Unterlagen vergleichen.',
  checkNote: 'Was die Präsentation für spätere Jahre erwartet, wird nicht verglichen.',
  measureOpen: (name, reason) => `${name}: ${reason}`,
  nothingMissing: 'Jede Datei wurde verwendet und jede Messgröße berechnet.',
  otherCompany: (name, company) =>
    `${name}: handelt von einem anderen Unternehmen und nicht von ${company}; nicht verwendet`,
  unknownKind: (name) => `${name}: die Art war nicht zu erkennen; zählt für keinen Punkt der Prüfliste`,
  secondTable: (name) => `${name}: eine zweite Tabelle dieser Art; nur die erste wurde verwendet`,
  notSeen:
    'Ein vorhandenes Dokument kann unvollständig oder veraltet sein; geprüft wurde nur seine Art. Register, Gerichte, Referenzen und Personen wurden nicht befragt.',
  method: [
    'Dokumente werden an den Spaltenköpfen ihrer Tabellen erkannt, sonst an Namen und ersten Zeilen; eine Tabelle mit Posten eines Abschlusses nach Jahren gilt als Abschluss. Die Prüfliste ist eine Faustregel dieses Berichts, kein Standard. Eine Präsentation zählt darin nicht.',
    'Reichweite der Kasse: Kasse am Ende des letzten Geschäftsjahres, geteilt durch ein Zwölftel des operativen Mittelabflusses dieses Jahres; nur berechnet, wenn dieser Cashflow negativ ist.',
    'Konzentration: Anteile an den letzten zwölf Monaten der Datei, oder an so vielen, wie sie enthält, oder an ihrem letzten Jahr; eine Zeile mehrerer Kunden („übrige“) zählt nur in der Summe; der Index addiert die Quadrate der Anteile in Prozent. Kundenbindung: die Kunden des Monats, der zwölf Monate vor dem letzten liegt, ihr Umsatz im letzten Monat geteilt durch den im ersten. Ein kürzerer Zeitraum wird nicht verwendet.',
    'Gesellschafterliste: die voll verwässerte Zahl jeder Zeile, geteilt durch die Summe der Zeilen; ohne eine solche Spalte werden Anteile und Optionen addiert. Nichts wird berichtigt.',
    'Beträge der Präsentation werden mit den Abschlüssen desselben Jahres und derselben Währung verglichen, so genau, wie sie geschrieben sind; nach „etwa“ bleibt ein Zwanzigstel. Margen und Eigenkapitalquote werden mit denen der Abschlüsse verglichen, wiederkehrender Umsatz, Umsatzbindung und größter Kunde mit der Kundentabelle, Beschäftigte mit den Zeilen der Mitarbeiterliste ohne Austrittsdatum; monatlich wiederkehrender Umsatz zählt für ein Jahr zwölfmal. Nennt die Präsentation keine Zeit, zählt die letzte vorhandene. In eine Kennzahl gehen sie nie ein.',
  ],
  parts: {
    head: 'Warnzeichen gewichten und Einschätzung schreiben',
    coverage: 'Abdeckung schreiben',
    figures: 'Zahlen, Kunden, Gesellschafterliste und Verträge schreiben',
    closing: 'Fragen, Fehlendes und Rechenweg schreiben',
  },
  steps: {
    gathered: (count) => `${count} ${count === 1 ? 'Dokument' : 'Dokumente'}`,
    weighed: 'Warnzeichen gewichtet',
    covered: (found, all) => `${found} von ${all} Punkten`,
    computed: (count) => `${count} ${count === 1 ? 'Messgröße' : 'Messgrößen'} berechnet`,
    written: 'Bericht geschrieben',
  },
};
