import { words, type Said } from '../../../report/words.ts';
import type { screenReportEn } from './screen-report-en.ts';

export const screenReportDe: typeof screenReportEn = {
  refusals: { top: 'Die Länge der Auswahl ist eine ganze Zahl von 1 bis 50.' },
  parts: {
    head: 'Befund und Auswahl',
    why: 'Warum nicht',
    rest: 'Überschneidung und Änderungen',
    closing: 'Was nicht verwendet wurde, und das Verfahren',
  },
  steps: {
    read: (rows: number) => `${rows} Unternehmen gelesen`,
    screened: (kept: number) => `${kept} bestehen`,
    ranked: (factors: number) => `${factors} Faktoren bewertet`,
    written: 'Bericht geschrieben',
  },
  roles: {
    ticker: 'Kürzel',
    name: 'Name',
    sector: 'Branche',
    country: 'Land',
    currency: 'Währung',
    pe: 'KGV',
    forward_pe: 'erwartetes KGV',
    pb: 'KBV',
    ps: 'KUV',
    pfcf: 'Kurs/Free Cashflow',
    fcf_yield: 'Free-Cashflow-Rendite',
    dividend: 'Dividendenrendite',
    roe: 'Eigenkapitalrendite',
    operating_margin: 'operative Marge',
    net_margin: 'Nettomarge',
    debt_equity: 'Verschuldungsgrad',
    return_12m: 'Rendite über 12 Monate',
    return_1m: 'Rendite über 1 Monat',
    market_cap: 'Börsenwert',
    price: 'Kurs',
    beta: 'Beta',
    equity_ratio: 'Eigenkapitalquote',
    gross_margin: 'Bruttomarge',
    revenue_growth: 'Umsatzwachstum',
    earnings_growth: 'Gewinnwachstum',
    payout: 'Ausschüttungsquote',
    roic: 'Rendite auf das investierte Kapital',
    roa: 'Gesamtkapitalrendite',
    current_ratio: 'Liquidität dritten Grades',
  },
  factors: { value: 'Bewertung', momentum: 'Momentum', quality: 'Qualität', size: 'Größe (klein)' },
  million: (currency: string | null, amount: string) =>
    `${currency === null ? '' : `${currency} `}${amount} Mio.`,
  rule: {
    below: 'unter',
    above: 'über',
    most: 'höchstens',
    least: 'mindestens',
    is: 'ist',
    isNot: 'ist nicht',
  },
  subject: 'Auswahl',
  headline: (kept: number, first: string | null, rules: number) =>
    kept === 0
      ? 'kein Unternehmen erfüllt jede Regel'
      : first === null
        ? 'Unternehmen bestehen, keines ließ sich reihen'
        : rules === 0
          ? `${first} steht an erster Stelle`
          : `${first} steht an erster Stelle derer, die bestehen`,
  kept: 'Unternehmen, die jede Regel erfüllen',
  all: 'Unternehmen des Exports',
  lead: {
    pass: (kept: Said, all: Said) => words`${kept} von ${all} Unternehmen erfüllen jede Regel.`,
    passUsed: (kept: Said, all: Said) =>
      words`${kept} von ${all} Unternehmen erfüllen jede Regel, die sich anwenden ließ.`,
    noRules: (all: Said) =>
      words`Es wurde keine Regel gegeben oder verstanden, darum blieben alle ${all} Unternehmen.`,
    first: (names: readonly Said[]) =>
      words`Vorn: ${names.flatMap((one, i) => [i === 0 ? '' : ', ', one]).reduce<Said>((a, b) => words`${a}${b}`, '')}.`,
    decides: (name: string, factor: string, score: Said) =>
      words`${name} hebt am meisten: ${factor} (${score}).`,
    tight: (rules: readonly string[], count: Said) =>
      rules.length === 1
        ? words`Am meisten lehnt die Regel „${rules[0] ?? ''}“ ab: ${count} Unternehmen.`
        : words`Am meisten lehnen diese Regeln ab, je ${count} Unternehmen: ${rules.map((one) => `„${one}“`).join(', ')}.`,
    notUsed: (lines: readonly string[]) =>
      `Nicht als Regel verwendet: ${lines.map((one) => `„${one}“`).join(', ')}; der Grund steht unten.`,
    unranked: 'Kein Faktor ließ sich bewerten, die Liste steht darum in der Reihenfolge der Datei.',
  },
  shortlist: {
    head: ['Unternehmen', 'Punkte', 'Branche'],
    more: 'Es bestehen mehr Unternehmen als gezeigt; die Länge der Liste steht im Formular.',
    none: 'Kein Unternehmen erfüllt jede Regel. Unten steht, was sie ablehnte; die Regel, die am meisten ablehnt, ist die erste zum Ansehen.',
    note: 'Die Punkte sind das gewichtete Mittel der Faktoren: 0 ist das Mittel des Exports, 1 eine Standardabweichung besser. Sie vergleichen Unternehmen dieser Datei und sonst nichts.',
    score: (name: string) => `${name}: Punkte`,
  },
  exposure: {
    head: ['Unternehmen'],
    score: (name: string, factor: string) => `${name}: ${factor}`,
    part: (role: string) => `Standardwert von ${role}`,
    mean: (role: string) => `Mittel und Abweichung von ${role}, bei 5 % und 95 % gekappt`,
    weights: 'Verwendete Gewichte',
    weight: (factor: string) => `Gewicht von ${factor}`,
    none: 'Keine Spalte eines Faktors hat acht Werte oder mehr; nichts wurde bewertet.',
    findings: {
      title: (name: string) => `${name}: wie weit die Punkte auf einem Faktor beruhen`,
      share: (factor: string, share: string) => `${factor} macht ${share} der Teile seiner Punkte aus`,
      open: 'Nicht gereiht: Zu wenige Faktoren haben einen Wert.',
    },
    dash: 'Ein Strich heißt, dass das Unternehmen in den Spalten dieses Faktors keinen Wert hat. Die übrigen zählen dann allein, ab 60 % des Gewichts.',
  },
  why: {
    rules: 'Regeln, und wie viele Unternehmen jede ablehnt',
    ruleHead: ['Regel', 'Lehnt ab', 'Allein', 'Ohne Wert'],
    rejects: (rule: string) => `Abgelehnt durch ${rule}`,
    alone: (rule: string) => `Abgelehnt allein durch ${rule}`,
    open: (rule: string) => `Ohne Wert für ${rule}`,
    head: ['Unternehmen', 'Verletzte Regel', 'Wert'],
    loss: 'ein Verlust oder unter null: nicht günstig',
    empty: 'kein Wert',
    none: 'Kein Unternehmen wurde abgelehnt.',
    more: 'Es wurden mehr Unternehmen abgelehnt als gezeigt: Zuerst stehen die, die am wenigsten Regeln verletzen.',
    note: 'Ein Unternehmen ohne Wert für eine Regel erfüllt sie nicht: Niemand weiß es. Eine Regel, die allein viele ablehnt, wäre zuerst zu lockern.',
  },
  overlap: {
    head: ['Branche', 'In der Auswahl'],
    count: (sector: string) => `${sector}: Unternehmen in der Auswahl`,
    noneListed: 'Kein Unternehmen steht in der Auswahl, also überschneidet sich keines.',
    noSector: 'Der Export nennt keine Branche.',
    noPrices:
      'Es wurden keine Kursdateien gegeben, darum keine Korrelation; Unternehmen einer Branche bewegen sich oft gemeinsam.',
    correlation: 'Korrelation der Tagesrenditen an gemeinsamen Tagen, höchstens des letzten Jahres',
    corner: 'Unternehmen',
    noneFound:
      'Keine zwei Unternehmen der Auswahl haben in den Kursdateien 60 gemeinsame Tage; es wurde keine Korrelation berechnet.',
    pair: (a: string, b: string) => `Korrelation von ${a} und ${b}`,
  },
  changed: {
    noEarlier: 'Es wurde kein früherer Export gegeben; es gibt nichts zu vergleichen.',
    notRead: 'Der frühere Export ließ sich nicht als Liste von Unternehmen lesen.',
    entered: 'Neu in der Auswahl',
    left: 'Nicht mehr darin',
    stayed: 'In beiden',
    head: ['', 'Unternehmen'],
    turnover: 'Anteil der früheren Auswahl, der ausschied',
    none: '—',
  },
  problems: {
    'not understood': (line: string) =>
      `„${line}“ wurde nicht als Regel verstanden. Schreiben Sie eine Spalte, unter oder über, und eine Zahl`,
    'no column': (line: string) => `„${line}“ wurde nicht verwendet: Der Export hat keine solche Spalte`,
    'other column': (line: string) =>
      `„${line}“ wurde nicht verwendet: Der Export hat die Spalte, doch sie ließ sich nicht als eine lesen, zu der eine solche Regel passt`,
    'no such word': (line: string) => `„${line}“ wurde nicht verwendet: Keine Branche des Exports sagt es`,
    currencies: (line: string) =>
      `„${line}“ wurde nicht verwendet: Die Beträge sind in mehreren Währungen und nicht vergleichbar`,
    percent: (line: string) =>
      `„${line}“ wurde nicht verwendet: Nichts sagt, ob Prozent gemeint sind. Schreiben Sie die Grenze mit %, etwa 12 %`,
    'amount open': (line: string) =>
      `„${line}“ wurde nicht verwendet: Der Export sagt nicht, ob sein Börsenwert in Millionen steht. Nennen Sie die Einheit im Kopf der Spalte`,
    scale: (line: string) => `„${line}“ wurde nicht verwendet: Schreiben Sie den Betrag mit Mio. oder Mrd.`,
    currency: (line: string) =>
      `„${line}“ wurde nicht verwendet: Der Export ist in einer anderen Währung oder nennt keine`,
  },
  left: {
    currencies: (column: string) =>
      `Spalte „${column}“ wurde nicht verwendet: Sie enthält Beträge in mehreren Währungen`,
    percent: (column: string) =>
      `Spalte „${column}“ wurde nicht verwendet: Nichts sagt, ob ihre Zahlen Prozent oder Anteile von eins sind`,
    factor: (factor: string) =>
      `${factor} wurde nicht bewertet: keine brauchbare Spalte mit acht Werten oder mehr`,
    fractions: (roles: string) => `Anteile von eins wurden als Prozent gelesen: ${roles}`,
    several: 'Mehrere Tabellen nennen Unternehmen; verwendet wurde die mit den meisten Zeilen',
    noTable: (file: string) => `${file}: keine Tabelle mit Name oder Kürzel und einer Zahlenspalte gefunden`,
    unranked: (names: readonly string[], more: boolean) =>
      `Erfüllen die Regeln, wurden aber wegen zu weniger Faktoren nicht gereiht: ${names.join(', ')}${more ? ' und weitere' : ''}`,
    classes: (names: Said) =>
      words`${names}: dem Namen nach Aktien eines Unternehmens, jede für sich gereiht`,
    duplicates: 'Manche Namen stehen auf mehreren Zeilen; jede Zeile galt als eigenes Unternehmen',
    always:
      'Ein Export listet heutige Unternehmen: Gescheiterte fehlen, und was er weglässt, weiß dieser Bericht nicht',
  },
  method: [
    'Jede Spalte eines Faktors wurde über alle Unternehmen des Exports bei ihren 5-%- und 95-%-Quantilen gekappt und in Standardwerte umgerechnet: Wert minus Mittel, durch die Standardabweichung. Ein Faktor ist das Mittel seiner Spalten; die Punkte sind ihr gewichtetes Mittel.',
    'Bewertung: 1/KGV, 1/KBV und Free-Cashflow-Rendite (Fama und French, 1993); ein Verlust hat eine negative Gewinnrendite und steht hinten. Momentum: Rendite über 12 Monate, ohne den letzten, wo eine Spalte ihn hat (Jegadeesh und Titman, 1993). Qualität: Eigenkapitalrendite, Margen, wenig Schulden (Asness, Frazzini und Pedersen, 2019). Größe: kleinerer Logarithmus des Börsenwerts (Fama und French, 1993).',
    'Regeln gelten wie geschrieben: Ein Unternehmen besteht, wenn es jede erfüllt. Ein Vielfaches von null oder weniger erfüllt nie „unter“. Risikowörter sagen, wie viel der Punkte auf einem Faktor beruht: ab 60 % mittel, ab 80 % hoch, eine Faustregel.',
  ],
  nothing: {
    headline: 'Auswahl: keine Liste von Unternehmen verwendbar',
    lead: 'Keine Tabelle mit Unternehmen und Zahlen gefunden. Was gelesen wurde, und warum es nicht verwendet wurde:',
    answer: 'Keine Liste von Unternehmen war verwendbar; der Bericht sagt, warum.',
  },
};
