import type { launchFormEn } from './launch-form-en.ts';

export const launchFormDe: typeof launchFormEn = {
  title: 'Neuheiten der Konkurrenz für Marketingteams',
  outcome:
    'Welche Wettbewerber was wann auf den Markt bringen, was seit dem letzten Lauf neu ist und welche Preise sich bewegt haben, jeweils mit dem Satz',
  wants: [
    'was hat die Konkurrenz herausgebracht',
    'Wettbewerber beobachten',
    'Preislisten vergleichen',
    'neue Produkte der Konkurrenz',
    'Pressespiegel auswerten',
    'was ist neu seit dem letzten Mal',
  ],
  delivers: [
    'Reagieren oder nicht: die Neuheiten mit dem, was für einen Blick spricht, die mit den meisten Gründen zuerst',
    'Neuheiten als Zeitachse: angekündigt, erhältlich, verschoben, abgesagt oder Gerücht, jeweils mit dem Satz und jeder Zeitung, in der es steht',
    'Was seit dem letzten Lauf mit denselben Wettbewerbern neu, anders und verschwunden ist',
    'Preise und Merkmale einer alten und einer neuen Liste, Zeile für Zeile',
    'Wettbewerber, von denen nichts zu hören war, und Themen nach Quartal',
    'Sätze, die nach einer Neuheit klingen und nicht gezählt wurden, mit dem Grund',
  ],
  limits: [
    'Liest, was Sie mitbringen, auf Deutsch und Englisch; ruft keine Seiten ab und durchsucht keine Nachrichten',
    'Eine Neuheit wird an ihren Wörtern erkannt: Jede ist zu prüfen',
    'Sagt nach Regeln, was für eine Reaktion spricht, und empfiehlt nichts',
  ],
  sourcesUsed: [
    'Ihr Presseordner, gespeicherte Feeds (RSS, Atom), Seiten, Newsletter',
    'Ihre Preislisten (CSV, TSV, XLSX)',
    'Beispielartikel, als Beispieldaten gekennzeichnet',
  ],
  fields: {
    competitors: 'Wettbewerber',
    competitorsHint:
      'Je Zeile einer, oder durch Komma oder Semikolon getrennt; ein Kurzname in Klammern: „Kestrel & Vane GmbH (K&V)“.',
    competitorsExample: 'Halvorsen; Kestrel & Vane; Dunmore',
    sources: 'Artikel und Feeds',
    sourcesHint:
      'Presseartikel, Mitteilungen, gespeicherte Seiten, Newsletter und Feeds. Jeder braucht seinen Tag.',
    since: 'Seit',
    sinceHint: 'Neuheiten, die ab diesem Tag gemeldet oder auf ihn datiert sind; ohne Angabe alle.',
    ownProduct: 'Ihr Produkt',
    ownProductHint:
      'Artikel, die es neben einer Neuheit nennen, werden hervorgehoben. Mehrere durch Komma getrennt.',
    ownProductExample: 'Aurelo Uno',
    oldPrices: 'Alte Preisliste',
    oldPricesHint:
      'Eine Tabelle mit einer Spalte Produkt und einer Spalte Preis, wenn möglich auch mit dem Anbieter.',
    newPrices: 'Neue Preisliste',
    newPricesHint: 'Dieselbe zu einem späteren Tag: Zeilen werden nach Anbieter und Produkt verglichen.',
  },
  depthHint:
    'Schnell: was zählt, Neuheiten und was neu ist. Standard ergänzt Preise, Stille, Themen und Quellen. Gründlich zitiert jeden Satz.',
  stages: {
    gather: 'Artikel lesen',
    find: 'Neuheiten finden',
    prices: 'Preise vergleichen',
    since: 'Mit dem letzten Lauf vergleichen',
    report: 'Bericht schreiben',
  },
  outline: {
    react: 'Reagieren oder nicht',
    launches: 'Neuheiten',
    fresh: 'Neu seit dem letzten Lauf',
    prices: 'Preise und Merkmale',
    silence: 'Stille',
    themes: 'Themen',
    coverage: 'Abdeckung der Quellen',
    missing: 'Nicht gefunden oder nicht verwendet',
    method: 'Wie gerechnet wurde',
  },
  refusals: {
    noCompetitors: 'Nennen Sie mindestens einen Wettbewerber.',
    tooMany: 'Nennen Sie höchstens 40 Wettbewerber.',
    since: 'Geben Sie den Tag als Jahr, Monat und Tag an, zum Beispiel 2026-06-01.',
  },
};
