import type { Draft, SentenceScope } from './draft.ts';
import { departure } from './leaving-claims.ts';
import { peopleClaims } from './people-claims.ts';
import { tagSentence } from './tag-sentence.ts';

/** What is before the words of somebody: "Jane Roe, Chief Executive Officer, said: “…", "Finanzvorstand Jan Ott: „…". */
const lead = /^([^“„"»«]{4,120}?[,:])\s?[“„"»«]/u;

/** "…,” said Jane Roe, Chief Executive Officer.": what is behind the words of somebody. */
const trailing =
  /[”"],? (?:said|says|added|commented|explained|sagte?|erklärte?) (?<who>[^“„"”]{4,120}?)\.?$/u;

/**
 * Who speaks and in which office. What is said between the quotation marks is the speaker's own and gives no claims; the
 * words before them are the document's.
 */
export function speakerClaims(scope: SentenceScope): Draft[] {
  const text = lead.exec(scope.text)?.[1] ?? trailing.exec(scope.text)?.groups?.who;
  if (text === undefined) return [];
  return peopleClaims({ ...scope, text, tokens: tagSentence(text, scope.reading) }).filter(
    ({ attribute, polarity }) => attribute !== departure && polarity === 'stated',
  );
}
