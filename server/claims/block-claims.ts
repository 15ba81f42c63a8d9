import { tellsRevision } from './guidance-claims.ts';
import { withoutAsides } from './asides.ts';
import { findCompanies } from './company-names.ts';
import { sentenceDrafts } from './sentence-drafts.ts';
import type { Block } from './blocks.ts';
import type { Claim } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import { datelineOf, dayOfIssue } from './dateline.ts';
import type { Draft, KnownPeople, SentenceScope } from './draft.ts';
import { gapLabel, hasGap } from './gap-columns.ts';
import { rowPeople } from './gap-rows.ts';
import { labelClaims } from './label-claims.ts';
import { leadOf } from './lead-in.ts';
import { notePeople, withFullNames } from './known-people.ts';
import { listedPeople } from './listed-people.ts';
import { saysExpected } from './modality.ts';
import type { Period } from '../table/period.ts';
import { dayIn, findPeriods, periodOfHeading, type FoundPeriod } from './periods.ts';
import { readingWords } from './reading-words.ts';
import { letterheadClaims, registerLine } from './register-claims.ts';
import { withRelativeTimes } from './relative-times.ts';
import { withRelativeYears } from './relative-years.ts';
import { reportedTimes, withReportedTimes } from './reported-time.ts';
import { withSameYear } from './same-year.ts';
import { sentencesOf } from './sentence-split.ts';
import type { Surroundings } from './subject.ts';
import { toldYear } from './told-year.ts';
import { topicAfter } from './topic.ts';
import { partWord, tagSentence, type Reading, type Token } from './tag-sentence.ts';

/** What a document has said before the block that is read. */
export interface Earlier {
  readonly expected: Draft[];
  /** Whom it has named with an office. */
  readonly people: KnownPeople;
  /** Day of its dateline, or of its line "Date: …". */
  saidOn: string | null;
  /** The one day in its head; null where there is none. */
  readonly dayOfHead: () => string | null;
  /** The year that its head says it reports on. */
  readonly periodOfHead: () => Period | null;
  /** Its title says whom it is about; else that is only most likely. */
  readonly isTitled: boolean;
  /** Key of the company that was named last before the block. */
  last: string | null;
  /** Key of another company that the paragraph before is all about. */
  topic: string | null;
  /** The line "Members of the board were:" above a list. */
  lead: string | null;
  /** The company has a section of its own in it, and others have theirs. */
  readonly isOneOfSeveral: boolean;
  /** The year of the accounts or report that the head of the document names. */
  accounts: Period | null;
  /** What the results are for that the document says it reports. */
  reported: Period | null;
  /** The latest year that the document names, up to its latest day. */
  readonly latestYear: () => number | null;
}

const labelSentence = /^\p{Lu}[^:.;!?|,]{1,45}:\s+[^:]+$/u;

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
  if (block.kind === 'heading') earlier.topic = null;
  if (block.kind === 'heading')
    return registerLine(block.text, reading, subject).map((draft) => ({
      ...draft,
      saidOn: earlier.saidOn,
      from: 'label',
      place: {
        document: document.key,
        locator: block.placeOf(0, block.text.length),
        quote: block.text,
      },
    }));
  const keysIn = (text: string) => [
    ...new Set(findCompanies(text, reading.company, reading.others).map((one) => one.key)),
  ];
  const headings = block.headings
    .toReversed()
    .map(keysIn)
    .filter((keys) => keys.length > 0);
  // Under "Peers" or "Wettbewerber" only what names its subject itself is the company's.
  const isOfOthers = block.headings.some(
    (heading) =>
      keysIn(heading).length === 0 &&
      Object.values(readingWords).some((words) => words.otherParties.test(heading)),
  );
  // After a paragraph about another company, "the company" may still be that one.
  const isTurned = !earlier.isTitled && earlier.last !== null && earlier.last !== subject;
  const about = headings[0] === undefined ? subject : labelOwner(headings, subject);
  const isAway = earlier.topic !== null && earlier.topic !== about;
  // Beside "## Verdane Optics", the section "## Kestner" of a survey is about somebody else.
  const isBeside = earlier.isOneOfSeveral && block.headings.length > 0 && headings.length === 0;
  const around = {
    headings: isOfOthers || isAway ? [[], ...headings] : headings,
    document: isTurned || isAway || isBeside ? null : subject,
    speaker,
  };
  const named = findCompanies(block.text, reading.company, reading.others);
  earlier.last = named.at(-1)?.key ?? earlier.last;
  earlier.topic = topicAfter(named, about, earlier.topic);
  const saidOn =
    block.headings
      .toReversed()
      .map(dayIn)
      .find((day) => day !== null) ??
    earlier.saidOn ??
    dayIn(document.title);
  const partHeading =
    block.headings.find((heading) => partWord.test(heading) || reading.parts.includes(heading)) ?? null;
  const isOutlook = block.headings.some(
    (heading) => saysExpected(heading, reading.language) && !tellsRevision(heading, reading.language),
  );
  const found = (drafts: readonly Draft[], text: string, start: number, from: Claim['from']): Claim[] =>
    drafts.map((draft) => ({
      ...draft,
      // What raters and analysts expect is not what the company does.
      voice: speaker === 'assessor' && draft.polarity === 'expected' ? 'reported' : draft.voice,
      saidOn: draft.saidOn ?? saidOn,
      from,
      place: { document: document.key, locator: block.placeOf(start, start + text.length), quote: text },
    }));
  const owner = labelOwner(around.headings, around.document);
  const lettered = partHeading === null ? letterheadClaims(block.text, reading, owner) : [];
  if (lettered.length > 0) return found(lettered, block.text, 0, 'label');
  // A register that runs on is read sentence by sentence.
  if (block.kind === 'label' && sentencesOf(block, reading.language).length <= 2) {
    const drafts = labelClaims(gapLabel(block.text) ?? block.text, reading, owner, partHeading);
    if (drafts.length > 0) return found(drafts, block.text, 0, 'label');
  }
  if (block.text.endsWith(':')) earlier.lead = block.text;
  else if (block.kind === 'text') earlier.lead = null;
  if (block.kind === 'item') {
    const leads = [...(earlier.lead === null ? [] : [earlier.lead]), ...block.headings.toReversed()];
    const listed = listedPeople(block.text, leads, labelOwner(around.headings, around.document), reading);
    if (listed.length > 0) return found(listed, block.text, 0, 'label');
  }
  const headingPeriod =
    block.headings
      .toReversed()
      .map(periodOfHeading)
      .find((period) => period !== null) ??
    periodOfHeading(document.title) ??
    earlier.periodOfHead() ??
    earlier.accounts ??
    // "Net sales of EUR 5 million" as an item of "results for the year ended …".
    (block.kind === 'item' ? earlier.reported : null);
  earlier.reported ??= reportedPeriod(block.text);
  const reported = reportedTimes([document.title, headLine(document), ...block.headings]);
  const before: (readonly Token[])[] = [];
  const claims: Claim[] = [];
  const paragraph: Draft[] = [];
  let [textBefore, period] = ['', headingPeriod];
  let year = headingPeriod?.kind === 'year' ? headingPeriod.year : null;
  // A heading that is a day says when what stands below was written; "Accounts at 31 December 2025" does not.
  const dayAbove = block.headings.at(-1) ?? '';
  const day = /^\W{0,3}\d/u.test(dayAbove) ? (dayIn(dayAbove) ?? earlier.saidOn) : earlier.saidOn;
  const writtenOn = () => day ?? earlier.dayOfHead();
  /** The latest year that the paragraph gave a figure of. */
  let told: number | null = null;
  const opening = block.kind === 'label' ? leadOf(block.text, earlier.people) : { end: 0, isStranger: false };
  const sentences = sentencesOf(block, reading.language).flatMap(({ text, start }) => {
    const skipped = start === 0 ? Math.min(Math.max(line?.end ?? 0, opening.end), text.length) : 0;
    return skipped === text.length ? [] : [{ text: text.slice(skipped), start: start + skipped }];
  });
  for (const sentence of sentences) {
    const plain = withFullNames(withoutAsides(sentence.text, reading.language), earlier.people);
    const tagged = withSameYear(plain, tagSentence(plain, reading), year);
    const dated = withRelativeTimes(plain, withReportedTimes(plain, tagged, reported), writtenOn);
    const tokens = withRelativeYears(plain, dated, writtenOn, told);
    const surroundings: Surroundings = { ...around, before: [...before], textBefore };
    const scope: SentenceScope = {
      text: plain,
      tokens,
      reading,
      around: surroundings,
      period,
      year,
      part: partHeading,
      paragraph: [...paragraph],
      people: earlier.people,
      expected: earlier.expected,
      isOutlook,
      latestYear: earlier.latestYear,
      writtenOn,
    };
    const isRow = block.kind === 'item' && sentence === sentences[0] && hasGap(block.text);
    const inRow = isRow ? rowPeople({ ...scope, text: block.text }) : [];
    notePeople(earlier.people, inRow, reading.roles);
    if (inRow.length > 0) return found(inRow, block.text, 0, 'label');
    // "Sitz: Köln. Stammkapital: 25.000 EUR." of a register that runs on; "Design: Kestner Ltd. Director: …" is theirs.
    const labelled = labelSentence.test(sentence.text)
      ? labelClaims(
          sentence.text,
          reading,
          besideLabel(labelOwner(around.headings, around.document), textBefore, reading),
          partHeading,
        )
      : [];
    if (labelled.length > 0) {
      claims.push(...found(labelled, sentence.text, sentence.start, 'label'));
      continue;
    }
    const all = sentenceDrafts(scope, sentence.text);
    // What somebody says whom the document gave no office is nobody's but his; "our chief executive" he may name.
    const isOurs = /(?<!\p{L})our(?!\p{L})/u.test(plain);
    const drafts = opening.isStranger
      ? all.filter(({ attribute }) => isOurs && reading.roles.some(({ id }) => id === attribute))
      : all;
    claims.push(...found(drafts, sentence.text, sentence.start, 'sentence'));
    paragraph.push(...drafts);
    notePeople(earlier.people, drafts, reading.roles);
    earlier.expected.push(...drafts.filter((draft) => draft.polarity === 'expected'));
    before.push(tokens);
    textBefore += `${sentence.text} `;
    const said = findPeriods(sentence.text);
    // The year of a founding or of an appointment is not the year of the figures after it.
    const isOfFigures = drafts.some((draft) => draft.period !== null);
    // Of "… in 2025 (2024: EUR 4 million)" the later one.
    const years = said.flatMap(({ period: of }) => (of?.kind === 'year' ? [of.year] : []));
    if (isOfFigures && years.length > 0) year = Math.max(...years);
    const yearsTold = drafts.flatMap((draft) =>
      draft.period?.kind === 'year' && draft.polarity === 'stated' ? [draft.period.year] : [],
    );
    if (yearsTold.length > 0) told = Math.max(...yearsTold);
    const opened = toldYear(sentence.text, writtenOn);
    if (opened?.kind === 'year') year = opened.year;
    period = opened ?? periodAfter(drafts, said, period);
  }
  return claims;
}

/**
 * The period of a figure that names none, after a sentence: that of its figures, the later one where it gave two years
 * running; the one before where it spoke of no time.
 */
function periodAfter(
  drafts: readonly Draft[],
  said: readonly FoundPeriod[],
  before: Period | null,
): Period | null {
  if (said.length === 0) return before;
  const years = drafts.flatMap(({ period, polarity }) =>
    period?.kind === 'year' && polarity === 'stated' ? [period] : [],
  );
  const last = years.toSorted((a, b) => b.year - a.year)[0];
  if (last === undefined) return null;
  const isNear = (year: number) => year === last.year || year === last.year - 1;
  const isAllNear = said.every(
    ({ period }) => period === null || (period.kind === 'year' && isNear(period.year)),
  );
  return isAllNear && years.every(({ year }) => isNear(year)) ? last : null;
}

function labelOwner(headings: readonly (readonly string[])[], subject: string | null): string | null {
  const [nearest] = headings;
  if (nearest === undefined) return subject;
  return nearest.length === 1 ? (nearest[0] ?? null) : null;
}

/** "Design: Kestner Ltd. Director: …": a label after another company is that one's. */
function besideLabel(owner: string | null, textBefore: string, reading: Reading): string | null {
  const named = findCompanies(textBefore, reading.company, reading.others).at(-1)?.key ?? owner;
  return named === owner ? owner : null;
}

/** The first line of a text, where it is a title and no sentence. */
function headLine({ blocks: [first] }: ClaimDocument): string {
  return first === undefined || first.text.length > 160 || /[.!?]$/u.test(first.text) ? '' : first.text;
}

const reports =
  /(?<!\p{L})(?:results|earnings|figures|Ergebnisse|Zahlen) (?:for|of|für|zum) (?:(?:its|the|das|ihr|den) )?/iu;

/** "… today reported results for the year ended December 31, 2025": the one time named there; null where none is. */
function reportedPeriod(text: string): Period | null {
  const match = reports.exec(text);
  if (match === null) return null;
  const [first] = findPeriods(text.slice(match.index + match[0].length));
  const isYear = first?.start === 0 && first.period?.kind === 'year';
  return isYear ? first.period : null;
}

const accounts =
  /(?<!\p{L})(?:(?:Konzern)?(?:Jahresabschluss|Abschluss|Lagebericht|Geschäftsbericht|Jahresbericht|Anhang)|Konzernlagebericht|Annual (?:report|accounts)|Financial statements)(?!\p{L})/iu;

/** "Jahresabschluss zum Geschäftsjahr vom 01.01.2022 bis zum 31.12.2022" as a line of its own: its year; null for others. */
function yearOfAccounts(text: string): Period | null {
  if (text.length > 120 || !accounts.test(text) || /[.!?]$/u.test(text)) return null;
  const period = periodOfHeading(text);
  return period?.kind === 'year' ? period : null;
}
