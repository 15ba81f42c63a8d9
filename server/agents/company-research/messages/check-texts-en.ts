import { italic, words, type Said } from '../../../report/words.ts';
import { listText } from '../../../tools/number-text.ts';
import { many } from './research-steps-en.ts';

const lowerFirst = (text: string) => text.replace(/^(\p{Lu})(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** What the report says of how its facts agree. It never says that there is no contradiction: only what was compared. */
export const checkTextsEn = {
  /** `verified` is null where `what` says it already, or there is nothing to say. */
  headline: (company: string, what: string, open: number, verified: number | null) =>
    `${company}: ${lowerFirst(what)}${open > 0 ? `, ${many(open, 'contradiction')} to settle` : verified === null ? '' : `, ${many(verified, 'fact')} verified`}`,
  sameIn: (count: number, isAtLeast: boolean) => `same in ${isAtLeast ? 'more than ' : ''}${count} documents`,
  oneOnly: 'read by this report in one document',
  documentsRead: (count: number) => `${many(count, 'document')} ${count === 1 ? 'was' : 'were'} read.`,
  /** Of the only fact that was checked. */
  onlyChecked: {
    verified: 'The one fact that was checked is borne out by a second document or by the statements.',
    single: 'The one fact that was checked was read by this report in one document.',
    open: 'On the one fact that was checked the documents differ.',
  },
  ofChecked: (facts: number, parts: readonly string[]) => `Of ${facts} checked facts, ${listText(parts)}.`,
  checkedParts: {
    verified: (count: number) =>
      `${count} ${count === 1 ? 'is' : 'are'} borne out by a second document or by the statements`,
    single: (count: number) => `${count} ${count === 1 ? 'was' : 'were'} read by this report in one document`,
    open: (count: number) => `on ${count} the documents differ`,
  },
  yearsEnd: (month: string) => `Its years here are years of business, which end in ${month}.`,
  /** `facts` agree in the documents that give them; what no rule reads was held against nothing. */
  noneDiffers: (facts: number) =>
    `${
      facts === 0
        ? 'No fact was read in two documents, so none could be compared.'
        : facts === 1
          ? 'One fact was read in two or more documents, and they agree on it.'
          : `Of the ${facts} facts that were read in two or more documents, none differs.`
    } What the documents say beside the facts read was not compared.`,
  officesDiffer: (role: string, holders: Said) =>
    words`Sources differ on who holds the office “${role}”: ${holders}`,
  verificationRule: words`${italic('Verified')}: the same in two or more documents, or computed from the statements and equal. ${italic('Unverified')}: read by this report in one document; others may say it in words that were not read. ${italic('For review')}: the documents differ. Documents of one company are not independent of each other.`,
};
