import type { Draft, SentenceScope } from './draft.ts';
import { modalityOf } from './modality.ts';
import { departure } from './leaving-claims.ts';
import { dayOfLeaving, termIn } from './people-dates.ts';
import { personSource as name } from './person-name.ts';
import { impliedCompany } from './subject.ts';

const offices: Readonly<Record<string, string>> = {
  vorstandsvorsitz: 'ceo',
  'vorsitz des vorstands': 'ceo',
  'vorsitz der geschäftsführung': 'ceo',
  aufsichtsratsvorsitz: 'chair',
  'vorsitz des aufsichtsrats': 'chair',
  finanzressort: 'cfo',
};
/** What a text must hold for `takesOver` to match: tried first, because a pattern with a name in it is slow. */
const officeHint = /[Vv]orsitz|Finanzressort/u;
const when = '(?: (?:am|zum|im|ab|mit Wirkung zum) [^,]{4,20}?)?';
const takesOver = new RegExp(
  `(?:(?:[Hh]at|[Üü]bernahm|[Üü]bernimmt) ${name}|${name} (?:hat|übernahm|übernimmt))${when} (?:den|das) (?<office>Vorstandsvorsitz|Vorsitz des Vorstands|Vorsitz der Geschäftsführung|Aufsichtsratsvorsitz|Vorsitz des Aufsichtsrats|Finanzressort)(?: von ${name})?(?= übernommen|[.,;]|$)`,
  'u',
);
const house = 'the (?:company|group|board|firm)(?![\\p{L}-])';

/** That somebody goes, where the sentence does not name the office as a noun beside the name. */
const departures: readonly {
  /** What a text must hold for the pattern to match. */
  readonly hint: RegExp;
  readonly pattern: RegExp;
  readonly polarity: 'former' | 'expected';
}[] = [
  {
    hint: /(?:left|resigned from|stepped down from|retired from) the/u,
    pattern: new RegExp(
      `${name} (?:has )?(?:left|resigned from|stepped down from|retired from) ${house}`,
      'u',
    ),
    polarity: 'former',
  },
  {
    hint: /(?:leaves?|leaving) the/u,
    pattern: new RegExp(`${name} (?:is to leave|will leave|leaves|is leaving) ${house}`, 'u'),
    polarity: 'expected',
  },
  // "noted the resignation of Jane Roe with effect from 30 April 2025"
  {
    hint: /(?:noted|accepted|received) the (?:resignation|retirement) of/u,
    pattern: new RegExp(
      `(?:[Bb]oard|[Mm]eeting|[Dd]irectors) (?:has |have )?(?:noted|accepted|received) (?:with regret )?the (?:resignation|retirement) of ${name}(?= (?:with effect|effective|as of|on) )`,
      'u',
    ),
    polarity: 'expected',
  },
  // "nahm den Rücktritt von Jan Kühn zum 30. April 2025 zur Kenntnis"
  {
    hint: /(?:Rücktritt|Ausscheiden) von/u,
    pattern: new RegExp(
      `(?:Aufsichtsrat|Verwaltungsrat|Beirat|[Vv]ersammlung) (?:nahm|nimmt) (?:den Rücktritt|das Ausscheiden) von ${name} (?:zum|per|mit Wirkung zum) [^,;]{6,24} (?:zur Kenntnis|an)(?!\\p{L})`,
      'u',
    ),
    polarity: 'expected',
  },
];

/**
 * "Am 1. Januar 2026 hat Jane Roe den Vorstandsvorsitz von John Doe übernommen", "Zum 1. April ist Jane Roe aus der
 * Geschäftsführung ausgeschieden": who comes and who goes.
 */
export function changeClaims(scope: SentenceScope): Draft[] {
  const { text } = scope;
  if (scope.part !== null) return [];
  const over = officeHint.test(text) ? takesOver.exec(text) : null;
  const successor = over?.[1] ?? over?.[2];
  if (over !== null && successor !== undefined) {
    const role = offices[over.groups?.office?.toLowerCase() ?? ''] ?? '';
    const { asOf } = termIn(scope, 0, text.length, over.index + 1);
    const isAhead = /übernimmt/iu.test(over[0]);
    const before = over.at(-1);
    const left = before === undefined || isAhead ? [] : made(scope, role, before, 'former', over.index, null);
    return [...made(scope, role, successor, isAhead ? 'expected' : 'stated', over.index, asOf), ...left];
  }
  for (const { hint, pattern, polarity } of departures) {
    const match = hint.test(text) ? pattern.exec(text) : null;
    const person = match?.[1] ?? match?.[2];
    if (match === null || person === undefined) continue;
    return made(
      scope,
      departure,
      withoutOffice(person),
      polarity,
      match.index,
      dayOfLeaving(scope, match.index, 0),
    );
  }
  return [];
}

/** "Finanzchef Roland Eisele": the office is no part of the name. */
const withoutOffice = (person: string) =>
  person.replace(
    /^(?:\p{Lu}[\p{L}-]*(?:vorstand|vorständin|chef|chefin|direktor|direktorin|leiter|leiterin|führer|führerin|sprecher|sprecherin|mitglied)|Vorstand|Prokurist|Prokuristin|Gründer|Gründerin|Mitgründer|Mitgründerin) (?=\p{Lu}[\p{L}'’-]+ \p{Lu})/u,
    '',
  );

function made(
  { text, tokens, around, reading }: SentenceScope,
  attribute: string,
  person: string,
  polarity: Draft['polarity'],
  at: number,
  asOf: string | null,
): Draft[] {
  const modality = modalityOf(text, at, at + 1, reading.language);
  const entity = impliedCompany(tokens, around, reading, null);
  const isSaid =
    modality !== null && /^(?:stated|expected)$/.test(modality.polarity) && modality.voice === 'own';
  if (entity === null || !isSaid) return [];
  const value = { kind: 'text', text: person } as const;
  const base = { entity, attribute, part: null, value, period: null, asOf, until: null };
  return [{ ...base, polarity, voice: 'own', isRestated: false }];
}
