import { wholeNumber } from '@loupe/shared/lib/whole-number';
import { creditsText } from './de.ts';

/** Texte zu dem, was sich von Lauf zu Lauf geändert hat. */
export const changesTexts = {
  changes: 'Änderungen',
  loading: 'Die Läufe werden verglichen',
  failed: 'Die Läufe ließen sich nicht vergleichen.',
  first: 'Dasselbe wurde vorher nicht gefragt.',
  firstHint:
    'Führen Sie dies später noch einmal aus: Was seitdem neu, weggefallen oder geändert ist, steht dann hier.',
  same: (when: string) => `Seit ${when} hat sich nichts geändert.`,
  sameHint: (count: number) =>
    `${wholeNumber(count, 'de')} ${count === 1 ? 'Befund, Zahl oder Aussage lautet' : 'Befunde, Zahlen und Aussagen lauten'} wie vorher.`,
  since: (when: string) => `Verglichen mit dem Lauf vom ${when}`,
  counts: (fresh: number, gone: number, changed: number, same: number) =>
    `${fresh} neu, ${gone} weggefallen, ${changed} geändert, ${same} wie vorher`,
  groups: { changed: 'Geändert', fresh: 'Neu', gone: 'Weggefallen' },
  kinds: { finding: 'Befund', figure: 'Zahl', claim: 'Aussage' },
  before: 'Vorher',
  now: 'Jetzt',
  openFigure: (value: string) => `Zahl ${value}: wie sie berechnet wurde`,
  all: (count: number) => `Alle ${count} zeigen`,
  earlierChat: 'Den früheren Chat öffnen',
  again: (held: number) => `Noch einmal ausführen, höchstens ${creditsText(held)} vormerken`,
  busy: 'Dieser Chat arbeitet an einer Antwort. Danach lässt sich dies noch einmal ausführen.',
  howCompared:
    'Befunde und Zahlen werden danach verglichen, wovon sie handeln, Aussagen nach ihrem Wortlaut. Eine Aussage, die nur anders formuliert ist, zählt als weggefallen und neu.',
} as const;
