import { languageOfText, readAsLanguage } from '../claims/text-language.ts';

/** What a review is written in, as far as it is read: `other` is a language whose words are not, null too short to tell. */
export type ReviewLanguage = 'en' | 'de' | 'other' | null;

const said: readonly (readonly [RegExp, ReviewLanguage])[] = [
  [/^(?:en|eng|english|englisch)(?:[-_].*)?$/i, 'en'],
  [/^(?:de|deu|ger|german|deutsch)(?:[-_].*)?$/i, 'de'],
];

const german =
  /[äöüß]|(?<!\p{L})(?:nicht|sehr|gut|gute|schlecht|leider|kein|keine|zu|ich|alles|wie|schnell|nach|nur)(?!\p{L})/iu;

/** Words that few other languages have: enough for a short text that has none of German. */
const english =
  /(?<!\p{L})(?:the|and|this|that|very|with|my|you|not|but|they|than|would|works|it['’]s|don['’]t|doesn['’]t)(?!\p{L})/iu;

function ofWord(word: string): ReviewLanguage | undefined {
  const text = word.trim();
  return text === '' ? undefined : (said.find(([pattern]) => pattern.test(text))?.[1] ?? 'other');
}

/** Written in letters of another script, however short: no English and no German is. */
function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  return latin * 2 < letters.length;
}

function ofText(text: string): ReviewLanguage {
  if (isOtherScript(text)) return 'other';
  const language = languageOfText(text);
  if (language === 'en' || language === 'de') return language;
  if (language !== null) return 'other';
  return german.test(text) || readAsLanguage(text, { language: null }) === 'de'
    ? 'de'
    : english.test(text)
      ? 'en'
      : null;
}

/** The one language that is read and that all recognised texts of a file share; null where they are of several. */
function shared(told: readonly ReviewLanguage[]): ReviewLanguage {
  if (told.includes('other')) return null;
  const [first, ...others] = new Set(told.filter((one) => one !== null));
  return others.length === 0 ? (first ?? null) : null;
}

/**
 * The language of each text of a file: as its column says, else as its words do. A text too short to tell is taken for
 * English or German where those of the file whose language cannot be determined are it together, or all others are it.
 */
export function languagesOf(texts: readonly string[], words: readonly string[] | null): ReviewLanguage[] {
  const first = texts.map((text, i) => {
    const written = words === null ? undefined : ofWord(words[i] ?? '');
    return written === undefined ? ofText(text) : written;
  });
  const short = texts.filter((text, i) => first[i] === null && text !== '');
  const together =
    languageOfText(short.join(' . ')) ??
    (first.includes('en') && !first.includes('other') ? 'en' : shared(first));
  return first.map((one) => one ?? (together === 'en' || together === 'de' ? together : null));
}
