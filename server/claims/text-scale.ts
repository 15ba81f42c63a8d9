import type { ClaimDocument } from './claim-document.ts';
import type { Quantity } from './claim.ts';

const said =
  /(?:^|[(.] ?)(?:all )?(?:(?:US )?dollars?|euros?|pounds?|monetary)? ?(?:amounts|figures|numbers)?(?: are)?(?: (?:stated|presented|expressed|shown|given))? in (?<scale>thousands|millions)(?: of (?:US )?(?:dollars|euros|pounds)(?: sterling)?)?(?:,? (?:except|unless|other than)[^().]{0,60})[).]/iu;
/** An amount that is written out: where one stands, the rest may be too. */
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

/** "$1,284,610" of a text in thousands; amounts with a scale or with cents stand as they are written. */
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
