import type { Language } from '@loupe/shared/lib/language';
import type { ClaimPlace } from './claim.ts';
import type { SentenceScope } from './draft.ts';
import { isOwnVoice, looksAhead, withoutComparedTarget } from './modality.ts';
import type { Token } from './tag-sentence.ts';

/**
 * A sentence in which a document of the company speaks of what is expected or budgeted. It is held against what was read
 * as an expectation: where nothing was read of it, an older expectation may no longer hold.
 */
export interface OutlookTalk {
  /** `ended`: given up; `changed`: another one than before; `told`: a figure of what is expected. */
  readonly kind: 'ended' | 'changed' | 'told';
  /** Figures it speaks of, as ids of attributes; none for whatever was expected. */
  readonly attributes: readonly string[];
  /** Years it names. */
  readonly years: readonly number[];
  /** Only of a part of a year. */
  readonly isOfPart: boolean;
  /** The document expected something before. */
  readonly isBehind: boolean;
  readonly saidOn: string | null;
  readonly place: ClaimPlace;
}

interface TalkWords {
  /** What is expected by its name, whatever figure it is of. */
  readonly names: RegExp;
  /** The same of words that may be of anything else: with a figure only. */
  readonly mayName: RegExp;
  readonly expects: RegExp;
  readonly ends: RegExp;
  readonly changes: RegExp;
  /** "now", "previously": a change where a figure is named. */
  readonly now: RegExp;
}

const talkWords: Readonly<Record<Language, TalkWords>> = {
  en: {
    names:
      /\b(?:guidance|outlook|forecasts?|(?<!(?:travel|marketing|training|IT|advertising|hiring|project|maintenance|bonus|repair) )budgets?|budgeted|expectations|projections?)\b(?! for (?:an?|the|this|our|its|new|[\p{L}]+ing) (?!(?:\w+ )?(?:year|half|quarter|group|company|business|period|months)\b))/iu,
    mayName: /\b(?:targets?|goals?|(?:the|our|its|original|old|business|annual) plan)\b/i,
    expects:
      /\b(?:expect\w*|anticipat\w+|forecast\w*|guid(?:e|es|ed|ing)|think|reckon|see|aim(?:s|ing)?|target\w*|look(?:s|ing)? (?:for|at)|assum\w+|project\w*|we[’']d said|we had said|heading for|(?:lower|upper|top|bottom) end|middle of)\b/i,
    ends: /\b(?:no longer|not any ?more|withdr[ae]w\w*|suspend\w*|abandon\w*|dropped|scrapped|(?:not|never|hardly|n[’']t|cannot) (?:be |going to )?(?:achiev|reach|meet|hit|hold|attain|mak|keep|stand|apply|valid|realistic)\w*|unachievable|unattainable|unrealistic|out of (?:reach|date)|off the table|obsolete|superseded|overtaken|miss(?:ed|ing)?)\b/i,
    changes:
      /\b(?:(?:rais|reduc|revis|narrow|trim|slash|upgrad|downgrad|updat|chang)\w*|lower(?:s|ed|ing)?(?! end)|cut(?:s|ting)?|reset|(?:bring|brought|tak(?:e|en|ing)|took) (?:\w+ ){0,3}(?:down|up|back)|adjust(?:s|ing)?|(?:was|were|been|we|have|has) adjusted)\b/i,
    now: /\b(?:now|new|previously|instead of|originally|initially|before|rather than|at least not)\b/i,
  },
  de: {
    names:
      /(?<!\p{L})(?:\p{L}*(?:prognosen?|erwartungen|hochrechnung(?:en)?)|(?:Jahres|Gesamt|Umsatz|Ergebnis|Unternehmens|Konzern)?budgets?|Ausblick|Guidance|Planzahlen|budgetiert\p{L}*)(?!\p{L})(?! (?:für|zum|zur) (?:(?:de[nrm]|die|das|ein\p{L}{0,2}|unser\p{L}{0,2}) )?(?:neue\p{L}* )?(?!\p{L}*(?:jahr|halbjahr|quartal|gruppe|konzern|unternehmen|firma|gesellschaft|umsatz|ergebnis|ebit)|Jahr|Umsatz|EBIT)\p{L})/iu,
    mayName: /(?<!\p{L})(?:Plan|Planung|Planwert\p{L}*|\p{L}*ziele?n?|Bandbreite)(?!\p{L})/iu,
    expects:
      /(?<!\p{L})(?:erwart\p{L}+|rechn(?:e|en|et|eten?)|geh(?:e|en|t) .*(?<!\p{L})(?:von|aus)|seh(?:e|en)|sieht|peil\p{L}+|prognostizier\p{L}+|plan(?:e|en|t)|visier\p{L}+|(?:unter|ober)e[nmr]? Ende|Mitte der)(?!\p{L})/iu,
    ends: /(?<!\p{L})(?:nicht (?:mehr|länger)|(?:nicht|kaum|keinesfalls) (?:zu )?(?:halten|erreich\p{L}+|haltbar|einhalten|schaffen|realistisch)|zurückgezogen|zurückgenommen|(?:ziehen?|zieht|nehmen?|nimmt) .{0,60}zurück|ausgesetzt|kassier\p{L}+|hinfällig|überholt|unrealistisch|unerreichbar|vom Tisch|verworfen|verfehl\p{L}+|außer Reichweite|ausser Reichweite|Makulatur)(?!\p{L})/iu,
    changes:
      /(?<!\p{L})(?:angepasst|anpass\p{L}*|passen .{0,60}an|gesenkt|senk(?:en|t|te)|gekürzt|kürz(?:en|t|te)|erhöh(?:en|t|te)|angehoben|(?:heben|hebt|hob) .{0,60}an|reduzier\p{L}+|revidier\p{L}+|korrigier\p{L}+|präzisier\p{L}+|konkretisier\p{L}+|eingeengt|geändert|änder(?:n|t|te)|(?:nach|neu) (?:unten|oben|gefasst|festgelegt)|zurückgenommen|herunter\p{L}+|herauf\p{L}+)(?!\p{L})/iu,
    now: /(?<!\p{L})(?:nunmehr|nun|jetzt|neu|neue[nrsm]?|statt|bisher\p{L}*|bislang|zuvor|vorher|ursprünglich\p{L}*|inzwischen|mittlerweile|nur noch)(?!\p{L})/iu,
  },
};

/** What a rater thinks of a debtor: "revise the outlook to Negative". */
const ofRating =
  /(?<!\p{L})(?:(?:rating )?outlook|(?:Rating-?)?[Aa]usblick)(?!\p{L})[^.;]{0,30}(?<!\p{L})(?:stable|negative|positive|developing|stabil|negativ|positiv)(?!\p{L})|(?<!\p{L})(?:[Rr]ating|BBB?|CCC)(?!\p{L})/u;

const ofFigures = new Set(['flow', 'stock', 'share', 'count']);

const measuresIn = (tokens: readonly Token[]): string[] => [
  ...new Set(
    tokens.flatMap((token) =>
      token.kind === 'noun' && ofFigures.has(token.attribute.kind) ? [token.attribute.id] : [],
    ),
  ),
];

/** Somebody else is spoken of, or the text is another's. */
function isOfOthers({ tokens, around, reading: { company } }: SentenceScope): boolean {
  const named = tokens.flatMap((token) => (token.kind === 'company' ? [token.key] : []));
  if (named.includes(company.key)) return false;
  const isOurs =
    around.document === company.key &&
    around.headings.every((keys) => [...keys, company.key].includes(company.key));
  return named.length > 0 || !isOurs;
}

/** A sentence of what is expected of the company, with the figures it names or that the sentence before it named. */
export function outlookTalk(
  scope: SentenceScope,
  { saidOn, place }: Pick<OutlookTalk, 'saidOn' | 'place'>,
  isStranger: boolean,
): OutlookTalk | null {
  const { tokens, reading, around } = scope;
  const text = withoutComparedTarget(scope.text);
  // What raters and analysts expect is theirs.
  const isTheirs = around.speaker === 'assessor' && !tokens.some(({ kind }) => kind === 'company');
  if (isTheirs || ofRating.test(scope.text)) return null;
  const own = measuresIn(tokens);
  const words = talkWords[reading.language];
  const isNamed = words.names.test(text);
  if (
    !isNamed &&
    !words.mayName.test(text) &&
    !words.expects.test(text) &&
    !looksAhead(text, reading.language)
  )
    return null;
  const attributes = own.length > 0 ? own : measuresIn(around.before.at(-1) ?? []);
  const kind = kindOf(text, words, { isNamed, isMeasured: attributes.length > 0 }, own.length > 0, scope);
  if (kind === null || (isStranger && kind === 'told') || isOfOthers(scope)) return null;
  if (!isOwnVoice(scope.text, reading.language)) return null;
  const periods = tokens.flatMap((token) => (token.kind === 'period' ? [token.period] : []));
  const years = periods.flatMap((period) => (period?.kind === 'year' ? [period.year] : []));
  return {
    kind,
    attributes,
    years,
    isOfPart:
      years.length === 0 &&
      periods.some((period) => /^(?:half|quarter|month|span)$/.test(period?.kind ?? '')),
    isBehind: scope.expected.length > 0,
    saidOn,
    place,
  };
}

function kindOf(
  text: string,
  words: TalkWords,
  { isNamed, isMeasured }: { readonly isNamed: boolean; readonly isMeasured: boolean },
  namesMeasure: boolean,
  { tokens, reading }: SentenceScope,
): OutlookTalk['kind'] | null {
  const isOfFigure = isMeasured && (words.mayName.test(text) || words.expects.test(text));
  if (words.ends.test(text) && (isNamed || isOfFigure)) return 'ended';
  if (words.changes.test(text) && (isNamed || (isOfFigure && words.mayName.test(text)))) return 'changed';
  if (words.now.test(text) && isMeasured && (isNamed || isOfFigure)) return 'changed';
  const hasFigure = tokens.some((token) => token.kind === 'quantity');
  const isAhead = isNamed || words.expects.test(text) || looksAhead(text, reading.language);
  return namesMeasure && hasFigure && isAhead ? 'told' : null;
}
