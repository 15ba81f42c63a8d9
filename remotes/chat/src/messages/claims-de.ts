import { wholeNumber } from '@loupe/shared/lib/whole-number';

/** Texts of the list of claims. */
export const claimsTexts = {
  claims: 'Aussagen',
  counts: (supported: number, all: number) =>
    `${wholeNumber(supported, 'de')} von ${wholeNumber(all, 'de')} belegt`,
  explained: 'Jede Aussage des Berichts mit dem, was sie belegt. Belegt heißt: Was sie anführt, sagt es.',
  filter: 'Zeigen',
  filters: {
    all: 'Alle',
    supported: 'Belegt',
    unsupported: 'Nicht belegt',
    computed: 'Gerechnet',
    quoted: 'Zitiert',
    assumption: 'Annahmen',
  },
  kinds: { computed: 'Gerechnet', quoted: 'Zitiert', model: 'In eigenen Worten', assumption: 'Annahme' },
  supported: 'Belegt',
  unsupported: 'Nicht belegt',
  reasons: {
    figures: 'Jede Zahl darin ist mit ihrer Formel belegt.',
    in_source: 'Was sie anführt, sagt es.',
    said_to_be_assumed: 'Sie sagt selbst, dass sie eine Annahme ist.',
    no_evidence: 'Sie führt nichts an.',
    not_in_source: 'Was sie anführt, enthält sie nicht.',
    contradicts_source: 'Was sie anführt, sagt etwas anderes.',
    not_comparable: 'Was sie anführt, ist in einer anderen Sprache und war nicht vergleichbar.',
  },
  missing: (what: string) => `Dort nicht gefunden: ${what}`,
  source: (n: number) => `Quelle ${n}`,
  figure: (value: string) => `Zahl ${value}`,
  none: 'Keine Aussage dieser Art.',
};
