import anyAscii from 'any-ascii';

/** Scripts that leave short vowels out. */
const vowelless = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Scripts that write one syllable as one sign and set no space between family and given name. */
const syllables = /^[\p{Script=Han}\p{Script=Hangul}]{2,4}$/u;

/** A word of a name in small Latin letters. */
export interface FoldedWord {
  readonly text: string;
  /** One letter in its own script, or one letter with a dot. */
  readonly isInitial: boolean;
  readonly isVowelless: boolean;
  readonly isCyrillic: boolean;
}

/** Pairs of letters that Greek and Russian write one way and Latin in another. */
const asSpoken = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[ёЁ]/gu, 'е')
    .replace(/ο[υύ]/giu, 'ou')
    .replace(/([αε])[υύ](?=[θκξπσςτφχψ])/giu, '$1f')
    .replace(/([αε])[υύ]/giu, '$1v');

/** Any script as small letters a to z; what is no letter or digit is left out. */
export const foldText = (text: string): string =>
  anyAscii(asSpoken(text))
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** "R.K." as "R. K.", 张伟强 as family and given name, the article of an Arabic word apart from it. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .replace(/['’‘`ʼ]/gu, '')
    .replace(/(?<=(?:^|[\s.,-])\p{L})\./gu, '. ')
    .split(/[\s,;/_()"«»“”-]+/u)
    .flatMap((word) => (syllables.test(word) ? [word.slice(0, 1), word.slice(1)] : [word]))
    .map((word) => (/^ال\p{L}{2,}/u.test(word) ? word.slice(2) : word))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** The words of a name, folded. */
export function foldWords(text: string): FoldedWord[] {
  return wordsOf(text).map((word) => {
    const letters = word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    return {
      text: foldText(word),
      isInitial: letters === 1 && !/[\p{Script=Han}\p{Script=Hangul}]/u.test(word),
      isVowelless: vowelless.test(word),
      isCyrillic: /\p{Script=Cyrillic}/u.test(word),
    };
  });
}
