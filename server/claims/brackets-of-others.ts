import type { NameMention } from './company-names.ts';

/** What is written of a company in brackets behind its name, as part of a pattern. */
export const figuresOfOthers =
  '(?:Umsatz|Umsätze|Erlös|Gruppenumsatz|Konzernumsatz|Jahresumsatz|Mitarbeit|Beschäftigt|Leute|Köpfe|Personen|Arbeitsplätze|Gewinn|Verlust|Ergebnis|Bilanzsumme|Eigenkapital|Filialen|EBIT|gegr\\.|gegründet|[Rr]evenue|[Tt]urnover|[Ss]ales (?:of|in|[£$€:\\d])|sales\\b|[Nn]et income|[Pp]rofit|[Ll]oss|[Ee]arnings|[Ee]mployees|[Pp]eople|[Ss]taff|[Ww]orkers|[Hh]eadcount|[Ff]ounded|[Ee]stablished|[Tt]otal assets|[Bb]ranches|[Ss]tores)';
/** Brackets with a figure and what it is. */
const told = new RegExp(`\\((?=[^()]*\\d)(?=[^()]*(?<!\\p{L})${figuresOfOthers})[^()]*\\)`, 'gu');
/** The last words before the brackets. */
const wordBefore = /(?<word>[\p{L}\p{N}&.'’“”"-]+),?\s*$/u;
/** Words for the company itself, for figures and for times, of which brackets tell more. */
const ofItself =
  /^(?:(?:\p{L}*(?:[Gg]esellschaft|[Uu]nternehmen|[Kk]onzern|[Gg]ruppe|[Gg]enossenschaft)s?|Firma|Betrieb|Haus|[Cc]ompany|Group|Firm|Society|Business|Corporation)|\p{L}*(?:[Uu]ms[aä]tz|[Ee]rlös|[Gg]ewinn|[Vv]erlust|[Ee]rgebnis|[Üü]berschuss|[Ff]ehlbetrag|[Mm]itarbeit|[Bb]eschäftigt|[Bb]elegschaft|[Pp]ersonal|[Pp]ersonen|[Ss]tellen|[Kk]räfte|[Ll]eistung|[Mm]arge|[Qq]uote|[Kk]apital|[Ss]umme|[Cc]ashflow)\p{L}*|EBIT\p{L}*|EBT|(?:Revenue|Turnover|Sales|Profit|Income|Loss|Earnings|Margin|Employees|Staff|People|Headcount|Debt|Cash|Assets|Equity)|\p{L}*(?:[Jj]ahr|[Qq]uartal|[Ss]tichtag|[Jj]ahresende|[Mm]onat)\p{L}*|Mio\.?|Mrd\.?|Euro|Dollar|Franken|EUR|USD|GBP|CHF)$/u;

/** Something is bought or sold, and brackets in that sentence tell of it. */
const dealt =
  /(?<!\p{L})(?:Veräu(?:ß|ss)erung|veräu(?:ß|ss)ert\p{L}*|Verkauf\p{L}*|verkauf\p{L}*|Abgabe|abgegeben|Erwerb\p{L}*|erworben\p{L}*|erwarb\p{L}*|Übernahme|übernommen\p{L}*|übernahm\p{L}*|Kauf|Zukauf|kauften?|gekauft|zugekauft|Akquisition\p{L}*|Desinvestition\p{L}*|disposals?|divest\p{L}*|sale of|sold|acqui(?:red|res?|sitions?)|bought|buys|purchased?|takeover|took over)(?!\p{L})/u;
/** The sentence that ends in a text. */
const sentenceIn = (text: string) => text.split(/(?<=\p{L}{3}[.!?]) (?=\p{Lu})/u).at(-1) ?? '';

/**
 * The text with brackets that tell figures of somebody else as blanks: "Käserei Hohenegg (2022, Umsatz 52 Mio. EUR)" in
 * a list of deals, "the works at Leeds (45 employees)". Kept behind a company that is known, behind words for the
 * company itself and behind figures. Every other character keeps its place.
 */
export function withoutBracketsOfOthers(
  text: string,
  namesIn: (text: string) => readonly NameMention[],
): string {
  if (!text.includes('(')) return text;
  return text.replace(told, (brackets: string, ...rest: unknown[]) => {
    const at = rest.find((one): one is number => typeof one === 'number') ?? 0;
    const before = text.slice(0, at);
    const word = wordBefore.exec(before)?.groups?.word ?? '';
    const isName = /^[“"]?\p{Lu}/u.test(word) && !ofItself.test(word);
    const isDealt = word !== '' && !ofItself.test(word) && dealt.test(sentenceIn(before));
    if (!isName && !isDealt) return brackets;
    const isKnown = namesIn(text).some(({ end }) => end <= at && /^["”“]?,?\s*$/u.test(text.slice(end, at)));
    return isKnown ? brackets : ' '.repeat(brackets.length);
  });
}
