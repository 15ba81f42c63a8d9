import { words, type Said } from '../../../report/words.ts';
import { listText } from '../../../tools/number-text.ts';
import type { productReportEn } from './product-report-en.ts';

type Parts<K extends string> = Readonly<Record<K, Said>>;

export const productReportDe: typeof productReportEn = {
  subject: 'Ihr Produkt',
  headlines: {
    yes: (subject: string, margin: string, price: string) =>
      `${subject}: anbieten, ${margin} Marge, Break-even bei ${price}`,
    maybe: (subject: string, margin: string, price: string, weak: string) =>
      `${subject}: mit Vorsicht anbieten wegen ${weak}, ${margin} Marge, Break-even bei ${price}`,
    unproven: (subject: string, margin: string, price: string) =>
      `${subject}: lohnt je Stück, der Absatz ist offen, ${margin} Marge, Break-even bei ${price}`,
    no: (subject: string, margin: string, price: string) =>
      `${subject}: zu diesem Preis nicht anbieten, ${margin} Marge, Break-even bei ${price}`,
  },
  headlineLoss: (subject: string, lost: string, price: string) =>
    `${subject}: zu diesem Preis nicht anbieten, jedes Stück verliert ${lost}, Break-even bei ${price}`,
  headlineNever: (subject: string) =>
    `${subject}: nicht anbieten, Gebühren, Umsatzsteuer und Werbung lassen bei keinem Preis etwas übrig`,
  headlineOpen: (subject: string, missing: string, margin: string) =>
    `${subject}: noch offen, ${margin} Marge vor Abzug von ${missing}`,
  headlineMarket: (subject: string) => `${subject}: noch offen, kein Stück ließ sich durchrechnen`,
  headlineNothing: (subject: string) => `${subject}: nichts gefunden, womit sich arbeiten lässt`,
  leadNothing: 'Weder Angebote noch Bewertungen noch ein Preis mit Einkaufspreis ließen sich lesen.',
  leadNeeds:
    'Nennen Sie, was ein Stück kostet (Einkaufspreis oder Angebot des Lieferanten) und seinen Preis; dann wird es durchgerechnet.',
  leadUnit: ({ price, left, margin, even }: Parts<'price' | 'left' | 'margin' | 'even'>) =>
    words`Beim Preis von ${price} bleiben je Stück ${left}, das sind ${margin} des Preises ohne Umsatzsteuer; bei ${even} bleibt nichts.`,
  leadUnitBefore: (
    missing: string,
    { price, left, margin, even }: Parts<'price' | 'left' | 'margin' | 'even'>,
  ) =>
    words`Vor Abzug von ${missing} (nicht angegeben) bleiben bei einem Preis von ${price} je Stück höchstens ${left}, eine Marge von ${margin}; der Break-even-Preis ist ${even} oder höher.`,
  leadLoss: ({ price, lost, even }: Parts<'price' | 'lost' | 'even'>) =>
    words`Beim Preis von ${price} bleibt nichts: Jedes Stück verliert ${lost}; erst über einem Preis von ${even} bleibt etwas.`,
  leadLossBefore: (missing: string, { price, lost, even }: Parts<'price' | 'lost' | 'even'>) =>
    words`Beim Preis von ${price} bleibt nichts: Jedes Stück verliert ${lost}, und das noch vor Abzug von ${missing}; unter einem Preis von ${even} bleibt in keinem Fall etwas.`,
  leadNever: ({ price, lost }: Parts<'price' | 'lost'>) =>
    words`Beim Preis von ${price} bleibt nichts: Jedes Stück verliert ${lost}; kein Preis hilft, weil Gebühren, Umsatzsteuer und Werbung mit ihm wachsen.`,
  leadCash: ({ quantity, whole, back }: Parts<'quantity' | 'whole' | 'back'>) =>
    words`Der Geldbedarf der ersten Bestellung von ${quantity} Stück ist ${whole}; nach ${back} Stück ist das Geld zurück.`,
  leadCashBefore: ({ quantity, whole, back }: Parts<'quantity' | 'whole' | 'back'>) =>
    words`Der Geldbedarf der ersten Bestellung von ${quantity} Stück ist mindestens ${whole}; frühestens nach ${back} Stück ist das Geld zurück.`,
  leadMedian: 'Es ist kein Preis angegeben: Es gilt der Median der Angebote.',
  leadCashNever: ({ quantity, whole }: Parts<'quantity' | 'whole'>) =>
    words`Der Geldbedarf der ersten Bestellung von ${quantity} Stück ist ${whole}, und auch wenn alles verkauft ist, kommt das nicht zurück.`,
  leadMarket: ({ count, low, high }: Parts<'count' | 'low' | 'high'>) =>
    words`Die mittlere Hälfte von ${count} Angeboten verlangt einen Preis von ${low} bis ${high}.`,
  leadCompetition: {
    'low risk': (value: Said) =>
      words`Ihre Bewertungen verteilen sich auf viele Marken (Konzentration ${value}).`,
    'medium risk': (value: Said) =>
      words`Ihre Bewertungen liegen bei einigen Marken (Konzentration ${value}).`,
    'high risk': (value: Said) => words`Ihre Bewertungen liegen bei wenigen Marken (Konzentration ${value}).`,
  },
  answer: (headline: Said, more: Said) => words`${headline}. ${more}`,

  scorecard: 'Kennzahlen, die entscheiden, nach Faustregeln dieses Berichts',
  rules: {
    margin: 'Marge',
    return_on_landed: 'Ertrag auf den Einstand',
    break_even_share: 'Break-even-Preis als Anteil am Preis',
    competition: 'Wettbewerb: Konzentration der Bewertungen',
    cash: 'Geld: Anteil der Bestellung, der verkauft sein muss, bis sie bezahlt ist',
    demand: 'Absatz: Monate, bis die Bestellung bezahlt ist',
  },
  weak: {
    margin: 'Marge',
    return_on_landed: 'Ertrag auf den Einstand',
    break_even_share: 'Break-even-Preis',
    competition: 'Wettbewerb',
    cash: 'Geldbindung',
    demand: 'Absatz',
  },
  ruleOfThumb: 'Faustregel dieses Berichts',
  guidelines: 'Horizontal Merger Guidelines 2010',
  months: (count: string) => `${count} Monate`,
  notFull: (missing: string) => `Nicht beurteilt, bevor dies angegeben ist: ${missing}.`,
  noUnit: 'Kein Preis zusammen mit einem Einkaufspreis.',
  noDemand: 'Keine Spalte sagt etwas über Verkäufe, und keine über Bewertungen mit ihrem Datum.',
  noQuantity: 'Keine Stückzahl der ersten Bestellung.',
  neverBack: 'Die Bestellung bringt ihr Geld nicht zurück.',
  fewReviews: 'Weniger als 10 Angebote nennen eine Zahl von Bewertungen: zu wenige für eine Konzentration.',
  changesHead: 'Was es besser machen würde',
  neededHead: 'Was noch fehlt',
  severalCosts: 'Kosten, die nicht angegeben sind',
  changeMargin: ({ margin, price, landed }: Parts<'margin' | 'price' | 'landed'>) =>
    words`Eine Marge von ${margin} braucht einen Preis von ${price} oder, bei Ihrem Preis, einen Einstand von ${landed}.`,
  changePrice: ({ margin, landed }: Parts<'margin' | 'landed'>) =>
    words`Eine Marge von ${margin} braucht bei Ihrem Preis einen Einstand von ${landed}; ein anderer Preis allein bringt sie nicht.`,
  changeOnly: ({ margin, price }: Parts<'margin' | 'price'>) =>
    words`Eine Marge von ${margin} braucht einen Preis von ${price}; bei Ihrem Preis bringt sie kein Einstand.`,
  changeNone:
    'Weder ein anderer Preis noch ein anderer Einstand bringt die Marge: Gebühren, Umsatzsteuer und Werbung sind zu hoch.',
  look: (name: string, hint: string) => words`Noch anzugeben: ${name}. ${hint}`,
  lookGap: ({ aspect, negative, judged }: Parts<'aspect' | 'negative' | 'judged'>) =>
    words`Besser sein, wo Bewertungen am meisten klagen: ${aspect}, ${negative} von ${judged} beurteilten Nennungen sind negativ.`,
  overall: ({ word, score, coverage }: Parts<'word' | 'score' | 'coverage'>) =>
    words`Insgesamt: ${word}, gewichtete Punktzahl ${score} (0 alles geringes Risiko, 1 alles hohes Risiko) aus ${coverage} des Gewichts.`,

  unitHead: ['Ein Stück', 'Betrag', 'Woher'],
  units: {
    price: 'Preis',
    vat: 'ab: Umsatzsteuer darin',
    net: 'Preis ohne Umsatzsteuer',
    refunded: 'ab: Erstattung von Rücksendungen',
    referral: 'ab: Verkaufsgebühr',
    fulfilment: 'ab: Versandgebühr',
    ads: 'ab: Werbung',
    cost: 'Einkaufspreis',
    duty: 'Zoll',
    freight: 'Fracht',
    landed: 'ab: Einstand',
    contribution: 'Bleibt je Stück',
    margin: 'Marge vom Preis ohne Umsatzsteuer',
    returnOnLanded: 'Ertrag auf den Einstand',
  },
  costs: {
    freight: 'Fracht',
    duty: 'Zoll',
    vat: 'Umsatzsteuer',
    feeRate: 'Verkaufsgebühr',
    fulfilment: 'Versandgebühr',
    adShare: 'Werbung',
    returns: 'Rücksendungen',
  },
  from: {
    form: 'Ihre Zahl',
    median: 'Median der Angebote, weil kein Preis angegeben ist',
    quote: 'Angebot des Lieferanten',
    quoteOf: (column) => `Angebot des Lieferanten, „${column}“`,
    quoteRate: (price: Said, rate: Said) =>
      words`Angebot des Lieferanten, ${price} zu Ihrem Wechselkurs von ${rate}`,
    sum: 'Einkaufspreis, Zoll und Fracht',
    rest: 'Preis ohne Umsatzsteuer nach allen Abzügen',
    notGiven: 'nicht angegeben',
    notCounted: 'nicht gerechnet',
  },
  shareOf: {
    vat: (share: string) => `${share} auf den Preis ohne Umsatzsteuer`,
    feeRate: (share: string) => `${share} vom Preis behaltener Stücke`,
    adShare: (share: string) => `${share} vom Preis`,
    returns: (share: string) => `${share} der Stücke, voll erstattet`,
    duty: (share: string) => `${share} vom Einkaufspreis`,
  },
  quoteColumns: (name, taken, others) =>
    `${name}: von mehreren Stückpreisen wurde „${taken}“ genommen, nicht ${listText(others.map((one) => `„${one}“`))}; Fracht und Zoll müssen dazu passen`,
  quotePrice: 'Stückpreis des Lieferanten',
  rate: 'Wechselkurs',
  before: (missing: string) =>
    `Was bleibt, gilt vor Abzug von ${missing} (nicht angegeben); danach bleibt weniger.`,
  feesSeen: (median: Said, count: Said) =>
    words`Die Angebote haben eine Spalte mit Gebühren, im Median ${median} (${count} Angebote). Das schätzt das Werkzeug für andere Produkte; es wird nicht verwendet.`,
  feesMedian: 'Median der Gebühren in den Angeboten',
  feesCount: 'Angebote mit Gebühren',
  below: (price: Said) =>
    words`Gebühren, Umsatzsteuer und Werbung nehmen den ganzen Preis von ${price}, noch bevor die Ware bezahlt ist.`,

  evenHead: ['Frage', 'Antwort'],
  even: {
    price: 'Break-even-Preis',
    room: 'Der Preis darf sinken um',
    goodPrice: (margin: string) => `Preis für eine Marge von ${margin}`,
    goodLanded: (margin: string) => `Einstand für eine Marge von ${margin} bei Ihrem Preis`,
    ads: 'Höchstens für Werbung, als Anteil am Preis',
    share: 'Break-even-Preis als Anteil am Preis',
    proof: 'Bleibt beim Break-even-Preis',
    goodMargin: 'Marge mit geringem Risiko',
  },
  evenSaid: (even: Said, proof: Said) =>
    words`Der Break-even-Preis ist ${even}. Zur Probe eingesetzt, bleiben je Stück ${proof}.`,
  evenBefore: (missing: string) =>
    `Das gilt vor Abzug von ${missing} (nicht angegeben); danach liegt der Break-even-Preis höher, und die Bestellung ist später bezahlt.`,
  evenNone:
    'Es gibt keinen Break-even-Preis: Von jeder Erhöhung des Preises nehmen Gebühren, Umsatzsteuer und Werbung alles.',
  evenAbove: (even: Said, price: Said) =>
    words`Er liegt über Ihrem Preis von ${price}: Es braucht ${even}, um nichts zu verlieren.`,
  noUnitSaid:
    'Kein Stück ließ sich durchrechnen: Nennen Sie einen Preis und einen Einkaufspreis oder ein Angebot des Lieferanten in derselben Währung.',
  noUnitAgain: 'Nicht gerechnet: Kein Stück ließ sich durchrechnen.',
  none: 'keiner',
  whatIfHead: ['Was wäre, wenn', 'Bleibt je Stück', 'Marge'],
  whatIf: {
    price: (step: string) => `Der Preis liegt ${step} niedriger`,
    landed: (step: string) => `Der Einstand liegt ${step} höher`,
    ads: (step: string) => `Werbung nimmt weitere ${step} vom Preis`,
    returns: (step: string) => `Weitere ${step} der Stücke kommen zurück`,
  },
  whatIfStep: 'Schritt dieser Frage',
  whatIfLeft: (name: string) => `Bleibt je Stück: ${name}`,
  whatIfMargin: (name: string) => `Marge: ${name}`,
};
