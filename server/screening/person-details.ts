import { foldText } from './fold-name.ts';
import type { FoundName } from './find-names.ts';
import type { AskedParty, Party, ScreenHit } from './party.ts';
import { screen } from './screen.ts';

/** What an article tells of a person beside the name. */
export interface PersonDetails {
  /** Years of birth that fit: one that is said, or the two that an age leaves. */
  readonly years: readonly number[];
  readonly age: number | null;
  readonly places: readonly string[];
}

const ages: readonly RegExp[] = [
  /§\s*\((?:aged |age )?(\d{2})(?: Jahre)?\)/u,
  /§,\s+(?:aged |age )?(\d{2})(?:,|\s+Jahre|\.|$)/u,
  /§,?\s+(?:is |was |a |an |the ){0,2}(?:aged )?(\d{2})[- ]year[- ]old/u,
  /(?<!\d)(\d{2})[- ]?(?:year[- ]old|jährige[nmrs]?)\s+(?:\p{L}+\s+){0,3}§/u,
  /§\s+(?:is|was|ist|war)\s+(?:aged\s+)?(\d{2})(?:\s+(?:years old|Jahre alt))/u,
];
const births: readonly RegExp[] = [
  /§[^.;§]{0,30}(?:[Bb]orn|geboren|geb\.|b\.|\*)\s*(?:on |in |am |im )?[^§;)]{0,20}?((?:19|20)\d\d)/u,
  /§\s*\([^()]{0,12}?((?:19|20)\d\d)\)/u,
  /(?:[Bb]orn|[Gg]eboren)\s+(?:on |in |am |im )?[^§;]{0,20}?((?:19|20)\d\d),?\s+§/u,
];
const place = "(\\p{Lu}[\\p{L}'’-]+(?:\\s(?:\\p{Lu}[\\p{L}'’-]+|am|an der|upon|on)){0,2})";
const places: readonly RegExp[] = [
  new RegExp(`§(?:,?\\s+\\d{2},?|\\s*\\(\\d{2}\\))?,?\\s+(?:of|from|aus)\\s+${place}`, 'u'),
  new RegExp(`${place}-based\\s+(?:\\p{Ll}+\\s+){0,3}§`, 'u'),
  new RegExp(
    `§[^.;§]{0,20}\\s(?:lives in|who lives in|wohnhaft in|lebt in|resident of|born in|geboren in)\\s+${place}`,
    'u',
  ),
];

/** What sentences with § for the person tell of age, birth and home. An age counts back from the article's day. */
export function detailsOfPerson(sentences: readonly string[], day: string | null): PersonDetails {
  const found = (patterns: readonly RegExp[]) =>
    sentences.flatMap((text) => patterns.flatMap((pattern) => pattern.exec(text)?.[1] ?? []));
  const age =
    found(ages)
      .map(Number)
      .find((one) => one >= 14) ?? null;
  const said = found(births).map(Number);
  const year = day === null ? null : Number(day.slice(0, 4));
  const counted = said.length === 0 && age !== null && year !== null ? [year - age - 1, year - age] : [];
  return { years: [...new Set([...said, ...counted])], age, places: [...new Set(found(places))] };
}

/** The best name of an article held against the asked one, as an entry of a list would be. */
export function hitOf(
  asked: AskedParty,
  names: readonly FoundName[],
  { years, places: told }: PersonDetails,
): ScreenHit | null {
  const party: Party = {
    id: 'article',
    names: [...new Set(names.map(({ text }) => text))],
    kind: asked.kind,
    born: years.map(String),
    places: told,
    numbers: [],
    topics: [],
    sex: null,
    line: 1,
  };
  return screen(asked, [party])[0] ?? null;
}

/** True where both tell a place and none of them is the same. */
export function isElsewhere(asked: AskedParty, { places: told }: PersonDetails): boolean {
  const own = new Set(asked.places.map(foldText));
  return own.size > 0 && told.length > 0 && !told.some((one) => own.has(foldText(one)));
}
