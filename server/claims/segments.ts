import type { Language } from '@loupe/shared/lib/language';
import type { Draft, SentenceScope } from './draft.ts';
import { modalityOf } from './modality.ts';
import { impliedCompany, subjectOf } from './subject.ts';

const item = "\\p{Lu}[\\p{L}\\p{N}'’&/-]*(?: (?:& |and |und )?\\p{Lu}[\\p{L}\\p{N}'’&/-]*){0,2}";
const list = `(?<list>${item}(?:, ${item})*,? (?:and|und|sowie) ${item})`;
const patterns: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `(?<verb>operates?|reports?|has|have|is organi[sz]ed|is divided|comprises|consists)(?: (?:in|into|of|its|business|results))* (?:the )?(?:two|three|four|five|six|\\d) (?:reportable |reporting |operating |business )*(?:segments|divisions|business units)(?:[:,]| –| -| called| namely)? ${list}`,
    'u',
  ),
  de: new RegExp(
    `(?<verb>gliedert|berichtet|hat|unterteilt|umfasst|besteht)(?: (?:sich|in|aus|sein|ihr|Geschäft|über))* (?:die |den )?(?:zwei |drei |vier |fünf |sechs |\\d )?(?:berichtspflichtigen? )?(?:Segmente?n?|Geschäftsbereichen?|Sparten|Geschäftsfeldern?)(?:[:,]| –)? ${list}`,
    'u',
  ),
};

function namesIn(listed: string): string[] {
  return listed
    .split(/,? (?:and|und|sowie) (?=[^,]*$)|, /u)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Names of segments that a text defines ("operates in three segments: A, B and C"). */
export function segmentNames(text: string, language: Language): string[] {
  const listed = patterns[language].exec(text)?.groups?.list;
  return listed === undefined ? [] : namesIn(listed);
}

/** The segments a company says it has, one claim each. */
export function segmentClaims(scope: SentenceScope): Draft[] {
  const { text, tokens, reading, around } = scope;
  const match = patterns[reading.language].exec(text);
  if (match?.groups?.list === undefined) return [];
  const verb = tokens.findIndex((token) => token.start <= match.index && match.index < token.end);
  const holder = tokens[subjectOf(tokens, verb, reading)];
  const entity =
    holder?.kind === 'company'
      ? holder.key
      : holder?.kind === 'self'
        ? impliedCompany(tokens, around, reading, holder.text)
        : null;
  const modality = modalityOf(text, match.index, match.index + match[0].length, reading.language);
  if (entity === null || modality === null) return [];
  return namesIn(match.groups.list).map((name) => ({
    ...modality,
    entity,
    attribute: 'segments',
    part: null,
    value: { kind: 'text', text: name },
    period: null,
    asOf: null,
    until: null,
  }));
}
