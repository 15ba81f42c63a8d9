import { findCompanies } from './company-names.ts';
import type { Reading } from './tag-sentence.ts';

const office =
  '(?:(?:Group|Interim|Acting|Senior|Executive|Non-[Ee]xecutive|Deputy|Global|Vice|Head|Investor|Media|Corporate|Company) )*(?:Chief|Chair|President|Managing|Finance|Financial|Director|Founder|Treasurer|Controller|Secretary|Partner|Relations|Communications|of|CEO|CFO|COO|CTO)(?!\\p{L}*[:|])';
const person = "\\p{Lu}[\\p{L}.’'-]+(?: (?:\\p{Lu}[\\p{L}.’'-]*|van|von|de|der|den|di|la|le)){1,4}";
/** "Jane Roe, Chief Executive", "Jane Roe (Finance Director)", "Jane Roe – CFO" as a whole line. */
const nameAndOffice = new RegExp(`^${person}(?:, | [–-] | \\()${office}[^:|.;!?]{0,60}\\)?$`, 'u');
const reached =
  /(?<!\p{L})(?:Tel|Phone|Mobile|Fax|T|M|E-?mail)[.:]|@|^\+?[\d ()/-]{7,}$|^(?:https?:|www\.)/iu;

/** True for a person with an office in a line of its own, of which a list of contacts is made. */
export function isContactLine(line: string, next: string | undefined): boolean {
  return nameAndOffice.test(line) && !/^[\p{Ll},]/u.test(next ?? '');
}

/** What those who speak for others call themselves. */
const agency =
  /(?<!\p{L})(?:PR|Public Relations|Partners|Communications|Advis[eo]rs|LLP|Consulting|Consultancy|Media|Associates|Securities|Agency)$/u;

/** The line above a list of contacts around `at`, which says whose they are; null where none is there. */
export function headOfContacts(raw: readonly string[], at: number): string | null {
  let hasGap = false;
  for (let i = at - 1; i >= 0; i -= 1) {
    const line = raw[i]?.replace(/^[\s>*_]+|[\s*_]+$/gu, '') ?? '';
    if (line === '' && hasGap) return null;
    if (line === '') hasGap = true;
    else if (!reached.test(line) && !isContactLine(line, undefined)) {
      const isName = line.length <= 70 && !/[.,;!?]$/u.test(line);
      return isName && (!line.startsWith('#') || agency.test(line)) ? line : null;
    } else if (hasGap) return null;
  }
  return null;
}

const general =
  /^(?:(?:for )?(?:further|more|media|press|investors?|analysts?|general|and|&|corporate|financial|company|relations|the) ?)*(?:information|enquiries|inquiries|contacts?|details|directors|board(?: of directors)?|management(?: team)?|officers|people|leadership|team)?(?: (?:information|please contact|contact|team))?:?$/iu;

/** True where the line above contacts names the company itself or nobody: an agency's people are not the company's. */
export function isOwnContact(above: string, subject: string | null, reading: Reading): boolean {
  const named = findCompanies(above, reading.company, reading.others);
  if (named.length > 0) return named.every(({ key }) => key === subject);
  return general.test(above);
}
