import { isRegisteredPerson } from './register-fields.ts';

/** "2. Firma", "b) Sitz": an item of a list, or a chapter. */
export const numbered =
  /^\s*(?:\d{1,2}[.)]|[a-z]\))\s+(?!(?:Jan|Jän|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{Ll}*\.?(?!\p{L})|(?:Quartal|Halbjahr)s?(?!\p{L}))/u;
/** Ends as a sentence, a label or an aside does. */
export const endsLikeSentence = /[.!?:;”"“)]$/u;

/** "By Colin Roe", "Von Martina Lenz": who wrote what is below heads nothing. */
const byline = /^(?:By|BY|Von|VON) \p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){1,3}$/u;

/** True for a short line above text that says what follows. */
export function isHeading(
  line: string,
  next: string | undefined,
  longest: number,
  isAlone: boolean,
): boolean {
  if (byline.test(line)) return false;
  if (
    line.length > 90 ||
    endsLikeSentence.test(line) ||
    isRegisteredPerson(line) ||
    /[,–-]$/u.test(line) ||
    !/^[\p{Lu}\d]/u.test(line)
  )
    return false;
  if (isAlone) return true;
  return longest > 60 && line.length < longest * 0.6 && next !== undefined && /^[\p{Lu}\d„“"]/u.test(next);
}

/** "2. Wirtschaftsbericht" right above the first line of its text: shorter than a line that was filled. */
export function isAboveText(line: string, next: string, longest: number): boolean {
  const isShort = line.length < 60 && line.length < longest * 0.6 && !endsLikeSentence.test(line);
  return isShort && /^\p{Lu}/u.test(next) && next.length > longest * 0.7 && next.length > 60;
}

/** How deep a heading is by its number: 0 without one, 1 for "2." and "II.", 2 for "2.1". */
export function depthOf(line: string): number {
  const number = /^\s*(?:(\d{1,2}(?:\.\d{1,2})*)|[IVX]{1,4}|[A-H])[.)]?\s+\p{L}/u.exec(line);
  const isNumbered = number !== null && (number[1] !== undefined || /^\s*[IVXA-H]{1,4}[.)]/.test(line));
  return isNumbered ? (number[1]?.split('.').length ?? 1) : 0;
}

/** "2. Wirtschaftsbericht" above text, and not the next of a list. */
export function opensText(raw: readonly string[], at: number): boolean {
  const next = raw.slice(at + 1).find((line) => line.trim() !== '');
  return next !== undefined && (!numbered.test(next) || depthOf(next) > depthOf(raw[at] ?? ''));
}
