import { tellsRevision } from './guidance-claims.ts';
import { withoutAsides } from './asides.ts';
import { findCompanies, type NameMention } from './company-names.ts';
import type { Block } from './blocks.ts';
import type { Claim } from './claim.ts';
import type { ClaimDocument } from './claim-document.ts';
import { changeClaims } from './change-claims.ts';
import { countedClaims } from './counted-claims.ts';
import { datelineOf, dayOfIssue } from './dateline.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { dateClaims } from './fact-claims.ts';
import { figureClaims } from './figure-claims.ts';
import { foundingClaims } from './founding-claims.ts';
import { guidanceChange, guidanceClaims } from './guidance-claims.ts';
import { labelClaims } from './label-claims.ts';
import { leadingClaims } from './leading-claims.ts';
import { listedPeople } from './listed-people.ts';
import { saysExpected } from './modality.ts';
import { namedClaims } from './named-claims.ts';
import { peopleClaims } from './people-claims.ts';
import { placeClaims } from './place-claims.ts';
import type { Period } from '../table/period.ts';
import { dayIn, findPeriods, periodOfHeading, type FoundPeriod } from './periods.ts';
import { readingWords } from './reading-words.ts';
import { reportedTimes, withReportedTimes } from './reported-time.ts';
import { withSameYear } from './same-year.ts';
import { registerClaims } from './register-claims.ts';
import { repeatedFigures } from './repeated-figures.ts';
import { segmentClaims } from './segments.ts';
import { segmentShares } from './segment-shares.ts';
import { sentencesOf } from './sentence-split.ts';
import { speakerClaims } from './speaker-claims.ts';
import type { Surroundings } from './subject.ts';
import { successionClaims } from './succession-claims.ts';
import { toldYear } from './told-year.ts';
import { turnedFigures } from './turned-figures.ts';
import { partWord, tagSentence, type Reading, type Token } from './tag-sentence.ts';

/** What a document has said before the block that is read. */
export interface Earlier {
  readonly expected: Draft[];
  /** Day of its dateline, or of its line "Date: …". */
  saidOn: string | null;
  /** Its title says whom it is about; else that is only most likely. */
  readonly isTitled: boolean;
  /** Key of the company that was named last before the block. */
  last: string | null;
  /** Key of another company that the paragraph before is all about. */
  topic: string | null;
  /** The line "Members of the board were:" above a list. */
  lead: string | null;
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
  if (block.kind === 'heading') earlier.topic = null;
  if (block.kind === 'heading') return [];
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
  const around = {
    headings: isOfOthers || isAway ? [[], ...headings] : headings,
    document: isTurned || isAway ? null : subject,
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
  // A register that runs on is read sentence by sentence.
  if (block.kind === 'label' && sentencesOf(block, reading.language).length <= 2) {
    const entity = labelOwner(around.headings, around.document);
    const drafts = labelClaims(block.text, reading, entity, partHeading);
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
    // "Net sales of EUR 5 million" as an item of "results for the year ended …".
    (block.kind === 'item' ? earlier.reported : null);
  earlier.reported ??= reportedPeriod(block.text);
  const reported = reportedTimes([document.title, ...block.headings]);
  const before: (readonly Token[])[] = [];
  const claims: Claim[] = [];
  const paragraph: Draft[] = [];
  let [textBefore, period] = ['', headingPeriod];
  let year = headingPeriod?.kind === 'year' ? headingPeriod.year : null;
  const sentences = sentencesOf(block, reading.language).flatMap(({ text, start }) => {
    const skipped = start === 0 ? Math.min(line?.end ?? 0, text.length) : 0;
    return skipped === text.length ? [] : [{ text: text.slice(skipped), start: start + skipped }];
  });
  for (const sentence of sentences) {
    const plain = withoutAsides(sentence.text, reading.language);
    const tagged = withSameYear(plain, tagSentence(plain, reading), year);
    const tokens = withReportedTimes(plain, tagged, reported);
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
      expected: earlier.expected,
      isOutlook,
      latestYear: earlier.latestYear,
    };
    // "Sitz: Köln. Stammkapital: 25.000 EUR." of a register that runs on.
    const labelled = labelSentence.test(sentence.text)
      ? labelClaims(sentence.text, reading, labelOwner(around.headings, around.document), partHeading)
      : [];
    if (labelled.length > 0) {
      claims.push(...found(labelled, sentence.text, sentence.start, 'label'));
      continue;
    }
    const drafts = withoutTwins(isQuoted(sentence.text) ? speakerClaims(scope) : sentenceDrafts(scope));
    claims.push(...found(drafts, sentence.text, sentence.start, 'sentence'));
    paragraph.push(...drafts);
    earlier.expected.push(...drafts.filter((draft) => draft.polarity === 'expected'));
    before.push(tokens);
    textBefore += `${sentence.text} `;
    const said = findPeriods(sentence.text);
    // The year of a founding or of an appointment is not the year of the figures after it.
    const isOfFigures = drafts.some((draft) => draft.period !== null);
    // Of "… in 2025 (2024: EUR 4 million)" the later one.
    const years = said.flatMap(({ period: of }) => (of?.kind === 'year' ? [of.year] : []));
    if (isOfFigures && years.length > 0) year = Math.max(...years);
    const told = toldYear(sentence.text);
    if (told?.kind === 'year') year = told.year;
    period = told ?? periodAfter(drafts, said, period);
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

/** Whom the paragraphs are about after one that names these: another that it opens with, until the subject is named. */
function topicAfter(
  named: readonly NameMention[],
  subject: string | null,
  before: string | null,
): string | null {
  const [first] = named;
  if (first === undefined) return before;
  const isOfOther = first.start <= 5 && named.every(({ key }) => key !== subject);
  return isOfOther ? first.key : named.some(({ key }) => key === subject) ? null : before;
}

function labelOwner(headings: readonly (readonly string[])[], subject: string | null): string | null {
  const [nearest] = headings;
  if (nearest === undefined) return subject;
  return nearest.length === 1 ? (nearest[0] ?? null) : null;
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

/** "Betriebsergebnis (EBIT)" says one thing twice. */
function withoutTwins(drafts: readonly Draft[]): Draft[] {
  return [...new Map(drafts.map((draft) => [JSON.stringify(draft), draft])).values()];
}

/** Speech of others is theirs: sentences that are mostly quotation give no claims but of who speaks. */
function isQuoted(text: string): boolean {
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

const isSamePerson = (a: Draft, b: Draft) =>
  a.value.kind === 'text' && b.value.kind === 'text' && a.value.text === b.value.text;

function sentenceDrafts(scope: SentenceScope): Draft[] {
  const revised = guidanceClaims(scope);
  // "It raised its guidance. It now expects revenue of …"
  const isNew = /(?<!\p{L})(?:now|nun|nunmehr|jetzt)(?!\p{L})/u.test(scope.text);
  const isChanged = [...revised, ...(isNew ? scope.paragraph : [])].some(
    (draft) => draft.attribute === guidanceChange,
  );
  const said = expectedOn(scope.text);
  const figures = figureClaims(scope)
    .filter(
      (draft) => !revised.some((one) => one.attribute === draft.attribute && one.polarity === 'expected'),
    )
    .map((draft) => (draft.polarity === 'expected' && isChanged ? { ...draft, isRestated: true } : draft));
  const dated = [...figures, ...revised].map((draft) =>
    draft.polarity === 'expected' || draft.attribute === guidanceChange
      ? { ...draft, saidOn: said === draft.asOf ? null : said }
      : draft,
  );
  const people = peopleClaims(scope);
  const turned = turnedFigures(scope);
  return [
    ...dated,
    ...countedClaims(scope),
    ...turned,
    ...repeatedFigures(scope, [...dated, ...turned]),
    ...segmentShares(scope),
    ...dateClaims(scope),
    ...foundingClaims(scope),
    ...placeClaims(scope),
    ...people,
    ...leadingClaims(scope),
    ...changeClaims(scope).filter(
      (draft) => !people.some((one) => one.attribute === draft.attribute && isSamePerson(one, draft)),
    ),
    ...successionClaims(scope, people.length > 0 ? people : scope.paragraph),
    ...segmentClaims(scope),
    ...namedClaims(scope),
    ...registerClaims(scope),
  ];
}
