import type { Language } from '@loupe/shared/lib/language';
import type { Claim } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import { findCompanies, type KnownCompany, type NameMention, type OtherName } from './company-names.ts';
import { formHint, formKey, nameKey, splitName } from './legal-forms.ts';
import { isOrder } from './gives-orders.ts';
import { modalityOf, saysFormer } from './modality.ts';
import type { PartByPart } from '../part-by-part.ts';
import { sentencesOf } from './sentence-split.ts';
import { plainlyStated } from './draft-fields.ts';

/** The company's name as the running text of one document writes it in full. */
export interface LegalNames {
  /** Keys of the legal forms it is written with. */
  readonly forms: readonly string[];
  /** From the first sentence that states something of it. */
  readonly first: Claim | null;
  /** The same name with another legal form is there too: another company, or the same one renamed. */
  readonly isAnotherNamed: boolean;
}

/** "Die Verdane Optics GmbH hat …": the names of the company with their legal form in the sentences of a document. */
export function* legalNamesIn(
  document: ClaimDocument,
  company: KnownCompany,
  others: readonly OtherName[],
): PartByPart<LegalNames> {
  const forms = new Set<string>();
  let first: Claim | null = null;
  const language: Language = document.language === 'de' ? 'de' : 'en';
  const isBegunByOthers = others.some(({ key }) => key.startsWith(`${company.key} `));
  for (const block of document.blocks) {
    yield;
    if (isOrder(block) || !(isBegunByOthers || formHint.test(block.text))) continue;
    for (const { text, start } of sentencesOf(block, language)) {
      if (!isBegunByOthers && !formHint.test(text)) continue;
      for (const mention of findCompanies(text, company, others)) {
        if (mention.key.startsWith(`${company.key} `))
          return { forms: [], first: null, isAnotherNamed: true };
        const { core, form } = splitName(mention.name);
        if (mention.key !== company.key || form === null || nameKey(core) !== company.key) continue;
        forms.add(formKey(form));
        const isStated =
          modalityOf(text, text.length, text.length, language)?.polarity === 'stated' &&
          !saysFormer(text, language) &&
          // "BELLHAVEN PORTS PLC" of a title is its name in other letters.
          !(core.includes(' ') && core === core.toUpperCase()) &&
          /\p{Ll}/u.test(text.slice(mention.end) + text.slice(0, mention.start) + core);
        if (first === null && isStated) first = claimOf(mention, text, start, block, document);
      }
    }
  }
  return { forms: [...forms], first, isAnotherNamed: false };
}

const formOf = ({ value }: Claim) => {
  const { form } = splitName(value.kind === 'text' ? value.text : '');
  return form === null ? null : formKey(form);
};

/**
 * The legal name as the running text of documents writes it in full: of each the first sentence that states something of
 * it. None where documents write it with two legal forms, or a label says another one.
 */
export function legalNameClaims(
  company: KnownCompany,
  claims: readonly Claim[],
  found: readonly LegalNames[],
): Claim[] {
  if (found.some(({ isAnotherNamed }) => isAnotherNamed)) return [];
  const labelled = claims.filter(
    ({ attribute, entity }) => attribute === 'legal_name' && entity === company.key,
  );
  const forms = new Set([...found.flatMap((one) => one.forms), ...labelled.map(formOf)]);
  if (forms.size !== 1) return [];
  const isLabelled = (claim: Claim) => labelled.some(({ place }) => place.document === claim.place.document);
  return found.flatMap(({ first }) => (first === null || isLabelled(first) ? [] : [first]));
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
    ...plainlyStated,
    value: { kind: 'text', text: name },
    saidOn: null,
    from: 'sentence',
    place: { document: document.key, locator: block.placeOf(start, start + quote.length), quote },
  };
}
