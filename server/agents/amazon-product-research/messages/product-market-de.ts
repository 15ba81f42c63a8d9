import { words, type Said } from '../../../report/words.ts';
import type { productMarketEn } from './product-market-en.ts';

type Parts<K extends string> = Readonly<Record<K, Said>>;

export const productMarketDe: typeof productMarketEn = {
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
    words`Angebote jünger als ein Jahr: ${young} von ${dated} mit Datum.`,
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
    share: 'Anteil der Bestellung, der bis dahin verkauft sein muss',
  },
  cashHow: {
    goods: 'Stück × Einstand',
    whole: 'Ware und einmalige Kosten',
    back: 'was bleibt und der Einstand, der mit der Bestellung bezahlt ist',
    unitsBack: 'Geldbedarf ÷ was ein Stück einbringt, aufgerundet',
    unitsOnce: 'einmalige Kosten ÷ was bleibt, aufgerundet',
    share: 'diese Stück ÷ bestellte Stück',
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
    words`Angebote, die mehr verkaufen und schlechter bewertet sind als der Median: ${count} von ${all}. Dort nehmen Käufer, was ihnen nicht gefällt.`,
  openingsByReviews: (count: Said, all: Said) =>
    words`Angebote mit mehr Bewertungen und weniger Sternen als der Median: ${count} von ${all}. Dort nehmen Käufer, was ihnen nicht gefällt.`,
  openingsNone: (all: Said) =>
    words`Von ${all} Angeboten mit Sternen liegt keines vor dem Median und ist zugleich schlechter bewertet.`,
  openingByReviews: 'mehr Bewertungen, weniger Sterne als der Median',
  openingsCount: 'Angebote mit einer Lücke',
  rankCount: 'Angebote mit Sternen und Verkäufen',
  noRank: 'Keine Angebote zu ordnen.',
  cut: (count: Said) => words`Nicht gezeigte Angebote: ${count}.`,
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
  beyond: (column: string) =>
    `Spalte „${column}“ wurde nicht als Sterne verwendet: Ihre Zahlen liegen nicht alle bis 5`,
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
    'Marge ist, was bleibt, geteilt durch den Preis ohne Umsatzsteuer. Geringes Risiko liegt über 25 %, hohes unter 10 %. Ertrag auf den Einstand: über 100 % und unter 40 %. Break-even-Preis geteilt durch den Preis: unter 75 % und über 92 %. Anteil der ersten Bestellung, der verkauft sein muss, bis das Geld zurück ist: unter 60 % und über 90 %. Monate bis dahin, beim niedrigen Wert der sichersten Hilfsgröße: unter 3 und über 6. Das sind Faustregeln. Fehlen Kosten, ist das, was bleibt, eine Obergrenze: Dann wird nur ein hohes Risiko gesagt. Eine Marge mit hohem Risiko entscheidet allein dagegen; wo eine Kennzahl ein hohes Risiko hat oder keine den Absatz zeigt, sagt der Bericht nicht ohne Weiteres „anbieten“.',
    'Die Konzentration ist die Summe der quadrierten Anteile der Marken an allen Bewertungen (Herfindahl 1950). Ihre Grenzen, 0,15 und 0,25, sind die der Horizontal Merger Guidelines von US Department of Justice und Federal Trade Commission (2010) für Umsätze; hier gelten sie für Bewertungen. Die Merger Guidelines von 2023 ziehen sie enger, bei 0,10 und 0,18.',
    'Quartile sind die von Hyndman und Fan (1996), Typ 7. Nachfrage: Schätzungen und „im letzten Monat gekauft“ stehen da, wie die Datei sie nennt. Nach Bewertungen sind Stück im Monat die Bewertungen im Monat seit dem ersten Tag, geteilt durch den Anteil der Käufer, die schreiben; er ist angenommen, wenn Sie ihn nicht angeben. Ein Verkaufsrang wird gezeigt und nicht in Stücke umgerechnet: Keine veröffentlichte Tabelle tut das.',
    'Themen von Bewertungen werden mit Wortlisten gefunden, auf Englisch und Deutsch; eine Nennung wird nach den Worten ihres Teilsatzes beurteilt, wo sie englisch und klar sind, sonst nach den Sternen. Intervalle sind die von Wilson (1927) zu 95 %.',
  ],
};
