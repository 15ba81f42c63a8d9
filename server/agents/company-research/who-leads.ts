import type { Holding } from '../../compare/people-over-time.ts';
import { joinWords, words, type Words } from '../../report/words.ts';
import { leads, whenText } from './write-people.ts';
import { companyTexts } from './messages/company-texts.ts';
import { timeText } from './value-text.ts';
import { marksOf, nameOf, type Writing } from './writing.ts';

/** More hold no office of one name that somebody wants to read at once. */
const mostNamed = 3;

/**
 * Who leads the company as of the last document that says so, with until when it is said; empty where that is not said,
 * sources differ on it, or another is named for the seat.
 */
export function whoLeads({ step, findings, today }: Writing): Words {
  const holding = findings.people.filter(({ state }) => state === 'current' || state === 'leaving');
  const role = leads.find((one) => holding.some((person) => person.role === one));
  const people = holding.filter((person) => person.role === role);
  const isOpen = people.some(
    ({ isDisputed, isUncertain, beside }) => isDisputed || isUncertain || beside.length > 0,
  );
  if (role === undefined || people.length > mostNamed || isOpen) return [];
  const named = people.map((person) => {
    const when = person.until === null ? '' : `, ${whenText({ ...person, since: null }, today)}`;
    const ends = person.leaving.filter(
      (one) => one.voice === 'own' && (one.until ?? one.asOf) === person.until,
    );
    const said = [...person.claims, ...(person.until === null ? [] : ends)];
    const evidence = said.map(({ place }) => findings.evidence(place));
    return words`${person.name}${marksOf(step, evidence)}${when} (${asOf(person)})`;
  });
  return words`${nameOf(role)}: ${joinWords(named, '; ')}.`;
}

function asOf({ named }: Holding): string {
  const texts = companyTexts();
  return named?.day == null ? texts.byUndated : texts.asOfDay(timeText(named.day));
}
