import type { Language } from '@loupe/shared/lib/language';
import { findPeriods, periodKey } from '../claims/periods.ts';
import { numberWord, severityWords } from '../packs/regulation/severity-words.ts';
import type { Aligned } from './aligned.ts';
import type { Clause } from './clause.ts';
import { folded } from './likeness.ts';
import { deadlinesIn } from './deadlines.ts';
import { modalUses } from './modal-uses.ts';
import { isDemand, obligationsOf } from './obligations.ts';
import type { DiffPart } from './word-diff.ts';

/** What a rule saw; the words for people are the report's. */
type SeverityReason =
  | 'amount'
  | 'percent'
  | 'deadline'
  | 'date'
  | 'number'
  | 'modal'
  | 'negation'
  | 'exception'
  | 'penalty'
  | 'definition'
  | 'new obligation'
  | 'obligation gone'
  | 'reference'
  | 'scope'
  | 'new clause'
  | 'clause gone'
  | 'wording'
  | 'moved';

export interface Severity {
  readonly word: 'high' | 'medium' | 'low' | 'for review';
  readonly because: readonly SeverityReason[];
}

type Signs = ReadonlyMap<SeverityReason, string>;

const number = "\\d+(?:[.,'’ \\u00a0]\\d+)*";
const currency = '(?:€|\\$|£|EUR|USD|GBP|CHF|Euro|euros?|dollars?|pounds?|Franken)';
const unit = '(?:kg|mg|g|t|ml|l|mm|cm|km|m²|m³|m|kWh|MWh|kW|°C)';
const unitOfTime =
  '(?:(?:working |business |calendar )?(?:minutes?|hours?|days?|weeks?|months?|years?)|(?:Werk|Arbeits|Kalender)?(?:Minuten?|Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?s?))';
/** Each kind of number by how it is written; what one took, the next does not see. */
const written: readonly (readonly [SeverityReason, RegExp])[] = [
  [
    'reference',
    new RegExp(
      `(?:Articles?|Art\\.|Artikeln?|§§?|Sections?|Sec\\.|Annex|Anhang|Anlage|Abs\\.|Absatz|Satz|Nr\\.|Nummer|paragraphs?|points?|Buchstabe|Chapter|Kapitel) ?(?:\\d+[a-z]?|[IVX]+\\b|\\([a-z\\d]+\\)|[a-z]\\))(?: ?\\([a-z\\d]+\\))*`,
      'gu',
    ),
  ],
  [
    'amount',
    new RegExp(
      `${currency} ?${number}|${number} ?(?:(?:thousand|million|billion|Mio\\.|Mrd\\.|Tsd\\.) ?)?${currency}`,
      'gu',
    ),
  ],
  ['percent', new RegExp(`${number} ?(?:%|per cent|percent|Prozent|vom Hundert)`, 'gu')],
  ['deadline', new RegExp(`(?:${number}|[\\p{L}]+)[ -]${unitOfTime}(?!\\p{L})`, 'giu')],
  ['number', new RegExp(`${number}(?: ?${unit}(?!\\p{L}))?`, 'gu')],
];

/** Words before a unit of time that count nothing: "the day", "each year". */
const counts = (text: string) => /\d/u.test(text) || (text.match(numberWord) ?? []).length > 0;

function take(
  text: string,
  pattern: RegExp,
  isOne: (found: string) => boolean,
): { rest: string; found: string } {
  const all: string[] = [];
  const rest = text.replace(pattern, (one: string) => {
    if (!isOne(one)) return one;
    all.push(folded(one));
    return ' ';
  });
  return { rest, found: all.toSorted().join('|') };
}

/** Days, references, amounts and other numbers of a text, by kind. */
function numbersIn(text: string): [SeverityReason, string][] {
  const signs: [SeverityReason, string][] = [];
  let rest = text;
  const days = findPeriods(text).filter(({ period }) => period !== null);
  signs.push(['date', days.map(({ period }) => (period === null ? '' : periodKey(period))).join('|')]);
  for (const { start, end } of days.toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  for (const [reason, pattern] of written) {
    const taken = take(rest, pattern, reason === 'deadline' ? counts : () => true);
    rest = taken.rest;
    signs.push([reason, taken.found]);
  }
  const spelled = (rest.match(numberWord) ?? []).map(folded);
  return [...signs, ['number', [signs.at(-1)?.[1] ?? '', ...spelled].join('|')]];
}

function signsOf(text: string, language: Language): Signs {
  const words = severityWords[language];
  const all = (pattern: RegExp) => (text.match(pattern) ?? []).map(folded).toSorted().join('|');
  const numbers = numbersIn(text);
  // "once every week", "without delay": a time limit is not always a number.
  const often = deadlinesIn(text, language).filter(
    ({ kind, words: said }) =>
      kind === 'recurring' || kind === 'clock' || (kind === 'relative' && !counts(said)),
  );
  const counted = numbers.find(([reason]) => reason === 'deadline')?.[1] ?? '';
  return new Map<SeverityReason, string>([
    ...numbers,
    ['deadline', [counted, ...often.map(({ words: said }) => folded(said))].join('|')],
    [
      'modal',
      modalUses(text, language)
        .map(({ kind }) => kind)
        .toSorted()
        .join('|'),
    ],
    ['negation', all(words.negation)],
    ['exception', all(words.exception)],
    ['penalty', all(words.penalty)],
    ['scope', all(words.scope)],
  ]);
}

const medium: ReadonlySet<SeverityReason> = new Set(['scope', 'reference']);

function ofOneSide(clause: Clause, language: Language, isNew: boolean): Severity {
  const { text } = clause;
  if (obligationsOf(clause, language).some(isDemand))
    return { word: 'high', because: [isNew ? 'new obligation' : 'obligation gone'] };
  const words = severityWords[language];
  const grave = (['exception', 'penalty'] as const).filter((one) =>
    new RegExp(words[one].source, 'iu').test(text),
  );
  const defined = words.definition.test(text) ? (['definition'] as const) : [];
  const because = [...grave, ...defined];
  if (because.length > 0) return { word: 'high', because };
  return { word: 'medium', because: [isNew ? 'new clause' : 'clause gone'] };
}

/** Whether only words were changed that join others. */
function isWording(diff: readonly DiffPart[] | 'rewritten', language: Language): boolean {
  if (diff === 'rewritten') return false;
  const changed = diff
    .filter(({ kind }) => kind !== 'same')
    .flatMap(({ text }) => text.match(/[\p{L}\p{N}]+/gu) ?? []);
  return changed.every((word) => severityWords[language].wording.test(word));
}

function ofChange(
  old: string,
  now: string,
  diff: readonly DiffPart[] | 'rewritten',
  language: Language,
): Severity {
  const [before, after] = [signsOf(old, language), signsOf(now, language)];
  const because = [...after.keys()].filter((reason) => before.get(reason) !== after.get(reason));
  const { definition } = severityWords[language];
  const isWords = isWording(diff, language);
  if (!isWords && (definition.test(old) || definition.test(now))) because.push('definition');
  if (because.some((reason) => !medium.has(reason))) return { word: 'high', because };
  if (because.length > 0) return { word: 'medium', because };
  return isWords ? { word: 'low', because: ['wording'] } : { word: 'for review', because: [] };
}

const textOf = (clause: Clause | null, further: readonly Clause[]) =>
  [clause, ...further].map((one) => one?.text ?? '').join(' ');

/** How grave a change is, by rules alone: what no rule names is for a person to review. */
export function severityOf(
  { kind, old, now, further }: Aligned,
  diff: readonly DiffPart[] | 'rewritten',
  language: Language,
): Severity {
  if (kind === 'same' || kind === 'moved') return { word: 'low', because: kind === 'moved' ? ['moved'] : [] };
  if (old === null || now === null) {
    const one = now ?? old;
    return one === null ? { word: 'for review', because: [] } : ofOneSide(one, language, old === null);
  }
  const before = textOf(old, kind === 'merged' ? further : []);
  return ofChange(before, textOf(now, kind === 'split' ? further : []), diff, language);
}
