import type { Block } from './blocks.ts';
import type { ClaimDocument } from './claim-document.ts';
import { findCompanies, type KnownCompany, type OtherName } from './company-names.ts';
import { isCreditReport, partiesOfDossier } from './dossier.ts';
import type { PartByPart } from '../part-by-part.ts';
import { visitedCompany } from './met-company.ts';
import { sentencesOf } from './sentence-split.ts';

/** Who says "we" in a document: the company it is about, one that deals with it, or one that judges it. */
export type Speaker = 'company' | 'partner' | 'assessor';

const speaks = /(?<!\p{L})(?:[Ww]e|[Oo]ur|us|[Ww]ir|[Uu]nser\p{L}*|uns)(?!\p{L})/u;
/** "We supply Verdane", "wir schleifen für Verdane", but not "we at Verdane", "wir von Verdane". */
const dealsWith =
  /(?<!\p{L})(?:we|wir)(?!\p{L})(?!.*welcome|.*willkommen).*(?<!\p{L})(?:for|with|to|against|suppl(?:y|ies|ied|ying)|serve[ds]?|visit(?:ed)?|met|für|mit|an|gegen|beliefern|beliefert(?:en)?|besuch(?:t|ten|en)) (?:the |die |der |das )?$/iu;
const party =
  '(?:customer|client|supplier|borrower|tenant|landlord|Kunde|Kunden|Kundin|Lieferant(?:en|in)?|Zulieferer|Auftraggeber(?:s|in)?|Kreditnehmer(?:s|in)?|Mandant(?:en|in)?|Mieter(?:s|in)?|Vermieter(?:s|in)?)';
/** "Among our customers are Verdane and …", "Zu unseren Kunden zählt Verdane". */
const amongOurs =
  /(?<!\p{L})(?:among our (?:customers|clients)|our (?:customers|clients) (?:include|are|range)|zu unseren (?:Kunden|Kundinnen|Auftraggebern|Mandanten)|unsere Kunden (?:sind|heißen))(?!\p{L})[^.;]*$/iu;
/** "our customer Verdane", "unser wichtigster Kunde, die Verdane". */
const ourParty = new RegExp(
  `(?<!\\p{L})(?:our|unser\\p{L}*) (?:[\\p{L}-]+ ){0,3}${party},? (?:the |die |der )?$`,
  'iu',
);
/** "Verdane is our largest customer". */
const isOurParty = new RegExp(
  `^ (?:is|was|has been|remains|became|ist|war|bleibt|wurde) (?:[\\p{L}-]+ ){0,4}(?:our|unser\\p{L}*) (?:[\\p{L}-]+ ){0,3}${party}(?!\\p{L})`,
  'iu',
);
/** "Verdane chose our software". */
const takesOurs =
  /^ (?:has |hat )?(?:chose|chosen|uses|used|selected|relies on|trusts|bought|setzt|nutzt|vertraut|verwendet|kauft|kaufte)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:our|unser\p{L}*)(?!\p{L})/iu;
/** "Verdane came to us", "Verdane works with us". */
const comesToUs =
  /^ (?:[\p{L}-]+ ){0,2}(?:came|turned|approached|asked|hired|works|worked|trusts|kam|wandte|beauftragte|vertraut) (?:[\p{L}-]+ ){0,2}(?:us|uns)(?!\p{L})/iu;
/** The line of a letter that says to whom it goes; owners and staff are written to by the company itself. */
const addressee =
  /^(?:To(?: the| our)?|For the attention of|An|An die|An das|Dear|Sehr geehrte\p{L}*)(?!\p{L})/u;
const ownReaders =
  /shareholder|owner|investor|colleague|employee|member|customer|Aktionär|Gesellschafter|Mitarbeit|Kolleg|Kund|Mitglied/iu;
/** What raters and analysts say of themselves. */
const assesses =
  /(?<!\p{L})(?:[Ww]e (?:rate|affirm|downgrade|upgrade|could (?:downgrade|upgrade|raise the rating|lower the rating)|initiate coverage|reiterate our (?:[Bb]uy|[Hh]old|[Ss]ell))|[Oo]ur (?:price target|target price|ratings? (?:on|of)|rating committee|base case|analysts)|[Rr]ating [Aa]ction|RATING ACTION|Equity Research|EQUITY RESEARCH|[Ii]nitiat(?:es?|ing|ion of) coverage|[Tt]arget(?: price)?:? (?:[£$€] ?\d|\d+(?:\.\d+)?(?:p|c)(?!\p{L}))|Kursziel:? (?:von |auf )?\d|Rating Analyst|[Uu]nser\p{L}* (?:Kursziel|Schätzungen|Anlageurteil)|[Ww]ir stufen)(?!\p{L})/u;

/** `“We” and “our” refer to Verdane`: says who speaks, and speaks to nobody. */
const definesWe = /["“](?:we|our|us|wir|unser)[,.]?["”]/iu;

const salutation = /^(?:Dear|Sehr geehrte[rs]?|Lieber?|Guten Tag)(?!\p{L})/u;

/** The company is above the salutation, among those written to, and not in the head of the letter. */
function isWrittenTo(blocks: readonly Block[], names: (block: Block) => boolean): boolean {
  const at = blocks.findIndex(
    ({ text }) => salutation.test(text) && text.length <= 90 && !ownReaders.test(text),
  );
  if (at < 1 || at > 12) return false;
  const [head, ...above] = blocks.slice(0, at);
  // "Brief an unsere Aktionäre": written by the company itself.
  return head !== undefined && !names(head) && !ownReaders.test(head.text) && above.some(names);
}

const lends = /^(?:Borrower|Obligor|Kreditnehmer(?:in)?|Darlehensnehmer(?:in)?)\s*:/iu;

/** Who speaks in a document about a company. `subject` is that company's key. */
export function* speakerOf(
  document: ClaimDocument,
  subject: string,
  company: KnownCompany,
  others: readonly OtherName[],
): PartByPart<Speaker> {
  const language = document.language === 'de' ? 'de' : 'en';
  const names = ({ text }: Block) => findCompanies(text, company, others).some(({ key }) => key === subject);
  const isVisited =
    visitedCompany(document.blocks, (text) => findCompanies(text, company, others)) === subject;
  const isOfDossier = partiesOfDossier(document).length > 0;
  if (isVisited || isOfDossier || isWrittenTo(document.blocks, names)) return 'partner';
  if (isCreditReport(document)) return 'assessor';
  // "Borrower: Verdane Ltd" heads what its bank writes.
  if (document.blocks.some((block) => block.kind === 'label' && lends.test(block.text) && names(block)))
    return 'partner';
  for (const block of document.blocks) {
    yield;
    const { text } = block;
    if (assesses.test(text)) return 'assessor';
    const mentions = (part: string) =>
      findCompanies(part, company, others).filter(({ key }) => key === subject);
    if (addressee.test(text) && text.length <= 90 && !ownReaders.test(text) && mentions(text).length > 0)
      return 'partner';
    if (!speaks.test(text)) continue;
    for (const sentence of sentencesOf(block, language)) {
      if (!speaks.test(sentence.text) || definesWe.test(sentence.text)) continue;
      const isDealing = mentions(sentence.text).some(({ start, end }) => {
        const [before, after] = [sentence.text.slice(0, start), sentence.text.slice(end)];
        return (
          [dealsWith, ourParty, amongOurs].some((pattern) => pattern.test(before)) ||
          [isOurParty, takesOurs, comesToUs].some((pattern) => pattern.test(after))
        );
      });
      if (isDealing) return 'partner';
    }
  }
  return 'company';
}
