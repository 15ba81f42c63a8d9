import type { marketingFormEn } from './marketing-form-en.ts';

export const marketingFormDe: typeof marketingFormEn = {
  title: 'Marketingstrategie',
  outcome:
    'Wohin das Budget geht: was ein Verkauf kosten darf, was er in jedem Kanal kostet und wann Schluss ist',
  wants: [
    'Marketingplan',
    'Werbebudget aufteilen',
    'Kosten pro Verkauf',
    'welcher Kanal lohnt sich',
    'Mediaplan',
  ],
  delivers: [
    'Das Budget nach Kanälen, jeder nächste Schritt dort, wo er die meisten Verkäufe bringt',
    'Vom Klick zum Verkauf je Kanal mit 95-%-Bereich, aus Ihren eigenen Kampagnen',
    'Was ein Verkauf kosten darf und was er jetzt kostet',
    'Ein Kalender, was zu zählen ist, und die Ausgaben, bei denen Schluss ist',
  ],
  limits: [
    'Kein Branchenwert wird verwendet: Ein Kanal ohne Vorgeschichte braucht Ihre Zahlen, sonst wird er nicht berechnet',
    'Was jenseits der bisherigen Ausgaben geschieht, ist eine Annahme, die der Bericht nennt',
    'Verkäufe zählen so, wie Ihre Berichte sie zählen; zwei Kanäle können denselben Verkauf für sich melden',
  ],
  sourcesUsed: ['Ihre Kampagnenberichte', 'Ihre Zahlen', 'Beispieldaten'],
  fields: {
    product: 'Produkt',
    productExample: 'Wiederverwendbare Kaffeefilter',
    budget: 'Budget im Monat',
    budgetHint: 'In der Währung der Kampagnen.',
    price: 'Preis eines Verkaufs',
    priceHint: 'Was ein Kunde für eine durchschnittliche Bestellung zahlt, ohne Steuer.',
    margin: 'Marge in Prozent',
    marginHint: 'Was vom Preis vor der Werbung übrig bleibt.',
    history: 'Bisherige Kampagnen',
    historyHint:
      'Export aus Google Ads, Meta Ads, LinkedIn oder Analytics oder eine eigene Liste nach Monaten: Ausgaben, Klicks und Verkäufe.',
    channels: 'Neue Kanäle',
    channelsHint: 'Kanäle ohne Vorgeschichte, durch Kommas getrennt.',
    channelsExample: 'Podcast, Fachzeitschrift',
    assumptions: 'Ihre Zahlen',
    assumptionsHint:
      'Eine je Zeile, für alle Kanäle oder für einen: Klickpreis, Konversion, Anfrage zu Verkauf, Monate (des Exports), Obergrenze, Wachstum.',
    assumptionsExample:
      'Podcast: Konversion = 2 % (1 % - 3 %)\nPodcast: Klickpreis = 1,20\nPodcast: Obergrenze = 500',
    start: 'Beginn',
  },
  depthHint: 'Schnell lässt Empfindlichkeit und Kalender weg. Standard und gründlich haben jeden Abschnitt.',
  stages: {
    read: 'Kampagnen lesen',
    funnel: 'Trichter berechnen',
    split: 'Budget aufteilen',
    calendar: 'Wochen planen',
    report: 'Bericht schreiben',
  },
  outline: {
    where: 'Wohin das Budget geht',
    funnel: 'Trichter',
    breakEven: 'Gewinnschwelle',
    split: 'Aufteilung',
    sensitivity: 'Empfindlichkeit',
    calendar: 'Kalender',
    measure: 'Messen und aufhören',
    assumptions: 'Annahmen',
    missing: 'Nicht gefunden oder nicht verwendet',
    method: 'So wurde gerechnet',
  },
};
