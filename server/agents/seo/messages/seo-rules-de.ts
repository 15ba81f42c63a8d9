import type { seoRulesEn } from './seo-rules-en.ts';

export const seoRulesDe: typeof seoRulesEn = {
  status_error: {
    name: 'Seite antwortet mit einem Fehler',
    fix: 'Seite wiederherstellen oder ihre Adresse und die Links darauf umleiten',
  },
  status_moved: { name: 'Adresse leitet um', fix: 'Links auf das Ziel der Umleitung setzen' },
  noindex_in_sitemap: {
    name: 'noindex auf einer Seite der Sitemap',
    fix: 'Entscheiden: noindex entfernen oder die Seite aus der Sitemap nehmen',
  },
  noindex: { name: 'noindex', fix: 'noindex entfernen, wo die Seite gefunden werden soll' },
  blocked: { name: 'Durch robots.txt gesperrt', fix: 'Pfad erlauben, wo die Seite gefunden werden soll' },
  blocked_in_sitemap: {
    name: 'Durch robots.txt gesperrt und in der Sitemap',
    fix: 'Entscheiden: Pfad erlauben oder die Seite aus der Sitemap nehmen',
  },
  canonical_several: { name: 'Mehrere verschiedene Canonicals', fix: 'Ein Canonical behalten' },
  canonical_host: {
    name: 'Canonical auf einem anderen Host',
    fix: 'Im Canonical die eigene Adresse nennen, außer die andere Website ist das Original',
  },
  canonical_http: {
    name: 'Canonical mit http, obwohl die Website https hat',
    fix: 'Das Canonical mit https beginnen lassen',
  },
  canonical_noindex: {
    name: 'Canonical nennt eine Seite mit noindex',
    fix: 'Eine auffindbare Seite nennen oder deren noindex entfernen',
  },
  canonical_unknown: {
    name: 'Canonical nennt eine Adresse, die weder unter den Seiten noch in der Sitemap steht',
    fix: 'Prüfen, ob es die Adresse gibt, und sie berichtigen',
  },
  canonical_empty: {
    name: 'Canonical ohne brauchbare Adresse',
    fix: 'Eigene Adresse in das Canonical schreiben',
  },
  not_in_sitemap: { name: 'Nicht in der Sitemap', fix: 'Seite in die Sitemap aufnehmen' },
  text_by_script: {
    name: 'Text entsteht durch ein Skript',
    fix: 'Text mit der Seite ausliefern; hier war nichts davon zu lesen',
  },
  title_missing: { name: 'Kein Titel', fix: 'Titel schreiben' },
  title_several: { name: 'Mehrere Titel', fix: 'Einen Titel behalten' },
  title_same: { name: 'Titel wie auf einer anderen Seite', fix: 'Jeder Seite einen eigenen Titel geben' },
  title_empty_words: { name: 'Titel sagt nichts', fix: 'Im Titel sagen, worum es auf der Seite geht' },
  title_long: { name: 'Langer Titel', fix: 'Wichtiges in die ersten 60 Zeichen setzen' },
  description_missing: { name: 'Keine Beschreibung', fix: 'Beschreibung schreiben' },
  description_same: {
    name: 'Beschreibung wie auf einer anderen Seite',
    fix: 'Jeder Seite eine eigene Beschreibung geben',
  },
  description_long: { name: 'Lange Beschreibung', fix: 'Wichtiges in die ersten 160 Zeichen setzen' },
  h1_missing: { name: 'Keine Hauptüberschrift (H1)', fix: 'Der Seite eine Hauptüberschrift geben' },
  h1_several: { name: 'Mehrere Hauptüberschriften (H1)', fix: 'Eine Hauptüberschrift behalten' },
  heading_skipped: {
    name: 'Überschriftenebene übersprungen',
    fix: 'Jede Überschrift eine Ebene unter die vorige setzen',
  },
  text_short: {
    name: 'Wenig Text',
    fix: 'Sagen, wofür Besucher kommen, oder die Seite mit einer anderen verbinden',
  },
  text_same: {
    name: 'Text fast wie auf einer anderen Seite',
    fix: 'Seiten verbinden oder die eine im Canonical der anderen nennen',
  },
  orphan: {
    name: 'Keine gelesene Seite verlinkt darauf',
    fix: 'Von dort verlinken, wo Besucher die Seite suchen',
  },
  link_empty: {
    name: 'Link ohne Text',
    fix: 'Dem Link einen Text oder seinem Bild einen Alternativtext geben',
  },
  link_vague: { name: 'Linktext sagt nichts', fix: 'Im Link sagen, wohin er führt' },
  link_script: { name: 'Link ist ein Skript', fix: 'Adresse in den Link schreiben' },
  link_nofollow: {
    name: 'nofollow auf einem Link innerhalb der Website',
    fix: 'nofollow entfernen, wo die Seite die eigene ist',
  },
  alt_missing: {
    name: 'Bild ohne Alternativtext',
    fix: 'Bild beschreiben oder alt leer lassen, wo es Schmuck ist',
  },
  language_unlike: {
    name: 'Angegebene Sprache ist nicht die des Textes',
    fix: 'Im html-Tag die Sprache des Textes angeben',
  },
  language_missing: { name: 'Sprache nicht angegeben', fix: 'Sprache im html-Tag angeben' },
  hreflang_code: {
    name: 'Sprachcode, den es nicht gibt',
    fix: 'Eine Sprache und, wo nötig, ein Land angeben: de, de-AT, en-GB',
  },
  hreflang_return: {
    name: 'Fassung in anderer Sprache verweist nicht zurück',
    fix: 'Beide Fassungen einander nennen lassen',
  },
  data_broken: { name: 'Strukturierte Daten, die nicht lesbar sind', fix: 'JSON berichtigen' },
  data_untyped: { name: 'Strukturierte Daten ohne Typ', fix: 'Typ angeben' },
  viewport_missing: { name: 'Kein Viewport für kleine Bildschirme', fix: 'Viewport-Tag ergänzen' },
  refresh: { name: 'Seite schickt Besucher durch ein Tag weiter', fix: 'Auf dem Server umleiten' },
  heavy: { name: 'Schweres HTML', fix: 'Weglassen, was die Seite nicht braucht' },
};
