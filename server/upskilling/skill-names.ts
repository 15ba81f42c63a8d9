/** Words of a skill or sentence: letters, digits and the signs of "C++" and "C#", lower case, a plural as its singular. */
export function skillTokens(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}+#]+/u)
    .map((word) => word.replace(/^\++|(?<!\+)\+$/gu, ''))
    .filter((word) => word !== '')
    .map(singular);
}

/** "databases" as "database"; "sass", "css" and "statistics" stay, as short words do. */
function singular(word: string): string {
  return word.length > 4 && /[^siu]s$/u.test(word) && !word.endsWith('ics') ? word.slice(0, -1) : word;
}

/** One form of a skill however it is written. */
export const skillKey = (name: string): string => skillTokens(name).join(' ');

/** Whether the words of a skill stand one after another among others. */
export function holdsSkill(words: readonly string[], skill: readonly string[]): boolean {
  if (skill.length === 0 || skill.length > words.length) return false;
  return words.some((_, at) => skill.every((word, i) => words[at + i] === word));
}

/** Skills written one after another: "SQL; data modelling, dbt". */
export const splitSkills = (text: string): string[] =>
  text
    .split(/[;,\n|•]+/u)
    .map((one) => one.trim())
    .filter((one) => skillKey(one) !== '');
