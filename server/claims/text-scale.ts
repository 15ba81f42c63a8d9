import type { ClaimDocument } from './claim-document.ts';
import type { Quantity } from './claim.ts';
import type { Table } from '../table/table.ts';
import type { Unit } from '../table/unit.ts';

const said =
  /(?:^|[(.] ?)(?:all )?(?:(?:US )?dollars?|euros?|pounds?|monetary)? ?(?:amounts|figures|numbers)?(?: are)?(?: (?:stated|presented|expressed|shown|given))? in (?<scale>thousands|millions)(?: of (?:US )?(?:dollars|euros|pounds)(?: sterling)?)?(?:,? (?:except|unless|other than)[^().]{0,60})[).]/iu;
/** An amount that is written out: where one is, the rest may be too. */
const writtenOut = /(?:[$€£]|USD|EUR|GBP) ?\d{1,3}(?:,\d{3}){3}/u;

/**
 * What a document counts its amounts in, as its text says ("Dollar amounts in thousands, except per share data"): 1
 * where it says nothing, null where some of them are written out all the same.
 */
export function textScale({ blocks }: ClaimDocument): number | null {
  const scales = new Set(
    blocks.flatMap(({ text }) => {
      const found = / in (?:thousands|millions)/iu.test(text) ? said.exec(text)?.groups?.scale : undefined;
      return found === undefined ? [] : [/^t/iu.test(found) ? 1e3 : 1e6];
    }),
  );
  const [scale] = scales;
  if (scale === undefined) return 1;
  return scales.size > 1 || blocks.some(({ text }) => writtenOut.test(text)) ? null : scale;
}

/** A title or head of a table that says in what its own numbers are. */
const saysOwn =
  /(?<!\p{L})(?:thousands?|millions?|billions?|tsd|tausend|mio|mrd|million|milliarden?|TEUR|EUR|USD|GBP|CHF|euros?|(?:US )?dollars|pounds)(?!\p{L})|['’]000|[€$£]/iu;

/**
 * The unit of a whole amount in a table that leaves open what it is in, where the text says once for all amounts that they
 * are in thousands or millions. Null where that cannot be determined; the same unit where the text says nothing.
 */
export function unitByText(unit: Unit, table: Table, document: ClaimDocument): Unit | null {
  const scale = scaleOf(document);
  const isPlain = unit.kind === 'none' || (unit.kind === 'money' && unit.scale === 1);
  const heads = [
    table.name,
    ...table.titleLines,
    ...table.footLines,
    ...table.columns.map(({ name }) => name),
  ];
  if (scale === 1 || !isPlain || heads.some((head) => saysOwn.test(head))) return unit;
  if (scale === null) return null;
  if (unit.kind === 'money') return { ...unit, scale };
  const isDollars = document.blocks.some(({ text }) => /dollar/iu.test(said.exec(text)?.[0] ?? ''));
  const { dollar } = document.numbers;
  return isDollars && dollar != null ? { kind: 'money', currency: dollar, scale } : null;
}

const known = new WeakMap<ClaimDocument, { readonly scale: number | null }>();

function scaleOf(document: ClaimDocument): number | null {
  const found = known.get(document) ?? { scale: textScale(document) };
  known.set(document, found);
  return found.scale;
}

/** "$1,284,610" of a text in thousands; amounts with a scale or with cents stay as they are written. */
export function scaled(quantity: Quantity | null, scale: number | null): Quantity | null {
  const isWhole = quantity?.unit.kind === 'money' && quantity.scale === 1 && quantity.precision >= 0.5;
  if (scale === 1 || quantity === null || !isWhole) return quantity;
  return scale === null
    ? null
    : {
        ...quantity,
        value: quantity.value * scale,
        high: quantity.high * scale,
        precision: quantity.precision * scale,
        scale,
      };
}
