import type { PartByPart } from '../part-by-part.ts';
import type { AskedParty, Party, ScreenHit } from './party.ts';
import { screenCompany } from './screen-company.ts';
import { screenPerson } from './screen-person.ts';

/** Entries screened in a few milliseconds. */
const partiesAtOnce = 50;

/** Each party of a list against the asked one, the most alike first; nobody is left out, a "no match" has its reasons. */
export function screen(asked: AskedParty, parties: readonly Party[]): readonly ScreenHit[] {
  return byScore(parties.map((party) => hitOf(asked, party)));
}

/** The same with a rest after some entries: lists of sanctions hold tens of thousands. */
export function* screenPartByPart(
  asked: AskedParty,
  parties: readonly Party[],
): PartByPart<readonly ScreenHit[]> {
  const hits: ScreenHit[] = [];
  for (const [at, party] of parties.entries()) {
    if (at % partiesAtOnce === 0) yield;
    hits.push(hitOf(asked, party));
  }
  return byScore(hits);
}

const byScore = (hits: ScreenHit[]) => hits.sort((a, b) => b.score - a.score);

function hitOf(asked: AskedParty, party: Party): ScreenHit {
  if (asked.kind !== party.kind)
    return {
      party,
      name: party.names[0] ?? '',
      score: 0,
      status: 'no match',
      reasons: [{ code: 'other_kind' }],
    };
  return asked.kind === 'person' ? screenPerson(asked, party) : screenCompany(asked, party);
}
