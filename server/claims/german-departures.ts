import type { Draft, SentenceScope } from './draft.ts';
import { fillerWords, matchIn, memberOf, peopleDrafts, tail, type Matched } from './german-people.ts';
import { departure } from './leaving-claims.ts';
import { noTerm } from './people-dates.ts';
import { companyMark, roleMark, shapePattern, type SentenceShape } from './sentence-shape.ts';

/** Without one of these words nobody goes. */
const guard =
  /(?<!\p{L})(?:zurück|ausgeschieden|scheidet|schied|ausscheiden|nieder|verl[aä]ss|verlie(?:ß|ss)|abberuf|berief|widerruf|Ruhestand|Pension|Rente|verabschiedet|entbunden|entlassen|trennt|getrennt|wechselt)/u;

const of = `(?:(?: (?:der|des|von))? (?:${companyMark}|Gesellschaft|Unternehmens|Konzerns))?`;
/** A body whose members hold an office of its name, or the house itself. */
const body = `(?:aus (?:(?<body>der Geschäftsführung|dem Vorstand)|dem ${roleMark}|der Geschäftsleitung|dem Unternehmen|der Gesellschaft|dem Konzern|dem Aufsichtsrat|dem Verwaltungsrat|dem operativen Geschäft|(?:der )?${companyMark})${of})`;
const post = `(?:(?:sein|ihr) (?:Amt|Mandat|Vorstandsmandat|Aufsichtsratsmandat)|(?:seine|ihre) Ämter|das Amt de[rs] ${roleMark}|den Vorsitz)(?: als ${roleMark})?${of}`;
const house = `(?:das Unternehmen|das Haus|den Betrieb|die Gesellschaft|den Konzern|die Gruppe|(?:den (?:Vorstand|${roleMark})|die Geschäftsführung|den Aufsichtsrat)${of}|(?:die )?${companyMark})`;
const retirement = 'in (?:den (?:Vorr|R)uhestand|Pension|Rente)';
/** The office before the name of whoever goes, where the verb is before both. */
const officer = `(?: (?:auch|unsere?|der|die|ihre?|Herr|Frau))?(?: (?:langjährige[rn]?|bisherige[rn]?))? ${roleMark}${of} <who>`;
const asRole = `(?: (?:als|vom Amt de[rs]|von (?:seinem|ihrem) Amt als) ${roleMark}${of})?`;

interface Pattern {
  /** What every match holds: tried first. */
  readonly hint: RegExp;
  readonly pattern: RegExp;
  readonly polarity: 'former' | 'expected';
}
const past = (hint: RegExp, source: string): Pattern => ({
  hint,
  pattern: shapePattern(source),
  polarity: 'former',
});
const ahead = (hint: RegExp, source: string): Pattern => ({
  hint,
  pattern: shapePattern(source),
  polarity: 'expected',
});

const departures: readonly Pattern[] = [
  // "zieht sich zum … aus der Geschäftsführung zurück", "hat sich … zurückgezogen"
  ahead(
    /zurück/u,
    `<who> (?:zieht sich|wird sich)${fillerWords} ${body}${fillerWords} zurück(?:ziehen)?(?!\\p{L})`,
  ),
  past(
    /zurückgezogen/u,
    `(?:<who> (?:hat|hatte) sich|(?:hat|haben|hatte) sich${fillerWords} <who>)${fillerWords} ${body}${fillerWords} zurückgezogen`,
  ),
  past(/zog sich/u, `<who> zog sich${fillerWords} ${body}${fillerWords} zurück(?!\\p{L})`),
  // "zieht sich zum 31. März 2025 zurück"
  ahead(/zurück/u, `<who> zieht sich${fillerWords} zurück(?=[.,;]|$| und)`),
  past(/zurück/u, `<who> (?:hat sich|zog sich)${fillerWords} zurück(?:gezogen)?(?=[.,;]|$| und)`),
  // "scheidet zum … aus dem Vorstand aus"
  ahead(
    /scheide/u,
    `<who> (?:scheidet|wird)${fillerWords}(?: ${body})?${asRole}${fillerWords} aus(?:scheiden)?(?!\\p{L})`,
  ),
  past(/schied/u, `<who> schied${fillerWords}(?: ${body})?${asRole}${fillerWords} aus(?!\\p{L})`),
  past(
    /ausgeschieden/u,
    `(?:<who> (?:ist|sind|war)|(?:ist|sind|war)${fillerWords} <who>)${fillerWords}(?: ${body})?${asRole}${fillerWords} ausgeschieden`,
  ),
  // "tritt als Finanzvorstand zurück"
  ahead(/zurück/u, `<who> (?:tritt|wird)${fillerWords}${asRole}${fillerWords} zurück(?:treten)?(?!\\p{L})`),
  past(/trat/u, `<who> trat${fillerWords}${asRole}${fillerWords} zurück(?!\\p{L})`),
  past(/zurückgetreten/u, `<who> ist${fillerWords}${asRole}${fillerWords} zurückgetreten`),
  // "legt sein Amt nieder"
  ahead(/nieder/u, `<who> (?:legt|wird)${fillerWords} ${post}${fillerWords} nieder(?:legen)?(?!\\p{L})`),
  past(/niedergelegt/u, `<who> (?:hat|hatte)${fillerWords} ${post}${fillerWords} niedergelegt`),
  past(/legte/u, `<who> legte${fillerWords} ${post}${fillerWords} nieder(?!\\p{L})`),
  // "verlässt das Unternehmen", "wird … verlassen"
  ahead(/verlässt/u, `<who> verlässt${fillerWords} ${house}${tail}(?=[.,;]|$| und)`),
  ahead(/verlassen/u, `<who> wird${fillerWords} ${house}${fillerWords} verlassen`),
  past(/verlassen/u, `<who> (?:hat|hatte)${fillerWords} ${house}${fillerWords} verlassen`),
  past(/verlie(?:ß|ss)/u, `<who> verlie(?:ß|ss)${fillerWords} ${house}${tail}`),
  // "wurde als Geschäftsführer abberufen", "Der Aufsichtsrat hat … abberufen", "Die Bestellung von … wurde widerrufen"
  past(/abberufen/u, `<who> (?:wurde|ist)${fillerWords}${asRole}${fillerWords} abberufen`),
  past(/abberufen/u, `hat${fillerWords} <who>${fillerWords}${asRole}${fillerWords} abberufen`),
  past(/widerrufen/u, `Bestellung von <who> zu[mr] ${roleMark}${of} (?:wurde|ist)${fillerWords} widerrufen`),
  // "verabschiedet sich … in den Ruhestand", "geht … in den Ruhestand"
  ahead(
    /uhestand/u,
    `(?:verabschiedet sich|geht|wechselt) ${roleMark} <who>${fillerWords} in den (?:Vorr|R)uhestand`,
  ),
  ahead(
    /uhestand/u,
    `<who> (?:geht|wechselt|tritt|verabschiedet sich)${fillerWords} in den (?:Vorr|R)uhestand`,
  ),
  past(
    /uhestand/u,
    `<who> (?:ging|wechselte|trat|verabschiedete sich)${fillerWords} in den (?:Vorr|R)uhestand`,
  ),
];

/** "Ende August verließ uns Finanzchef Jan Kühn": the verb is before the office and the name. */
const turned: readonly Pattern[] = [
  past(/verlie(?:ß|ss)/u, `verlie(?:ß|ss)(?:en)? uns${fillerWords}${officer}`),
  past(/verlie(?:ß|ss)/u, `verlie(?:ß|ss)${officer}${fillerWords} ${house}`),
  past(/verlassen/u, `(?:hat|hatte) uns${fillerWords}${officer}${fillerWords} verlassen`),
  past(/verlassen/u, `(?:hat|hatte)${officer}${fillerWords} ${house}${fillerWords} verlassen`),
  past(/verlie(?:ß|ss)/u, `verlie(?:ß|ss) uns${fillerWords} (?:(?:Herr|Frau) )?<who>`),
  ahead(/verlässt/u, `verlässt uns${fillerWords}${officer}`),
  ahead(/verlässt/u, `verlässt${officer}${fillerWords} ${house}`),
  ahead(/verlassen/u, `wird uns${fillerWords}${officer}${fillerWords} verlassen`),
  ahead(/verlassen/u, `wird${officer}${fillerWords} ${house}${fillerWords} verlassen`),
  past(/schied/u, `schied${officer}${fillerWords}(?: ${body})?${fillerWords} aus(?!\\p{L})`),
  ahead(/scheidet/u, `scheidet${officer}${fillerWords}(?: ${body})?${fillerWords} aus(?!\\p{L})`),
  past(/trat/u, `trat${officer}${fillerWords} zurück(?!\\p{L})`),
  ahead(/tritt/u, `tritt${officer}${fillerWords} zurück(?!\\p{L})`),
  past(/ging|wechselte|trat/u, `(?:ging|wechselte|trat)${officer}${fillerWords} ${retirement}`),
  ahead(/geht|wechselt|tritt/u, `(?:geht|wechselt|tritt)${officer}${fillerWords} ${retirement}`),
  past(
    /verabschiedet/u,
    `(?:haben|hatten) wir${fillerWords}${officer}${fillerWords}(?: ${retirement})? verabschiedet`,
  ),
  past(/verabschiedet/u, `verabschiedeten wir${fillerWords}${officer}`),
];

/** Who goes, from which office or body, and when; the office they held where the sentence names it. */
export function departureClaims(scope: SentenceScope, shape: SentenceShape): Draft[] {
  if (!guard.test(scope.text)) return [];
  for (const { hint, pattern, polarity } of [...turned, ...departures]) {
    if (!hint.test(scope.text)) continue;
    const found = matchIn(shape, pattern);
    const name = found?.groups.who;
    if (found === null || name === undefined) continue;
    // "… aus dem operativen Geschäft zurück, bleibt aber Geschäftsführer"
    if (/(?<!\p{L})bleib(?:t|en)(?!\p{L})/u.test(shape.text.slice(found.end))) return [];
    if (/^ +nicht(?!\p{L})/u.test(shape.text.slice(found.end))) return [];
    if (wasBefore.test(shape.text.slice(0, found.at))) return [];
    if (
      found.role !== null &&
      found.role.id !== 'chair' &&
      otherSeat.test(shape.text.slice(found.at, found.end))
    )
      return [];
    const day = found.times.asOf;
    const office = officeOf(found, shape);
    const until = { ...noTerm, until: polarity === 'former' ? day : null };
    return peopleDrafts(scope, shape, found.at, [
      ...(office === null
        ? []
        : [
            {
              attribute: office,
              name,
              polarity: polarity === 'former' ? polarity : 'stated',
              term: until,
            } as const,
          ]),
      { attribute: departure, name, polarity, term: { asOf: day, until: null } },
    ]);
  }
  return [];
}

/** "Der ehemalige Finanzvorstand Paul Stein": that he left is said by the word before his office; "fast" says he did not. */
const wasBefore = shapePattern(
  `(?:(?:ehemalige|frühere|vormalige|damalige|einstige)[rnsm]? ${roleMark}|[Ff]ast|[Bb]einahe) $`,
);
/** Of a member of the board who holds another seat too. */
const otherSeat = /(?:aus dem|den) (?:Aufsichtsrat|Verwaltungsrat|Beirat)(?!\p{L})/u;
const besideRole = shapePattern(`${roleMark} $`);

/** The office that is left: the one named, else that of the body's members; null where neither is said. */
function officeOf({ role, groups, at, end }: Matched, { text }: SentenceShape): string | null {
  // "Finanzvorstand Jan Kühn scheidet aus dem Vorstand aus": the office is beside the name.
  if (besideRole.test(text.slice(0, at)) || /stellvertret/iu.test(text.slice(at, end))) return null;
  return role?.id ?? memberOf[groups.body ?? ''] ?? null;
}
