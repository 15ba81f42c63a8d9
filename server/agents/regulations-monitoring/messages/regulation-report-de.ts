import { words, type Said, type Words } from '../../../report/words.ts';
import type { regulationReportEn } from './regulation-report-en.ts';

const next = (day: string | null) => (day === null ? 'kein kommender Tag gefunden' : `nächster Tag ${day}`);

export const regulationReportDe: typeof regulationReportEn = {
  headline: (subject: string, high: number, day: string | null) =>
    `${subject}: ${high === 1 ? '1 schwere Änderung' : `${high} schwere Änderungen`}, ${next(day)}`,
  headlineOne: (subject: string, duties: number, day: string | null) =>
    `${subject}: ${duties === 1 ? '1 Pflicht' : `${duties} Pflichten`}, ${next(day)}`,
  lead: ({ changed, fresh, gone, high }): Words =>
    words`Gegenüber dem bisherigen Text im Wortlaut geänderte Stellen: ${changed}; neu: ${fresh}; weggefallen: ${gone}. Nach Regeln schwer: ${high}.`,
  leadOne: (duties: Said): Words =>
    words`Nur ein Text wurde gelesen, also wurde nichts verglichen. Pflichten und Verbote darin: ${duties}.`,
  askedFor: (names: string, found: Said): Words =>
    words`Pflichten von oder zu „${names}“: ${found}; sie stehen zuerst.`,
  counts: {
    changed: 'Im Wortlaut geänderte Stellen',
    fresh: 'Neue Stellen',
    gone: 'Weggefallene Stellen',
    high: 'Nach Regeln schwere Änderungen',
    duties: 'Pflichten und Verbote',
    asked: (names: string) => `Pflichten von oder zu „${names}“`,
  },
  clausesOf: (name: string) => `Stellen in ${name}`,
  countedFormula: '\\text{Stelle für Stelle gezählt}',
  andMore: (n: number) => `und ${n} weitere`,
  nothing: 'keine',
  asNow: 'gleich',
  nothingToDo: 'In keiner neuen oder geänderten Stelle steht eine Pflicht.',
  noDuties: 'Keine Pflicht gefunden.',
  startWords:
    /\b(?:apply|applies|applicable|force|effect|effective)\b|(?<!\p{L})(?:Kraft|gilt|gelten|anzuwenden)(?!\p{L})/iu,
  starts: (day: string, clause: Said): Words =>
    words`Wo in einem Satz keine Zeit erkannt wurde, zählt der Tag, ab dem der Text nach eigenen Worten gilt, soweit nichts anderes gesagt ist: ${day}, ${clause}.`,
  ownStart: (time: string, day: string, clause: Said): Words =>
    words`${time}; ein eigener Beginn ist genannt: ${day}, ${clause}`,
  noStart: 'Kein Tag gefunden, ab dem der Text nach eigenen Worten gilt.',
  againstEarlier: 'Gegenüber dem bisherigen Text',
  isChanged: 'neu oder geändert',
  isAsBefore: 'wie bisher',
  schedule: 'Tage, die im Text stehen',
  changedHead: ['Stelle', 'Bisher', 'Jetzt', 'Wie schwer, und warum'],
  diffTitle: 'Bisher und jetzt; Weggefallenes ist durchgestrichen, Neues fett',
  oneSidedHead: ['Stelle', 'Wortlaut', 'Wie schwer, und warum'],
  formerly: 'früher',
  moved: 'Gleicher Wortlaut unter anderer Nummer:',
  renumbered: (old: Said, now: Said): Words => words`${old} ist jetzt ${now}`,
  none: {
    changed: 'Keine Stelle hat einen anderen Wortlaut.',
    new: 'Keine Stelle ist neu.',
    gone: 'Keine Stelle ist weggefallen.',
  },
  kinds: {
    same: 'gleich',
    changed: 'geändert',
    moved: 'verschoben',
    new: 'neu',
    gone: 'weggefallen',
    split: 'auf mehrere verteilt',
    merged: 'aus mehreren verbunden',
  },
  because: (kind: string, reasons: readonly string[]) =>
    reasons.length === 0 ? kind : `${kind}: ${reasons.join(', ')}`,
  severities: { high: 'hoch', medium: 'mittel', low: 'gering', 'for review': 'zu prüfen' },
  reasons: {
    amount: 'ein Betrag',
    percent: 'ein Prozentsatz',
    deadline: 'eine Frist',
    date: 'ein Tag',
    number: 'eine Zahl',
    modal: 'Pflicht, Verbot oder Erlaubnis',
    negation: 'eine Verneinung',
    exception: 'eine Ausnahme',
    penalty: 'eine Strafe',
    definition: 'eine Begriffsbestimmung',
    'new obligation': 'eine neue Pflicht',
    'obligation gone': 'eine Pflicht fällt weg',
    reference: 'ein Verweis',
    scope: 'die Reichweite',
    'new clause': 'eine neue Stelle',
    'clause gone': 'eine Stelle fällt weg',
    wording: 'nur der Wortlaut',
    moved: 'nur verschoben',
  },
  termHead: ['Begriff', 'Was aus ihm wurde', 'Jetzt', 'Bisher'],
  termKinds: { new: 'neu', gone: 'weggefallen', changed: 'geändert', same: 'gleich' },
  noTerms: 'Kein Begriff in Anführungszeichen wird bestimmt.',
  areaHead: ['Bereich', 'Stellen'],
  areas: {
    reporting: 'Meldungen und Register',
    records: 'Aufzeichnungen und Nachweise',
    labelling: 'Kennzeichnung und Verbraucherinformation',
    products: 'Produkte und Werkstoffe',
    suppliers: 'Lieferanten und Verträge',
    staff: 'Personal und Schulung',
    data: 'Daten und IT',
    finance: 'Finanzen und Gebühren',
    safety: 'Sicherheit, Gesundheit und Umwelt',
    penalties: 'Strafen und Aufsicht',
  },
  noAreas: 'Kein Wort der Stellen deutet auf einen der gesuchten Bereiche.',
  areasAreHints:
    'Bereiche werden an einzelnen Wörtern der Stellen erkannt: ein Hinweis, wen man fragt, kein Befund.',
  nothingLeft: 'Alles Gegebene wurde verwendet.',
  limits: [
    'Keine Rechtsberatung: ob eine Pflicht Sie trifft, muss jemand mit Kenntnis des Rechts sagen.',
    'Verweise auf andere Vorschriften und Stellen wurden nicht verfolgt.',
  ],
  method: [
    'Jeder Text wird nach seinen Nummern in Stellen geteilt, sonst nach Überschriften, sonst nach Absätzen. Stellen beider Texte werden nach gleichen Wörtern gepaart, dann nach Nummer und Ähnlichkeit (0,7 Teile gemeinsame Wortpaare, 0,3 Teile Überschrift); erst dann werden die Wörter eines Paares verglichen (E. Myers, „An O(ND) Difference Algorithm and Its Variations“, 1986).',
    'Wie schwer eine Änderung wiegt, folgt aus Regeln dieses Berichts über das, was sich änderte, nicht aus ihrem Sinn:',
  ],
  methodRules: [
    'hoch: eine Zahl, ein Tag, Betrag, Prozentsatz, eine Frist oder Strafe; Pflicht, Verbot, Erlaubnis, Verneinung oder Ausnahme; eine Begriffsbestimmung; eine Pflicht, die neu ist oder wegfällt',
    'mittel: Wörter der Reichweite, ein Verweis, eine Stelle ohne Pflicht, die neu ist oder wegfällt',
    'gering: Wörter, die nur andere verbinden, oder eine Stelle, die nur verschoben ist',
    'zu prüfen: alles andere',
    'Eine Pflicht, ein Verbot oder eine Grenze ist ein Satz mit „muss“, „hat zu“, „ist zu“, „verpflichtet sich“, „obliegt“, „darf nicht“, „darf nur“, „ist untersagt“ und dergleichen. „Soll“ zählt in einer nummerierten Stelle mit einem Beteiligten oder einer Behörde als Subjekt, als eigene Art, die nicht als Pflicht wiegt; die bloße Gegenwart („liefert“) nur mit einem Beteiligten und einer Frist. In englischen Texten zählt „will“ nur, wo ein groß geschriebener Vertragspartner es tun soll. Wen sie trifft, ist das Subjekt, wie geschrieben, oder wem etwas obliegt oder untersagt ist; ein Satz, in dem niemand erkannt wurde, der etwas zu tun hat, wird so gezeigt.',
    'Ein Tag zählt als Frist nur nach Wörtern wie „bis“, „spätestens“ oder „ab“; der Tag eines Gesetzes, auf das verwiesen wird, zählt nicht.',
  ],
  parts: {
    head: 'Schreiben, was zu ändern ist',
    deadlines: 'Fristen schreiben',
    changes: 'Geänderte Stellen schreiben',
    duties: 'Pflichten und Begriffe schreiben',
    closing: 'Schreiben, wie gerechnet wurde',
  },
  steps: {
    read: (clauses: number) => `${clauses} Stellen gelesen`,
    compared: (changes: number) => `${changes} Änderungen`,
    duties: (duties: number) => `${duties} Pflichten`,
    nothing: 'Nichts zu vergleichen',
    written: 'Bericht geschrieben',
  },
  refusals: {
    'too long': (names: readonly string[]) => ({
      headline: `${names.join(', ')}: zu lang zum Vergleichen`,
      why: 'Ein Text ist länger als das, was von einer Datei gelesen wird, und was nicht gelesen wurde, sähe aus wie weggefallen. Geben Sie die Kapitel einzeln.',
    }),
    'same file': (names: readonly string[]) => ({
      headline: `${names.join(', ')}: zweimal dieselbe Datei`,
      why: 'Beide Dateien haben denselben Inhalt, also gibt es nichts zu vergleichen. Fügen Sie die andere Fassung hinzu.',
    }),
    'same words': (names: readonly string[]) => ({
      headline: `${names.join(', ')}: nichts geändert`,
      why: 'Beide Texte haben dieselben Stellen mit denselben Wörtern unter denselben Nummern.',
    }),
    unread: () => ({
      headline: 'Vorschriften: kein Text gelesen',
      why: 'Keine der Dateien konnte gelesen werden.',
    }),
    'no rules': (names: readonly string[]) => ({
      headline: `${names.join(', ')}: kein Regeltext`,
      why: 'Weder nummerierte Stellen mit Pflichten noch eine Tabelle mit einer Spalte „alt“ und einer Spalte „neu“ wurden gefunden. Fügen Sie den Text eines Gesetzes, einer Verordnung, einer Norm oder eines Vertrags hinzu.',
    }),
    'two laws': (names: readonly string[]) => ({
      headline: `${names.join(', ')}: zwei verschiedene Texte`,
      why: 'Kaum eine Stelle des einen hat ein Gegenstück im anderen, also sind es keine zwei Fassungen eines Textes. Geben Sie einen allein für seine Pflichten und Tage, oder fügen Sie seine andere Fassung hinzu.',
    }),
    'two languages': (names: readonly string[]) => ({
      headline: `${names.join(', ')}: zwei Sprachen`,
      why: 'Die Texte sind in verschiedenen Sprachen geschrieben, und Wörter zweier Sprachen lassen sich nicht vergleichen. Fügen Sie beide Fassungen in einer Sprache hinzu.',
    }),
    language: (names: readonly string[]) => ({
      headline: `${names.join(', ')}: eine andere Sprache`,
      why: 'Pflichten und Tage werden nur auf Deutsch und Englisch gelesen.',
    }),
  },
};
