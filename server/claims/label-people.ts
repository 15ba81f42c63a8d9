import type { Role } from '../packs/attribute.ts';
import type { Draft } from './draft.ts';
import { saysFormer } from './modality.ts';
import { termBeside } from './people-dates.ts';
import { findPeriods } from './periods.ts';
import { personName } from './person-name.ts';
import type { Reading } from './tag-sentence.ts';

/** A text without the times in it. */
export function withoutPeriods(text: string): string {
  let plain = text;
  for (const { start, end } of findPeriods(text).toReversed())
    plain = plain.slice(0, start) + plain.slice(end);
  return plain.replace(/\b(?:in|im|for|am|as of|per|zum)\s*$/i, '').trim();
}

/** "Former directors": none of them holds it any more. */
export const formerLabel = /^(?:former|previous|ehemalige|frühere)[rnsm]?(?!\p{L})/iu;

/** "Jane Roe, Carl Holm, both until 2023": what follows names nobody and is said of all. */
function isOfAll(text: string, { language }: Reading): boolean {
  return saysFormer(text, language) && !/\p{Lu}\p{L}/u.test(withoutPeriods(text));
}

const termBehind =
  /(?<=\p{L}), (?:in office |im Amt )?(?<term>(?:since|from|seit|ab) [^,;()]{4,24})(?=$|[,;])/giu;

/** "Jane Roe, since 14 May 2025" as "Jane Roe (since 14 May 2025)": a term is nobody of the list. */
const termsInBrackets = (value: string) => value.replace(termBehind, ' ($<term>)');

/** "CEO: Jane Roe", "Vorstand: Karl Moos (bis 2023), Uwe Stark": who holds an office, of several only those beside whom it is said no longer. */
export function labelledPeople(
  { label, value }: { readonly label: string; readonly value: string },
  role: Role,
  reading: Reading,
  base: Omit<Draft, 'attribute' | 'value'>,
): Draft[] {
  const names = termsInBrackets(value).split(/,\s*(?![^()]*\))|;\s*|\s+(?:and|und)\s+/);
  const isFormer = formerLabel.test(label) || names.some((name) => isOfAll(name, reading));
  return names.flatMap((name): Draft[] => {
    // "Geschäftsführer: Rainer Leitz." ends a sentence; "Martin L. King Jr." does not.
    const person = personName(name.replace(/(?<=\p{L}{3})\.$/u, ''));
    if (person === null) return [];
    const isGone = base.polarity === 'stated' && (isFormer || saysFormer(name, reading.language));
    return [
      {
        ...base,
        ...termBeside(name, isGone ? 'former' : base.polarity),
        attribute: role.id,
        value: { kind: 'text', text: person },
      },
    ];
  });
}
