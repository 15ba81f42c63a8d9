import type { Draft, SentenceScope } from './draft.ts';
import { fillerWords, matchIn, memberOf, peopleDrafts, type Matched } from './german-people.ts';
import { isEndedAfter, noTerm } from './people-dates.ts';
import { companyMark, roleMark, shapePattern, type SentenceShape } from './sentence-shape.ts';

/** Without one of these words nobody is appointed. */
const guard =
  /(?<!\p{L})(?:\p{L}*bestell|beruf|berief|ernannt|ernenn|gewählt|wähl|[Nn]eue|wird|übern|folg|Nachfolge|löst|tritt|alleinige|weitere|einzige|kaufmännische|technische|leitet als|steht als|verantwortet|führt als)/u;

const newly =
  '(?: (?:neue[rsmn]?|künftige[rsmn]?|alleinige[rsmn]?|weitere[rsmn]?|einzige[rsmn]?|ordentliche[rsmn]?|kaufmännische[rsmn]?|technische[rsmn]?|gemeinsame[rsmn]?|stellvertretende[rsmn]?))?';
const of = `(?:(?: (?:der|des|von|bei der|bei))? ${companyMark})?`;
const role = `${newly} ${roleMark}${of}`;
const chosen = '(?:bestellt|berufen|ernannt|gewählt)(?: worden)?';

interface Pattern {
  /** What every match holds: tried first. */
  readonly hint: RegExp;
  readonly pattern: RegExp;
  /** `stated` where it has been decided, `expected` where it is to come. */
  readonly polarity: 'stated' | 'expected';
}

const appointed: readonly Pattern[] = [
  // "hat Eva Stark, bisher Finanzvorstand, zum 1. Juli 2026 zur Vorstandsvorsitzenden bestellt"
  {
    hint: /bestellt|berufen|ernannt|gewählt/u,
    pattern: shapePattern(
      `(?:hat|haben)${fillerWords} <who>${fillerWords} (?:zum|zur|als)${role}${fillerWords} ${chosen}`,
    ),
    polarity: 'stated',
  },
  // "Zum neuen Finanzvorstand hat der Aufsichtsrat Eva Stark berufen", "Zur Chefin wurde Eva Stark bestellt"
  {
    hint: /bestellt|berufen|ernannt|gewählt/u,
    pattern: shapePattern(`[Zz]u[mr]${role} (?:hat|wurde|ist)${fillerWords} <who>${fillerWords} ${chosen}`),
    polarity: 'stated',
  },
  // "Der Aufsichtsrat bestellte Eva Stark zum Finanzvorstand"
  {
    hint: /bestellt|berief|beruft|ernannte|ernennt|wähl/u,
    pattern: shapePattern(
      `(?:bestellte|berief|ernannte|wählte|bestellt|beruft|ernennt|wählt)${fillerWords} <who>${fillerWords} (?:zum|zur|als)${role}`,
    ),
    polarity: 'stated',
  },
  // "Eva Stark wurde zum 1. Juli 2026 zur Vorstandsvorsitzenden bestellt"
  {
    hint: /bestellt|berufen|ernannt|gewählt/u,
    pattern: shapePattern(`<who> (?:wurde|ist)${fillerWords} (?:zum|zur|als)${role}${fillerWords} ${chosen}`),
    polarity: 'stated',
  },
  // "Als Nachfolgerin wurde Frau Eva Stark zum 1. Juli 2026 zur Geschäftsführerin bestellt"
  {
    hint: /wurde .*(?:bestellt|berufen|ernannt|gewählt)/u,
    pattern: shapePattern(
      `wurde(?: Frau| Herr)? <who>${fillerWords} (?:zum|zur|als)${role}${fillerWords} ${chosen}`,
    ),
    polarity: 'stated',
  },
  // "Eva Stark wird mit Wirkung zum 1. Juli 2026 zur Geschäftsführerin bestellt", and the other way round
  {
    hint: /wird .*(?:bestellt|berufen|ernannt|gewählt)/u,
    pattern: shapePattern(
      `(?:<who> wird|wird(?: Frau| Herr)? <who>)${fillerWords} (?:zum|zur|als)${role}${fillerWords} ${chosen}`,
    ),
    polarity: 'expected',
  },
  // "Neue Finanzvorständin wird zum 1. Juli 2026 Eva Stark"
  {
    hint: /eue[rn]? .*wird/u,
    pattern: shapePattern(`(?:^|[,;:] )[Nn]eue[rn]? ${roleMark}${of} wird${fillerWords} <who>`),
    polarity: 'expected',
  },
  // "Zum 1. März 2026 wird Eva Stark weitere Geschäftsführerin der Verdane Optics GmbH"
  {
    hint: /wird/u,
    pattern: shapePattern(
      `wird <who>${fillerWords}(?: (?:neue|weitere|zweite|dritte|alleinige|zusätzliche)[rn]?)? ${roleMark}${of}(?=[.,;]|$)`,
    ),
    polarity: 'expected',
  },
  // "Eva Stark ist seit 2019 alleinige Geschäftsführerin"
  {
    hint: / ist /u,
    pattern: shapePattern(
      `<who> ist${fillerWords} (?:alleinige|weitere|einzige|neue|kaufmännische|technische)[rn]? ${roleMark}${of}(?=[.,;]|$)`,
    ),
    polarity: 'stated',
  },
  // "Eva Stark übernimmt zum 1. Mai 2026 das Amt der Finanzvorständin", "hat … übernommen"
  {
    hint: /übern/u,
    pattern: shapePattern(
      `<who> (?:übernimmt|wird)${fillerWords} (?:das Amt|den Posten|die Position|die Funktion|die Aufgabe|die Rolle) (?:de[rs]|als)${role}(?: übernehmen)?`,
    ),
    polarity: 'expected',
  },
  {
    hint: /übern/u,
    pattern: shapePattern(
      `(?:<who> (?:übernahm|hat)${fillerWords}) (?:das Amt|den Posten|die Position|die Funktion|die Aufgabe|die Rolle) (?:de[rs]|als)${role}(?: übernommen)?`,
    ),
    polarity: 'stated',
  },
  // "Zum 1. Januar 2026 hat Eva Stark die Geschäftsführung der Verdane Optics GmbH übernommen"
  {
    hint: /übern/u,
    pattern: shapePattern(`<who> übernimmt${fillerWords} (?<body>die Geschäftsführung)${of}(?=[.,;]|$)`),
    polarity: 'expected',
  },
  {
    hint: /übern/u,
    pattern: shapePattern(
      `(?:<who> hat|hat <who>)${fillerWords} (?<body>die Geschäftsführung)${of} übernommen`,
    ),
    polarity: 'stated',
  },
  // "Eva Stark leitet als Geschäftsführerin die Bereiche …", "Zur Seite steht ihr als Geschäftsführer Jan Kühn"
  {
    hint: / als /u,
    pattern: shapePattern(`<who> (?:leitet|führt|verantwortet)${fillerWords} als${role}`),
    polarity: 'stated',
  },
  {
    hint: /ur Seite/u,
    pattern: shapePattern(`[Zz]ur Seite steht(?: ihr| ihm)? als${role}(?: unverändert| weiterhin)? <who>`),
    polarity: 'stated',
  },
];

/** Who comes after whom, with the office in the sentence; `gone` is who held it before. */
const succeeded: readonly Pattern[] = [
  {
    hint: / auf /u,
    pattern: shapePattern(
      `<who> (?:folgt|wird)${fillerWords}(?: als${role})?${fillerWords} auf <gone>(?: als${role})?(?: folgen)?(?=[.,;]|$| an)`,
    ),
    polarity: 'expected',
  },
  {
    hint: / auf /u,
    pattern: shapePattern(
      `<who> (?:folgte|ist)${fillerWords}(?: als${role})?${fillerWords} auf <gone>(?: als${role})?(?: gefolgt)?(?=[.,;]|$| an)`,
    ),
    polarity: 'stated',
  },
  {
    hint: /achfolge/u,
    pattern: shapePattern(
      `<who> tritt${fillerWords}(?: als${role})?${fillerWords} die Nachfolge von <gone>(?: als${role})? an`,
    ),
    polarity: 'expected',
  },
  {
    hint: /achfolge/u,
    pattern: shapePattern(`[Dd]ie Nachfolge von <gone> als${role} (?:tritt|übernimmt)${fillerWords} <who>`),
    polarity: 'expected',
  },
  {
    hint: /achfolge/u,
    pattern: shapePattern(
      `<who> wird${fillerWords}(?: neue[rn]? ${roleMark}${of} und)?(?: damit)? Nachfolger(?:in)? von <gone>(?: als${role})?(?=[.,;]|$)`,
    ),
    polarity: 'expected',
  },
  {
    hint: /achfolge/u,
    pattern: shapePattern(`[Nn]achfolger(?:in)? von <gone> als${role} wird${fillerWords} <who>`),
    polarity: 'expected',
  },
  {
    hint: / ab/u,
    pattern: shapePattern(`<who> löst${fillerWords} <gone> als${role} ab`),
    polarity: 'expected',
  },
  {
    hint: / ab/u,
    pattern: shapePattern(`<who> löste${fillerWords} <gone> als${role} ab`),
    polarity: 'stated',
  },
];

/** "stellvertretender Vorstandsvorsitzender" is another office. */
const deputy = /stellvertret/iu;

const holdsOffice = ({ tokens, text }: SentenceShape) =>
  text.includes('die Geschäftsführung') || tokens.some(({ kind }) => kind === 'role');

const officeOf = ({ role: named, groups, at, end }: Matched, { text }: SentenceShape): string | null =>
  deputy.test(text.slice(at, end)) ? null : (named?.id ?? memberOf[groups.body ?? ''] ?? null);

/**
 * Who is appointed to an office and whom they follow, however the German sentence orders its parts and whatever it
 * says of the person in between.
 */
export function appointmentClaims(scope: SentenceScope, shape: SentenceShape): Draft[] {
  if (!guard.test(scope.text) || !holdsOffice(shape)) return [];
  for (const { hint, pattern, polarity } of appointed) {
    if (!hint.test(scope.text)) continue;
    const found = matchIn(shape, pattern);
    const name = found?.groups.who;
    if (found === null || name === undefined) continue;
    const attribute = officeOf(found, shape);
    if (attribute === null || isEndedAfter(shape.text.slice(found.end))) return [];
    return peopleDrafts(scope, shape, found.at, [{ attribute, name, polarity, term: found.times }]);
  }
  for (const { hint, pattern, polarity } of succeeded) {
    if (!hint.test(scope.text)) continue;
    const found = matchIn(shape, pattern);
    const { who: name, gone: before } = found?.groups ?? {};
    if (found === null || name === undefined || before === undefined) continue;
    const attribute = officeOf(found, shape);
    if (attribute === null) return [];
    // Whether who was there before is still in office until then is not said.
    const former = { attribute, name: before, polarity: 'former', term: noTerm } as const;
    return peopleDrafts(scope, shape, found.at, [
      { attribute, name, polarity, term: found.times },
      ...(polarity === 'stated' ? [former] : []),
    ]);
  }
  return [];
}
