import type { Role } from '../packs/attribute.ts';
import { undated } from './draft-fields.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { modalityOf } from './modality.ts';
import { personLeft } from './person-name.ts';
import type { Token } from './tag-sentence.ts';

/** "Today his daughter" before a name. */
const opensDeed =
  /^(?:Today,? |Now,? |Currently,? |Since \d{4},? )?(?:(?:[Hh]is|[Hh]er|[Tt]heir|[Oo]ur|[Mm]y) (?:\p{Ll}+-)?(?:daughter|son|brother|sister|wife|husband|widow|nephew|niece|cousin|grand(?:son|daughter)) )?(?:(?:Dr|Prof|Mr|Mrs|Ms)\.? |Herr |Frau |Sir |Dame |Lord |Lady )*$/u;

/** "Helen Okoro chairs the Board": the name is right before the verb, at the start of what is said. */
export function doneClaims(
  { text, reading }: SentenceScope,
  role: Role,
  { company: entity, end }: { company: string; end: number },
  token: Token,
): Draft[] {
  const named = personLeft(text, token.start);
  const modality = modalityOf(text, token.start, token.end, reading.language);
  if (named === null || modality === null || modality.polarity !== 'stated') return [];
  // "chairs the Board audit committee" is another office.
  if (!/^(?:[.,;)]|$|\s(?:and|since|und|seit)\s)/u.test(text.slice(end))) return [];
  if (!opensDeed.test(text.slice(0, named.start))) return [];
  return [
    {
      ...modality,
      isRestated: false,
      entity,
      attribute: role.id,
      ...undated,
      value: { kind: 'text', text: named.name },
    },
  ];
}
