import { countText, creditsText } from './de.ts';
import { wholeNumber } from '@loupe/shared/lib/whole-number';

const COUNT_WORDS = [
  'Keine',
  'Ein',
  'Zwei',
  'Drei',
  'Vier',
  'Fünf',
  'Sechs',
  'Sieben',
  'Acht',
  'Neun',
  'Zehn',
  'Elf',
  'Zwölf',
];

/** `Drei Agenten, die ihre Arbeit zeigen.`: zählt, was es gibt, bis zwölf in Worten; null, solange es niemand weiß. */
export function agentsThatShowTheirWork(count: number | null): string {
  if (count === null) return 'Agenten, die ihre Arbeit zeigen. Probieren Sie jeden mit Beispieldaten aus.';
  const number = COUNT_WORDS[count] ?? String(count);
  const who = count === 1 ? 'Agent, der seine Arbeit zeigt' : 'Agenten, die ihre Arbeit zeigen';
  return `${number} ${who}. Probieren Sie jeden mit Beispieldaten aus.`;
}

export const exploreTexts = {
  pageName: 'Entdecken',
  title: 'Was möchten Sie wissen?',
  search: 'Agenten suchen',
  searchPlaceholder: 'Agenten suchen, z. B. „Trend“ oder „Personen“',
  categories: 'Kategorien',
  all: 'Alle',
  sort: 'Sortieren',
  sorts: {
    recommended: 'Empfohlen',
    name: 'Nach Name',
    credits: 'Wenigste Credits',
    time: 'Am schnellsten',
  },
  continue: 'Weitermachen',
  featured: 'Empfohlen',
  allAgents: 'Alle Agenten',
  results: (count: number) => countText(count, 'Agent', 'Agenten'),
  openChat: 'Den letzten Chat öffnen',
  runAgain: 'Erneut ausführen',
  loading: 'Agenten werden geladen',
  failed: 'Die Agenten konnten nicht geladen werden.',
  failedDetail: 'Ihre Chats und Credits sind nicht betroffen.',
  none: (query: string) => `Kein Agent passt zu „${query}“.`,
  noneInCategory: 'In dieser Kategorie gibt es keinen Agenten.',
  showAll: 'Alle Agenten zeigen',
  empty: 'Auf diesem Server gibt es noch keine Agenten.',
  startChat: 'Stattdessen einen Chat beginnen',
} as const;

export const agentTexts = {
  back: 'Entdecken',
  loading: 'Der Agent wird geladen',
  failed: 'Dieser Agent konnte nicht geladen werden.',
  notFound: 'Dieser Agent ist nicht verfügbar.',
  notFoundDetail: 'Vielleicht ist die Adresse nicht vollständig.',
  seeAll: 'Alle Agenten ansehen',
  delivers: 'Was Sie bekommen',
  sample: 'Ein echter Bericht über die Beispieldaten',
  sampleMore: 'Ganzen Bericht zeigen',
  sampleLess: 'Weniger zeigen',
  sources: 'Quellen, die er nutzt',
  limits: 'Grenzen',
  stages: 'So arbeitet er',
  form: 'Start',
  more: 'Weitere Angaben',
  depth: 'Tiefe',
  depths: { quick: 'Schnell', standard: 'Standard', deep: 'Gründlich' },
  estimate: 'Schätzung',
  measured: (runs: number) =>
    `Zeit und Credits der mittleren Hälfte von ${wholeNumber(runs, 'de')} fertigen Läufen.`,
  declared: 'Zeit und Credits geschätzt: Für eine Messung gibt es weniger als 20 fertige Läufe.',
  time: 'Zeit',
  cost: 'Credits',
  cap: 'Höchstens vorgemerkt',
  balanceAfter: 'Guthaben danach, mindestens',
  balanceUnknown: 'noch nicht bekannt',
  returned: 'Was nicht verbraucht wird, kommt am Ende des Laufs zurück.',
  start: (credits: number) => `Starten, bis zu ${creditsText(credits)} vormerken`,
  trySample: 'Mit Beispieldaten ausprobieren',
  trySampleHint: 'Ein Klick: läuft mit den mitgelieferten Beispieldaten, deutlich als solche gekennzeichnet.',
  example: 'Beispiel',
  takeExample: (example: string, label: string) => `${example}: für ${label} übernehmen`,
  chooseFile: 'Datei wählen',
  dropFile: 'oder hier ablegen',
  chooseFiles: 'Dateien wählen',
  dropFiles: 'oder hier ablegen',
  accepts: (endings: string) => `Erlaubt: ${endings}`,
  removeFile: (name: string) => `${name} entfernen`,
  missingText: (label: string) => `Füllen Sie „${label}“ aus.`,
  missingChoice: (label: string) => `Wählen Sie bei „${label}“ etwas aus.`,
  notTaken: (count: number) => `Nicht übernommen (${count})`,
  missingFile: (label: string) => `Wählen Sie eine Datei für „${label}“.`,
  notANumber: (label: string) => `Geben Sie bei „${label}“ eine Zahl ein.`,
  fileUploading: 'Warten Sie, bis die Datei hochgeladen ist.',
  fileFailed: 'Die Datei wurde nicht hochgeladen. Versuchen Sie es noch einmal oder wählen Sie eine andere.',
  wrongEnding: (name: string, endings: string) =>
    `${name} kann hier nicht verwendet werden. Wählen Sie ${endings}.`,
  notStarted: 'Nicht gestartet. Ihre Eingaben sind noch da, und es sind keine Credits vorgemerkt.',
  notEnough: (needed: number, left: number) =>
    `Dafür werden bis zu ${creditsText(needed)} vorgemerkt; Sie haben ${creditsText(left)}.`,
  seeUsage: 'Credits ansehen',
  offline:
    'Sie sind offline. Ihre Eingaben bleiben; starten Sie noch einmal, wenn Sie wieder verbunden sind.',
} as const;
