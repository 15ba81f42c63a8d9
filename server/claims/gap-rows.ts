import type { Draft, SentenceScope } from './draft.ts';
import { plainlyStated } from './draft-fields.ts';
import { gap, hasGap } from './gap-columns.ts';
import { ownersIn } from './owner-claims.ts';
import { noTerm, termOf } from './people-dates.ts';
import { peopleClaims } from './people-claims.ts';
import { personName } from './person-name.ts';
import { tagSentence } from './tag-sentence.ts';

const formerHeading =
  /^(?:resigned|former|past|previous|ceased|retired|ausgeschieden|ehemalige|frühere)(?!\p{L})/iu;
const span = /^\d{4} ?[–-] ?\d{4}$/u;

/**
 * "Theodora J. Brandvold     58   President and Chief Executive Officer", "Jane Roe     Director     2 March 2014 – 19 January
 * 2025": who is in a row before an office, with the term behind it.
 */
export function rowPeople(scope: SentenceScope, headings: readonly string[]): Draft[] {
  const [first = '', ...cells] = scope.text.split(gap).map((cell) => cell.trim());
  const name = personName(first);
  // An age or a day alone says nothing; a span of years is a term.
  const [office, said, more] = cells.filter((cell) => !/^[\d./ –-]+$/u.test(cell) || span.test(cell));
  if (name === null || office === undefined || more !== undefined) return [];
  const term = said === undefined ? noTerm : termOf(said);
  if (term === null) return [];
  const text = `${first}, ${office}`;
  const tokens = tagSentence(text, scope.reading);
  // Whose office it is where another company is in the row is not said.
  if (tokens.some(({ kind }) => kind === 'company')) return [];
  const drafts = peopleClaims({ ...scope, text, tokens });
  const isFormer = formerHeading.test(headings.at(-1) ?? '');
  if (said === undefined && !isFormer) return drafts;
  const writtenOn = scope.writtenOn();
  // Whether a term that has an end is over cannot be determined without the day of the document.
  if (term.until !== null && writtenOn === null && !isFormer) return [];
  const isOver = isFormer || (term.until !== null && term.until <= (writtenOn ?? ''));
  return drafts.map((draft) => ({
    ...draft,
    ...(said !== undefined && term),
    polarity: isOver && draft.polarity === 'stated' ? 'former' : draft.polarity,
  }));
}

const ownersHeading =
  /^(?:persons? (?:with|of) significant control|(?:major |principal |largest )?shareholders|ownership|owners|(?:größte |wesentliche )?aktionäre|gesellschafter(?:liste)?|anteilseigner|eigentümer)$/iu;
const exactShare = /^\d{1,3}(?:[.,]\d+)? ?(?:%|per ?cent|Prozent)$/iu;
const ofShares = /(?:%|per ?cent|Prozent)/iu;

/** "Roe Holdings Limited     75% or more of the shares" below "Shareholders": who owns the company. */
export function rowOwner(text: string, headings: readonly string[], entity: string | null): Draft[] {
  if (entity === null || !hasGap(text) || !ownersHeading.test(headings.at(-1)?.trim() ?? '')) return [];
  const [first = '', share = '', more] = text.split(gap).map((cell) => cell.trim());
  if (more !== undefined || !ofShares.test(share)) return [];
  const [name, other] = ownersIn(exactShare.test(share) ? `${first} (${share})` : first);
  if (name === undefined || other !== undefined) return [];
  return [{ ...plainlyStated, entity, attribute: 'owner', value: { kind: 'text', text: name } }];
}
