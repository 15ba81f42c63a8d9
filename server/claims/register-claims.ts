import { findCompanies } from './company-names.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { labelClaims } from './label-claims.ts';
import { modalityOf } from './modality.ts';
import { findQuantities } from './quantities.ts';
import { impliedCompany } from './subject.ts';
import type { Reading } from './tag-sentence.ts';

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
  /^(?:Das|Ihr|Unser) (?:Stamm|Grund|Kommandit)kapital(?: der Gesellschaft| des Unternehmens)? (?:(?:in Höhe )?von (?=[^;]{3,40} ist (?:voll(?:ständig)? )?eingezahlt)|(?<changed>(?:ist|wurde|wird) (?:\p{Ll}+ ){0,4}(?:(?:um|von) [^;]{3,40}? )?auf )|beträgt (?:\p{Ll}+ ){0,2}|beläuft sich (?:\p{Ll}+ ){0,2}auf )(?=[\d€A-Z])/u;

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
      ? /^(?:[.,;]|$| und | ist (?:voll|eingezahlt))/u
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

/** "Amtsgericht Wuppertal HRB 55588", "(AG Chemnitz, HRB 55534)", "HRB 55591 Amtsgericht Landshut". */
const entry =
  /(?:(?<!\p{L})(?:Amtsgerichte?s?|AG|Registergericht:?|Handelsregister:?)(?: Amtsgerichte?s?)? \p{Lu}[\p{L}-]+(?: (?:am|an der|im)? ?\p{Lu}[\p{L}-]+){0,2}(?: \([^()]{2,30}\))?,? (?:unter )?|^)(?<number>(?<kind>HR[AB]) ?\d[\d ]{1,9}\d?)(?!\d)/u;

/**
 * The number in a register as a line of a letterhead, an imprint or a list says it: the line names no other company, and
 * the part of the register is that of the company's legal form (HRA: partnerships and merchants, § 3 HRV).
 */
export function registerLine(text: string, reading: Reading, entity: string | null): Draft[] {
  if (entity === null || text.length > 180 || !/HR[AB] ?\d/u.test(text)) return [];
  if ((text.match(/HR[AB] ?\d/gu) ?? []).length !== 1) return [];
  const found = entry.exec(text)?.groups;
  const named = findCompanies(text, reading.company, reading.others);
  if (found?.number === undefined || named.some(({ key }) => key !== entity)) return [];
  // "Elbaue Verwaltungs-GmbH, …": a form that is not the company's own names another one.
  const rest = named.reduce(
    (plain, { start, end }) => plain.slice(0, start) + ' '.repeat(end - start) + plain.slice(end),
    text,
  );
  if (
    /[Mm]?bH(?!\p{L})|(?<![\p{L}])(?:KG|SE|OHG|eG|UG|e\. ?K\.)(?!\p{L})|haftende|Komplement|[Tt]ochter|gelöscht/u.test(
      rest,
    )
  )
    return [];
  const forms = entity === reading.company.key ? [...reading.company.forms] : [];
  const isPartnership = forms.some((form) => /(?:kg|ohg|ek)$/u.test(form) && !form.endsWith('kgaa'));
  if (forms.length > 0 && isPartnership !== (found.kind === 'HRA')) return [];
  const modality = modalityOf(text, text.length, text.length, reading.language);
  if (modality?.polarity !== 'stated' || modality.voice !== 'own') return [];
  const value = { kind: 'text', text: found.number.trim() } as const;
  const times = { period: null, asOf: null, until: null };
  return [{ ...modality, isRestated: false, entity, attribute: 'registration', part: null, value, ...times }];
}

/** "Amtsgericht Wuppertal HRB 55588 · Geschäftsführer: Ansgar Grevenkamp": a line of a letterhead, part by part. */
export function letterheadClaims(text: string, reading: Reading, entity: string | null): Draft[] {
  // A register that runs on is read sentence by sentence.
  if (/\.\s+\p{Lu}\p{Ll}+ /u.test(text)) return [];
  const own = registerLine(text, reading, entity);
  const others = own.length === 0 ? [] : text.split(' · ').slice(1);
  return [...own, ...others.flatMap((one) => labelClaims(one, reading, entity, null))];
}
