import type { Role } from '../packs/attribute.ts';
import type { SentenceScope } from './draft.ts';
import { withLatinLetters } from './latin-letters.ts';
import { keyOfTime } from './people-dates.ts';
import { namedPerson } from './person-name.ts';
import { impliedCompany } from './subject.ts';
import type { Token } from './tag-sentence.ts';

/** What stands for a token in a shape: its first character, and the one that fills up its length. */
const marks = { role: '\uE000', company: '\uE001', period: '\uE002' } as const;
const filler = '\uE00F';

/** Parts of patterns over shapes. */
export const roleMark = `${marks.role}${filler}*`;
export const companyMark = `${marks.company}${filler}*`;
export const timeMark = `${marks.period}${filler}*`;

/**
 * A sentence for patterns that ask how it is built, not which names are in it: offices, companies and times are
 * marks of the same length, asides about a person are blanks. Every character keeps its place.
 */
export interface SentenceShape {
  readonly text: string;
  /** Tokens outside the asides. */
  readonly tokens: readonly Token[];
}

/** ", bisher Finanzvorstand,", ", die zuletzt den Vertrieb leitete,", " (48)", ", 52,": said beside a person's name. */
const asides: readonly RegExp[] = [
  / \((?:\d{2}|[^()]{3,40})\)/gu,
  /(?<=\p{L}), \d{2}(?: Jahre(?: alt)?)?,(?= \p{Ll})/gu,
  /(?<=[\p{L} ]),(?: (?:der|die|den|dem|dessen|deren))? (?:bisher|bislang|zuvor|zuletzt|derzeit|aktuell|früher|vormals|ehemals|seit|noch|bisherige[rn]?|langjährige[rn]?|ehemalige[rn]?|frühere[rn]?|promovierte[rn]?|gelernte[rn]?|studierte[rn]?|Diplom-?\p{L}*|\p{L}+(?:ingenieurin?|kauffrau|kaufmann|wirtin?|ikerin?|juristin?|anwältin|anwalt)|(?:Sohn|Tochter|Enkel|Enkelin|Neffe|Nichte|Bruder|Schwester)(?= ))(?:[^,;.]|\.(?=\d|\s\p{Ll}|-)){0,90},/gu,
  /(?<=[\p{L} ]), (?:der|die) [^,;]{5,90} (?:hatte|war|leitete|verantwortete|führte|kommt|kam|arbeitete|gehört|gehörte|wechselt|wechselte|ist|wird|leitet|verantwortet|ausläuft|endet)(?:,|(?=\.?$))/gu,
];

/**
 * A pattern over shapes. A space stands for as many blanks as an aside has left, `<who>` and `<gone>` for a person as
 * the group of that name, `<any>` for one without a group. Its letters are Latin ones.
 */
export function shapePattern(source: string): RegExp {
  const spaced = source.replace(/ (?!\?)/gu, ' +');
  const whole = spaced
    .replaceAll('<any>', namedPerson(null))
    .replace(/<(who|gone)>/gu, (_, group: string) => namedPerson(group));
  return new RegExp(withLatinLetters(whole), 'u');
}

/** The shape of a sentence with its tokens. */
export function shapeOf({ text, tokens }: SentenceScope): SentenceShape {
  let plain = text;
  for (const token of tokens) {
    const mark = token.kind in marks ? marks[token.kind as keyof typeof marks] : null;
    if (mark === null || (token.kind === 'role' && token.isVerb)) continue;
    const length = token.end - token.start;
    plain = plain.slice(0, token.start) + mark.padEnd(length, filler) + plain.slice(token.end);
  }
  for (const aside of asides) plain = plain.replace(aside, (found) => ' '.repeat(found.length));
  return { text: plain, tokens: tokens.filter(({ start, end }) => plain.slice(start, end).trim() !== '') };
}

/** The office whose mark begins in a span of the shape: null for none, or for more than one. */
export function roleIn({ tokens }: SentenceShape, start: number, end: number): Role | null {
  const roles = new Set(
    tokens.flatMap((token) =>
      token.kind === 'role' && token.start >= start && token.end <= end ? [token.role] : [],
    ),
  );
  return roles.size === 1 ? ([...roles][0] ?? null) : null;
}

/**
 * The only company outside the asides, else whoever is meant where none is named; null when that is not certain.
 * `people` are the names of persons in the sentence.
 */
export function companyOf(
  scope: SentenceScope,
  { tokens, text }: SentenceShape,
  people: readonly string[],
): string | null {
  const keys = new Set(tokens.flatMap((token) => (token.kind === 'company' ? [token.key] : [])));
  if (keys.size > 1) return null;
  // "Jan Kühn ist …": that a name begins the sentence brings in no other company.
  const isPerson = ({ start }: Token) =>
    people.some((name) => start >= text.indexOf(name) && start < text.indexOf(name) + name.length);
  const others = tokens.filter((token) => !isPerson(token));
  return [...keys][0] ?? impliedCompany(others, scope.around, scope.reading, null);
}

/** The first time of a span that begins something, and the one that ends it ("bis 2030"). */
export function timesIn(
  { tokens, text }: SentenceShape,
  start: number,
  end: number,
): { readonly asOf: string | null; readonly until: string | null } {
  let [asOf, until] = [null as string | null, null as string | null];
  for (const token of tokens) {
    if (token.kind !== 'period' || token.start < start || token.end > end || token.period === null) continue;
    const before = text.slice(Math.max(0, token.start - 20), token.start);
    if (/(?<!\p{L})Sitzung (?:am|vom) $/u.test(before)) continue;
    const key = keyOfTime(token.period);
    if (/(?<!\p{L})bis (?:zum |Ende )?$/u.test(before) || token.text.startsWith('bis ')) until ??= key;
    // "am 27. Januar … mit Wirkung zum 1. März": the later one says from when.
    else if (/(?<!\p{L})mit Wirkung (?:zum|vom|ab(?: dem)?) $/u.test(before)) asOf = key;
    else asOf ??= key;
  }
  return { asOf, until };
}
