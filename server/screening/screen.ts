import type { AskedParty, Party, ScreenHit } from './party.ts';
import { screenCompany } from './screen-company.ts';
import { screenPerson } from './screen-person.ts';

/** Each party of a list against the asked one, the most alike first; nobody is left out, a "no match" has its reasons. */
export function screen(asked: AskedParty, parties: readonly Party[]): readonly ScreenHit[] {
  const hits = parties.map((party): ScreenHit => {
    if (asked.kind !== party.kind)
      return {
        party,
        name: party.names[0] ?? '',
        score: 0,
        status: 'no match',
        reasons: [{ code: 'other_kind' }],
      };
    return asked.kind === 'person' ? screenPerson(asked, party) : screenCompany(asked, party);
  });
  return hits.sort((a, b) => b.score - a.score);
}
