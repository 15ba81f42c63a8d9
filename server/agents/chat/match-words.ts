const germanEmpty =
  'aber alle als am an auf aus bei bin bis bitte das dem den der des die dies diese diesem diesen dieser dieses du ein eine einem einen einer eines er es für gib gibt hat haben hallo ich ihr im in ist ja jetzt kann können mal man mein mich mir mit nach nicht noch nun nur ob oder sag sagt sie sind so über um und uns viel viele vom von vor war waren warum was welche welcher welches wem wen wenn wer wie wir wird wo wurde wurden zeig zu zum zur datei bericht dokument heute danke lange lang weit hoch alt wann seit bis'.split(
    ' ',
  );

const empty = new Set([
  'a',
  'about',
  'an',
  'and',
  'any',
  'are',
  'as',
  'at',
  'be',
  'by',
  'can',
  'could',
  'did',
  'do',
  'does',
  'for',
  'from',
  'give',
  'has',
  'have',
  'how',
  'long',
  'old',
  'high',
  'i',
  'in',
  'is',
  'it',
  'its',
  'me',
  'much',
  'my',
  'of',
  'on',
  'or',
  'our',
  'please',
  'say',
  'says',
  'show',
  'tell',
  'that',
  'the',
  'their',
  'there',
  'this',
  'to',
  'us',
  'was',
  'we',
  'were',
  'what',
  'when',
  'where',
  'which',
  'who',
  'whom',
  'whose',
  'why',
  'will',
  'with',
  'you',
  'your',
  'file',
  'report',
  'document',
  'many',
  'now',
  'today',
  'still',
  'so',
  'hello',
  'hi',
  'hey',
  'thanks',
  'thank',
  ...germanEmpty,
]);

const longForms: Readonly<Record<string, string>> = {
  ceo: 'chief executive officer',
  cfo: 'chief financial officer',
  coo: 'chief operating officer',
  cto: 'chief technology officer',
  hq: 'headquarters',
  staff: 'employees',
  boss: 'chief executive officer',
};

/** Meaningful words of a text, without endings; short ones such as RSI count. */
export function keyWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length > 1 && !empty.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(?:ings?|ed|es|s)$/, '') : word));
}

/** Verbs that say the same in a question and in a document. */
const sameMeaning: readonly (readonly string[])[] = [
  ['work', 'employ'],
  ['arbeiten', 'beschäftigt', 'arbeitet', 'beschäftigen'],
  ['start', 'begin', 'began', 'begun'],
  ['buy', 'bought', 'acquir', 'purchas'],
  ['sell', 'sold'],
  ['heavy', 'weigh', 'weight'],
  ['schwer', 'wiegt', 'gewicht'],
];

const isSameWord = (a: string, b: string) => {
  if (a === b || sameMeaning.some((words) => words.includes(a) && words.includes(b))) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 3 || !long.startsWith(short)) return false;
  const rest = long.slice(short.length);
  // "stop" and "stopped".
  const isDoubled = /[bdgmnprt]$/.test(short) && rest === short.at(-1);
  return isDoubled || /^(?:e?[snmrtd]?)$/.test(rest);
};

/** True when a text holds every one of these words, as `keyWords` gives them, with whatever ending. */
export function holdsEvery(text: string, words: readonly string[]): boolean {
  // "31 %" is a share, whatever it is called.
  const held = keyWords(text.replace(/%|\bper ?cent\b|\bProzent\b/giu, ' percent share prozent anteil '));
  return words.every((word) => held.some((one) => isSameWord(one, word)));
}

/** What people call an office, and what documents call it. */
const longPhrases: readonly (readonly [RegExp, string])[] = [
  [/\b(?:financ(?:e|ial) chief|chief of finance)\b/giu, 'chief financial officer'],
  [/\b(?:tech(?:nology)? chief|chief of technology)\b/giu, 'chief technology officer'],
];

/** Writes abbreviations out: "CEO" → "chief executive officer". */
export function expandWords(question: string): string {
  const plain = longPhrases.reduce((text, [phrase, long]) => text.replace(phrase, long), question);
  return plain.replace(/[\p{L}]+/gu, (word) => longForms[word.toLowerCase()] ?? word);
}

/**
 * Ranks texts by the question's words they hold; a word that few texts hold weighs more.
 * Gives the index and the share of the question's weight, best first; nothing below `least`.
 */
export function rankByWords(
  question: string,
  texts: readonly string[],
  least: number,
): { index: number; share: number }[] {
  const asked = [...new Set(keyWords(expandWords(question)))];
  const held = texts.map((text) => new Set(keyWords(text)));
  const weights = asked.map((word) => {
    const count = held.filter((words) => words.has(word)).length;
    // A word found nowhere counts against a match, but does not rule it out.
    return count === 0 ? 0.4 : 1 / (1 + Math.sqrt(count));
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return [];
  return held
    .map((words, index) => ({
      index,
      share: asked.reduce((sum, word, i) => sum + (words.has(word) ? (weights[i] ?? 0) : 0), 0) / whole,
    }))
    .filter(({ share }) => share >= least)
    .sort((a, b) => b.share - a.share || a.index - b.index);
}
