import type { Draft, SentenceScope } from './draft.ts';
import { findPeriods, periodKey } from './periods.ts';
import { changeClaims } from './change-claims.ts';
import { countedClaims } from './counted-claims.ts';
import { dateClaims } from './fact-claims.ts';
import { englishOrigins } from './english-origins.ts';
import { englishOwners } from './english-owners.ts';
import { englishSuccession } from './english-succession.ts';
import { figureClaims } from './figure-claims.ts';
import { foundingClaims } from './founding-claims.ts';
import { germanOwners } from './german-owners.ts';
import { withoutDeparted } from './gone-officers.ts';
import { guidanceChange, guidanceClaims } from './guidance-claims.ts';
import { leadingClaims } from './leading-claims.ts';
import { membersClaims } from './listed-people.ts';
import { namedClaims } from './named-claims.ts';
import { ownerClaims } from './owner-claims.ts';
import { pairedFigures } from './paired-figures.ts';
import { peopleClaims } from './people-claims.ts';
import { personnelClaims } from './personnel-claims.ts';
import { placeClaims } from './place-claims.ts';
import { registerClaims } from './register-claims.ts';
import { repeatedFigures } from './repeated-figures.ts';
import { segmentShares } from './segment-shares.ts';
import { segmentClaims } from './segments.ts';
import { signatureClaims } from './signature-claims.ts';
import { speakerClaims } from './speaker-claims.ts';
import { successionClaims } from './succession-claims.ts';
import { turnedFigures } from './turned-figures.ts';

/** "Betriebsergebnis (EBIT)" says one thing twice. */
function withoutTwins(drafts: Draft[]): Draft[] {
  if (drafts.length < 2) return drafts;
  return [...new Map(drafts.map((draft) => [JSON.stringify(draft), draft])).values()];
}

/** Speech of others is theirs: sentences that are mostly quotation give no claims but of who speaks. */
function isQuoted(text: string): boolean {
  if (!/[“„"]/u.test(text)) return false;
  const quoted = [...text.matchAll(/[“„"]([^“”„"]+)[”“"]/gu)].reduce(
    (sum, match) => sum + (match[1]?.length ?? 0),
    0,
  );
  return quoted > text.length * 0.4;
}

/** "On 3 November 2025 it lowered …": the day on which something was expected, when the sentence gives one. */
function expectedOn(text: string): string | null {
  const days = findPeriods(text).filter(({ period }) => period?.kind === 'day');
  const [day] = days;
  return days.length === 1 &&
    day?.period?.kind === 'day' &&
    /(?<!\p{L})(?:on|am)\s$/iu.test(text.slice(0, day.start))
    ? day.period.date
    : null;
}

const oldForecast =
  /^(?:In|On) (?<when>(?:\d{1,2} )?\p{Lu}\p{L}{2,8}(?: \d{1,2},)? \d{4}),? [^.;]{0,60}(?<!\p{L})(?:forecast|guided|expected|predicted|projected|indicated)(?!\p{L})/u;

/** "In August 2025 the company forecast …" in a text of 2026: what was expected then, and is reported beside what came of it. */
function isOldForecast({ text, writtenOn }: SentenceScope): boolean {
  const when = oldForecast.exec(text)?.groups?.when;
  const day = when === undefined ? null : writtenOn();
  const [found] = when === undefined ? [] : findPeriods(when);
  const said =
    found?.period?.kind === 'month' || found?.period?.kind === 'day' ? periodKey(found.period) : null;
  return day !== null && said !== null && said.slice(0, 7) < day.slice(0, 7);
}

const isSamePerson = (a: Draft, b: Draft) =>
  a.value.kind === 'text' && b.value.kind === 'text' && a.value.text === b.value.text;

/** All that one sentence says; `written` is the whole of it, with the asides that `scope` leaves out. */
export function sentenceDrafts(scope: SentenceScope, written: string): Draft[] {
  return withoutTwins(isQuoted(written) ? speakerClaims(scope) : ownWords(scope));
}

function ownWords(scope: SentenceScope): Draft[] {
  const revised = guidanceClaims(scope);
  // "It raised its guidance. It now expects revenue of …"
  const isNew = /(?<!\p{L})(?:now|nun|nunmehr|jetzt)(?!\p{L})/u.test(scope.text);
  const isChanged = [...revised, ...(isNew ? scope.paragraph : [])].some(
    (draft) => draft.attribute === guidanceChange,
  );
  const isPast = isOldForecast(scope);
  const figures = figureClaims(scope)
    .filter((draft) => !isPast || draft.polarity !== 'expected')
    .filter(
      (draft) => !revised.some((one) => one.attribute === draft.attribute && one.polarity === 'expected'),
    )
    .map((draft) => (draft.polarity === 'expected' && isChanged ? { ...draft, isRestated: true } : draft));
  const dated = [...figures, ...revised].map((draft) => {
    if (draft.polarity !== 'expected' && draft.attribute !== guidanceChange) return draft;
    const said = expectedOn(scope.text);
    return { ...draft, saidOn: said === draft.asOf ? null : said };
  });
  const moved = [...personnelClaims(scope), ...englishSuccession(scope)];
  const named = peopleClaims(scope).filter(
    (draft) => !moved.some((one) => one.attribute === draft.attribute && isSamePerson(one, draft)),
  );
  const found = named.length > 0 ? [...named, ...moved] : [...moved, ...signatureClaims(scope)];
  const people = withoutDeparted(scope, found);
  const turned = turnedFigures(scope);
  const told = namedClaims(scope);
  const founded = [...dateClaims(scope), ...foundingClaims(scope)];
  const begun = englishOrigins(scope).filter(
    (draft) => !founded.some(({ attribute }) => attribute === draft.attribute),
  );
  return [
    ...dated,
    ...pairedFigures(scope),
    ...countedClaims(scope),
    ...turned,
    ...repeatedFigures(scope, [...dated, ...turned]),
    ...segmentShares(scope),
    ...founded,
    ...begun,
    ...placeClaims(scope),
    ...people,
    ...leadingClaims(scope),
    ...[...membersClaims(scope), ...changeClaims(scope)].filter(
      (draft) => !people.some((one) => one.attribute === draft.attribute && isSamePerson(one, draft)),
    ),
    ...successionClaims(scope, people.length > 0 ? people : scope.paragraph),
    ...segmentClaims(scope),
    ...told,
    ...[...ownerClaims(scope), ...germanOwners(scope)].filter(
      (one) => !told.some((two) => isSamePerson(one, two)),
    ),
    ...englishOwners(scope),
    ...registerClaims(scope),
  ];
}
