import type { seoFormEn } from './seo-form-en.ts';

export const seoFormDe: typeof seoFormEn = {
  title: 'SEO',
  outcome:
    'Was auf einer Website zuerst zu beheben ist, Regel für Regel, jeder Fehler mit dem Tag oder der Zeile, die ihn zeigt',
  wants: [
    'meine Website prüfen',
    'Suchmaschinenoptimierung',
    'Titel und Beschreibungen verbessern',
    'warum wird meine Seite nicht gefunden',
    'Search-Console-Bericht',
  ],
  delivers: [
    'Eine Liste zum Abhaken nach Gewicht, betroffenen Seiten und Aufwand',
    'Titel, Beschreibungen, Überschriften, Canonicals, noindex, robots.txt, Sitemap, Sprachen, strukturierte Daten, Links und Bilder, jede Regel mit ihrer Norm',
    'Welche Suchbegriffe wo stehen und welche Seiten um einen konkurrieren',
    'Seiten mit gleichem Text, Seiten, auf die niemand verlinkt, Seiten, die nicht gelesen wurden',
    'Mit einem Export der Search Console: Suchanfragen knapp hinter den ersten Plätzen und was die Korrekturen erreichen',
  ],
  limits: [
    'Liest die Seiten, die es bekommt; verlinkte andere werden aufgezählt, nicht beurteilt',
    'Eine Seite, deren Text durch Skripte entsteht, wird so gesehen, wie ihre Datei ist',
    'Verspricht keinen Platz in den Ergebnissen einer Suchmaschine',
  ],
  sourcesUsed: [
    'Ihre gespeicherten Seiten, Sitemap, robots.txt, Crawl- und Search-Console-Exporte',
    'Die genannte Adresse, wenn das Netz eingeschaltet ist',
    'Beispieldaten',
  ],
  fields: {
    pages: 'Seiten und Dateien der Website',
    pagesHint:
      'Gespeicherte Seiten (HTML), sitemap.xml, robots.txt, ein Crawl als CSV oder XLSX (Screaming Frog und ähnliche). Bis zu zwanzig Dateien oder ein ZIP der Website mit bis zu sechzig.',
    address: 'Adresse',
    addressHint:
      'Der Website. Sie wird abgerufen, wenn das Netz eingeschaltet ist; sonst zeigt sie nur, welche Links zur Website gehören.',
    addressExample: 'https://www.example.com/',
    keywords: 'Suchbegriffe',
    keywordsHint:
      'Einer je Zeile. Ohne Angabe werden die meistgesehenen Suchanfragen eines Search-Console-Exports genommen.',
    keywordsExample: 'Fahrrad reparieren\ngebrauchte Stadträder',
    console: 'Export der Search Console',
    consoleHint:
      'Suchanfragen oder Seiten mit Klicks und Impressionen, CSV oder XLSX, deutsch oder englisch.',
  },
  depthHint:
    'Schnell: was zuerst zu beheben ist. Standard ergänzt alle Abschnitte. Gründlich zählt dreimal so viele Seiten auf.',
  stages: {
    gather: 'Seiten lesen',
    audit: 'An den Regeln messen',
    content: 'Suchbegriffe und Texte',
    links: 'Links und Suchanfragen',
    report: 'Bericht schreiben',
  },
  outline: {
    first: 'Zuerst beheben',
    fixes: 'Alle Korrekturen',
    pages: 'Seite für Seite',
    keywords: 'Suchbegriffe',
    same: 'Gleiche Titel und Texte',
    links: 'Interne Links',
    console: 'Search Console',
    missing: 'Nicht gefunden oder nicht verwendet',
    method: 'Wie gerechnet wurde',
  },
};
