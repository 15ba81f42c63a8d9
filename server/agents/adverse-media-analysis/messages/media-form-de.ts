import type { mediaFormEn } from './media-form-en.ts';

export const mediaFormDe: typeof mediaFormEn = {
  title: 'Prüfung auf negative Berichte',
  outcome:
    'Wer auf der Liste steht, was die Artikel über wen sagen und warum ein Namensvetter nicht gemeint ist',
  wants: [
    'einen Namen prüfen',
    'Kunden gegen eine Sanktionsliste prüfen',
    'negative Nachrichten über eine Person',
    'Kundenprüfung nach dem Geldwäschegesetz',
    'ist das dieselbe Person',
  ],
  delivers: [
    'Eine Entscheidung: weitergeben, prüfen oder ablegen, und worauf sie beruht',
    'Namensabgleich mit Punktzahl und Gründen: Reihenfolge, andere Schriften, Kurzformen, Anfangsbuchstaben, Geburtsjahr',
    'Jeder Artikel mit Tag, der Rolle der Person darin und der Art des Vorwurfs',
    'Derselbe Text in mehreren Zeitungen zählt einmal; Freisprüche werden genannt; Opfer, Richter und Zeugen gelten nicht als Verdächtige',
    'Warum ein Namensvetter kein Treffer ist, und ein Prüfblatt',
  ],
  limits: [
    'Durchsucht werden nur Ihre Listen und Artikel, kein Register und kein Nachrichtendienst',
    'Rollen werden auf Deutsch und Englisch gelesen; Namen in anderen Schriften werden gefunden, ihre Artikel bleiben zu prüfen',
    'Ein ähnlicher Name ist ein Grund hinzusehen, nie ein Schuldspruch',
  ],
  sourcesUsed: [
    'Ihre Liste (JSON-Zeilen, CSV, XLSX)',
    'Ihre Artikel',
    'Beispieldaten, als solche gekennzeichnet',
  ],
  name: 'Name',
  nameHint: 'Wie im Ausweis oder Register: „Jane Roe“, „Roe, Jane“ oder in eigener Schrift.',
  nameExample: 'Jane Roe',
  aliases: 'Weitere Namen',
  aliasesHint: 'Durch Semikolon getrennt: frühere Namen, andere Schreibweisen.',
  born: 'Geburtsjahr oder Registernummer',
  bornHint: '„1961“, „02.04.1961“ oder „HRB 99881“ einer Firma. Daran sind Namensvettern zu erkennen.',
  articles: 'Artikel',
  articlesHint:
    'Gespeicherte Seiten, ein Pressespiegel mit vielen Meldungen in einer Datei, PDF oder Word. Eine Datei darf einen oder viele Artikel enthalten.',
  watchlist: 'Liste',
  watchlistHint:
    'FollowTheMoney-JSON-Zeilen wie bei OpenSanctions, eine Sanktionsliste als CSV (ent_num, SDN_Name …) oder Ihre eigene Liste als CSV oder XLSX.',
  place: 'Ort oder Land',
  placeHint:
    'Wo die Person wohnt oder die Firma sitzt, so geschrieben wie in den Dateien: ein Ort oder das Kürzel eines Landes.',
  kind: 'Art',
  kinds: { person: 'Person', company: 'Unternehmen' },
  depthHint:
    'Schnell: Entscheidung, Liste, Artikel. Normal dazu ähnliche Namen und das Prüfblatt. Gründlich: jede Zeile und jeder Satz.',
  stages: {
    read: 'Listen und Artikel lesen',
    screen: 'Namen mit den Listen abgleichen',
    articles: 'Namen in den Artikeln suchen',
    join: 'Artikel desselben Textes zusammenfassen',
    report: 'Bericht schreiben',
  },
  outline: {
    decision: 'Weitergeben oder ablegen',
    watchlist: 'Liste',
    articles: 'Artikel',
    namesakes: 'Menschen gleichen Namens',
    notMatched: 'Warum kein Treffer',
    audit: 'Prüfblatt',
    notSearched: 'Was nicht durchsucht wurde',
    missing: 'Nicht gefunden oder nicht verwendet',
    method: 'Wie gerechnet wurde',
  },
  refusals: {
    noName: 'Sagen Sie, wessen Name geprüft werden soll.',
    oneWord: 'Ein Wort genügt nicht, um eine Person zu prüfen: Ergänzen Sie Vor- oder Nachnamen.',
  },
};
