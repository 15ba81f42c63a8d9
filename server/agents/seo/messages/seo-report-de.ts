import { words, type Said } from '../../../report/words.ts';
import type { seoReportEn } from './seo-report-en.ts';

const pages = (count: number, said: Said) => words`${said} ${count === 1 ? 'Seite' : 'Seiten'}`;

export const seoReportDe: typeof seoReportEn = {
  subject: 'Ihre Seiten',
  headline: (subject, fixes, first) =>
    `${subject}: ${fixes === 1 ? 'eine Korrektur' : `${fixes} Korrekturen`}, zuerst „${first}“`,
  clean: (subject) => `${subject}: keine Regel verletzt`,
  nothing: (subject) => `${subject}: keine Seite konnte geprüft werden`,
  leadClean: (all) =>
    words`Keine der ${all} gelesenen Seiten verletzt eine Regel dieses Berichts. Ob eine Suchmaschine sie zeigt, ist aus Dateien nicht bekannt.`,
  lead: ({ touched, all, first, on }) =>
    words`Von ${all} gelesenen Seiten verletzen ${touched} mindestens eine Regel. Zuerst beheben: ${first}, auf ${on}.`,
  leadFound: (count) =>
    words`Bei ${count} der Korrekturen geht es darum, ob eine Seite überhaupt gefunden werden kann.`,
  leadKeywords: (inTitle, all) => words`Von ${all} Suchbegriffen stehen ${inTitle} in einem Titel.`,
  leadNear: (query, position, seen) =>
    words`Die nächste Chance des Exports ist ${query}: ${seen}-mal gesehen, im Mittel auf Platz ${position}.`,
  leadNothing: 'Nichts davon ist eine Seite, die Tabelle eines Crawls oder ein Export der Search Console.',
  onPages: pages,
  pageCount: (count) => `${count} ${count === 1 ? 'Seite' : 'Seiten'}`,
  offline: (address, reason) =>
    `${address} wurde nicht abgerufen: ${reason} Geprüft wurden allein die Dateien.`,
  notFetched: (address, reason) => `${address}: ${reason}`,
  badAddress: (text) => `„${text}“ ist keine Adresse einer Seite und wurde nicht verwendet.`,
  fixHead: ['Zu beheben', 'Seiten', 'Gewicht', 'Aufwand', 'Punkte'],
  severities: { 3: 'schwer', 2: 'mittel', 1: 'leicht' },
  efforts: { 1: 'klein', 2: 'mittel', 3: 'groß' },
  open: 'vielleicht so gewollt',
  touched: 'Seiten, die eine Regel verletzen',
  read: 'Gelesene Seiten',
  heavy: 'Was Seiten am Gefundenwerden hindert',
  points: (name) => `Punkte: ${name}`,
  severity: 'Gewicht der Regel (1 bis 3)',
  reach: 'Reichweite in Seiten',
  effort: 'Aufwand (1 bis 3)',
  more: (count) => words`${count} weitere`,
  morePages: (count) => words`${count} weitere Seiten sind hier nicht aufgezählt; gründlich zählt mehr auf.`,
  pageHead: ['Seite', 'Titel', 'Wörter', 'Verletzte Regeln'],
  none: 'keine',
  noTitle: 'kein Titel',
  wordsOf: (page) => `Wörter von ${page}`,
  keywordHead: ['Suchbegriff', 'Beste Seite', 'Titel', 'Hauptüberschrift', 'Beschreibung', 'Im Text'],
  notThere: 'seine Wörter stehen in keinem gelesenen Titel, keiner Überschrift und keinem Text beisammen',
  yes: 'ja',
  no: 'nein',
  timesOf: (keyword) => `So oft im Text: ${keyword}`,
  times: (count) => `${count}-mal`,
  compete: (keyword, count) =>
    words`${keyword} steht in den Titeln von ${count} Seiten; sie konkurrieren darum.`,
  competing: (keyword) => `Seiten mit dem Begriff im Titel: ${keyword}`,
  keywordsFrom:
    'Es wurden keine Suchbegriffe angegeben; dies sind die meistgesehenen Suchanfragen des Exports.',
  moreOf: 'Hier nicht aufgezählt',
  noKeywords: 'Es wurden keine Suchbegriffe angegeben, und kein Export enthält Suchanfragen.',
  keywordCount: 'Suchbegriffe',
  keywordInTitle: 'Suchbegriffe in einem Titel',
  sameHead: ['Seite', 'Andere Seite', 'Ähnlichkeit'],
  likeness: (a, b) => `Ähnlichkeit von ${a} und ${b}`,
  shared: 'gemeinsame Folgen von fünf Wörtern',
  sameTitles: (title, list) => words`Titel ${title}: ${list}`,
  nothingSame: 'Keine zwei gelesenen Seiten haben denselben Titel oder fast denselben Text.',
  linkHead: ['Seite', 'Seiten, die darauf verlinken'],
  linksTo: (page) => `Seiten, die auf ${page} verlinken`,
  linked: 'Unter den gelesenen Seiten:',
  unreadLead: 'Von gelesenen Seiten verlinkt, selbst nicht gelesen:',
  unreadHead: ['Adresse', 'Verlinkt von Seiten'],
  linkedFrom: (address) => `Seiten, die auf ${address} verlinken`,
  noLinks: 'Die Dateien enthalten keine Links zwischen Seiten.',
  nearLead:
    'Suchanfragen auf den Plätzen 4 bis 20, nach der Zahl der Impressionen: Hier kann eine bessere Seite am meisten gewinnen.',
  nearHead: ['Suchanfrage', 'Gesehen', 'Klicks', 'Platz'],
  consoleSums: (name, { clicks, seen, rate }) =>
    words`${name}: ${clicks} Klicks bei ${seen} Impressionen, eine Klickrate von ${rate}.`,
  clicks: 'Klicks',
  impressions: 'Impressionen',
  rate: 'Klickrate',
  position: 'Mittlerer Platz',
  of: (what, name) => `${what}: ${name}`,
  pageConsoleHead: ['Seite', 'Gesehen', 'Klicks', 'Klickrate'],
  noConsole:
    'Es wurde kein Export der Search Console gegeben: Über Besucher ist nichts bekannt, und jede Seite zählt gleich.',
  noNear: 'Keine Suchanfrage des Exports steht auf den Plätzen 4 bis 20.',
  sitemapOnly: (count) => words`Adressen der Sitemap, die nicht unter den gelesenen Seiten sind: ${count}.`,
  sitemapUnread: 'Adressen der Sitemap, die nicht gelesen wurden',
  sitemapAll: 'Adressen der Sitemap',
  sitemapIndex: (count) =>
    `Der Sitemap-Index nennt ${count} ${count === 1 ? 'Sitemap' : 'Sitemaps'} und keine Seiten; fügen Sie die genannten Sitemaps hinzu.`,
  noPages: 'Es wurde keine Seite gegeben: Nur der Export der Search Console konnte gelesen werden.',
  headlineConsole: (count) =>
    `Search Console: ${count} ${count === 1 ? 'Suchanfrage' : 'Suchanfragen'} knapp hinter den ersten Plätzen`,
  headlineConsoleOnly: 'Search Console: was der Export sagt',
  thumb: 'Faustregel',
  others: 'und andere',
  unusedFile: (name) =>
    `${name}: Darin wurde weder eine Seite noch eine Sitemap, eine robots.txt, ein Crawl oder ein Export der Search Console gefunden`,
  noRobots: 'Es wurde keine robots.txt gegeben: Ob Pfade gesperrt sind, ist nicht bekannt.',
  noSitemap: 'Es wurde keine Sitemap gegeben: Ob Seiten darin fehlen, ist nicht bekannt.',
  unknownAddress: (list) =>
    `Die Adresse dieser Seiten ist nicht bekannt, Sitemap und robots.txt konnten ihnen daher nicht gegenübergestellt werden: ${list}.`,
  noStatus: 'Ob Adressen antworten und wie schnell, ist aus Dateien nicht zu sehen.',
  nothingMissing: 'Alles Gegebene wurde verwendet.',
  steps: {
    read: (count) => `${count} Seiten`,
    audited: (faults) => `${faults} Fehler`,
    written: 'Geschrieben',
    head: 'Korrekturen',
    pages: 'Seiten',
    content: 'Suchbegriffe und Texte',
    links: 'Links und Suchanfragen',
    closing: 'Grenzen und Methode',
  },
  answer: (headline, first) => words`${headline}. ${first}`,
  method: [
    'Punkte einer Korrektur: Gewicht der Regel × Reichweite ÷ Aufwand. Reichweite ist die Zahl der betroffenen Seiten; mit Impressionen der Search Console zählt eine Seite einmal und noch einmal für so viele Impressionen, wie eine gelesene Seite im Mittel hat. Schwerere Regeln stehen zuerst, dann mehr Punkte. Gewichte und Aufwand sind eine Faustregel dieses Berichts.',
    'Wörter, Suchbegriffe und Ähnlichkeit stammen aus dem, was eine Seite zeigt; verborgener Text, Navigation und Werbung zählen nicht. Zwei Texte heißen fast gleich ab 0,9: gemeinsame Folgen von fünf Wörtern ÷ alle von beiden (Broder, „On the resemblance and containment of documents“, 1997).',
    'Links werden für jedes Paar von Seiten einmal gezählt, unter den gelesenen Seiten.',
    'Verwendete Regeln, mit dem Ort ihrer Veröffentlichung:',
  ],
  rule: (name, spec) => `${name}: ${spec}`,
};
