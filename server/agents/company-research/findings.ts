import {
  hasSplitYears,
  otherYearEnd,
  saidMost,
  yearEndOf,
  type SaidYearEnd,
} from '../../claims/business-year.ts';
import type { Claim, ClaimPlace } from '../../claims/claim.ts';
import type { DatedEvent } from '../../claims/dated-events.ts';
import type { DayAhead } from '../../claims/days-ahead.ts';
import type { PartByPart } from '../../part-by-part.ts';
import type { OtherFigure } from '../../claims/other-figure.ts';
import { joinClaims, type ReadClaims } from '../../claims/read-claims.ts';
import type { Remark } from '../../claims/remark.ts';
import { namesOfRoom, type RoomNames } from '../../claims/room-names.ts';
import { guidanceChange } from '../../claims/guidance-claims.ts';
import { compareClaims } from '../../compare/compare-claims.ts';
import { deriveClaims, type Compared, type Derived } from '../../compare/derive-claims.ts';
import { guidanceOf, type Guidance } from '../../compare/guidance.ts';
import { settleYearsByDay } from '../../compare/settle-years-by-day.ts';
import { peopleOverTime, type Holding } from '../../compare/people-over-time.ts';
import { companyEventKinds, type EventKind } from '../../packs/company/event-kinds.ts';
import { companyRoles } from '../../packs/company/roles.ts';
import { companyAttributeList, type DocumentFindings } from './document-findings.ts';
import { checkedByThing, checkFacts, type Checked } from './checked-facts.ts';
import { otherNames } from './other-names.ts';
import { readAsByPlace } from './read-as.ts';
import type { Dossier, Evidence } from '../ground/dossier.ts';
import { runPartByPart } from '../../run-part-by-part.ts';
import { readRoom } from './read-room.ts';

interface CompanyEvent extends DatedEvent {
  readonly kind: EventKind | null;
}

/** All that the documents say of the company asked for, and apart from it what they say of others. */
export interface CompanyFindings extends Compared {
  readonly read: ReadClaims;
  readonly own: readonly Claim[];
  /** Names of others by key, as the documents write them. */
  readonly namesOfOthers: ReadonlyMap<string, string>;
  readonly others: readonly Claim[];
  /** How many more are expected, denied, former or only reported by others. */
  readonly othersUnlisted: number;
  readonly rumours: readonly Claim[];
  readonly checked: readonly Checked[];
  readonly derived: readonly Derived[];
  /** In which month its years end, and where that is said; null for the calendar's. */
  readonly otherYearEnd: { readonly month: number; readonly place: ClaimPlace } | null;
  readonly people: readonly Holding[];
  readonly guidance: readonly Guidance[];
  /** Of the company, beside all attributes. */
  readonly figures: readonly OtherFigure[];
  /** How many more of these the documents give. */
  readonly figuresLeft: number;
  /** Sentences about the company, in the order of the documents. */
  readonly remarks: readonly Remark[];
  /** How many more of these the documents hold. */
  readonly remarksLeft: number;
  /** There are more than were counted. */
  readonly isRemarksCut: boolean;
  readonly events: readonly CompanyEvent[];
  /** Days still to come that documents speak of, in the order of the documents. */
  readonly ahead: readonly DayAhead[];
  evidence(place: ClaimPlace): Evidence;
  /** What was checked of one thing of the company; undefined where nothing was. */
  checkedOf(thing: Pick<Checked, 'attribute' | 'part' | 'time'>): Checked | undefined;
}

/** A document that was read as a file and not for what it says. */
interface NotUsed {
  readonly key: string;
  readonly name: string;
  /** A sentence. */
  readonly reason: string;
}

/**
 * Reads, compares and orders what documents say about a company, for the account `owner`; `today` is an ISO day. A
 * document that is too much to be read is reported, and the others are read.
 */
export async function findCompany(
  { asked, owner, today }: { asked: string; owner: string; today: string },
  dossiers: readonly Dossier[],
  signal: AbortSignal,
): Promise<{ readonly findings: CompanyFindings; readonly notUsed: readonly NotUsed[] }> {
  const documents = dossiers.map((dossier) => dossier.document);
  const names = await runPartByPart(namesOfRoom(asked, documents), signal);
  const outcomes = await readRoom({ owner, names, dossiers, today }, signal);
  const found = outcomes.flatMap((one) => ('unread' in one ? [] : one));
  return {
    findings: await runPartByPart(putTogether(names, found, dossiers, today), signal),
    notUsed: dossiers.flatMap(({ key, name }, i) => {
      const outcome = outcomes[i];
      return outcome !== undefined && 'unread' in outcome ? { key, name, reason: outcome.unread } : [];
    }),
  };
}

/** Claims in the years of business that their documents mean. */
const withSettledYears = (own: readonly Claim[], ends: readonly SaidYearEnd[]): readonly Claim[] =>
  settleYearsByDay(own, { endMonth: saidMost(ends), isSplit: hasSplitYears(own) });

/** Compares what was found in each document. */
function* putTogether(
  names: RoomNames,
  found: readonly DocumentFindings[],
  dossiers: readonly Dossier[],
  today: string,
): PartByPart<CompanyFindings> {
  const documents = dossiers.map((dossier) => dossier.document);
  const joined = joinClaims(
    names,
    found.map(({ said }) => said),
  );
  const isOwn = ({ entity }: Claim) => entity === joined.company.key;
  const foreign = joined.claims.filter((claim) => !isOwn(claim));
  const ends = found.flatMap((one) =>
    joined.subjects.get(one.said.document) === joined.company.key ? one.yearEnds : [],
  );
  const own = withSettledYears(joined.claims.filter(isOwn), ends);
  const read: ReadClaims = { ...joined, claims: [...own, ...foreign] };
  const byKey = new Map(dossiers.map((dossier) => [dossier.key, dossier]));
  const events: CompanyEvent[] = [];
  for (const event of found.flatMap((one) => one.events)) {
    yield;
    events.push({ ...event, kind: companyEventKinds.find(({ words }) => words.test(event.text)) ?? null });
  }
  const namesOfOthers = otherNames(foreign, read.others, documents);
  const ahead = found.flatMap((one) => one.ahead);
  const readAs = yield* readAsByPlace(read.claims, [...events, ...ahead], namesOfOthers, documents);
  const evidence = (place: ClaimPlace): Evidence => {
    const dossier = byKey.get(place.document);
    if (dossier === undefined) throw new Error(`No document ${place.document} was read.`);
    return {
      dossier,
      place: place.locator,
      quote: place.quote,
      get readAs() {
        return readAs(place);
      },
    };
  };
  const yearEnd = yearEndOf(ends, own);
  const comparisons = yield* compareClaims(own, companyAttributeList, yearEnd);
  const compared = { comparisons, attributes: companyAttributeList, yearEnd };
  const derived = yield* deriveClaims(compared);
  const checked = yield* checkFacts(comparisons, derived, companyAttributeList, evidence);
  const people = peopleOverTime(own, companyRoles, today, read);
  const others = foreign.filter(
    (claim) => claim.polarity === 'stated' && claim.voice === 'own' && claim.attribute !== guidanceChange,
  );
  yield;
  return {
    read,
    own,
    namesOfOthers,
    others,
    othersUnlisted: foreign.length - others.length,
    rumours: own.filter((claim) => claim.voice === 'rumour'),
    checked,
    ...compared,
    derived,
    otherYearEnd: otherYearEnd(ends),
    people,
    guidance: guidanceOf(
      own,
      companyAttributeList,
      yearEnd,
      found.flatMap(({ said }) => said.talk),
    ),
    figures: found.flatMap(({ said }) => said.figures.kept),
    figuresLeft: found.reduce((sum, { said }) => sum + said.figures.left, 0),
    remarks: found.flatMap(({ said }) => said.remarks.kept),
    isRemarksCut: found.some(({ said }) => said.remarks.isCut),
    remarksLeft: found.reduce((sum, { said }) => sum + said.remarks.left, 0),
    ahead,
    events: events.sort((a, b) => (a.date < b.date ? -1 : 1)),
    evidence,
    checkedOf: checkedByThing(checked),
  };
}
