import type { Remark } from '../../claims/remark.ts';
import { graveWords } from '../../packs/company/grave-words.ts';

const most = 2;
/** As long as a line of a list may be. */
const longest = 260;

/** "No claims are pending", "wurde kein Verfahren eingeleitet": it is not so. "The recall was closed": it is over. */
const denies =
  /(?<!\p{L})(?:(?:was|were|been) (?:\p{Ll}+ )?(?:closed|settled|dismissed|withdrawn|dropped|discontinued)|(?:abgeschlossen|beigelegt|zurückgenommen|abgewiesen|erledigt)(?= (?:ist|sind|war|wurde)|[.,;])|no|not|none|never|without|nor|kein\p{L}*|nicht|nie|niemals|ohne)(?!\p{L})/iu;

/**
 * Sentences of the documents that a reader has to know first and no fact says: a dispute, dependence on one customer or
 * supplier. The weightiest, in the documents' order; nothing that an outsider says of it, as a headline names no speaker.
 */
export function graveRemarks(remarks: readonly Remark[], isSaid: (text: string) => boolean): Remark[] {
  const found = remarks.filter(
    ({ sentence, text, isExpected, isOfOutsider }) =>
      !isExpected &&
      !isOfOutsider &&
      text.length <= longest &&
      !denies.test(text) &&
      !isSaid(sentence) &&
      graveWords.some((one) => one.test(sentence)),
  );
  const taken = new Set(found.toSorted((a, b) => b.weight - a.weight).slice(0, most));
  return found.filter((one) => taken.has(one));
}
