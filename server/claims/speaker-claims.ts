import type { Draft, SentenceScope } from './draft.ts';
import { departure } from './leaving-claims.ts';
import { peopleClaims } from './people-claims.ts';
import { tagSentence } from './tag-sentence.ts';

/** What stands before the words of somebody: "Jane Roe, Chief Executive Officer, said: “…", "Finanzvorstand Jan Ott: „…". */
const lead = /^([^“„"»«]{4,120}?[,:])\s?[“„"»«]/u;

/**
 * Who speaks and in which office. What is said between the quotation marks is the speaker's own and gives no claims; the
 * words before them are the document's.
 */
export function speakerClaims(scope: SentenceScope): Draft[] {
  const text = lead.exec(scope.text)?.[1];
  if (text === undefined) return [];
  return peopleClaims({ ...scope, text, tokens: tagSentence(text, scope.reading) }).filter(
    ({ attribute, polarity }) => attribute !== departure && polarity === 'stated',
  );
}
