import { editDistance, jaroWinkler } from './edit-distance.ts';
import { knownNames } from './known-names.ts';
import type { NameToken } from './name-tokens.ts';
import { vowellessFits } from './spelling-keys.ts';

export type TokenReason =
  | 'same'
  | 'same_sound'
  | 'spelling_variant'
  | 'short_form'
  | 'without_vowels'
  | 'female_form'
  | 'initial'
  | 'typing_error'
  | 'other_known_name'
  | 'other_sex_form'
  | 'unlike';

export interface TokenLikeness {
  readonly score: number;
  readonly reason: TokenReason;
}

const says = (score: number, reason: TokenReason): TokenLikeness => ({ score, reason });
const unlike = says(0, 'unlike');

/** Edits that may be slips: none in short words, where one letter makes another name. */
const slipsIn = (length: number) => (length < 6 ? 0 : length < 9 ? 1 : 2);

/** How alike two words of names are, with why. Symmetric. */
export function tokenLikeness(a: NameToken, b: NameToken): TokenLikeness {
  if (a.kind === 'initial' || b.kind === 'initial') return initialLikeness(a, b);
  if (a.text === b.text) return says(1, 'same');
  const known = knownLikeness(a, b);
  if (known !== null && known.score > 0) return known;
  if (a.isVowelless !== b.isVowelless) return known ?? vowellessLikeness(a, b);
  if (sharesKey(a, b)) return says(0.97, 'same_sound');
  if (known !== null) return known;
  return sexLikeness(a, b) ?? slipLikeness(a, b);
}

const sharesKey = (a: NameToken, b: NameToken) => a.keys.some((key) => b.keys.includes(key));

function initialLikeness(a: NameToken, b: NameToken): TokenLikeness {
  if (a.kind === 'particle' || b.kind === 'particle') return unlike;
  const begins = a.keys.some((one) => b.keys.some((other) => one[0] === other[0]));
  if (!begins && a.text[0] !== b.text[0]) return unlike;
  return says(0.8, 'initial');
}

function knownLikeness(a: NameToken, b: NameToken): TokenLikeness | null {
  const one = knownNames(a.text, a.isVowelless);
  const other = knownNames(b.text, b.isVowelless);
  if (one.spelled.some((name) => other.spelled.includes(name))) return says(0.97, 'spelling_variant');
  const [all, allOther] = [
    [...one.spelled, ...one.short, ...(one.short.length > 0 ? [a.text] : [])],
    [...other.spelled, ...other.short, ...(other.short.length > 0 ? [b.text] : [])],
  ];
  if (
    all.some((name) => allOther.includes(name)) ||
    one.short.includes(b.text) ||
    other.short.includes(a.text)
  )
    return says(0.94, 'short_form');
  return all.length > 0 && allOther.length > 0 ? says(0, 'other_known_name') : null;
}

function vowellessLikeness(a: NameToken, b: NameToken): TokenLikeness {
  const [bare, latin] = a.isVowelless ? [a, b] : [b, a];
  return vowellessFits(bare.text, latin.text) ? says(0.9, 'without_vowels') : unlike;
}

/** "Paul" and "Paula" are two people; "Drugov" and "Drugova" one family. */
function sexLikeness(a: NameToken, b: NameToken): TokenLikeness | null {
  const [short, long] = a.text.length <= b.text.length ? [a.text, b.text] : [b.text, a.text];
  if (isFemaleFamily(short, long))
    return says(
      a.isFamily || b.isFamily ? 0.94 : 0,
      a.isFamily || b.isFamily ? 'female_form' : 'other_sex_form',
    );
  if (a.isFamily && b.isFamily) return null;
  const isEnding = long.startsWith(short) && /^(?:a|e|ia|ina|ine|ie|ka)$/.test(long.slice(short.length));
  const isSwap =
    short.length === long.length &&
    short.slice(0, -1) === long.slice(0, -1) &&
    /^(?:oa|ao)$/.test(short.slice(-1) + long.slice(-1));
  return isEnding || isSwap ? says(0, 'other_sex_form') : null;
}

function isFemaleFamily(short: string, long: string) {
  if (/(?:ov|ev|in|yn)$/.test(short) && long === `${short}a`) return true;
  const stem = /^(.+[sc]k)(?:i|y|iy|ij)$/.exec(short)?.[1] ?? /^(.+[sc]k)(?:i|y|iy|ij)$/.exec(long)?.[1];
  return (
    stem !== undefined &&
    [short, long].some((word) => word === `${stem}a` || word === `${stem}aya` || word === `${stem}aia`)
  );
}

/** One or two slips of the keyboard in a long word; the first letter is hardly ever wrong (Pollock & Zamora 1984). */
function slipLikeness(a: NameToken, b: NameToken): TokenLikeness {
  const length = Math.max(a.text.length, b.text.length);
  const begins = a.keys.some((one) => b.keys.some((other) => one[0] === other[0]));
  if (!begins || Math.abs(a.text.length - b.text.length) > 2) return unlike;
  const allowed = slipsIn(length);
  const least = Math.min(
    editDistance(a.text, b.text),
    ...a.keys.flatMap((one) =>
      b.keys.map((other) => editDistance(one, other) + (slipsIn(one.length) === 0 ? 9 : 0)),
    ),
  );
  if (least > allowed) return unlike;
  const score = jaroWinkler(a.text, b.text);
  return score >= 0.86 ? says(Math.min(score, 0.96), 'typing_error') : unlike;
}
