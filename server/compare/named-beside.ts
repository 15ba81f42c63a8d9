import { nameKey } from '../claims/legal-forms.ts';
import type { OfficeMention } from '../claims/office-mentions.ts';
import type { Role } from '../packs/attribute.ts';
import type { Holding } from './people-over-time.ts';

/** What is known of the documents of a room beside their claims. */
export interface Documents {
  /** The days on which they were written. */
  readonly writtenOn: ReadonlyMap<string, string>;
  /** Persons named beside an office, whatever was read of them. */
  readonly offices: readonly OfficeMention[];
}

const familyName = (name: string) => nameKey(name.split(' ').at(-1) ?? name);
const isSame = (a: string, b: string) => familyName(a) === familyName(b);

/** True where a document may be later than what was last said of somebody. */
const mayBeLater = (day: string | null, than: string | null) => day === null || than === null || day > than;

/**
 * Who else is named for the seat of somebody in office, at a later day or at one that nobody knows, so that the seat is
 * not said to be theirs still because the change of it was not read. Nobody who is said to have left it.
 */
export function namedBeside(
  { name, role, state, named, claims }: Holding,
  all: readonly Holding[],
  roles: readonly Role[],
  { writtenOn, offices }: Documents,
  today: string,
): OfficeMention[] {
  const isSeat = roles.some((one) => one.id === role && one.isSingle);
  if (!isSeat || named === null || !/^(?:current|leaving|left)$/u.test(state)) return [];
  const ofSeat = all.filter((other) => other.role === role && !isSame(other.name, name));
  const read = ofSeat.flatMap((other): OfficeMention[] => {
    const place = other.named?.place ?? other.claims[0]?.place;
    const isInOffice = other.state === 'current' || other.state === 'leaving';
    const isFollowing = other.state === 'appointed' || other.state === 'announced';
    const hasBegun = isFollowing && other.since !== null && other.since <= today;
    const isLater =
      isInOffice && named.day !== null && other.named?.day != null && other.named.day > named.day;
    return place !== undefined && (isLater || hasBegun) ? [{ role, name: other.name, place }] : [];
  });
  const unread = offices.filter(
    (one) =>
      one.role === role &&
      !isSame(one.name, name) &&
      !ofSeat.some((other) => isSame(other.name, one.name)) &&
      // A sentence that was read of this person says nothing unread of them.
      !claims.some(({ place }) => place.document === one.place.document && place.quote === one.place.quote) &&
      (one.place.document === named.place.document ||
        mayBeLater(writtenOn.get(one.place.document) ?? null, named.day)),
  );
  const byName = new Map([...read, ...unread].toReversed().map((one) => [familyName(one.name), one]));
  return [...byName.values()].toReversed();
}
