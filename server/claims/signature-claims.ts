import type { Draft, SentenceScope } from './draft.ts';
import { personName } from './person-name.ts';
import { impliedCompany } from './subject.ts';
import type { Token } from './tag-sentence.ts';
import { plainlyStated } from './draft-fields.ts';

/** Longer than any name with offices and a day. */
const longest = 120;
const isOfName = (token: Token) =>
  token.kind === 'mark'
    ? /^[.“”"'’,*_–-]$/u.test(token.text)
    : token.kind === 'word' && /^\p{Lu}/u.test(token.text);
/** Offices beside one that is known, which are none of their own. */
const besideOffice = /^(?:President|Founder|Group|Executive|Senior|and|&)$/u;
/** "Former Chief Executive", "Deputy Chief Executive" are other offices. */
const otherOffice =
  /(?<!\p{L})(?:Former|Ex|Deputy|Vice|Assistant|Acting|Interim|Designate|Joint|Retired|Past|Honorary|Elect)(?!\p{L})/u;
const isAfter = (token: Token) =>
  token.kind === 'role' ||
  token.kind === 'period' ||
  (token.kind === 'word' && /^(?:and|und|the|of)$/.test(token.lower)) ||
  (token.kind === 'mark' && /^[.,&*_]$/u.test(token.text)) ||
  (token.kind === 'self' && !token.isOwner);

/** "Jane Roe / Chairman and Chief Executive Officer" below a letter: a name, its offices and at most a day. */
export function signatureClaims(scope: SentenceScope): Draft[] {
  const { text, tokens, around, reading } = scope;
  const first = tokens.findIndex(({ kind }) => kind === 'role');
  if (first < 2 || text.length > longest || around.speaker !== 'company' || scope.part !== null) return [];
  // "Jane Roe / President and Chief Executive Officer"
  const end = tokens.findLastIndex(({ text: word }, i) => i < first && !besideOffice.test(word)) + 1;
  if (!tokens.slice(0, end).every(isOfName) || !tokens.slice(first).every(isAfter)) return [];
  const written = text
    .slice(0, tokens[end]?.start)
    .replace(/[“"][^”"]{1,20}[”"] /u, '')
    .replace(/^[*_]+|[*_,–-]+\s*$/gu, '')
    .trim();
  const name = otherOffice.test(text) ? null : personName(written);
  const entity = name === null ? null : impliedCompany([], around, reading, null);
  if (name === null || entity === null || /[.!?]$/u.test(text.trim())) return [];
  return tokens.flatMap((token): Draft[] =>
    token.kind === 'role'
      ? [
          {
            entity,
            attribute: token.role.id,
            ...plainlyStated,
            value: { kind: 'text', text: name },
          },
        ]
      : [],
  );
}
