import { bold, words, type Said, type Words } from '../../../report/words.ts';
import { listText } from '../../../tools/number-text.ts';

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

interface Counts {
  readonly made: number;
  readonly verified: number;
  readonly not: number;
  readonly review: number;
}

export const claimsReportEn = {
  statuses: { verified: 'verified', 'not verified': 'not verified', 'for review': 'for review' },
  kinds: {
    neutral: 'Climate neutral',
    reduction: 'Change',
    share: 'Share',
    comparison: 'Comparison',
    generic: 'Generic',
    label: 'Label',
    circular: 'Recyclable',
  },
  aim: (kind: string) => `Aim: ${kind}`,
  stances: { denied: 'Denied', others: 'About others', conditional: 'Conditional or a question' },
  subject: 'Environmental claims',
  quoted: (text: string) => `“${text}”`,
  headline: (subject: string, { made, verified, not }: Counts) =>
    `${subject}: ${verified} of ${many(made, 'claim')} verified, ${not} not`,
  headlineNone: (subject: string) => `${subject}: no environmental claim found`,
  lead: ({ made, verified, not, review }: Counts) =>
    `The files make ${many(made, 'environmental claim')}: ${verified} can stay as the figures bear ${verified === 1 ? 'it' : 'them'} out, ${not} cannot stay as worded, and ${review} a person must look at.`,
  worst: (quoted: Said, found: Said, difference: Said) =>
    words`Furthest from the figures: ${quoted}; the files give ${found}, a difference of ${difference}.`,
  /** A difference of two percentages. */
  points: (number: string) => `${number} percentage points`,
  noneFound: 'No sentence of these files makes an environmental claim that is read here.',
  noneAnswer: 'No environmental claim was found, so there was nothing to check.',
  claimsHead: ['Claim', 'Kind', 'Reading', 'Why'],
  more: (count: number) =>
    `${many(count, 'more claim')} of the same kinds ${count === 1 ? 'is' : 'are'} not listed; choose a greater depth to see ${count === 1 ? 'it' : 'them'}.`,
  actions: {
    stay: 'Can stay',
    correct: 'Correct the number',
    base: 'Say since when and of what',
    figures: 'Give the figures behind it, or take it out',
    reword: 'Take out, or say what exactly is meant',
    offset: 'Take out: it rests on offsetting',
    label: 'Take out unless a certification scheme stands behind it',
    aim: 'Say plan, year and who checks, or take out',
    look: 'A person must look',
  },
  reasons: {
    recomputed: 'The files give the same number.',
    differs: 'The files give another number.',
    'no base year': 'It names no base year, so it cannot be held against anything.',
    'no figures': 'No row or column of the files measures this.',
    'no year': 'The files measure it, but not for the years the claim counts from and to.',
    several: 'Two rows or columns could be meant.',
    'one part': 'It speaks of one place or product; the tables do not say that they do.',
    'up to': '“Up to” says nothing about the whole.',
    zero: 'What it is counted from is not above zero.',
    offset: 'It rests on offsetting, said in the same passage.',
    'offset elsewhere':
      'The files speak of offsetting elsewhere; whether this claim rests on it is not said.',
    'neutral bare': 'No figure of the files and no passage beside it supports it.',
    'scheme with number': 'A scheme is named with a number that can be looked up; it was not looked up.',
    scheme: 'A known scheme is named without a licence or certificate number beside it.',
    'own label': 'No certification scheme is named beside it.',
    generic: 'It says in general what is not specified beside it.',
    'generic specified':
      'The same sentence gives a number; whether that specifies it clearly is for a person to say.',
    'generic scheme':
      'A known scheme is named beside it; whether it covers what this word says is for a person to say.',
    tested: 'A test standard or certificate is named beside it; it was not looked up.',
    untested: 'No test standard or certificate is named beside it.',
    comparison: 'It does not say in numbers, and against what.',
    'comparison measured':
      'It compares with something else; by which measure and for which year is not said beside it.',
    'aim complete': 'An aim with year, plan and an outside check named in the files; nothing achieved yet.',
    'aim lacks': 'An aim, not an achievement.',
  },
  lacks: {
    year: 'a year',
    number: 'a measurable number',
    plan: 'an implementation plan',
    check: 'an independent check',
  },
  aimLacks: (what: readonly string[]) => ` Not found: ${listText(what)}.`,
  filesGive: (found: Said) => words`The files give ${found}.`,
  soFar: (found: Said) => words` So far: ${found}.`,
  endTaken: 'last year of the table',
  near: (name: Said) => words` Nearest, not used: “${name}”.`,
  touches: (place: Said) => words` Rule: ${place}.`,
  recomputedHead: ['Measured', 'From', 'To', 'Files give', 'Claimed', 'Apart'],
  recomputedTitle: 'Claims with a number, held against the tables',
  inYear: (name: string, year: number) => `${name}, ${year}`,
  labels: {
    change: (name: string, base: number, end: number) => `${name}: change ${base} to ${end}`,
    share: (name: string, year: number) => `${name}: share in ${year}`,
    difference: (name: string) => `${name}: claimed and computed, apart`,
    claimed: (name: string) => `${name}: as claimed`,
  },
  and: ' and ',
  so: (name: string, isAim: boolean) => (isAim ? `${name} (aim, so far)` : name),
  nothingRecomputed: 'No claim has a number that a table of these files measures for its years.',
  endNote: 'Where a claim names no last year, the last year of the table was taken.',
  vagueHead: ['Word', 'Times', 'What to say instead'],
  instead: {
    neutral: 'By how much own emissions fell, since when, and apart from that what is paid for elsewhere.',
    generic: 'The one property that is meant, with its number, beside the word.',
    comparison: 'What is compared with what, by which measure and for which year.',
    label: 'The scheme, its owner and the licence number.',
    circular: 'Which part, under which conditions, by which test standard.',
  },
  noVague: 'No vague word was found.',
  noBase: 'Every change names its base year.',
  fits: (found: Words, first: string) => words` The files would bear it out counted from ${first}: ${found}.`,
  noFit: ' The files bear it out from no year.',
  baseCandidates: 'Which year was meant is not known; naming one that fits is not proof that it was.',
  noOthers: 'Nothing of this was found.',
  questions: {
    'no base year': (quoted: Said) => words`Since when, and of what, is ${quoted} counted?`,
    'no figures': (quoted: Said) => words`Which figures stand behind ${quoted}?`,
    differs: (quoted: Said) => words`How was ${quoted} calculated?`,
    offset: (quoted: Said) =>
      words`How much of ${quoted} is own reduction, and how much is paid for elsewhere?`,
    'offset elsewhere': (quoted: Said) => words`Does ${quoted} rest on offsetting?`,
    'neutral bare': (quoted: Said) => words`Which emissions does ${quoted} count, and who checked it?`,
    scheme: (quoted: Said) => words`Which licence or certificate number belongs to ${quoted}?`,
    'own label': (quoted: Said) => words`Who awards ${quoted}, by which rules, and who checks?`,
    'one part': (quoted: Said) => words`Which figures of that place or product stand behind ${quoted}?`,
    several: (quoted: Said) => words`Which row is meant by ${quoted}?`,
    untested: (quoted: Said) => words`By which test is ${quoted} shown?`,
    'aim lacks': (quoted: Said) => words`Where is the plan behind ${quoted}, and who checks it?`,
  },
  noQuestions: 'None.',
  nothingMissing: 'Every file was read; nothing was left out.',
  otherCompany: (name: string, company: string) =>
    `${name}: names another company and not ${company}; its claims and figures were not used`,
  noTables: 'No table with figures by year was found, so no number could be recomputed.',
  otherLanguage: (name: string) =>
    `${name}: neither English nor German as far as can be determined; read as English`,
  notSeen:
    'Not seen: pictures, logos and colours, which can be claims too. Not looked up: certificates, registers and laws other than those named. Claims about a whole product that concern only a part of it, and amounts without a percentage (“so many tonnes saved”, “a third less”), are not recognised.',
  method: [
    'Claims are found by words and percentages, sentence by sentence; one sentence can make several. A claim that is denied, asked, conditional or about others is not counted; one for a later year is an aim and never read as achieved.',
    'A change is the last year less the base year, divided by the base year. A share is the part divided by the whole in one unit, or the percentage the table states. A number is borne out when it is the computed one at the precision it is written with; after “about” or “nearly” one percentage point is left, a rule of thumb of this report; “more than” holds for anything above.',
    'A row or column counts only when its name measures the same as the claim: the same subject and the same limits (scope, renewable, per unit), and no further word that narrows it. Scopes of emissions are added only where the claim names them together.',
  ],
  rules: 'Wording of the rules named, as far as it could be opened:',
  rule: (place: string, wording: string) => words`${bold(place)}: ${wording}`,
  advice:
    'No legal advice. The rule on offsetting speaks of products; whether it reaches a claim about the whole company is for counsel. “Verified” means: the figures in these files give the number; it does not mean that the figures are right.',
  answer: (headline: string, worst: Words) => words`${bold(`${headline}.`)} ${worst}`,
  times: 'Times the word is used',
  parts: {
    head: 'Decide which claim can stay',
    claims: 'Write the claims',
    numbers: 'Write the recomputed numbers',
    closing: 'Write what is missing, and the method',
  },
  steps: {
    gathered: (count: number) => many(count, 'document'),
    found: (count: number) => many(count, 'claim'),
    checked: (count: number) => `${count} with evidence or a reason`,
    written: 'Report written',
  },
};
