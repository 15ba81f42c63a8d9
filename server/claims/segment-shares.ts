import type { Language } from '@loupe/shared/lib/language';
import type { Draft, SentenceScope } from './draft.ts';
import { modalityOf } from './modality.ts';

const opens: Readonly<Record<Language, RegExp>> = {
  en: /^(?:Of (?:this|that|which|the total)|Thereof)(?: amount| sum| revenue)?,? /u,
  de: /^(?:Davon|Hiervon) (?:entfielen|entfallen|entfiel|entfällt|stammten|kamen|steuerte) /u,
};
const nameBefore: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|[, ])(?:from|in|by|to|on) (?:the )?[“"]?(?<name>\p{Lu}[\p{L}\p{N}& -]*?)[”"]?(?: (?:segment|division|business|unit))?(?=,| and |\.|$)/u,
  de: /^ ?(?:EUR |Euro )?(?:auf|aus) (?:das Segment |das |die Sparte |den Bereich |den Geschäftsbereich |dem Segment |der Sparte )?[„“"]?(?<name>\p{Lu}[\p{L}\p{N}& -]*?)[“”"]?(?=,| und |\.|$)/u,
};

const segmentWord =
  '(?:das Segment|die Sparte|den Bereich|den Geschäftsbereich|die Division|dem Segment|der Sparte|dem Geschäftsbereich)';
/** "Auf das Segment Akut entfielen 371 Mio. Euro": the name before its share. */
const opensWithName = new RegExp(
  `^(?:Auf|Aus) ${segmentWord} [^.;]{2,60} (?:entfielen|entfallen|entfiel|entfällt|kamen|stammten) `,
  'u',
);
const beforeShare = new RegExp(
  `(?:^|[, ])(?:[Aa]uf|[Aa]us) ${segmentWord} [„“"]?(?<name>\\p{Lu}[\\p{L}\\p{N}& -]*?)[“”"]?(?: (?:entfielen|entfallen|entfiel|entfällt|kamen|stammten))?(?: (?:rund|etwa|knapp))? $`,
  'u',
);

/**
 * "Davon entfielen 371 Mio. Euro auf das Segment Akut, 96 Mio. Euro auf Pflege …", "Of this, EUR 30 million came from
 * Lenses": shares of the one figure that the sentence before gave, for segments that the documents define.
 */
export function segmentShares(scope: SentenceScope): Draft[] {
  const { text, tokens, reading, paragraph } = scope;
  const isNamedFirst = reading.language === 'de' && opensWithName.test(text);
  if ((!isNamedFirst && !opens[reading.language].test(text)) || scope.part !== null) return [];
  const last = paragraph.filter((draft) => draft.period !== null && draft.attribute !== 'revenue_growth');
  const isOne = new Set(last.map(({ attribute }) => attribute)).size === 1;
  const main = last.find((draft) => draft.polarity === 'stated' && draft.part === null);
  if (main === undefined || !isOne) return [];
  const quantities = tokens.filter((token) => token.kind === 'quantity');
  return quantities.flatMap((token, i): Draft[] => {
    const { quantity } = token;
    const after = text.slice(token.end, quantities[i + 1]?.start);
    const before = text.slice(quantities[i - 1]?.end ?? 0, token.start);
    const found = isNamedFirst ? beforeShare.exec(before) : nameBefore[reading.language].exec(after);
    const name = found?.groups?.name?.trim() ?? '';
    // "das Segment Akut" says itself that it is one.
    const isSaid = new RegExp(segmentWord, 'u').test(found?.[0] ?? '') && name.length > 1;
    const part =
      reading.parts.find((one) => one.toLowerCase() === name.toLowerCase()) ?? (isSaid ? name : undefined);
    const modality = modalityOf(text, token.start, token.end, reading.language);
    const isLike =
      main.value.kind === 'quantity' && JSON.stringify(main.value.unit) === JSON.stringify(quantity?.unit);
    if (quantity === null || part === undefined || modality?.polarity !== 'stated' || !isLike) return [];
    return [{ ...main, ...modality, part, value: quantity }];
  });
}
