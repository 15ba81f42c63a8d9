import type { Unit } from '../table/unit.ts';
import { readUnit } from '../table/read-unit.ts';
import type { ClaimDocument } from './claim-document.ts';

const statements = [
  /(?:^|\s)(?:all|the) (?:amounts|figures|numbers)(?: in this (?:report|document))? (?:are|are stated|are given|are shown|are expressed) in (?<unit>[^.,;]{3,48}?)(?:,? (?:unless|except|if not)[^.]*)?\.?$/iu,
  /(?:^|\s)(?:alle (?:angaben|beträge|zahlen)|angaben|beträge)(?: sind| erfolgen)? in (?<unit>[^,;]{3,48}?)(?:,? (?:sofern|soweit|wenn|falls)[^.]*)?\.?$/iu,
];

/** Words without which no amounts are spoken of. */
const anyAmounts = /amounts|figures|numbers|angaben|beträge|zahlen/iu;

const known = new WeakMap<ClaimDocument, { readonly unit: Unit | null }>();

/** The unit a document gives once for all its amounts ("All amounts are in EUR million"); null when it gives none or several. */
export function amountUnit(document: ClaimDocument): Unit | null {
  const found = known.get(document) ?? { unit: findUnit(document) };
  known.set(document, found);
  return found.unit;
}

function findUnit({ blocks }: ClaimDocument): Unit | null {
  const units = new Map<string, Unit>();
  for (const block of blocks) {
    if (!anyAmounts.test(block.text)) continue;
    for (const sentence of block.text.split(/(?<=\p{L}{2}\.)\s+(?=\p{Lu})/u))
      for (const statement of statements) {
        const words = statement.exec(sentence)?.groups?.unit;
        const unit = words === undefined ? null : readUnit(words, true);
        if (unit?.kind === 'money') units.set(JSON.stringify(unit), unit);
      }
  }
  return units.size === 1 ? ([...units.values()][0] ?? null) : null;
}
