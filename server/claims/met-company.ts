import type { Block } from './blocks.ts';
import type { findCompanies } from './company-names.ts';

type NamesIn = (text: string) => ReturnType<typeof findCompanies>;

/** As far as the head of a document reaches. */
const headBlocks = 4;
/** "Interview mit Eva Stark, Geschäftsführerin der …", "Interview with Eva Stark, managing director of …". */
const beforeOffice =
  /^(?:(?:Ein |Das |Im |An |The )?(?:Interview|Gespräch|Conversation|Q&A)|Fragen an) (?:mit|with|an)? ?(?:Herrn? |Frau |Dr\. |Prof\. )*\p{Lu}[\p{L}.'’ -]{3,40}, (?:de[rm] |die |the )?(?:[\p{L}-]+ ){0,5}(?:de[rs]|von|bei|bei der|of|at)(?: the)? $/u;
/** "Besuch bei …", "Gespräch mit der …", "Call with …" of somebody who deals with the company. */
const beforeVisited =
  /^(?:Besuch|Kundenbesuch|Firmenbesuch|Betriebsbesuch|Werksbesuch|Termin|Gespräch|Telefonat|Treffen|Besprechung|Visit|Site visit|Meeting|Call)(?: (?:am|vom|on) [^,:;]{6,24})? (?:bei|mit|beim|in der|to|with|at)(?: der| dem| the)? $/u;

/** The one company that one of the first lines names behind such words; null for none or several. */
function namedBehind(blocks: readonly Block[], before: RegExp, namesIn: NamesIn): string | null {
  const keys = new Set(
    blocks.slice(0, headBlocks).flatMap(({ text }) => {
      const [named, more] = namesIn(text);
      const isMet = named !== undefined && before.test(text.slice(0, named.start));
      return isMet && (more === undefined || more.key === named.key) ? [named.key] : [];
    }),
  );
  return keys.size === 1 ? ([...keys][0] ?? null) : null;
}

/** Whose officer is interviewed. */
export const interviewedCompany = (blocks: readonly Block[], namesIn: NamesIn): string | null =>
  namedBehind(blocks, beforeOffice, namesIn);

/** Whom the writer of a note has met: "we" in it is not that company. */
export const visitedCompany = (blocks: readonly Block[], namesIn: NamesIn): string | null =>
  namedBehind(blocks, beforeVisited, namesIn);
