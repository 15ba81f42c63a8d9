import { words, type Said } from '../../../report/words.ts';
import type { productReportEn } from './product-report-en.ts';

type Parts<K extends string> = Readonly<Record<K, Said>>;

export const productReportDe: typeof productReportEn = {
  subject: 'Ihr Produkt',
  headlines: {
    yes: (subject: string, margin: string, price: string) =>
      `${subject}: anbieten, ${margin} Marge, Break-even bei ${price}`,
    maybe: (subject: string, margin: string, price: string) =>
      `${subject}: nur zu besseren Bedingungen anbieten, ${margin} Marge, Break-even bei ${price}`,
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
    cash: 'Geld: Monate, bis die Bestellung bezahlt ist',
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
  quotePrice: 'Stückpreis des Lieferanten',
  rate: 'Wechselkurs',
  before: (missing: string) =>
    `Was bleibt, gilt vor Abzug von ${missing}: Das ist nicht angegeben, und damit bleibt weniger.`,
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

  marketSaid: (count: Said, priced: Said) =>
    words`${count} Angebote wurden gelesen, ${priced} davon mit einem Preis.`,
  listings: 'Gelesene Angebote',
  priced: 'Angebote mit Preis',
  noListings: 'Es wurden keine Angebote gegeben: Der Markt wurde nicht angesehen.',
  fewListings: 'Weniger als 5 Angebote nennen einen Preis: Quartile werden nicht gesagt.',
  marketHead: ['Von den Angeboten', 'Angebote', 'Unteres Quartil', 'Median', 'Oberes Quartil'],
  measures: { price: 'Preis', reviews: 'Bewertungen', rating: 'Sterne', rank: 'Verkaufsrang' },
  quartiles: {
    low: (name: string) => `Unteres Quartil: ${name}`,
    middle: (name: string) => `Median: ${name}`,
    high: (name: string) => `Oberes Quartil: ${name}`,
    count: (name: string) => `Angebote, die es nennen: ${name}`,
  },
  place: ({ price, cheaper, priced }: Parts<'price' | 'cheaper' | 'priced'>) =>
    words`Ihr Preis von ${price}: ${cheaper} von ${priced} Angeboten verlangen weniger.`,
  cheaper: 'Angebote, die weniger verlangen',
  placeUnlike: (own: string, listings: string) =>
    `Ihr Preis ist in ${own}, die Angebote sind in ${listings}: Sie werden nicht verglichen.`,
  concentrated: ({ value, top, share }: Parts<'value' | 'top' | 'share'>) =>
    words`Konzentration der Bewertungen auf Marken: ${value}, von 0 (viele gleiche) bis 1 (eine hat alle). Die meisten Bewertungen hat ${top} mit ${share}.`,
  concentration: 'Konzentration der Bewertungen',
  topShare: (name: string) => `Anteil an allen Bewertungen: ${name}`,
  topReviews: (name: string) => `Bewertungen: ${name}`,
  allReviews: 'Bewertungen aller Angebote',
  young: ({ young, dated }: Parts<'young' | 'dated'>) =>
    words`${young} von ${dated} Angeboten mit Datum sind jünger als ein Jahr.`,
  youngCount: 'Angebote jünger als ein Jahr',
  datedCount: 'Angebote mit Datum',

  demandLead:
    'Was andere verkaufen, veröffentlicht niemand. Dies sind Hilfsgrößen für die Stücke, die ein Angebot im Monat verkauft:',
  demandHead: ['Hilfsgröße', 'Angebote', 'Niedrig', 'Mittel', 'Hoch', 'Was die Spanne ist'],
  proxies: {
    sales: 'Schätzung des Werkzeugs',
    bought: 'Im letzten Monat gekauft, mindestens',
    velocity: 'Tempo der Bewertungen',
  },
  proxyRange: {
    sales: 'Quartile der Angebote',
    bought: 'Quartile der Angebote; jede Zahl ist eine Untergrenze',
    velocity: 'mittleres Tempo beim höchsten, mittleren und niedrigsten Anteil der Käufer, die schreiben',
  },
  proxyEnd: {
    low: (name: string) => `Stück im Monat, niedrig: ${name}`,
    middle: (name: string) => `Stück im Monat, mittel: ${name}`,
    high: (name: string) => `Stück im Monat, hoch: ${name}`,
    count: (name: string) => `Angebote, die es nennen: ${name}`,
  },
  velocity: 'Median der Bewertungen im Monat',
  reviewRate: 'Anteil der Käufer, die eine Bewertung schreiben',
  paceSaid: (velocity: Said) =>
    words`Das mittlere Angebot bekommt ${velocity} Bewertungen im Monat, seit es da ist; verkauft wird mehr, als bewertet wird, darum wird durch den Anteil der Käufer geteilt, die schreiben.`,
  asOf: (day: string, isAssumed: boolean) =>
    isAssumed
      ? `Das Alter ist bis ${day} gerechnet, den Tag dieses Berichts: Ist der Export älter, geben Sie seinen Tag an.`
      : `Das Alter ist bis ${day} gerechnet.`,
  noProxyAtAll: 'Keine Hilfsgröße der Nachfrage: Es wurden keine Angebote gegeben.',
  noProxy:
    'Keine Hilfsgröße der Nachfrage: Weniger als 5 Angebote nennen Verkäufe, „im letzten Monat gekauft“ oder Bewertungen mit einem Datum.',
  duration: ({ quantity, low, middle, high }: Parts<'quantity' | 'low' | 'middle' | 'high'>) =>
    words`Beim Absatz des mittleren Angebots reicht die erste Bestellung von ${quantity} Stück ${middle} (${high} bis ${low}). Ein neues Angebot verkauft selten von Anfang an so viel.`,
  durationEnd: {
    low: 'Monate, die die Bestellung reicht, niedriger Absatz',
    middle: 'Monate, die die Bestellung reicht, mittlerer Absatz',
    high: 'Monate, die die Bestellung reicht, hoher Absatz',
  },

  gapsLead: 'Wovon Bewertungen der Wettbewerber sprechen, das Negativste zuerst:',
  noReviews: 'Es wurden keine Bewertungen gegeben: Worüber Käufer klagen, wurde nicht angesehen.',
  noAspects: 'Keines der gesuchten Themen kommt vor.',
  complaints: 'Klagen',

  cashHead: ['Erste Bestellung', 'Betrag', 'Wie'],
  cash: {
    quantity: 'Stück',
    goods: 'Ware zum Einstand',
    once: 'Einmalige Kosten',
    whole: 'Geldbedarf',
    back: 'Ein verkauftes Stück bringt ein',
    unitsBack: 'Stück, bis das Geld zurück ist',
    unitsOnce: 'Stück, deren Marge die einmaligen Kosten deckt',
    months: 'Monate, bis das Geld zurück ist',
  },
  cashHow: {
    goods: 'Stück × Einstand',
    whole: 'Ware und einmalige Kosten',
    back: 'was bleibt und der Einstand, der mit der Bestellung bezahlt ist',
    unitsBack: 'Geldbedarf ÷ was ein Stück einbringt, aufgerundet',
    unitsOnce: 'einmalige Kosten ÷ was bleibt, aufgerundet',
    months: (name: string) => `beim niedrigen Wert der Hilfsgröße „${name}“`,
    quantity: { form: 'Ihre Zahl', quote: 'kleinste Menge im Angebot des Lieferanten' },
  },
  noCash: 'Nicht gerechnet: Die Stückzahl der ersten Bestellung fehlt.',
  soldOut: (units: Said, quantity: Said) =>
    words`Es müssten ${units} Stück verkauft werden, mehr als die bestellten ${quantity}: Die Bestellung bezahlt sich nicht.`,
  loses: 'Ein verkauftes Stück bringt schon vor seiner Ware nichts ein: Das Geld kommt nicht zurück.',

  rankLead: {
    sales: 'Nach der Schätzung des Werkzeugs, Stück im Monat.',
    bought: 'Nach den im letzten Monat mindestens gekauften Stücken.',
    reviews: 'Nach der Zahl der Bewertungen.',
  },
  rankHead: ['Angebot', 'Marke', 'Preis', 'Sterne', 'Bewertungen', 'Stück im Monat', 'Lücke'],
  opening: 'verkauft über, bewertet unter dem Median',
  openings: (count: Said, all: Said) =>
    words`${count} von ${all} Angeboten verkaufen mehr und sind schlechter bewertet als der Median: Dort nehmen Käufer, was ihnen nicht gefällt.`,
  openingsByReviews: (count: Said, all: Said) =>
    words`${count} von ${all} Angeboten haben mehr Bewertungen und weniger Sterne als der Median: Dort nehmen Käufer, was ihnen nicht gefällt.`,
  openingsNone: (all: Said) =>
    words`Von ${all} Angeboten mit Sternen liegt keines vor dem Median und ist zugleich schlechter bewertet.`,
  openingByReviews: 'mehr Bewertungen, weniger Sterne als der Median',
  openingsCount: 'Angebote mit einer Lücke',
  rankCount: 'Angebote mit Sternen und Verkäufen',
  noRank: 'Keine Angebote zu ordnen.',
  cut: (count: Said) => words`${count} weitere Angebote sind nicht gezeigt.`,
  cutCount: 'Nicht gezeigte Angebote',

  roles: {
    price: 'der Preis',
    title: 'der Titel',
    asin: 'die Nummer des Angebots',
    brand: 'die Marke',
    currency: 'die Währung',
    rating: 'die Sterne',
    reviews: 'die Zahl der Bewertungen',
    rank: 'der Verkaufsrang',
    sales: 'die Verkäufe im Monat',
    bought: 'im letzten Monat gekaufte Stücke',
    since: 'der erste Tag im Angebot',
    fees: 'die Gebühren',
  },
  refused: { same: 'dasselbe Angebot noch einmal', empty: 'kein Preis, keine Bewertungen, keine Verkäufe' },
  noListingsIn: (name: string) =>
    `${name}: Keine Spalte mit Preisen neben Bewertungen, Rang oder Verkäufen gefunden`,
  noQuoteIn: (name: string) => `${name}: Keine Spalte mit Stückpreisen neben Mengen gefunden`,
  noCurrency: 'keiner Währung',
  otherCurrencies: (others: string, own: string) =>
    `Preise in ${others} wurden nicht mit denen in ${own} verglichen`,
  formUnlike: (own: string, listings: string) =>
    `Ihre Zahlen sind in ${own}, die Angebote in ${listings}: Ihr Median wurde nicht als Ihr Preis genommen`,
  notUnderstood: (line: string) => `Bei den Annahmen nicht verstanden: ${line}`,
  quoteBelow: (least: string, asked: string) =>
    `Der Lieferant beginnt bei ${least} Stück und nennt keinen Preis für ${asked}; bestellen Sie mehr, oder geben Sie den Einkaufspreis an`,
  quoteSeveral: (lines: string) =>
    `Für diese Menge gelten mehrere Preise (Zeilen ${lines}); geben Sie den Einkaufspreis im Formular an`,
  quoteSilent: (currency: string) =>
    `Der Lieferant nennt seine Währung nicht, die Angebote sind in ${currency}; geben Sie den Einkaufspreis im Formular an`,
  listingsSilent: (own: string) =>
    `Der Lieferant rechnet in ${own}, und nichts sagt, in welcher Währung Ihr Preis ist; geben Sie sie im Formular an`,
  quoteUnlike: (own: string, currency: string) =>
    `Der Lieferant rechnet in ${own}, Ihr Preis ist in ${currency}; geben Sie den Wechselkurs an oder den Einkaufspreis in ${currency}`,
  quoteBeside: 'Das Angebot des Lieferanten wurde nicht verwendet, weil im Formular ein Einkaufspreis steht',
  nothingMissing: 'Alles Gegebene wurde verwendet.',
  notCounted: (list: string) => `Nicht angegeben und nicht gerechnet: ${list}`,
  steps: {
    read: (listings: number, reviews: number) => `${listings} Angebote, ${reviews} Bewertungen`,
    head: 'Anbieten oder nicht',
    units: 'Ein Stück und sein Mindestpreis',
    market: 'Markt und Nachfrage',
    gaps: 'Lücken in Bewertungen',
    closing: 'Geldbedarf, Rangfolge und Rechenweg',
    written: 'Geschrieben',
  },
  method: [
    'Ein Stück: Aus dem Preis p mit Umsatzsteuer v wird p ÷ (1 + v). Ein Anteil r der Stücke kommt zurück und wird erstattet; ein solches Stück wird nicht wieder verkauft. Die Verkaufsgebühr f gilt vom Preis mit Umsatzsteuer der behaltenen Stücke, die Werbung a vom Preis aller. Nach Versand und Einstand ist das, was bleibt. Die Umsatzsteuer auf Gebühren gilt als erstattet.',
    'Break-even: Was bleibt, ist eine Gerade im Preis, p · k − c mit k = (1 − r) · (1 ÷ (1 + v) − f) − a und c = Einstand und Versand; sie ist null bei c ÷ k. Der Bericht setzt diesen Preis in die erste Formel ein.',
    'Marge ist, was bleibt, geteilt durch den Preis ohne Umsatzsteuer. Geringes Risiko liegt über 25 %, hohes unter 10 %. Ertrag auf den Einstand: über 100 % und unter 40 %. Break-even-Preis geteilt durch den Preis: unter 75 % und über 92 %. Monate, bis das Geld zurück ist, beim niedrigen Wert der sichersten Hilfsgröße: unter 3 und über 6. Das sind Faustregeln. Fehlen Kosten, ist das, was bleibt, eine Obergrenze: Dann wird nur ein hohes Risiko gesagt. Eine Marge mit hohem Risiko entscheidet allein dagegen.',
    'Die Konzentration ist die Summe der quadrierten Anteile der Marken an allen Bewertungen (Herfindahl 1950). Ihre Grenzen, 0,15 und 0,25, sind die der Horizontal Merger Guidelines von US Department of Justice und Federal Trade Commission (2010) für Umsätze; hier gelten sie für Bewertungen.',
    'Quartile sind die von Hyndman und Fan (1996), Typ 7. Nachfrage: Schätzungen und „im letzten Monat gekauft“ stehen da, wie die Datei sie nennt. Nach Bewertungen sind Stück im Monat die Bewertungen im Monat seit dem ersten Tag, geteilt durch den Anteil der Käufer, die schreiben; er ist angenommen, wenn Sie ihn nicht angeben. Ein Verkaufsrang wird gezeigt und nicht in Stücke umgerechnet: Keine veröffentlichte Tabelle tut das.',
    'Themen von Bewertungen werden mit Wortlisten gefunden, auf Englisch und Deutsch; eine Nennung wird nach den Worten ihres Teilsatzes beurteilt, wo sie englisch und klar sind, sonst nach den Sternen. Intervalle sind die von Wilson (1927) zu 95 %.',
  ],
};
