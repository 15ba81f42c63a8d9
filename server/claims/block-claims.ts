import { aroundBlock, labelOwner } from './block-owner.ts';
import { headLine, reportedPeriod, yearOfAccounts } from './block-periods.ts';
import type { Block } from './blocks.ts';
import type { Claim } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import { isOwnContact } from './contact-lines.ts';
import { datelineOf, dayOfIssue, isMonthOfLetter } from './dateline.ts';
import type { Draft } from './draft.ts';
import type { Earlier } from './earlier.ts';
import { gapLabel } from './gap-columns.ts';
import { rowOwner } from './gap-rows.ts';
import { ofWholeYears, partsOfYear, timeOfTitle } from './interim.ts';
import { labelClaims } from './label-claims.ts';
import { isOfficeOf, partyOfLabel } from './label-party.ts';
import { listedPeople, withChairBehind } from './listed-people.ts';
import { listedOwners } from './owner-lists.ts';
import { resultsYear } from './results-year.ts';
import type { Period } from '../table/period.ts';
import { isOutlookHeading } from './outlook.ts';
import { otherLabel } from './other-labels.ts';
import { paragraphClaims } from './paragraph-claims.ts';
import { basisOf, tellsPastPlan } from './plan-basis.ts';
import { asPlanned, isPlanTitle } from './planned-labels.ts';
import { dayIn, periodOfHeading } from './periods.ts';
import { letterheadClaims, registerLine } from './register-claims.ts';
import { reportedTimes } from './reported-time.ts';
import { sentencesOf } from './sentence-split.ts';
import type { Surroundings } from './subject.ts';
import { isOfSeveralParts, isOfWhole, partHeadingOf } from './table-parts.ts';
import { partWord, type Reading } from './tag-sentence.ts';

/** "Unser Antrag vom 3. März 2025" above a letter: the day of what it answers. */
const isReference = /^(?:Betreff|Betr|Ihre?|Unsere?|Your|Our|Re|Subject|Regarding)(?!\p{L})/u;

/** Claims of one paragraph, list item or labelled line. */
export function blockClaims(
  block: Block,
  document: ClaimDocument,
  { subject, speaker }: Pick<Surroundings, 'speaker'> & { readonly subject: string | null },
  reading: Reading,
  earlier: Earlier,
): Claim[] {
  const line = datelineOf(block.text);
  earlier.saidOn = line?.date ?? dayOfIssue(block.text) ?? earlier.saidOn;
  earlier.accounts ??= yearOfAccounts(block.text);
  if (block.kind === 'heading') {
    earlier.topic = null;
    return headingClaims(block, document, subject, reading, earlier);
  }
  const { last, topic } = earlier;
  const around = aroundBlock(block, { subject, speaker }, reading, earlier);
  if (block.contactsOf !== undefined && !isOwnContact(block.contactsOf, subject, reading)) return [];
  const saidOn =
    block.headings
      .filter((heading) => !isReference.test(heading))
      .toReversed()
      .map(dayIn)
      .find((day) => day !== null) ??
    earlier.saidOn ??
    dayIn(document.title) ??
    earlier.dayOfSigning();
  const partHeading = partHeadingOf(
    block.headings,
    (heading) => partWord.test(heading) || reading.parts.includes(heading),
  );
  const outlook = [document.title, ...block.headings].filter((heading) =>
    heading === document.title ? isPlanTitle(heading) : isOutlookHeading(heading, reading.language),
  );
  const placeOf = (quote: string, start: number): Claim['place'] => ({
    document: document.key,
    locator: block.placeOf(start, start + quote.length),
    quote,
  });
  const outlookYear = outlook
    .map(periodOfHeading)
    .map((one) => (one?.kind === 'year' ? one.year : null))
    .find((year) => year !== null);
  const found = (drafts: readonly Draft[], text: string, start: number, from: Claim['from']): Claim[] =>
    ofWholeYears(ofNamedParts(drafts, text), text, earlier.interim).map((draft) => ({
      ...draft,
      // What raters and analysts expect is not what the company does.
      voice: speaker === 'assessor' && draft.polarity === 'expected' ? 'reported' : draft.voice,
      ...(draft.polarity === 'expected' && plannedBy(draft, text)),
      saidOn: dayOfSaying(draft, text, saidOn),
      from,
      place: placeOf(text, start),
    }));
  const owner = labelOwner(around.headings, around.document);
  // "Vertreten durch: Kolb Verwaltungs GmbH" above "Geschäftsführer: Jan Kühn": he is that one's.
  const isOfParty = block.kind === 'label' && isOfficeOf(earlier.party, block.text);
  if (!isOfParty) earlier.party = partyOfLabel(block, subject, reading);
  if (isOfParty) return [];
  const lettered = partHeading === null ? letterheadClaims(block.text, reading, owner) : [];
  if (lettered.length > 0) return found(lettered, block.text, 0, 'label');
  const owners =
    partHeading === null
      ? [...rowOwner(block.text, block.headings, owner), ...listedOwners(block.text, block.headings, owner)]
      : [];
  if (owners.length > 0) {
    // Who owns the company is not what the rows below speak of.
    Object.assign(earlier, { last, topic });
    return found(owners, block.text, 0, 'label');
  }
  // A register that runs on is read sentence by sentence.
  if (block.kind === 'label' && sentencesOf(block, reading.language).length <= 2) {
    const label = gapLabel(block.text) ?? block.text;
    const behind = withChairBehind(label);
    const chairs = behind === label ? [] : listedPeople(behind, block.headings.toReversed(), owner, reading);
    const labelled = chairs.length > 0 ? chairs : labelClaims(label, reading, owner, partHeading);
    const writtenOn = dayOfWriting(block, earlier)();
    const drafts = outlook.length > 0 ? labelled.flatMap((one) => asPlanned(one, writtenOn)) : labelled;
    if (labelled.length > drafts.length && drafts.length === 0) return [];
    // "Gesellschafter: Kessel Holding SE (100 %)" in a list of facts: the next line is not the owner's.
    if (drafts.some(({ attribute }) => attribute === 'owner') && !/haftend|Komplement/iu.test(block.text))
      Object.assign(earlier, { last, topic });
    if (drafts.length > 0)
      return found(drafts.map(ofYearAbove(block, reading, earlier)), block.text, 0, 'label');
  }
  if (block.text.endsWith(':')) earlier.lead = block.text;
  else if (block.kind === 'text') earlier.lead = null;
  if (block.kind === 'item') {
    const leads = [...(earlier.lead === null ? [] : [earlier.lead]), ...block.headings.toReversed()];
    const listed = listedPeople(block.text, leads, labelOwner(around.headings, around.document), reading);
    if (listed.length > 0) return found(listed, block.text, 0, 'label');
  }
  const period = periodAbove(block, document, earlier);
  earlier.reported ??= reportedPeriod(block.text);
  const leads = block.kind === 'item' && earlier.lead !== null ? [earlier.lead] : [];
  const titles = [document.title, headLine(document), ...block.headings];
  const reported = [...reportedTimes(titles), ...partsOfYear([...block.headings, ...leads], earlier.interim)];
  const writtenOn = dayOfWriting(block, earlier);
  const claims = paragraphClaims({
    block,
    reading,
    earlier,
    around,
    part: partHeading,
    period,
    isOutlook: outlook.length > 0,
    outlookYear: outlookYear ?? null,
    reported,
    datelineEnd: line?.end ?? 0,
    writtenOn,
    saidOn,
    placeOf,
    found,
  });
  const isOwn = owner === reading.company.key && subject === owner && speaker === 'company';
  if (block.kind === 'label' && claims.length === 0 && isOwn && partHeading === null) {
    const other = otherLabel(block.text, reading, outlook.length > 0, placeOf(block.text, 0));
    if (other !== null) earlier.figures.push(other);
  }
  return claims;
}

/** Below "Segments" a figure is that of the whole where the sentence says so, of a part that it names, or nobody's. */
function ofNamedParts(drafts: readonly Draft[], text: string): Draft[] {
  return drafts.flatMap((draft) => {
    if (draft.part === null || !isOfSeveralParts(draft.part)) return [draft];
    return isOfWhole(text) ? [{ ...draft, part: null }] : [];
  });
}

/** The day of a draft; none where the sentence only tells of an old plan. */
function dayOfSaying(draft: Draft, text: string, saidOn: string | null): string | null {
  const isOld = draft.polarity === 'expected' && draft.value.kind === 'quantity' && tellsPastPlan(text);
  return draft.saidOn ?? (isOld ? null : saidOn);
}

const plannedBy = ({ value }: Draft, text: string): Pick<Claim, 'basis'> => {
  const basis = value.kind === 'quantity' ? basisOf(text) : null;
  return basis === null ? {} : { basis };
};

function headingClaims(
  block: Block,
  document: ClaimDocument,
  subject: string | null,
  reading: Reading,
  { saidOn }: Earlier,
): Claim[] {
  const locator = block.placeOf(0, block.text.length);
  const place = { document: document.key, locator, quote: block.text };
  return registerLine(block.text, reading, subject).map((draft) => ({
    ...draft,
    saidOn,
    from: 'label',
    place,
  }));
}

/** "Net debt: £74.1m" below "Full year 2025" is that of the year; below "First half 2025" it is left without a time. */
function ofYearAbove(
  { headings }: Block,
  { attributes }: Reading,
  { interim }: Earlier,
): (draft: Draft) => Draft {
  const year =
    headings
      .toReversed()
      .map((heading) => timeOfTitle(heading, interim))
      .find((period) => period !== undefined) ?? null;
  const isStock = (id: string) =>
    attributes.some((one) => one.id === id && (one.kind === 'stock' || one.kind === 'count'));
  return (draft) =>
    year?.kind === 'year' && year.isSplit !== true && draft.asOf === null && isStock(draft.attribute)
      ? { ...draft, asOf: String(year.year) }
      : draft;
}

/**
 * The year of business that the head of a document says it is of, where a title names another one: an "Annual review 2025"
 * of the year ended 31 March 2026 tells of that year. Null where nothing says so.
 */
function yearEnded(titled: Period | null, earlier: Earlier): Period | null {
  const ended = earlier.periodOfHead();
  const isOther = titled?.kind === 'year' && ended?.kind === 'year' && titled.year + 1 === ended.year;
  return isOther ? ended : null;
}

/** The period of figures that name none, by what is above them. */
function periodAbove(block: Block, document: ClaimDocument, earlier: Earlier): Period | null {
  for (const title of [...block.headings.toReversed(), document.title]) {
    if (isMonthOfLetter(title)) continue;
    const period = timeOfTitle(title, earlier.interim);
    if (period !== undefined) return yearEnded(period, earlier) ?? period;
  }
  if (earlier.interim !== null) return earlier.interim.period;
  return (
    earlier.periodOfHead() ??
    earlier.accounts ??
    // "Net sales of EUR 5 million" as an item of "results for the year ended …".
    (block.kind === 'item' ? earlier.reported : null) ??
    resultsYear(block, earlier)
  );
}

/** A heading that is a day says when what is below was written; "Accounts at 31 December 2025" does not. */
function dayOfWriting(block: Block, earlier: Earlier): () => string | null {
  const above = block.headings.at(-1) ?? '';
  const day = /^\W{0,3}\d/u.test(above) ? (dayIn(above) ?? earlier.saidOn) : earlier.saidOn;
  return () => day ?? earlier.dayOfHead() ?? earlier.dayOfSigning();
}
