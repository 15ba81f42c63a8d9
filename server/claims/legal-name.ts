import type { Language } from '@loupe/shared/lib/language';
import type { Claim } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import { findCompanies, type KnownCompany, type NameMention, type OtherName } from './company-names.ts';
import { formKey, nameKey, splitName } from './legal-forms.ts';
import { isOrder } from './gives-orders.ts';
import { modalityOf, saysFormer } from './modality.ts';
import type { PartByPart } from './part-by-part.ts';
import { sentencesOf } from './sentence-split.ts';

/**
 * The legal name as running text writes it in full ("Die Verdane Optics GmbH hat …"): one claim, from the first sentence
 * that states something of it. None where a label says the name, or where documents write it with two legal forms.
 */
export function* legalNameClaims(
  documents: readonly ClaimDocument[],
  company: KnownCompany,
  others: readonly OtherName[],
  claims: readonly Claim[],
): PartByPart<Claim[]> {
  if (claims.some((claim) => claim.attribute === 'legal_name' && claim.entity === company.key)) return [];
  const forms = new Set<string>();
  let first: Claim | null = null;
  for (const document of documents) {
    const language: Language = document.language === 'de' ? 'de' : 'en';
    for (const block of document.blocks) {
      yield;
      if (isOrder(block)) continue;
      for (const { text, start } of sentencesOf(block, language))
        for (const mention of findCompanies(text, company, others)) {
          // The same name with another legal form is another company, or the same one renamed.
          if (mention.key.startsWith(`${company.key} `)) return [];
          const { core, form } = splitName(mention.name);
          if (mention.key !== company.key || form === null || nameKey(core) !== company.key) continue;
          forms.add(formKey(form));
          const isStated =
            modalityOf(text, text.length, text.length, language)?.polarity === 'stated' &&
            !saysFormer(text, language) &&
            /\p{Ll}/u.test(text.slice(mention.end) + text.slice(0, mention.start) + core);
          if (first === null && isStated) first = claimOf(mention, text, start, block, document);
        }
    }
  }
  return first === null || forms.size !== 1 ? [] : [first];
}

function claimOf(
  { key, name }: NameMention,
  quote: string,
  start: number,
  block: ClaimDocument['blocks'][number],
  document: ClaimDocument,
): Claim {
  return {
    entity: key,
    attribute: 'legal_name',
    part: null,
    value: { kind: 'text', text: name },
    period: null,
    asOf: null,
    until: null,
    polarity: 'stated',
    voice: 'own',
    isRestated: false,
    saidOn: null,
    from: 'sentence',
    place: { document: document.key, locator: block.placeOf(start, start + quote.length), quote },
  };
}
