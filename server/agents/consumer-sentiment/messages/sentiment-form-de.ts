import type { sentimentFormEn } from './sentiment-form-en.ts';

/** Was vor dem Start von diesem Agenten zu lesen ist. */
export const sentimentFormDe: typeof sentimentFormEn = {
  title: 'Kundenstimmung und Kundenverhalten',
  outcome:
    'Worüber sich Kunden am meisten beschweren, wie sicher das ist, wann es sich änderte, und ihre Worte dafür und dagegen, jedes mit seiner Zeile',
  wants: [
    'Bewertungen auswerten',
    'worüber beschweren sich Kunden',
    'Rezensionen im App-Store',
    'Kommentare einer Umfrage',
    'Weiterempfehlung messen',
    'Kundenfeedback',
  ],
  delivers: [
    'Was zuerst zu beheben ist: das Thema mit den meisten negativen Nennungen, mit Anteil und Spanne',
    'Noten je Skala mit Mittel, Verteilung und Spannen zu 95 %; Sterne und Antworten von 0 bis 10 werden nie gemischt',
    'Themen wie Lieferung, Qualität, Preis und Kundendienst: wie oft und wie schlecht davon gesprochen wird',
    'Was Leute nach eigenen Worten tun: zurückgeben, gehen, warnen, empfehlen, wieder kaufen',
    'Das Mittel je Monat, und wo sich sein Stand änderte',
    'Zitate dafür und dagegen, Segmente nebeneinander, und Bewertungen, deren Sterne und Worte sich widersprechen',
  ],
  limits: [
    'Englische Worte werden mit einer veröffentlichten Liste bewertet; deutsche Bewertungen nach ihren Sternen und danach, wovon sie sprechen; andere Sprachen nur nach ihren Sternen',
    'Ironie und Wünsche werden nicht verstanden: Lesen Sie die Zitate',
    'Wer bewertet, ist nicht wer kauft: Die Spannen sagen etwas über den Zufall, nicht darüber',
  ],
  sourcesUsed: [
    'Ihre Exporte aus App-Store, Shop, Bewertungsportal oder Umfrage',
    'AFINN-165, eine veröffentlichte Wortliste',
    'Beispieldaten',
  ],
  fields: {
    reviews: 'Bewertungen',
    reviewsHint:
      'CSV oder XLSX aus App-Store, Shop, Bewertungsportal oder Umfrage: Sterne oder Antworten von 0 bis 10, Worte, Tag, Produkt.',
    product: 'Produkt',
    productHint: 'Hat die Datei eine Spalte mit Produkten, werden nur die mit diesem Namen gelesen.',
    productExample: 'Aurora Desk Lamp',
    segment: 'Spalte für Segmente',
    segmentHint: 'Name einer Spalte, nach der verglichen wird: Land, Tarif, Version. Sonst nach Produkten.',
    segmentExample: 'Country',
    since: 'Seit',
    sinceHint: 'Nur Bewertungen ab diesem Tag; solche ohne Tag fallen dann weg.',
  },
  depthHint:
    'Schnell: was zuerst zu beheben ist, Noten und Themen. Standard enthält jeden Abschnitt. Gründlich zitiert und listet mehr.',
  stages: {
    read: 'Bewertungen lesen',
    score: 'Noten und Worte bewerten',
    aspects: 'Themen finden',
    trend: 'Über die Zeit und nach Segmenten vergleichen',
    report: 'Bericht schreiben',
  },
  outline: {
    first: 'Was zuerst zu beheben ist',
    scores: 'Noten',
    aspects: 'Themen',
    behaviour: 'Was Leute tun',
    trend: 'Verlauf',
    quotes: 'Dafür und dagegen',
    segments: 'Segmente',
    disagree: 'Wo Sterne und Worte sich widersprechen',
    missing: 'Nicht gefunden oder nicht verwendet',
    method: 'Wie gerechnet wurde',
  },
  refusals: { since: 'Geben Sie den Tag als Jahr, Monat und Tag an, zum Beispiel 2025-03-01.' },
};
