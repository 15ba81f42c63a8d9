import { personRight } from './person-name.ts';

/** ", then an anaesthetist,", ", a baker": what a founder was, with the comma that closes it where one does. */
const aside =
  /^, (?:then |at the time |both )?(?:an?|the) [\p{Ll} -]{3,60}?(?:,(?= and )|(?=[.,;]| in | and ))/u;
/** "the brothers Jack and Henry Marlowe": two who share a name. */
const siblings =
  /^(?:(?:two|his|her|the) )?(?:brothers|sisters|siblings|twins|cousins|couple)\s(?<one>\p{Lu}\p{Ll}+) and (?<two>\p{Lu}\p{Ll}+) (?<name>\p{Lu}[\p{L}'’-]+)(?![\p{L}-]| \p{Lu})/u;
const what =
  /^(?:(?:the|its|an?|two|three|brothers|sisters|siblings|couple|friends|\p{Ll}+(?:er|or|ist|man|smith|ian)s?|\p{Ll}+ \p{Ll}+(?:er|or|ist|man|smith|ian)s?|chemists?|merchants?|mechanics?) )+/u;

/**
 * The people that a text names from a place on as those who founded something, each with what they were left out: "the
 * toolmaker Arthur Harrow and the physicist Edith Gate", "Ada Berg, then a nurse, and Tom Grey, a baker". Nobody where a
 * member of the list is no person.
 */
export function foundersFrom(text: string, from: number): string[] {
  const pair = siblings.exec(text.slice(from))?.groups;
  if (pair !== undefined) return [`${pair.one} ${pair.name}`, `${pair.two} ${pair.name}`];
  const at = from + (what.exec(text.slice(from))?.[0].length ?? 0);
  const first = personRight(text, at);
  // "By Karel Lind's father": somebody else, who is not named here.
  if (first === null || /^['’]s?(?!\p{L})/u.test(text.slice(first.end)) || /['’]s$/u.test(first.name))
    return [];
  const end = first.end + (aside.exec(text.slice(first.end))?.[0].length ?? 0);
  const joined = /^(?:,? and |, )(?=\p{L}[^.;]*\p{Lu})/u.exec(text.slice(end));
  const rest = joined === null ? [] : foundersFrom(text, end + joined[0].length);
  return [first.name, ...rest];
}
