import type { Language } from '@loupe/shared/lib/language';
import type { Attribute, Role } from '../packs/attribute.ts';
import type { Quantity } from './claim.ts';
import { undated } from './draft-fields.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { fits } from './figure-values.ts';
import { departure } from './leaving-claims.ts';
import { partWord, type Token } from './tag-sentence.ts';

/** Words without which nothing is corrected. */
const hint =
  /error|mistake|correct|wrong|right|inaccurate|erroneous|false|misstated|should|falsch|richtig|fehler|versehen|zutreffend|korrekt|heißen|tatsächlich/iu;
/** "This was incorrect.", "Diese Angabe ist falsch.": what the sentence before says is not so. */
const refutes: Readonly<Record<Language, RegExp>> = {
  en: /^(?:(?:however|but|unfortunately),? )?(?:this|that|these|those|it|both|the (?:figure|number|value|amount|date|name|statement|announcement)s?)(?: (?:figure|number|value|amount|date|name|statement|information|announcement|report|claim|story|rumou?r|article)s?)? (?:was|were|is|are) (?:\p{L}+ly )?(?:an? (?:\p{L}+ )?(?:error|mistake)|in error|incorrect|wrong|not (?:correct|right)|inaccurate|erroneous|mistaken|false|misstated)(?!\p{L})/iu,
  de: /^(?:(?:leider|jedoch) )?(?:dies|das|diese (?:\p{L}+ )?\p{L}+|dieser \p{L}+|dieses \p{L}+|die (?:angabe|zahl|meldung)|der (?:wert|betrag|bericht))(?: \p{L}+)? (?:war|ist|waren|sind) (?:leider |nach (?:eigenen )?angaben(?: (?:des|der) \p{L}+)? )?(?:falsch|unrichtig|fehlerhaft|unzutreffend|nicht (?:richtig|korrekt|zutreffend)|ein (?:\p{L}+ )?(?:fehler|versehen))(?!\p{L})/iu,
};
/** "The correct figure is 1,120.", "Richtig ist: 93,6 Mio. Euro.": what stands instead. */
const replaces: Readonly<Record<Language, RegExp>> = {
  en: /^(?:the (?:correct|right) (?:figure|number|value|amount)s? (?:is|are|was|were|should (?:be|read))(?!\p{L})|(?:it|this|that|the (?:figure|number|amount)) should (?:be|read|have (?:been|read))(?!\p{L})|correct(?:ly|ion)?:)/iu,
  de: /^(?:(?:richtig|korrekt) (?:ist|sind|war|waren|lautet|muss es heißen)(?!\p{L})|(?:es muss )?richtig heißen(?!\p{L})|es muss (?:richtig )?heißen(?!\p{L})|richtig:|korrekt:|d(?:er|ie) (?:richtige|korrekte) \p{L}+ (?:ist|lautet|beträgt)(?!\p{L})|tatsächlich (?:sind|waren) es(?!\p{L}))/iu,
};

/** Whether a sentence says that the one before it is wrong, and gives another value. */
export function correctionIn(text: string, language: Language): 'refutes' | 'replaces' | null {
  if (!hint.test(text)) return null;
  if (replaces[language].test(text)) return 'replaces';
  return refutes[language].test(text) ? 'refutes' : null;
}

/**
 * Statements that the next sentence takes back. Who was said to leave an office has not left it; of an office alone the
 * person is said not to hold it.
 */
export function takenBack<T extends Pick<Draft, 'polarity' | 'attribute'>>(
  all: readonly T[],
  roles: readonly Pick<Role, 'id'>[],
): T[] {
  const isLeaving = all.some(({ attribute }) => attribute === departure);
  return all.flatMap((one): T[] => {
    const isOffice = roles.some(({ id }) => id === one.attribute);
    if (isOffice && isLeaving) return one.polarity === 'former' ? [] : [one];
    if (one.polarity === 'stated') return [{ ...one, polarity: isOffice ? 'negated' : 'corrected' }];
    return one.attribute === departure || one.polarity === 'expected' ? [{ ...one, polarity: 'denied' }] : [];
  });
}

/** The value of "The correct figure is …" for the only figure that was taken back; nothing where there were none or several. */
export function correctedValue({ tokens }: SentenceScope, taken: readonly Draft[]): Draft[] {
  const quantity = onlyQuantity(tokens);
  const figures = taken.filter(({ value }) => value.kind === 'quantity');
  const [old] = figures;
  if (quantity === null || old?.value.kind !== 'quantity' || figures.length > 1) return [];
  if (JSON.stringify(old.value.unit) !== JSON.stringify(quantity.unit)) return [];
  return [{ ...old, value: quantity, polarity: 'stated', isRestated: true }];
}

function onlyQuantity(tokens: readonly Token[]): Quantity | null {
  const found = tokens.flatMap((token) => (token.kind === 'quantity' ? [token.quantity] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

const figureKinds: readonly Attribute['kind'][] = ['flow', 'stock', 'count'];

/**
 * The only figure of a sentence however it gives it ("The number of employees was given as 1,210."), of the company it
 * names or its document is about.
 */
export function givenFigure({ tokens, text, around, part }: SentenceScope): Draft | null {
  const attributes = new Map(
    tokens.flatMap((token) =>
      token.kind === 'noun' ? [[token.attribute.id, token.attribute] as const] : [],
    ),
  );
  const [attribute] = attributes.values();
  const quantity = onlyQuantity(tokens);
  const named = new Set(tokens.flatMap((token) => (token.kind === 'company' ? [token.key] : [])));
  const entity = named.size === 0 ? around.document : named.size === 1 ? [...named][0] : null;
  if (attribute === undefined || attributes.size > 1 || quantity === null || entity == null) return null;
  if (!figureKinds.includes(attribute.kind) || !fits(attribute, quantity)) return null;
  if (part !== null || partWord.test(text)) return null;
  const periods = tokens.flatMap((token) =>
    token.kind === 'period' && token.period !== null && token.period.kind !== 'day' ? [token.period] : [],
  );
  const [period] = periods;
  const isFlow = attribute.kind === 'flow';
  if (isFlow ? period === undefined || periods.length > 1 : periods.length > 0) return null;
  const how = { polarity: 'stated', voice: 'own', isRestated: false } as const;
  return { ...undated, ...how, entity, attribute: attribute.id, value: quantity, period: period ?? null };
}
