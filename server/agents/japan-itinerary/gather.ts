import { cellText } from '../../claims/cell-text.ts';
import { runPartByPart } from '../../run-part-by-part.ts';
import { readHotels, type Hotel } from '../../itinerary/hotels.ts';
import { readHolidays, readOpenings, type Holidays } from '../../itinerary/opening.ts';
import { readOwnPlaces, type OwnPlace } from '../../itinerary/own-places.ts';
import { readPlaces, type Place } from '../../itinerary/places.ts';
import { readRail, type Rail } from '../../itinerary/rail.ts';
import { kindsLiked, sightsOf, type Sight, type UnusedRow } from '../../itinerary/sights.ts';
import { noteWithin, unreadBeside } from '../../itinerary/unread-notes.ts';
import { readWishes, type Wish } from '../../itinerary/wishes.ts';
import { interestWords } from '../../packs/places/interest-words.ts';
import type { DocumentTable } from '../../statements/read-statements.ts';
import type { FoundRoles } from '../../table/find-roles.ts';
import type { Column } from '../../table/table.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { filesReadFor } from '../ground/agent-files.ts';
import { assumptionFor, readAssumptions } from '../ground/assumptions.ts';
import { tablesOf, type Dossier } from '../ground/dossier.ts';
import { columnNotes, unreadLines } from '../ground/left-out.ts';
import { sentencesOfDossiers, type SentencePlace } from '../ground/quoted-sentences.ts';
import { readDocuments } from '../ground/read-documents.ts';
import { readReference } from '../ground/reference.ts';
import { tripAssumptions } from './assumption-rules.ts';
import { itineraryTexts } from './messages/itinerary-texts.ts';
import { readItineraryRequest, type ItineraryRequest } from './request.ts';

/** Something that was not used, with the rows that show it. */
interface LeftOutLine {
  readonly text: string;
  readonly rows: readonly { readonly source: DocumentTable; readonly row: number }[];
}

type TripAssumption = NonNullable<ReturnType<typeof assumptionFor>>;

export interface Gathered {
  readonly request: ItineraryRequest;
  readonly dossiers: readonly Dossier[];
  readonly places: readonly Place[];
  readonly rail: Rail;
  readonly holidays: Holidays;
  readonly wishes: readonly Wish[];
  /** Where a wish is that was read from a file; of those in the form nothing. */
  readonly wishAt: ReadonlyMap<Wish, NonNullable<SentencePlace>>;
  readonly sights: readonly Sight[];
  readonly unusedRows: readonly UnusedRow[];
  readonly hotels: ReadonlyMap<string, Hotel>;
  readonly hotelsElsewhere: ReturnType<typeof readHotels>['elsewhere'];
  readonly assumed: ReadonlyMap<string, TripAssumption>;
  readonly leftOut: readonly LeftOutLine[];
  /** The day of the question, as 2027-04-05. */
  readonly askedOn: string;
}

const bare = (text: string): LeftOutLine => ({ text, rows: [] });

/** Reads wishes, lists and the packaged tables, and joins what they say of each place. */
export async function gatherItinerary(run: AnalystRun): Promise<Gathered> {
  const request = readItineraryRequest(run.facts.inputs, run.facts);
  const { dossiers: given, failed } = await readDocuments(run, request.files.wanted);
  const of = (field: string) => filesReadFor(given, request.files.of[field]);
  const packaged: Dossier[] = [];
  const tableOf = async (name: string): Promise<DocumentTable> => {
    const dossier = await readReference(run, name);
    packaged.push(dossier);
    const [table] = tablesOf(dossier);
    if (table === undefined) throw new Error(`${name} holds no table.`);
    return table;
  };
  const places = readPlaces(await tableOf('japan-places.csv'));
  const openings = readOpenings(await tableOf('japan-opening.csv'));
  const rail = readRail(await tableOf('japan-rail.csv'));
  const holidays = readHolidays(await tableOf('japan-holidays.csv'));
  const own = readOwnPlaces(of('places').flatMap(tablesOf));
  const hotels = readHotels(of('hotels').flatMap(tablesOf));
  const typed = readWishes(request.mustSee, places);
  const told = wishesInTexts(of('places'), own, places, typed);
  const wishes = [...typed, ...told.keys()];
  const { assumed, notUnderstood } = assumedOf(request);
  const liked = kindsLiked(request.interests, interestWords);
  const minutesOf = new Map(
    [...assumed].flatMap(([id, { value, from }]) =>
      id.startsWith('kind-') && from === 'you' ? [[id.slice(5), value] as const] : [],
    ),
  );
  const { sights, unused } = await runPartByPart(
    (function* () {
      yield;
      return sightsOf(wishes, own.places, { places, openings, minutesOf, likes: liked.kinds });
    })(),
    run.signal,
  );
  const { report } = itineraryTexts();
  return {
    request,
    dossiers: [...given, ...packaged],
    places,
    rail,
    holidays,
    askedOn: run.facts.askedAt.toISOString().slice(0, 10),
    wishes,
    wishAt: told,
    sights,
    unusedRows: unused,
    hotels: hotels.hotels,
    hotelsElsewhere: hotels.elsewhere,
    assumed,
    leftOut: [
      ...unreadLines(failed).map(bare),
      ...linesOf(of('places'), own.roles, report.placeColumns, (dossier) =>
        [...told.values()].some((at) => at.dossier === dossier) ? null : report.noPlaces,
      ),
      ...linesOf(of('hotels'), hotels.roles, report.hotelColumns, () => report.noHotels),
      ...unreadNotes(own.places, typed),
      ...liked.unknown.map((said) => bare(report.interestUnknown(said))),
      ...notUnderstood.map((line) => bare(report.numberUnknown(line))),
    ],
  };
}

/** More notes that were not understood are only counted. */
const mostNotes = 12;

/** What people wrote beside a place and no rule understands: said, because it may speak against the plan. */
function unreadNotes(own: readonly OwnPlace[], typed: readonly Wish[]): LeftOutLine[] {
  const { report } = itineraryTexts();
  const lines = [
    ...typed.flatMap((wish) => unreadBeside(wish).map((note) => bare(report.noteUnread(wish.said, note)))),
    ...own.flatMap(({ name, notes, noteSaid, source, row }) =>
      noteWithin(notes.rest) === ''
        ? []
        : [{ text: report.noteUnread(name, noteSaid), rows: [{ source, row }] }],
    ),
  ];
  const more = lines.length - mostNotes;
  return more > 0 ? [...lines.slice(0, mostNotes), bare(report.notesUnread(String(more)))] : lines;
}

/** Every number that is taken for granted, the person's own where they give one. */
function assumedOf({ pace, numbers }: ItineraryRequest): {
  readonly assumed: ReadonlyMap<string, TripAssumption>;
  readonly notUnderstood: readonly string[];
} {
  const usual = tripAssumptions(pace, 0);
  const { given, notUnderstood } = readAssumptions(numbers, usual);
  const day =
    usual.flatMap((one) => (one.id === 'day' ? (assumptionFor(given, one)?.value ?? []) : []))[0] ?? 0;
  const assumed = new Map(
    tripAssumptions(pace, day).flatMap((one) => {
      const found = assumptionFor(given, one);
      return found === null ? [] : [[one.id, found] as const];
    }),
  );
  return { assumed, notUnderstood };
}

/** Known places that texts name: of a mail or a note only those are read, the rest is none of ours. */
function wishesInTexts(
  dossiers: readonly Dossier[],
  { roles }: ReturnType<typeof readOwnPlaces>,
  places: readonly Place[],
  typed: readonly Wish[],
): ReadonlyMap<Wish, NonNullable<SentencePlace>> {
  const listed = new Set(
    roles.flatMap(({ source, found }) => (found.missing.length === 0 ? [source.document] : [])),
  );
  const known = new Set(typed.flatMap(({ meant }) => (meant.kind === 'place' ? [meant.place] : [])));
  const told = new Map<Wish, NonNullable<SentencePlace>>();
  for (const { text, at } of sentencesOfDossiers(dossiers.filter(({ key }) => !listed.has(key))))
    for (const wish of readWishes(text, places)) {
      if (wish.meant.kind !== 'place' || known.has(wish.meant.place) || at === null) continue;
      known.add(wish.meant.place);
      told.set(wish, at);
    }
  return told;
}

/** What of the person's lists was not used, or that a file holds no list. */
function linesOf<R extends string>(
  files: readonly Dossier[],
  roles: readonly { readonly source: DocumentTable; readonly found: FoundRoles<R> }[],
  names: Readonly<Record<R, string>>,
  whenNone: (dossier: Dossier) => string | null,
): LeftOutLine[] {
  return files.flatMap((dossier) => {
    const own = roles.filter(
      ({ source, found }) => source.document === dossier.key && found.missing.length === 0,
    );
    const none = own.length > 0 ? null : whenNone(dossier);
    if (none !== null) return [{ text: `${dossier.name}: ${none}`, rows: [] }];
    return own.flatMap(({ source, found }) => {
      // Exports have columns that nobody fills.
      const filled = found.unused.flatMap((column) => {
        const row = firstFilled(column, source.table.rowCount);
        return row === null ? [] : [{ column, row }];
      });
      const unused = filled.map(({ column }) => column);
      const rows = [...new Set(filled.map(({ row }) => row))].map((row) => ({ source, row }));
      return columnNotes(dossier.name, source, { ...found, unused }, names).map(({ line }) => ({
        text: line,
        rows,
      }));
    });
  });
}

function firstFilled(column: Column, rowCount: number): number | null {
  for (let row = 0; row < rowCount; row += 1) if (cellText(column, row).trim() !== '') return row;
  return null;
}
