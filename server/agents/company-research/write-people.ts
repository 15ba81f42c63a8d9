import { displayNames } from '../../language/kept-words.ts';
import type { Holding } from '../../compare/people-over-time.ts';
import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { currentLanguage } from '../../language/language.ts';
import type { Dossier } from '../ground/dossier.ts';
import { mostDocuments } from './cite-first.ts';
import type { CompanyFindings } from './findings.ts';
import { companyTexts, section } from './messages/company-texts.ts';
import { timeText } from './value-text.ts';
import { marksOf, nameOf, type Writing } from './writing.ts';

const order = { current: 0, leaving: 0, left: 1, appointed: 1, announced: 1, former: 2 } as const;
/** Who leads the company comes first, whatever the office is called; the others follow as the pack has them. */
export const leads = ['ceo', 'managing_director', 'head'];
const rankOf = ({ role }: Holding) => (leads.includes(role) ? leads.indexOf(role) : leads.length);

/** "from 14 May 2026 (day has passed)"; a dash where no time is said. */
export function whenText({ since, until, state }: Holding, today: string): string {
  const texts = companyTexts();
  const isComing = state === 'announced' || state === 'appointed';
  const from = since === null ? '' : texts.sinceDay(timeText(since), isComing || since > today);
  const to = until === null ? '' : texts.untilDay(timeText(until));
  // Announced for a day that has passed: whether it came to be is not said by any source.
  const isPassed = isComing && since !== null && since <= today;
  const said = [from, to].filter((one) => one !== '').join(', ') || '—';
  return isPassed ? texts.dayPassed(said) : said;
}

/** "In office as of 20 Mar 2025", "in office, as board.md says": nobody knows what has been since. */
function inOffice({ named, state }: Holding, { findings }: Writing): string {
  const texts = companyTexts();
  if (named === null) return texts.states[state];
  const said =
    named.day === null
      ? texts.inOfficeBy(findings.evidence(named.place).dossier.name)
      : texts.inOfficeOn(timeText(named.day));
  return state === 'leaving' ? `${said}, ${texts.states.leaving}` : said;
}

/** "Later q3-call.txt names Jane Roe with this office": whom another document names, with no change that was read. */
function besideText({ beside, named }: Holding, { step, findings }: Writing): Words[] {
  const texts = companyTexts();
  return beside.slice(0, 2).map(({ name, place }) => {
    const evidence = findings.evidence(place);
    const day = findings.read.writtenOn.get(place.document);
    const isLater = day !== undefined && named?.day != null && day > named.day;
    return words`${texts.namesBeside(evidence.dossier.name, name, isLater)}${marksOf(step, [evidence])}`;
  });
}

/** Who founded a company does not hold that as an office. */
function stateText(person: Holding, writing: Writing): Words {
  const texts = companyTexts();
  const { role, state, isActing, isDisputed, isUncertain } = person;
  if (role === 'founder' && state === 'current' && !isDisputed) return words`—`;
  const said = [
    state === 'current' || state === 'leaving' ? inOffice(person, writing) : texts.states[state],
    ...(isActing ? [texts.acting] : []),
    ...(isDisputed ? [texts.disputed] : isUncertain ? [texts.uncertain] : []),
  ].join(', ');
  return joinWords([said, ...besideText(person, writing)], '; ');
}

/** People by role with what they were, are and will be. */
export function writePeople(writing: Writing): Block[] {
  const { step, findings, today } = writing;
  const texts = companyTexts();
  const people = findings.people.toSorted((a, b) => order[a.state] - order[b.state] || rankOf(a) - rankOf(b));
  const rows = people.map((person): Said[] => {
    const evidence = person.claims.map((claim) => findings.evidence(claim.place));
    const leaving = person.leaving.map((claim) => {
      const { voice, polarity } = claim;
      const how =
        voice === 'rumour'
          ? 'rumour'
          : polarity === 'denied' || polarity === 'former'
            ? polarity
            : 'expected';
      return words`${texts.leavings[how]}${marksOf(step, [findings.evidence(claim.place)])}`;
    });
    const count = new Set(evidence.map((one) => one.dossier.key)).size;
    const named = texts.namedIn(Math.min(count, mostDocuments), count > mostDocuments);
    return [
      person.name,
      nameOf(person.role),
      stateText(person, writing),
      whenText(person, today),
      joinWords([...leaving, words`${named}${marksOf(step, evidence)}`], ' · '),
    ];
  });
  return section(
    'people',
    rows.length === 0
      ? paragraph(texts.noPeople)
      : table(texts.peopleHead, rows, { form: 'timeline', title: texts.peopleTitle }),
  );
}

type CompanyEvent = CompanyFindings['events'][number];

/** More than the unit or the name below a day: "31 December 2025 · GBP million" tells of nothing. */
const tellsSomething = (text: string) => (text.match(/\p{L}{2,}/gu) ?? []).length > 2;

/** The same words for the same day in several documents are one event. */
function mergedEvents(events: readonly CompanyEvent[]): CompanyEvent[][] {
  return [...Map.groupBy(events, ({ date, text }) => `${date} ${text}`).values()];
}

/** What is quoted in another language than the report's is said to be so. */
function languageNote({ document: { language } }: Dossier): string {
  const own = currentLanguage();
  if ((language !== 'en' && language !== 'de') || language === own) return '';
  return companyTexts().saidIn(displayNames(own, { type: 'language' }).of(language) ?? language);
}

/** Dated events, the oldest first. */
export function writeTimeline({ step, findings, today }: Writing): Block[] {
  const texts = companyTexts();
  // Of many events, those whose kind is known are worth a line.
  const told = findings.events.filter(({ text }) => tellsSomething(text));
  const shown = told.filter((event) => event.kind !== null || told.length <= 30);
  const rows = mergedEvents(shown).flatMap((same): Said[][] => {
    const [event] = same;
    if (event === undefined) return [];
    const { date, text, isRumour, kind } = event;
    const marks = marksOf(
      step,
      same.map(({ place }) => findings.evidence(place)),
    );
    const state = isRumour
      ? texts.rumour
      : date > today
        ? texts.ahead
        : kind?.isAdverse === true
          ? texts.adverse
          : '';
    const note = [state, languageNote(findings.evidence(event.place).dossier)]
      .filter((one) => one !== '')
      .join(', ');
    return [[timeText(date), words`${text}${marks}`, note]];
  });
  const left = told.length - shown.length;
  return section(
    'timeline',
    rows.length === 0
      ? paragraph(texts.noEvents)
      : table(texts.timelineHead, rows, { form: 'timeline', title: texts.timelineTitle }),
    ...(left > 0 ? [paragraph(texts.eventsLeft(left))] : []),
  );
}
