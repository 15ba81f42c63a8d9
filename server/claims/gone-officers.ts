import type { Language } from '@loupe/shared/lib/language';
import { clauseAt } from './clauses.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { departure } from './leaving-claims.ts';
import { isSubjectOfNext } from './next-subject.ts';

/** That somebody went, or may no longer do the office, in words that no rule of departures reads whole. */
const gone: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:died|passed away|deceased|suspended|fired|sacked|ousted|let go|had to go|parted (?:company |ways )?with|on (?:garden(?:ing)? )?leave|has left|had left)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:verlassen|gegangen|entlassen|gefeuert|freigestellt|beurlaubt|suspendiert|verstorben|gestorben|verstarb|starb|gekündigt|getrennt|trennte sich|musste gehen|abgesetzt|in (?:den (?:Vorr|R)uhestand|Rente|Pension)|(?:war|waren) bis [^,;]{4,24} im Amt)(?!\p{L})/iu,
};

const tells =
  /(?<!\p{L})(?:dass|sagte|erklärte|teilte|berichtete|bestätigte|that|said|says|told|announced)(?!\p{L})/u;

/** "… said that 20 workers had left": others went, and not who says so. */
const tellsOfOthers = (words: string, going: RegExp): boolean =>
  /(?<!\p{L})(?:said|says|told|reported|added|sagte|erklärte|berichtete)(?!\p{L})(?!,? (?:that |dass )?(?:s?he|er|sie)(?!\p{L}))/u.test(
    words.slice(0, going.exec(words)?.index ?? 0),
  );

/** The words behind a person's office say of that person that they went or go. */
export const departsHere = (scope: SentenceScope, words: string, how: RegExp): boolean =>
  how.exec(words) !== null && !tellsOfOthers(words, how) && isSubjectOfNext(scope, words, how);

/** Of people who hold an office: without those of whom the same clause says that they went, where no departure was read. */
export function withoutDeparted({ text, reading }: SentenceScope, people: Draft[]): Draft[] {
  const words = gone[reading.language];
  if (!words.test(text)) return people;
  return people.filter(({ attribute, polarity, value }) => {
    if (attribute === departure || polarity !== 'stated' || value.kind !== 'text') return true;
    const at = text.indexOf(value.text);
    const clause = clauseAt(text, at, at + value.text.length, reading.language);
    const hasLeft = people.some(
      (other) =>
        other.attribute === departure && other.value.kind === 'text' && other.value.text === value.text,
    );
    const said = text.slice(clause.start, clause.end);
    const [left, right] = [at - clause.start, at - clause.start + value.text.length];
    const going = words.exec(said)?.index ?? -1;
    // "… sagte, dass 20 Mitarbeiter gegangen sind": others went.
    const isOfOthers = going > right && tells.test(said.slice(right, going));
    return at < 0 || left < 0 || hasLeft || going < 0 || isOfOthers;
  });
}
