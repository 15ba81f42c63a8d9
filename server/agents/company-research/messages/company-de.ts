import { bold, italic, joinWords, toWords, words, type Said } from '../../../report/words.ts';
import { listText, numberText } from '../../../tools/number-text.ts';
import type { companyEn } from './company-en.ts';
import { checkTextsDe } from './check-texts-de.ts';
import { otherFiguresDe } from './other-figures-de.ts';
import { documentsOf, factsOf, many, researchStepsDe } from './research-steps-de.ts';
import { timelineDe } from './timeline-de.ts';

const unitUnread = 'für diese Zahlen wurde keine Einheit gelesen';
const hasText = (said: Said) => toWords(said).length > 0;

export const companyDe: typeof companyEn = {
  attributes: {
    legal_name: 'Firma',
    legal_form: 'Rechtsform',
    founded: 'Gegründet',
    incorporated: 'Eingetragen',
    headquarters: 'Hauptsitz',
    registered_office: 'Satzungssitz',
    industry: 'Branche',
    average_employees: 'Mitarbeiter im Jahresdurchschnitt',
    full_time_equivalents: 'Vollzeitstellen',
    employees: 'Beschäftigte',
    ticker: 'Börsenkürzel',
    website: 'Website',
    registration: 'Registernummer',
    capital: 'Gezeichnetes Kapital',
    auditor: 'Abschlussprüfer',
    year_end: 'Ende des Geschäftsjahrs',
    owner: 'Eigentümer',
    segments: 'Segmente',
    customers: 'Kunden',
    revenue: 'Umsatz',
    gross_profit: 'Bruttoergebnis',
    ebitda: 'EBITDA',
    operating_profit: 'Operatives Ergebnis',
    adjusted_ebitda: 'Bereinigtes EBITDA',
    adjusted_operating_profit: 'Bereinigtes operatives Ergebnis',
    adjusted_profit_before_tax: 'Bereinigtes Ergebnis vor Steuern',
    profit_before_tax: 'Ergebnis vor Steuern',
    net_income: 'Jahresüberschuss',
    total_assets: 'Bilanzsumme',
    current_assets: 'Umlaufvermögen',
    current_liabilities: 'Kurzfristige Schulden',
    debt: 'Finanzschulden',
    net_debt: 'Nettoverschuldung',
    equity: 'Eigenkapital',
    cash: 'Liquide Mittel',
    operating_cash_flow: 'Operativer Cashflow',
    free_cash_flow: 'Freier Cashflow',
    capex: 'Investitionen',
    research: 'Forschung und Entwicklung',
    order_intake: 'Auftragseingang',
    order_backlog: 'Auftragsbestand',
    bank_debt: 'Bankschulden',
    operating_margin: 'Operative Marge',
    gross_margin: 'Bruttomarge',
    net_margin: 'Nettomarge',
    ebitda_margin: 'EBITDA-Marge',
    adjusted_operating_margin: 'Bereinigte operative Marge',
    adjusted_ebitda_margin: 'Bereinigte EBITDA-Marge',
    revenue_growth: 'Umsatzwachstum',
    departure: 'Ausscheiden',
  },
  roles: {
    ceo: 'Vorsitz der Leitung (CEO)',
    cfo: 'Finanzen (CFO)',
    finance_head: 'Leitung Finanzen',
    coo: 'Operatives Geschäft (COO)',
    cto: 'Technik (CTO)',
    chair: 'Vorsitz des Aufsichts- oder Verwaltungsrats',
    managing_director: 'Geschäftsführung',
    general_manager: 'General Manager',
    secretary: 'Company Secretary',
    head: 'Leitung des Unternehmens',
    director: 'Mitglied der Leitung',
    founder: 'Gründer/in',
  },
  disputed: 'Quellen weichen voneinander ab',
  onlyRounded: 'nur gerundet genannt',
  uncertain: 'nicht sicher',
  statuses: { verified: 'bestätigt', unverified: 'unbestätigt', 'for review': 'zu prüfen' },
  moreValues: (count: number) => `und ${numberText(count, 0)} weitere`,
  differing: (count) =>
    `${['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'][count - 2] ?? String(count)} verschiedene Werte`,
  differBy: (share) => words`, Abstand ${share}`,
  superseded: 'überholt',
  corrected: 'von einer Quelle berichtigt',
  reportedOnly: 'laut Dritten',
  unlike: 'verschiedene Einheiten, nicht verglichen',
  restatedReason: 'von einer Quelle angepasst',
  correctedReason: 'eine Quelle nennt einen anderen Wert falsch',
  notCompared: (label, undated, dated, day) =>
    words`${italic(label)}: ${undated} steht ohne Tag und wurde nicht mit ${dated} (${day}) verglichen.`,
  agreesWithDocuments: 'entspricht dem, was Werte in anderen Dokumenten ergeben',
  computedOtherwise: '; aus den gerundeten Zahlen dazu errechnet sich ein anderer Wert',
  agreesWithStatements: 'stimmt mit den Abschlüssen überein',
  computed: 'berechnet',
  about: (value) => `rund ${value}`,
  spanned: (from, to) => `${from} bis ${to}`,
  bounds: {
    above: (value) => `mehr als ${value}`,
    least: (value) => `mindestens ${value}`,
    below: (value) => `weniger als ${value}`,
    most: (value) => `höchstens ${value}`,
  },
  scales: { 1_000: ' Tsd.', 1_000_000: ' Mio.', 1_000_000_000: ' Mrd.' },
  money: (currency, number, scale) => `${number}${scale} ${currency}`,
  noDocuments: (company) => `${company}: keine Dokumente vorhanden`,
  notNamed: (company) => `${company}: in diesen Dokumenten nicht genannt`,
  unnamedRead: (names) => `Gelesen: ${names.join('; ')}.`,
  namedInstead: (names) => words`Sie sprechen von: ${joinWords(names, '; ')}.`,
  unnamedLead:
    'Es gibt nichts zu berichten, weil keines der gelesenen Dokumente das Unternehmen so nennt, wie gefragt wurde.',
  unnamedAdvice:
    'Prüfen Sie, wie das Unternehmen dort geschrieben wird, oder fügen Sie Dokumente darüber hinzu. Für diese Antwort wird nichts berechnet.',
  answerUnnamed: (headline, others) =>
    words`${bold(`${headline}.`)}${others.length > 0 ? words` Sie sprechen von: ${joinWords(others, '; ')}.` : ''} Es wird keine Angabe gezeigt, und der Lauf kostet nichts. Prüfen Sie die Schreibweise des Namens in den Dokumenten oder fügen Sie andere hinzu.`,
  nothingToCheck: (company) => `${company}: keine prüfbare Angabe gelesen`,
  saidIn: (language) => `auf ${language}`,
  lastYearWas: ({ year, revenue, profit, isLoss }) => {
    const way = { up: 'gestiegen', down: 'gesunken', steady: 'unverändert' };
    const result = profit === null ? '' : `, operatives Ergebnis ${way[profit]}`;
    return `Umsatz ${year} ${way[revenue]}${result}${isLoss ? ', Verlust' : ''}`;
  },
  factsFound: (all, verified) =>
    verified === 0
      ? `${factsOf(all)} gefunden, keine in zwei Dokumenten gelesen`
      : `${factsOf(verified)} bestätigt`,
  lead: ({ name, industry, seat, founded }) => {
    const parts = [
      hasText(industry) ? words`Branche ${industry}` : '',
      hasText(seat) ? words`Hauptsitz ${seat}` : '',
      hasText(founded) ? words`gegründet ${founded}` : '',
    ];
    return words`${name}: ${joinWords(parts.filter(hasText), ', ')}.`;
  },
  lastYear: ({ year, revenue, growth, profit, margin, isDisputed }) =>
    words`Der Umsatz lag ${year} bei ${revenue}${growth === null ? '' : words` (${growth} zum Vorjahr)`}${profit === null ? '' : words`, das operative Ergebnis bei ${profit}${margin === null ? '' : words` (Marge ${margin})`}`}.${isDisputed ? ' Eine andere Quelle nennt einen anderen Umsatz.' : ''}`,
  factsRead: (documents, facts) =>
    `${documentsOf(documents)} ${documents === 1 ? 'wurde' : 'wurden'} gelesen, ${factsOf(facts)} zum Unternehmen darin gefunden.`,
  knowFirst: 'Das Wichtigste vorab',
  restatedTitle: 'Von einer Quelle berichtigt',
  restatedHead: ['Angabe', 'Gilt', 'Zuvor'],
  isNegative: (label, amount) => words`${bold(label)} unter null: ${amount}`,
  differOn: (label, values) => words`Abweichende Angaben zu ${bold(label)}: ${values}`,
  isLeaving: (name, role) => `${name} (${role}) scheidet aus`,
  onDay: (day, isAhead) => `${isAhead ? 'Bevorstehend, ' : ''}${day}: `,
  isExpected: (figure, value) => `${figure}: erwartet werden ${value}`,
  changedGuidance: ', geändert gegenüber einer früheren Erwartung',
  othersIntro: 'Diese Aussagen betreffen andere als das angefragte Unternehmen.',
  othersMore: (count) =>
    `${many(count, 'weitere Aussage', 'weitere Aussagen')} über andere ${count === 1 ? 'ist' : 'sind'} nicht aufgeführt.`,
  noOthers:
    'Als Angabe gelesen wurde über andere nichts; an anderer Stelle zitierte Sätze können von ihnen sprechen.',
  othersUnlisted: (count) =>
    `Nicht aufgeführt: ${many(count, 'Aussage', 'Aussagen')} über andere, die erwartet, bestritten, überholt oder nur wiedergegeben ${count === 1 ? 'ist' : 'sind'}.`,
  othersHead: ['Unternehmen', 'Angabe', 'Wert'],
  sample: words`${bold('Beispieldaten.')} Das Unternehmen ist erfunden, seine Dokumente wurden für dieses Produkt geschrieben.`,
  profileHead: ['Angabe', 'Was die Dokumente sagen', 'Status'],
  or: words` ${italic('oder')} `,
  orPlain: ' oder ',
  noProfile: 'In den Dokumenten wurden keine Angaben für ein Profil gelesen.',
  ...checkTextsDe,
  ...timelineDe,
  noFigures: 'Es wurden keine Jahreszahlen des Unternehmens gelesen, deshalb wurde nichts berechnet.',
  asStated: 'wie angegeben',
  asStatedRounded: 'wie angegeben, gerundet',
  guidanceTitle: 'Erwartungen, zu denen kein Ergebnis gelesen wurde',
  guidanceMetTitle: 'Was erwartet wurde, und was kam',
  guidanceMetHead: ['Größe', 'Erwartet', 'Ergebnis'],
  guidanceHead: ['Größe', 'Erwartet', 'Frühere oder undatierte Angabe'],
  guidanceStates: {
    latest: 'zuletzt',
    superseded: 'überholt',
    undated: 'kein Datum gelesen',
    only: '—',
    changed: 'Prognose seither geändert',
    withdrawn: 'Prognose zurückgezogen',
    outdated: 'möglicherweise überholt',
  },
  planned: { budget: 'Budget', plan: 'Plan' },
  standOf: (day) => `Stand ${day}`,
  inQuotes: (text) => `„${text}“`,
  preliminary: (names) => words`Vorläufig oder ungeprüft, wie ihre Quellen sagen: ${names}.`,
  line: 'Posten',
  year: 'Jahr',
  segment: 'Segment',
  period: 'Zeitraum',
  undatedColumn: 'ohne Zeitraum',
  byYear: (unit) => `Jahreswerte, ${unit || unitUnread}`,
  chartByYear: (unit) => `Umsatz und Ergebnisse, ${unit || unitUnread}`,
  bySegment: (figure, unit) => `${figure} nach Segmenten, ${unit || unitUnread}`,
  shorterPeriods: (unit) => `Quartale, Halbjahre und Stichtage außer dem Jahresende, ${unit || unitUnread}`,
  noCurrency: (scale) => `${scale}, keine Währung gelesen`,
  ratio: 'Kennzahl',
  ratiosTitle: 'Aus diesen Werten berechnet',
  apart: (label) => `${label}: wie weit zwei Quellen auseinanderliegen`,
  contradictionTitle: 'Abweichende Angaben nebeneinander',
  contradictionHead: ['Angabe', 'Ein Wert', 'Anderer Wert', 'Abstand'],
  quoted: (text) => `„${text}“`,
  verificationTitle: 'Genannte Zahlen im Abgleich mit den Abschlüssen und untereinander',
  verificationHead: ['Angabe', 'Wert', 'Grund', 'Status'],
  nothingToVerify: 'Es wurde nichts gelesen, das sich prüfen ließe.',
  whichHolds: (label, values, isOfADay) =>
    words`Welcher Wert gilt für „${label}“${isOfADay ? ', und zu welchem Stichtag' : ''}: ${values}?`,
  whoFollows: (name, role) => `Wer folgt auf ${name} (${role})?`,
  whatBecame: (day, text) => `Was ist seit dem ${day} daraus geworden: ${text}?`,
  toWatch: (day, text) => `Termin ${day}: ${text}`,
  noQuestions:
    'Aus den gelesenen Angaben ergibt sich keine. Was die Dokumente selbst offenlassen, wurde nicht gesammelt.',
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
  missing: 'Unter den gelesenen Dokumenten nicht erkannt (nach Namen, Titeln und Überschriften):',
  nothingMissing: 'Jede Art von Dokument auf der Prüfliste wurde gefunden.',
  kept: (names, day) => `${names.join('; ')} (Kopie vom ${day})`,
  read: (names) => `Gelesen: ${names.length > 0 ? names.join('; ') : 'nichts'}.`,
  how: 'Die Angaben stammen aus beschrifteten Feldern, Tabellen mit Jahresspalten und einfachen englischen und deutschen Sätzen, deren Gegenstand das Unternehmen ist; was nur zwischen den Zeilen steht, wurde nicht entnommen.',
  expected: 'Prognosen wurden nicht mit den Abschlüssen verglichen.',
  limitsTitle: 'Nicht gelesen, nicht als Angabe übernommen, nicht geprüft',
  inLanguage: (name, language) => `${name} (${language ?? 'andere Sprache'})`,
  takenFor: (asked, whole) =>
    words`${bold('Als ganzer Name gelesen.')} Gefragt war „${asked}“. Das wird für ${whole} genommen, das einzige Unternehmen in diesen Dokumenten, dessen Name so beginnt; nur ${asked} heißt keines.`,
  takenForAnswer: (asked, whole) =>
    ` „${asked}“ wurde für ${whole} genommen, das einzige Unternehmen in diesen Dokumenten, dessen Name so beginnt.`,
  foreign: (sources) =>
    words`${bold('Nicht vollständig gelesen.')} Weder auf Deutsch noch auf Englisch: ${listText(sources)}. Angaben, Personen und Daten werden nur Text in diesen Sprachen entnommen: Was dort in Sätzen steht, fehlt in diesem Bericht, und dass es fehlt, besagt nichts.`,
  foreignLimit: (sources) =>
    `Weder auf Deutsch noch auf Englisch, daher wurden ihren Sätzen keine Angaben entnommen: ${sources.join('; ')}.`,
  foreignAnswer: (sources) =>
    ` Weder auf Deutsch noch auf Englisch: ${listText(sources)}. Angaben werden nur diesen Sprachen entnommen.`,
  foreignMissing: 'Dokumente in anderen Sprachen können darunter sein; ihre Wörter wurden nicht erkannt.',
  nameless: (names) =>
    `Nennt kein Unternehmen, daher wurde nichts daraus jemandem zugeschrieben: ${names.join('; ')}. Schreiben Sie das Unternehmen in die Datei oder ihren Namen.`,
  unclear: (names, company) =>
    `Nicht sicher, von wem es handelt, da es ${company} nicht mit vollem Namen nennt; daraus wurde nichts jemandem zugeschrieben, außer wo ein Satz sein Unternehmen nennt: ${names.join('; ')}. Schreiben Sie das Unternehmen in die Datei oder ihren Namen.`,
  ofCompanies: (names: readonly string[]) =>
    `Enthält eine Tabelle mehrerer Unternehmen; gelesen wurden nur Zeilen zu Unternehmen, die auch anderswo genannt sind: ${names.join('; ')}.`,
  assumed: (names, company) =>
    `Nennt kein Unternehmen: ${names.join('; ')}. Als Dokument über ${company} gelesen: Kein anderes Dokument handelt von jemand anderem.`,
  order: (text) => `Text, der seinen Lesern etwas aufträgt; zitiert, nicht befolgt: „${text}“`,
  rumourSaid: (text) => `Hörensagen, nicht als Angabe übernommen: „${text}“`,
  unread: (name, reason) => `Nicht gelesen werden konnte: ${name}. ${reason}`,
  leftOut: (count) =>
    `Bei dieser Tiefe ausgelassen: ${many(count, 'weiteres Dokument', 'weitere Dokumente')}.`,
  noWeb: (isSample) =>
    `Im Web wurde nicht gesucht; ${isSample ? 'nur das Beispieldossier wurde verwendet' : 'über Ihre Dateien hinaus wurde nichts verwendet'}.`,
  adverseItems: (count) => `Nachteilige Meldungen: ${count}`,
  latest: (day) => `Zuletzt am ${day}`,
  answerEmpty: (headline) =>
    words`${bold(`${headline}.`)} Fügen Sie Dateien über das Unternehmen hinzu (Geschäftsbericht, Registerauszug, Nachrichten) oder wählen Sie ein Beispieldossier.`,
  answer: ({ headline, first, single, open, unread }) =>
    words`${bold(`${headline}.`)} ${first} ${single === 0 ? '' : `${many(single, 'Angabe', 'Angaben')} las dieser Bericht in einem Dokument. `}${open.length > 0 ? `Abweichende Angaben gibt es zu ${listText(open.map((one) => `„${one}“`))}. ` : ''}Der Bericht zitiert jede Quelle und nennt, was nicht gelesen wurde.${unread}`,
  ...otherFiguresDe,
  ...researchStepsDe,
};
