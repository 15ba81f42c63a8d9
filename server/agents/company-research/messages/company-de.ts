import { listText, numberText } from '../../../tools/number-text.ts';
import type { companyEn } from './company-en.ts';

const many = (count: number, one: string, more: string) =>
  `${numberText(count, 0)} ${count === 1 ? one : more}`;
const documentsOf = (count: number) => many(count, 'Dokument', 'Dokumente');
const factsOf = (count: number) => many(count, 'Angabe', 'Angaben');
const comma = (share: string) => share.replace('.', ',');

export const companyDe: typeof companyEn = {
  facts: {
    legal_name: 'Firma',
    founded: 'Gegründet',
    headquarters: 'Hauptsitz',
    industry: 'Branche',
    employees: 'Beschäftigte',
    ticker: 'Börsenkürzel',
    website: 'Website',
    registration: 'Registernummer',
    capital: 'Gezeichnetes Kapital',
    auditor: 'Abschlussprüfer',
    year_end: 'Ende des Geschäftsjahrs',
  },
  claims: { revenue: 'Umsatz', growth: 'Umsatzwachstum', 'operating margin': 'Operative Marge' },
  growthWords: (isUp, share) => `${isUp ? 'Anstieg' : 'Rückgang'} um ${comma(share)} %`,
  marginWords: (share) => `${comma(share)} %`,
  director: 'Mitglied der Leitung',
  statuses: { verified: 'belegt', unverified: 'unbelegt', 'for review': 'zu prüfen' },
  differing: (count) => `${count} verschiedene Werte`,
  sameIn: (count) => `gleich in ${count} Dokumenten`,
  oneOnly: 'nur ein Dokument',
  agreesWithStatements: 'stimmt mit den Abschlüssen überein',
  computed: (value) => `${value} (berechnet)`,
  about: (value) => `etwa ${value}`,
  million: ' Mio.',
  noDocuments: (company) => `${company}: keine Dokumente vorhanden`,
  nothingToCheck: (company) => `${company}: nichts, das sich prüfen lässt`,
  headline: (company, verified, open) =>
    `${company}: ${factsOf(verified)} belegt, ${open === 0 ? 'keine Widersprüche' : `${many(open, 'Widerspruch', 'Widersprüche')} zu klären`}`,
  lead: (given) =>
    [
      given.name,
      given.industry ? `Branche: ${given.industry}` : '',
      given.seat ? `Hauptsitz: ${given.seat}` : '',
      given.founded ? `gegründet ${given.founded}` : '',
    ]
      .filter((part) => part !== '')
      .join('; ')
      .concat('.'),
  counts: (given) =>
    `${documentsOf(given.documents)} ${given.documents === 1 ? 'wurde' : 'wurden'} gelesen. Von ${given.facts === 1 ? '1 geprüften Angabe' : `${given.facts} geprüften Angaben`} ${given.verified === 1 ? 'steht' : 'stehen'} ${given.verified} in zwei oder mehr Dokumenten und ${given.single} nur in einem; ${given.open === 0 ? 'bei keiner' : `bei ${given.open}`} weichen die Dokumente voneinander ab.`,
  adverseCount: (count) =>
    `${many(count, 'datierte Meldung ist', 'datierte Meldungen sind')} nachteilig und unten aufgeführt.`,
  sample:
    '> **Beispieldaten.** Das Unternehmen ist erfunden, seine Dokumente wurden für dieses Produkt geschrieben.',
  profileHead: ['Angabe', 'Was die Dokumente sagen', 'Status'],
  or: ' *oder* ',
  noProfile: 'In den Dokumenten wurden keine Angaben für ein Profil gefunden.',
  ahead: 'bevorstehend',
  adverse: 'nachteilig',
  timelineHead: ['Datum', 'Was geschah', 'Hinweis'],
  noEvents: 'In den Dokumenten wurden keine datierten Ereignisse gefunden.',
  leaving: (marks) => `scheidet aus${marks} · `,
  namedIn: (count) => `genannt in ${many(count, 'Dokument', 'Dokumenten')}`,
  peopleHead: ['Name', 'Funktion', 'Seit', 'Beleg'],
  noPeople: 'Es werden keine Personen mit einer Funktion genannt.',
  noFigures: 'Es wurde keine Tabelle mit Zahlen nach Jahren gefunden, deshalb wurde nichts berechnet.',
  asStated: 'wie angegeben',
  unit: (units) => `Angaben in ${listText(units)}.`,
  line: 'Posten',
  ratio: 'Verhältniszahl',
  ratiosIntro: 'Aus diesen Posten berechnet; jede Verhältniszahl öffnet ihre Formel und ihre Eingaben.',
  revenueOf: (year) => `Umsatz ${year}`,
  ratios: {
    'gross-margin': ['Bruttomarge', 'Bruttoergebnis', 'Umsatz'],
    'operating-margin': ['Operative Marge', 'operatives Ergebnis', 'Umsatz'],
    'net-margin': ['Nettomarge', 'Jahresüberschuss', 'Umsatz'],
    'equity-ratio': ['Eigenkapitalquote', 'Eigenkapital', 'Bilanzsumme'],
    'current-ratio': ['Liquidität 3. Grades', 'kurzfristiges Vermögen', 'kurzfristige Schulden'],
    'debt-equity': ['Schulden zu Eigenkapital', 'Schulden', 'Eigenkapital'],
    'cash-conversion': ['Operativer Cashflow zu Jahresüberschuss', 'operativer Cashflow', 'Jahresüberschuss'],
  },
  noContradictions: 'Keine zwei Dokumente nennen verschiedene Werte für dieselbe Angabe.',
  contradictionHead: ['Wert', 'Wortlaut der Quelle', 'Dokument'],
  quoted: (text) => `„${text}“`,
  verificationRule:
    '*Belegt*: gleich in zwei oder mehr Dokumenten, oder aus den Abschlüssen berechnet und gleich. *Unbelegt*: nur ein Dokument. *Zu prüfen*: Die Dokumente weichen ab. Dokumente eines Unternehmens sind nicht unabhängig voneinander.',
  verificationHead: ['Angabe', 'Wert', 'Warum', 'Status'],
  nothingToVerify: 'Nichts zu prüfen.',
  whichHolds: (label, values) => `Welcher Wert von „${label}“ gilt, und ab wann: ${values.join(' oder ')}?`,
  whoFollows: (name, role) => `Wer folgt auf ${name} (${role})?`,
  whatBecame: (day, text) => `Was wurde daraus seit dem ${day}: ${text}?`,
  toWatch: (day, text) => `Zu beobachten am ${day}: ${text}`,
  noQuestions: 'Aus diesen Dokumenten ergaben sich keine.',
  checklist: {
    accounts: 'Jahresabschluss',
    register: 'Registerauszug',
    cashFlow: 'Kapitalflussrechnung',
    auditor: 'Bericht des Abschlussprüfers',
    shareholders: 'Liste der Gesellschafter',
    customers: 'Verträge mit den größten Kunden',
    loans: 'Kreditverträge',
    disputes: 'Unterlagen zu offenen Streitigkeiten',
    taxes: 'Steuerbescheide',
  },
  missing: (names) => `Nach Namen und Wörtern nicht unter den gelesenen Dokumenten: ${names.join('; ')}.`,
  nothingMissing: 'Jede Art von Dokument auf der Prüfliste wurde gefunden.',
  kept: (name, day) => `${name} (Stand ${day})`,
  read: (names) => `- Gelesen: ${names.length > 0 ? names.join('; ') : 'nichts'}.`,
  how: '- Die Angaben stammen aus Beschriftungen, Tabellen mit Jahresspalten und einfachen Sätzen in englischer Sprache; was nur zwischen den Zeilen steht, wurde nicht entnommen.',
  expected: '- Aussagen über erwartete Jahre wurden nicht mit den Abschlüssen verglichen.',
  inLanguage: (name, language) => `${name} (${language ?? 'andere Sprache'})`,
  foreign: (sources) =>
    `> **Nicht vollständig gelesen.** Nicht auf Englisch: ${listText(sources)}. Angaben, Personen und Daten werden nur englischem Text entnommen: Was dort in Sätzen steht, fehlt in diesem Bericht, und dass es fehlt, besagt nichts.`,
  foreignLimit: (sources) =>
    `- Nicht auf Englisch, daher wurden ihren Sätzen keine Angaben entnommen: ${sources.join('; ')}.`,
  foreignAnswer: (sources) =>
    ` Nicht auf Englisch: ${listText(sources)}. Angaben werden nur englischem Text entnommen.`,
  foreignMissing: 'Dokumente in anderen Sprachen können darunter sein; ihre Wörter wurden nicht erkannt.',
  unread: (name, reason) => `- Nicht gelesen werden konnte: ${name}. ${reason}`,
  leftOut: (count) =>
    `- Bei dieser Tiefe ausgelassen: ${many(count, 'weiteres Dokument', 'weitere Dokumente')}.`,
  noWeb: (isSample) =>
    `- Im Web wurde nicht gesucht; ${isSample ? 'nur das Beispieldossier wurde verwendet' : 'über Ihre Dateien hinaus wurde nichts verwendet'}.`,
  foot: (isSample) =>
    `*Erstellt vom eingebauten Analysten: berechnet und zitiert, ohne Sprachmodell.${isSample ? ' Beispieldaten: ein erfundenes Unternehmen.' : ''}*`,
  adverseItems: (count) => `Nachteilige Meldungen: ${count}`,
  latest: (day) => `Zuletzt am ${day}`,
  answerEmpty: (headline) =>
    `**${headline}.** Fügen Sie Dateien über das Unternehmen hinzu (Geschäftsbericht, Registerauszug, Nachrichten) oder wählen Sie ein Beispieldossier.`,
  answer: (headline, single, open) =>
    `**${headline}.** ${many(single, 'Angabe beruht', 'Angaben beruhen')} auf nur einem Dokument.${open.length > 0 ? ` Die Dokumente weichen ab bei ${listText(open.map((one) => `„${one}“`))}.` : ''} Der Bericht zitiert jede Quelle und nennt, was noch offen ist.`,
  topics: {
    business: 'Geschäft und Produkte',
    results: 'Ergebnisse und Ausblick',
    risks: 'Risiken und Streitigkeiten',
    people: 'Personen und Wechsel',
    finance: 'Finanzierung',
    assets: 'Standorte, Flotte und Investitionen',
    customers: 'Kunden und Abhängigkeit',
  },
  steps: {
    gathered: (documents, failed) =>
      `${documentsOf(documents)}${failed > 0 ? `, ${failed} nicht lesbar` : ''}`,
    extract: 'Angaben, Personen, Daten und Zahlen entnehmen',
    extracted: (name, facts, people, dates, lines) =>
      `${name}: ${factsOf(facts)}, ${many(people, 'Person', 'Personen')}, ${many(dates, 'Datum', 'Daten')}, ${many(lines, 'Posten', 'Posten')}`,
    factsFrom: (facts, documents) => `${factsOf(facts)} aus ${many(documents, 'Dokument', 'Dokumenten')}`,
    profile: 'Profil schreiben',
    timeline: 'Zeitleiste und Personen schreiben',
    figures: 'Kennzahlen schreiben',
    found: (facts, people, dates) =>
      `${factsOf(facts)}, ${many(people, 'Person', 'Personen')}, ${many(dates, 'Datum', 'Daten')}`,
    compare: 'Dokumente gegeneinanderhalten',
    compared: (verified, open) => `${verified} belegt, ${open} zu prüfen`,
    quoted: (count) => many(count, 'Textstelle zitiert', 'Textstellen zitiert'),
    closing: 'Zitate, Prüfung und offene Fragen schreiben',
    written: 'Geschrieben',
    reportWritten: 'Bericht geschrieben',
    webSearch: 'Websuche',
    file: (number) => `Datei ${number}`,
  },
};
