import type { Language } from '@loupe/shared/lib/language';

/** Small words that every text of the language is full of, and that few others have. */
const smallWords: Readonly<Record<string, readonly string[]>> = {
  en: 'the of and to is was in for that with are by from has have its which been this it as at be an'.split(
    ' ',
  ),
  de: 'der die das und ist ein eine einer des dem den zu zum zur mit von vom für auf im bei sich nicht wurde wird werden sind auch'.split(
    ' ',
  ),
  fr: 'le la les des du et est une dans pour que qui par sur au aux avec son sa ses été ont cette sont il'.split(
    ' ',
  ),
  es: 'el la los las del y es una en para que por con se su sus al fue han como más son lo'.split(' '),
  it: 'il lo la gli le di del della delle dei e è una per che con nel nella si sono stato alla da'.split(' '),
  nl: 'de het een en van is in op voor met dat zijn wordt werd door aan ook bij naar niet'.split(' '),
  pt: 'o a os as do da dos das e é uma em no na para que por com se foi ao são mais seu'.split(' '),
  pl: 'i w z na do jest się nie że o od za przez oraz są był była dla po to'.split(' '),
};

const latinWord = /\p{Script=Latin}+/gu;
const otherLetter = /(?!\p{Script=Latin})\p{L}/gu;
/** Names that a reader of tables makes: "Column A", "Blatt 2". */
const madeName =
  /(?<!\p{L})(?:column|row|sheet|table|spalte|zeile|blatt|tabelle)\s(?:\p{Lu}{1,2}|\d+)(?![\p{L}\p{N}])/giu;
/** Fewer small words are names and labels, of which nobody can tell; nor can they of one word said again and again. */
const fewest = 6;
const fewestKinds = 3;
const longestLook = 40_000;

/**
 * The language most of a text is written in: its code, `other` for another script, null when the text is too short, or
 * only names and numbers, to tell.
 */
export function languageOfText(text: string): string | null {
  const look = text.slice(0, longestLook).replace(madeName, ' ');
  const words = look.toLowerCase().match(latinWord) ?? [];
  const strange = look.match(otherLetter)?.length ?? 0;
  if (strange > 20 && strange > words.join('').length) return 'other';
  const counted = Object.entries(smallWords)
    .map(([language, small]) => {
      const own = words.filter((word) => small.includes(word));
      return { language, count: new Set(own).size < fewestKinds ? 0 : own.length };
    })
    .sort((a, b) => b.count - a.count);
  const [first, second] = counted;
  if (!first || first.count < fewest || first.count === second?.count) return null;
  return first.language;
}

/** English or German, as which a paragraph is read: the document's language, or in a mixed or short one its own. */
export function readAsLanguage(text: string, { language }: { readonly language: string | null }): Language {
  if (language === 'de' || language === 'en') return language;
  return /(?<!\p{L})(?:der|die|das|und|wurde|ist|im|für|mit|von|nicht|auf|beträgt|betrug)(?!\p{L})/iu.test(
    text,
  ) && languageOfText(text) !== 'en'
    ? 'de'
    : 'en';
}
