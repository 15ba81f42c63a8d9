import { words, type Said, type Words } from '../../../report/words.ts';

type Counts = Readonly<Record<'changed' | 'fresh' | 'gone' | 'high', Said>>;

const next = (day: string | null) => (day === null ? 'no day to come found' : `next day ${day}`);

export const regulationReportEn = {
  headline: (subject: string, high: number, day: string | null) =>
    `${subject}: ${high === 1 ? '1 grave change' : `${high} grave changes`}, ${next(day)}`,
  headlineOne: (subject: string, duties: number, day: string | null) =>
    `${subject}: ${duties === 1 ? '1 duty' : `${duties} duties`}, ${next(day)}`,
  lead: ({ changed, fresh, gone, high }: Counts): Words =>
    words`Against the earlier text, clauses changed in their words: ${changed}; new: ${fresh}; gone: ${gone}. Grave by rule: ${high}.`,
  leadOne: (duties: Said): Words =>
    words`Only one text was read, so nothing was compared. Duties and bans found in it: ${duties}.`,
  askedFor: (names: string, found: Said): Words =>
    words`Duties on or about “${names}”: ${found}; they come first.`,
  counts: {
    changed: 'Clauses changed in their words',
    fresh: 'New clauses',
    gone: 'Clauses that are gone',
    high: 'Changes that are grave by rule',
    duties: 'Duties and bans',
    asked: (names: string) => `Duties on or about “${names}”`,
  },
  clausesOf: (name: string) => `Clauses of ${name}`,
  countedFormula: '\\text{counted clause by clause}',
  andMore: (n: number) => `and ${n} more`,
  nothing: 'none',
  asNow: 'the same',
  nothingToDo: 'No duty is in a clause that is new or was changed.',
  noDuties: 'No duty was found.',
  startWords:
    /\b(?:apply|applies|applicable|force|effect|effective)\b|(?<!\p{L})(?:Kraft|gilt|gelten|anzuwenden)(?!\p{L})/iu,
  starts: (day: string, clause: Said): Words =>
    words`Where no time was recognised in a sentence, the day from which the text says it applies counts, as far as nothing else is said: ${day}, ${clause}.`,
  ownStart: (time: string, day: string, clause: Said): Words =>
    words`${time}; a start of its own is named: ${day}, ${clause}`,
  noStart: 'No day was found on which the text says that it begins to apply.',
  againstEarlier: 'Against the earlier text',
  isChanged: 'new or changed',
  isAsBefore: 'as before',
  schedule: 'Days written in the text',
  changedHead: ['Clause', 'Was', 'Is', 'How grave, and why'],
  diffTitle: 'Was and is; what is gone is struck, what is new is bold',
  oneSidedHead: ['Clause', 'Words', 'How grave, and why'],
  formerly: 'formerly',
  moved: 'Same words under another number:',
  renumbered: (old: Said, now: Said): Words => words`${old} is now ${now}`,
  none: {
    changed: 'No clause changed in its words.',
    new: 'No clause is new.',
    gone: 'No clause is gone.',
  },
  kinds: {
    same: 'the same',
    changed: 'changed',
    moved: 'moved',
    new: 'new',
    gone: 'gone',
    split: 'divided into several',
    merged: 'joined from several',
  },
  because: (kind: string, reasons: readonly string[]) =>
    reasons.length === 0 ? kind : `${kind}: ${reasons.join(', ')}`,
  severities: { high: 'high', medium: 'medium', low: 'low', 'for review': 'for review' },
  reasons: {
    amount: 'an amount',
    percent: 'a percentage',
    deadline: 'a time limit',
    date: 'a day',
    number: 'a number',
    modal: 'duty, ban or permission',
    negation: 'a negation',
    exception: 'an exception',
    penalty: 'a penalty',
    definition: 'a definition',
    'new obligation': 'a new duty',
    'obligation gone': 'a duty is gone',
    reference: 'a reference',
    scope: 'the scope',
    'new clause': 'a new clause',
    'clause gone': 'a clause is gone',
    wording: 'wording only',
    moved: 'moved only',
  },
  termHead: ['Term', 'What became of it', 'Is', 'Was'],
  termKinds: { new: 'new', gone: 'gone', changed: 'changed', same: 'the same' },
  noTerms: 'No term in quotation marks is defined.',
  areaHead: ['Area', 'Clauses'],
  areas: {
    reporting: 'Reports and registrations',
    records: 'Records and evidence',
    labelling: 'Labels and consumer information',
    products: 'Products and materials',
    suppliers: 'Suppliers and contracts',
    staff: 'Staff and training',
    data: 'Data and IT',
    finance: 'Finance and fees',
    safety: 'Safety, health and environment',
    penalties: 'Penalties and supervision',
  },
  noAreas: 'No words of the clauses point to one of the areas that are looked for.',
  areasAreHints: 'Areas are recognised by single words of the clauses: a hint whom to ask, no finding.',
  nothingLeft: 'Everything given was used.',
  limits: [
    'No legal advice: whether a duty binds you, a person with knowledge of the law must say.',
    'References to other laws and clauses were not followed.',
  ],
  method: [
    'Each text is cut into clauses by its numbers, else by its headings, else by paragraphs. Clauses of the two texts are paired by equal words, then by number and likeness (0.7 parts pairs of words in common, 0.3 parts heading); only then are the words of a pair compared (E. Myers, “An O(ND) Difference Algorithm and Its Variations”, 1986).',
    'How grave a change is follows from rules of this report over what changed, not from its meaning:',
  ],
  methodRules: [
    'high: a number, day, amount, percentage, time limit or penalty; a duty, ban, permission, negation or exception; a definition; a duty that is new or gone',
    'medium: words of scope, a reference, a clause without a duty that is new or gone',
    'low: words that only join others, or a clause that only moved',
    'for review: anything else',
    'A duty, ban or limit is a sentence with “must”, “shall”, “undertakes to”, “is responsible for keeping”, “may not”, “may only” and the like; with “will” only where a party written with a capital letter is to do it. Of German texts, “soll” of a party or public body counts in a numbered clause, as a kind of its own that does not weigh as a duty, and the plain present (“liefert”) only with a party and a time to keep. Who bears it is its subject as written, in German also the one whom “obliegt” or “ist untersagt” names; a sentence in which nobody was recognised who is to do something is shown so.',
    'A day counts as a deadline only after words such as “by”, “until” or “from”; the day of a law that is referred to does not.',
  ],
  parts: {
    head: 'Write what to change',
    deadlines: 'Write the deadlines',
    changes: 'Write the changed clauses',
    duties: 'Write duties and terms',
    closing: 'Write how it was computed',
  },
  steps: {
    read: (clauses: number) => `${clauses} clauses read`,
    compared: (changes: number) => `${changes} changes`,
    duties: (duties: number) => `${duties} duties`,
    nothing: 'Nothing to compare',
    written: 'Report written',
  },
  refusals: {
    'too long': (names: readonly string[]) => ({
      headline: `${names.join(', ')}: too long to compare`,
      why: 'A text is longer than what is read of one file, and what was not read would seem to be gone. Give the chapters one by one.',
    }),
    'same file': (names: readonly string[]) => ({
      headline: `${names.join(', ')}: the same file twice`,
      why: 'Both files have the same content, so there is nothing to compare. Add the other version.',
    }),
    'same words': (names: readonly string[]) => ({
      headline: `${names.join(', ')}: nothing changed`,
      why: 'Both texts have the same clauses with the same words under the same numbers.',
    }),
    unread: () => ({
      headline: 'Regulations: no text was read',
      why: 'None of the files could be read.',
    }),
    'no rules': (names: readonly string[]) => ({
      headline: `${names.join(', ')}: not a text of rules`,
      why: 'No numbered clauses with duties were found, nor a table with a column “old” and one “new”. Add the text of a law, regulation, standard or contract.',
    }),
    'two laws': (names: readonly string[]) => ({
      headline: `${names.join(', ')}: two different texts`,
      why: 'Hardly any clause of one has a counterpart in the other, so these are no two versions of one text. Give one alone for its duties and days, or add its other version.',
    }),
    'two languages': (names: readonly string[]) => ({
      headline: `${names.join(', ')}: two languages`,
      why: 'The texts are written in different languages, and words of two languages cannot be compared. Add both versions in one language.',
    }),
    language: (names: readonly string[]) => ({
      headline: `${names.join(', ')}: another language`,
      why: 'Duties and days are read in English and German only.',
    }),
  },
};
