import type { Attribute } from '../packs/attribute.ts';

/** "Umsatzerlöse gesamt", "revenue, total": the whole is meant anyway. */
const ofAll = /,? (?:gesamt|insgesamt|in summe|total|in total|konsolidiert|consolidated)$/u;
/** "Nettoverschuldung Stichtag", "net debt at year end": a balance is of a day anyway. */
const ofEnd =
  /,? (?:(?:zum|am|per|zu) )?(?:(?:bilanz|abschluss)?stichtag|jahresende|geschäftsjahresende|periodenende)$|,? (?:at |as at )?(?:the )?(?:(?:financial |fiscal )?year[ -]end|end of (?:the )?(?:year|period)|period[ -]end|balance (?:sheet )?date|reporting date)$/u;

/** The attribute of a label with a word behind it that changes nothing of what it names. */
export function ofLongerLabel(plain: string, byName: ReadonlyMap<string, Attribute>): Attribute | null {
  const known = (end: RegExp) => (end.test(plain) ? byName.get(plain.replace(end, '')) : undefined);
  const total = known(ofAll);
  if (total?.kind === 'flow' || total?.kind === 'stock') return total;
  const balance = known(ofEnd);
  return balance?.kind === 'stock' ? balance : null;
}
