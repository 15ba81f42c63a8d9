import { words, type Said } from '../../../report/words.ts';
import type { reviewGroundEn } from './review-ground-en.ts';

/** Was in jedem Bericht von Bewertungen gesagt wird, der sie liest. */
export const reviewGroundDe: typeof reviewGroundEn = {
  aspects: {
    delivery: 'Lieferung',
    packaging: 'Verpackung',
    quality: 'Qualität und Haltbarkeit',
    size: 'Größe und Passform',
    price: 'Preis',
    service: 'Kundendienst',
    battery: 'Akku und Laden',
    ease: 'Aufbau und Bedienung',
    crashes: 'Abstürze und Fehler',
    noise: 'Geräusch',
    comfort: 'Bequemlichkeit',
    looks: 'Aussehen und Farbe',
    smell: 'Geruch',
    taste: 'Geschmack',
    cleaning: 'Reinigung',
    account: 'Konto und Anmeldung',
    ads: 'Werbung und Abo',
  },
  head: ['Thema', 'Nennungen', 'Beurteilt', 'Negativ', 'Anteil negativ', 'Spanne', 'Einstufung'],
  mentions: (aspect) => `Nennungen: ${aspect}`,
  judged: (aspect) => `Beurteilte Nennungen: ${aspect}`,
  negative: (aspect) => `Negative Nennungen: ${aspect}`,
  share: (aspect) => `Anteil negativ: ${aspect}`,
  low: (aspect) => `Anteil negativ mindestens: ${aspect}`,
  high: (aspect) => `Anteil negativ höchstens: ${aspect}`,
  range: (low: Said, high: Said) => words`${low} bis ${high}`,
  status: {
    'high risk': 'hohes Risiko',
    'medium risk': 'mittleres Risiko',
    'low risk': 'geringes Risiko',
    'for review': 'zu prüfen',
  },
  few: 'zu wenige für ein Urteil',
  rows: 'Bewertungen',
  quoted: (text) => `„${text}“`,
  roles: {
    rating: 'Bewertung',
    recommend: 'Weiterempfehlung von 0 bis 10',
    text: 'Text der Bewertung',
    title: 'Titel',
    date: 'Tag',
    product: 'Produkt',
    language: 'Sprache',
  },
  refused: {
    empty: 'weder eine Note noch Worte',
    same: 'dieselben Worte, derselbe Tag und dieselbe Note wie in einer Zeile davor: einmal gezählt',
  },
  beyond: (column) =>
    `Spalte „${column}“ wurde nicht als Bewertung verwendet: Ihre Zahlen sind weder Sterne von 1 bis 5 noch Punkte bis 10 noch Antworten von 0 bis 10`,
  guessed: (column) =>
    `keine Spalte heißt wie der Text einer Bewertung; gelesen wurden die Worte von „${column}“`,
  guessedDay: (column) =>
    `keine Spalte heißt wie der Tag einer Bewertung; gelesen wurde die einzige Spalte mit Tagen, „${column}“`,
  guessedProduct: (column) =>
    `keine Spalte heißt wie das Produkt; gelesen wurde „${column}“, weil das gefragte Produkt darin steht`,
  scaleOf: (column, scale) => `„${column}“ wurde als ${scale} gelesen`,
  noReviews: 'darin wurde weder eine Spalte mit Noten noch eine mit Bewertungstexten gefunden',
  scales: { five: 'Sterne von 1 bis 5', ten: 'Punkte von 1 bis 10', nps: 'Antworten von 0 bis 10' },
};
