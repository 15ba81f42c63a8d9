import type { Draft, SentenceScope } from './draft.ts';
import { modalityOf } from './modality.ts';
import { findQuantities } from './quantities.ts';
import { impliedCompany } from './subject.ts';

const written = String.raw`(?<number>HR[AB] ?\d[\d ]{1,9}\d(?: B)?)`;
/** "… ist beim Amtsgericht Iserlohn unter HRA 3318 eingetragen", "HRB 712884: Kieferle Solartechnik GmbH, …". */
const registered: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:unter|unter der Nummer|als|mit der Nummer) ${written}(?! ?\d)[^.;]{0,40}(?<!\p{L})(?:eingetragen|geführt|registriert)(?!\p{L})`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:eingetragen|geführt|registriert)(?!\p{L})[^.;]{0,80} ${written}(?! ?\d)`,
    'u',
  ),
  new RegExp(String.raw`^${written}: (?=\p{Lu})`, 'u'),
];
/** "Das Stammkapital ist um 150.000 EUR auf 200.000 EUR erhöht", "Das Grundkapital beträgt 12 Mio. EUR". */
const capital =
  /^(?:Das|Ihr|Unser) (?:Stamm|Grund|Kommandit)kapital(?: der Gesellschaft| des Unternehmens)? (?:(?<changed>(?:ist|wurde|wird) (?:\p{Ll}+ ){0,4}(?:(?:um|von) [^;]{3,40}? )?auf )|beträgt (?:\p{Ll}+ ){0,2}|beläuft sich (?:\p{Ll}+ ){0,2}auf )(?=[\d€A-Z])/u;

/** What a text must hold for one of these to match. */
const hint = /HR[AB]|kapital/u;

/** What a court's register says in running text: the number of a company, and its capital with the change of it. */
export function registerClaims(scope: SentenceScope): Draft[] {
  const { text, tokens, around, reading } = scope;
  if (reading.language !== 'de' || scope.part !== null || !hint.test(text)) return [];
  const entity = impliedCompany(tokens, around, reading, null);
  if (entity === null) return [];
  const base = { entity, part: null, period: null, asOf: null, until: null } as const;
  const numbers = text.match(/HR[AB] ?\d/gu) ?? [];
  const found =
    numbers.length === 1 ? registered.map((one) => one.exec(text)).find((one) => one !== null) : null;
  const modality = modalityOf(text, text.length, text.length, reading.language);
  const stated = modality?.polarity === 'stated' ? { ...modality, isRestated: false } : null;
  const named: Draft[] =
    found?.groups?.number === undefined || stated === null
      ? []
      : [
          {
            ...base,
            ...stated,
            attribute: 'registration',
            value: { kind: 'text', text: found.groups.number },
          },
        ];
  return [...named, ...capitalClaims(scope, base)];
}

function capitalClaims(
  { text, reading }: SentenceScope,
  base: Pick<Draft, 'entity' | 'part' | 'period' | 'asOf' | 'until'>,
): Draft[] {
  const match = capital.exec(text);
  if (match === null) return [];
  const amount = findQuantities(text, reading.numbers).find((one) => one.start === match[0].length);
  const quantity = amount?.quantity ?? null;
  const rest = text.slice(amount?.end ?? 0);
  const isWhole =
    match.groups?.changed === undefined
      ? /^(?:[.,;]|$| und )/u
      : /^ (?:erhöht|herabgesetzt)(?: worden)?(?:[.,;]|$| und )/u;
  const modality = modalityOf(text, match[0].length, amount?.end ?? 0, reading.language);
  if (quantity === null || quantity.unit.kind !== 'money' || !isWhole.test(rest)) return [];
  return modality?.polarity !== 'stated'
    ? []
    : [
        {
          ...base,
          ...modality,
          isRestated: match.groups?.changed !== undefined,
          attribute: 'capital',
          value: quantity,
        },
      ];
}
