import type { Draft, SentenceScope } from './draft.ts';
import { gap } from './gap-columns.ts';
import { peopleClaims } from './people-claims.ts';
import { personName } from './person-name.ts';
import { tagSentence } from './tag-sentence.ts';

/** "Theodora J. Brandvold     58   President and Chief Executive Officer": who stands in a row before an office. */
export function rowPeople(scope: SentenceScope): Draft[] {
  const [first = '', ...cells] = scope.text.split(gap).map((cell) => cell.trim());
  const name = personName(first);
  const words = cells.filter((cell) => !/^[\d./ –-]+$/u.test(cell));
  const [office] = words;
  if (name === null || office === undefined || words.length > 1) return [];
  const text = `${first}, ${office}`;
  const tokens = tagSentence(text, scope.reading);
  // Whose office it is where another company stands in the row is not said.
  if (tokens.some(({ kind }) => kind === 'company')) return [];
  return peopleClaims({ ...scope, text, tokens });
}
