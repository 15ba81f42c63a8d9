import type { SentenceScope } from './draft.ts';

/** "on our estimate", "analysts put it at", "nach unserer Schätzung": no fact of the company, whoever wrote it. */
const estimates =
  /(?<!\p{L})(?:(?:on|by|in) (?:our|my|their|its) (?:\p{Ll}+ )?(?:estimates?|estimation|reckoning|calculations?|view|opinion)|(?:we|i|analysts?|brokers?|observers?|insiders?|\p{Lu}\p{L}+) (?:estimates?|estimated|reckons?|guess(?:es)?|put it at|believes?|think)|an estimated|estimates? (?:by|of|from) |according to (?:analysts|estimates|\p{L}+ (?:Securities|Research|Ratings))|(?:nach|laut) (?:\p{L}+ )?(?:Schätzung\p{L}*|Einschätzung|Berechnung\p{L}*|Rechnung|Analysten)|(?:unserer|meiner) (?:\p{L}+ )?(?:Schätzung|Einschätzung|Ansicht|Meinung|Auffassung|Rechnung) (?:nach|zufolge)|(?:wir|Analysten|Beobachter|Insider|Branchenkenner) (?:schätz\p{L}+|gehen (?:davon )?aus|vermuten|rechnen)|geschätzt\p{L}*|schätzungsweise)(?!\p{L})/iu;
const writer = /(?<!\p{L})(?:we|our|us|wir|unser\p{L}*|uns)(?!\p{L})/iu;

/** What analysts and raters write, what a lender or customer says in its own name, and what anybody estimates. */
export function isOfOutsider({ text, around: { speaker } }: SentenceScope): boolean {
  if (speaker === 'assessor' || estimates.test(text)) return true;
  return speaker === 'partner' && writer.test(text);
}

/** "Im Bäckerhandwerk …", "Across the bakery trade, …", "Die Zahl der Betriebe sank": of everybody in the trade. */
const ofMarket =
  /(?<!\p{L})(?:\p{L}*handwerke?s?|\p{L}*gewerbes?|\p{L}*branchen?|\p{L}+industrie|\p{L}*sektors?)(?!\p{L})|^(?:Im|Am|Der|Auf dem|In den) (?:[\p{L}-]+ ){0,3}\p{L}*(?:[Mm]arkt(?:es)?|[Mm]ärkten|[Hh]andel|[Ee]inzelhandel)(?!\p{L})|(?<!\p{L})Zahl der (?:\p{Ll}+ )?(?:Betriebe|Unternehmen|Firmen|Anbieter|Händler|Hersteller|Insolvenzen|Bäckereien|Höfe)(?!\p{L})|(?<!\p{L})(?:the|this|across) (?:[\p{L}-]+ ){0,4}(?:industry|sector|trade|craft)(?!\p{L}| (?:union|fair|name|mark|receivable|payable))|(?<!\p{L})[Nn]umber of (?:\p{Ll}+ ){0,2}(?:businesses|firms|companies|makers|producers|bakeries|farms|insolvencies|competitors)(?!\p{L})/u;

/** True for a sentence about a whole trade that speaks of nobody in it. */
export const isOfMarket = ({ text, tokens }: SentenceScope): boolean =>
  ofMarket.test(text) &&
  !writer.test(text) &&
  !tokens.some(({ kind, lower }) => kind === 'company' || (kind === 'self' && !ofAnybody.test(lower)));

const ofAnybody = /^(?:it|its|they|their|es|sie|ihr\p{L}*|sein\p{L}*)$/u;
