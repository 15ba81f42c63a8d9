import type { Claim } from '../../claims/claim.ts';
import { findPeriods, periodKey } from '../../claims/periods.ts';
import { joinWords, words, type Words } from '../../report/words.ts';
import type { CompanyFindings } from './findings.ts';
import { isFollowed } from './followed.ts';
import { graveRemarks } from './grave-remarks.ts';
import { companyTexts } from './messages/company-texts.ts';
import { belowZero } from './write-figures.ts';
import { saidValue } from './said-value.ts';
import { timeText, valueText } from './value-text.ts';
import { resultsOf, standing } from './write-guidance.ts';
import { marksOf, nameOf, type Writing } from './writing.ts';

type CompanyEvent = CompanyFindings['events'][number];

const weightOf = ({ kind }: CompanyEvent) => (kind?.weight ?? 0) + (kind?.isAdverse === true ? 1 : 0);

/** What happened in the last three years or is ahead, and weighs; adverse things and the newest first. */
function weightyEvents({ step, findings, today }: Writing, isSaid: (text: string) => boolean): Words[] {
  const since = `${Number(today.slice(0, 4)) - 3}${today.slice(4)}`;
  return findings.events
    .filter((event) => (event.kind?.weight ?? 0) >= 3 && !event.isRumour && event.date >= since)
    .filter(({ place }) => !isSaid(place.quote))
    .sort((a, b) => weightOf(b) - weightOf(a) || (a.date < b.date ? 1 : -1))
    .slice(0, 3)
    .map(({ date, text, place }) => {
      // A sentence that names its day or month says it itself.
      const isNamed = findPeriods(text).some(({ period }) => period !== null && periodKey(period) === date);
      const day = isNamed && date <= today ? '' : companyTexts().onDay(timeText(date), date > today);
      return words`${day}${text}${marksOf(step, [findings.evidence(place)])}`;
    });
}

/** What somebody should know before reading on, the weightiest first. */
export function worthKnowing(writing: Writing): Words[] {
  const { step, findings } = writing;
  const texts = companyTexts();
  const differing = findings.checked
    .filter((one) => one.status === 'for review')
    .slice(0, 3)
    .map((one) => {
      const said = one.values.map(
        (value) => words`${saidValue(writing, one, value)}${marksOf(step, value.evidence.slice(0, 1))}`,
      );
      return texts.differOn(one.label, joinWords(said, texts.or));
    });
  const leaving = findings.people
    .filter(
      (person) =>
        person.state === 'current' ||
        person.state === 'leaving' ||
        (person.state === 'left' && !isFollowed(person, findings.people)),
    )
    .flatMap(({ name, role, state, until, leaving: claims }) => {
      const claim = claims.find(({ polarity, voice }) => polarity === 'expected' && voice !== 'rumour');
      const over = state === 'left' ? until : null;
      return claim === undefined ? [] : [{ name, role, over, claim }];
    })
    .slice(0, 2);
  const expected = findings.guidance
    .filter((one) => one.attribute === 'revenue' && resultsOf(writing, one).length === 0)
    .flatMap(({ attribute, time, statements }) => {
      const now = statements.find(({ state }) => state === 'latest' || state === 'only');
      const isChanged = statements.some(({ state }) => state === 'superseded');
      return now === undefined
        ? []
        : [{ figure: `${nameOf(attribute)} ${timeText(time)}`, claim: now.claim, isChanged }];
    })
    .slice(0, 1);
  const told = new Set([...leaving, ...expected].map(({ claim }) => claim.place.quote));
  const marks = (claim: Claim) => marksOf(step, [findings.evidence(claim.place)]);
  const isSaid = (text: string) =>
    told.has(text) || findings.events.some(({ place }) => place.quote === text);
  return [
    ...differing,
    ...belowZero(writing),
    // A sentence of the source says it best; a row of a table is put into words.
    ...leaving.map(({ name, role, over, claim }) => {
      const called = nameOf(role);
      const ahead = claim.from === 'sentence' ? claim.place.quote : texts.isLeaving(name, called);
      // What a sentence says "will" be so on a day that has passed, it said before that day.
      const said = over === null ? ahead : texts.wasToLeave(name, called, timeText(over));
      return words`${said}${marks(claim)}`;
    }),
    ...expected.map(({ figure, claim, isChanged }) => {
      const change = isChanged ? texts.changedGuidance : '';
      const said = texts.isExpected(figure, valueText(claim.value));
      return words`${said} (${standing(claim)})${change}${marks(claim)}`;
    }),
    ...weightyEvents(writing, (text) => told.has(text)),
    ...graveRemarks(findings.remarks, isSaid).map(
      ({ place }) => words`${place.quote}${marksOf(step, [findings.evidence(place)])}`,
    ),
  ];
}
