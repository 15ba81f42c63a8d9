import type { Block } from './blocks.ts';
import { findCompanies } from './company-names.ts';
import type { Reading } from './tag-sentence.ts';

/** Companies that a list of facts names beside its own, and whose people it does not go on to: owners, banks, customers. */
const beside =
  /^(?!.*(?:haftend|Komplement))[^:]*(?:gesellschafter|aktionär|eigentümer|anteilseigner|mutter|konzern|tochter|beteiligung|bank|sparkasse|prüfer|kunde|lieferant|wettbewerb|konkurren|owner|shareholder|parent|subsidiar|auditor|customer|supplier|competitor)[^:]*:/iu;
const office =
  /^(?:Geschäftsführ\p{L}+|Vorstand\p{L}*|Vertreten durch|Vertretungsberechtigt\p{L}*|Inhaber\p{L}*|Managing [Dd]irectors?|Directors?|CEO|Chief [Ee]xecutive\p{L}*)(?!\p{L})[^:]{0,40}:/u;

/** The other company that a labelled line is about: "Vertreten durch: Kolb Verwaltungs GmbH", "Webdesign: Kessel GmbH"; null for none. */
export function partyOfLabel(block: Block, subject: string | null, reading: Reading): string | null {
  if (block.kind !== 'label' || beside.test(block.text)) return null;
  const named = new Set(findCompanies(block.text, reading.company, reading.others).map(({ key }) => key));
  const [party] = named;
  return named.size === 1 && party !== undefined && party !== subject ? party : null;
}

/** True for the line of an office that is right below a line about another company. */
export const isOfficeOf = (party: string | null, text: string): boolean =>
  party !== null && office.test(text);
