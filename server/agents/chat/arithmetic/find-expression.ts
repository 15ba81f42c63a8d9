import type { Language } from '@loupe/shared/lib/language';
import { languageIn } from './language-in.ts';
import { withPoints } from './numbers-in-text.ts';

/** A calculation found in a question, as the calculator reads it. */
export interface FoundExpression {
  /** As asked, without the words around it. */
  readonly asked: string;
  readonly expression: string;
  /** How it was read, where it could be read otherwise. */
  readonly readings: readonly Reading[];
}

export type Reading =
  | { readonly kind: 'number'; readonly written: string; readonly value: number }
  /** "100 − 15 %": the percentage is of what is before it. */
  | { readonly kind: 'percent_of'; readonly percent: string; readonly of: string }
  | { readonly kind: 'factorial'; readonly of: string }
  /** "log" of one number, and angles. */
  | { readonly kind: 'natural_log' }
  | { readonly kind: 'radians' };

const lead =
  /^(?:(?:please|bitte)\s+)?(?:(?:what(?:'s|’s| is| are)|how much is|calculate|compute|work out|evaluate|was (?:ist|sind|ergibt)|wie ?viel (?:ist|sind|ergibt)|berechne|rechne)\s+)?/i;
const functions =
  /^(?:of|percent|pi|e|mod|abs|cbrt|ceil|cos|exp|factorial|floor|log|log10|log2|max|mean|median|min|pow|round|sign|sin|sqrt|std|sum|tan|variance)$/i;

const signs: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)\s*(?:percent|Prozent)\b/gi, ' %'],
  [/(?<=[\d)%€$£]|percent|Prozent)\s+(?:plus)\s+(?=[\d(€$£])/gi, ' + '],
  [/(?<=[\d)%€$£]|percent|Prozent)\s+(?:minus)\s+(?=[\d(€$£])/gi, ' - '],
  [/(?<=[\d)])\s*(?:\bx\b|\btimes\b|\bmal\b|\bmultiplied by\b)\s*(?=[\d(])/gi, ' * '],
  [/(?<=[\d)])\s+(?:divided by|geteilt durch|durch)\s+(?=[\d(])/gi, ' / '],
  [
    /\b(\d+(?:\.\d+)?)\s*(?:%|percent|Prozent)\s+(?:off|discount on|Rabatt auf)\s+[€$£]?\s*(\d+(?:\.\d+)?)/gi,
    '$2 - $1 %',
  ],
  [
    /\b(?:increase|raise|erhöhe)\s+[€$£]?\s*(\d+(?:\.\d+)?)\s*[€$£]?\s+(?:by|um)\s+(\d+(?:\.\d+)?)\s*(?:%|percent|Prozent)/gi,
    '$1 + $2 %',
  ],
  [
    /\b(?:decrease|reduce|senke|verringere)\s+[€$£]?\s*(\d+(?:\.\d+)?)\s*[€$£]?\s+(?:by|um)\s+(\d+(?:\.\d+)?)\s*(?:%|percent|Prozent)/gi,
    '$1 - $2 %',
  ],
  [
    /\b(?:the )?square root of\s+(\d+(?:\.\d+)?)|\b(?:die )?(?:Quadratw|W)urzel (?:von|aus)\s+(\d+(?:\.\d+)?)/gi,
    'sqrt($1$2)',
  ],
];

/** Words for signs: "100 minus 15 Prozent", "3 times 4", "20 % off 80". */
const withSigns = (text: string) => signs.reduce((all, [words, sign]) => all.replace(words, sign), text);

/** "what is 15% of 4,310?" → "15% of 4310"; null when the question is no calculation. */
export function findExpression(prompt: string, usual: Language): FoundExpression | null {
  const asked = prompt
    .trim()
    .replace(lead, '')
    .replace(/[?=.\s]+$/, '')
    .replace(/(?<![\d)])\s*!+$/, '');
  // "3!!" is a shout, a factorial of a factorial, or a product of every second number.
  if (asked.length > 300 || !/\d/.test(asked) || /[\d)]\s*!\s*!/.test(prompt)) return null;
  // Amounts of two currencies are not added up.
  if (new Set(asked.match(/[€$£]|\b(?:euros?|dollars?|pounds?)\b/gi)).size > 1) return null;
  // The factorial of 3.5 is a matter of definition; a date is no subtraction.
  if (/\d[.,]\d+\s*!/.test(asked)) return null;
  const isDate = /(?<!\d)\d{4}-\d{1,2}-\d{1,2}(?!\d)|^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/.test(asked);
  const language = languageIn(prompt, usual);
  const inCalls = /[a-z]\s*\(/i.test(asked);
  // Inside a call commas are between the arguments, unless semicolons do.
  const isListed = inCalls && !asked.includes(';') && asked.includes(',');
  const pointed = isDate ? null : isListed ? { text: asked, readings: [] } : withPoints(asked, language);
  if (pointed === null) return null;
  const text = withSigns(pointed.text)
    .replaceAll(';', ',')
    .replace(/(%|\bProzent|\bpercent)\s*(?:von|of)\b/gi, '% of');
  const readings: Reading[] = pointed.readings.map((one) => ({ kind: 'number', ...one }));
  const worded = fromWords(text);
  if (worded !== null) return { asked, expression: worded, readings };
  if (!(text.match(/[a-z_]+/gi) ?? []).every((word) => functions.test(word))) return null;
  const hasWork = /[+*/^×÷!·]|\d\s*[-−–]\s*[\d(]|\)\s*[-−–]|%\s*of|[a-z0-9]+\s*\(|\d\s+mod\s+\d/i.test(text);
  if (!hasWork || !/^[\d\s.,+\-−–*/^()%×÷·!$€£a-z]+$/i.test(text)) return null;
  return ofPercent(asked, text.replaceAll('–', '-').replaceAll('·', '*'), readings);
}

/** "change from 80 to 100", "share 20 of 80". */
function fromWords(text: string): string | null {
  const change =
    /^(?:the |die )?(?:percentage |percent |prozentuale )?(?:change|increase|änderung|veränderung) (?:from|von) (\d+(?:\.\d+)?) (?:to|auf) (\d+(?:\.\d+)?)$/i.exec(
      text,
    );
  if (change) return `(${change[2]} / ${change[1]} - 1) * 100`;
  const share =
    /^(?:what )?(?:percent(?:age)?|share) (?:is )?(?:of )?(\d+(?:\.\d+)?) (?:is )?(?:of|out of) (\d+(?:\.\d+)?)$/i.exec(
      text,
    );
  return share ? `${share[1]} / ${share[2]} * 100` : null;
}

const percentAfter = /^(.*[\d)!€$£])\s*([-+−])\s*(\d+(?:\.\d+)?)\s*(?:%|percent|Prozent)$/i;

/** A percentage added or taken away is one of what is before it; elsewhere in a sum it could be anything. */
function ofPercent(asked: string, text: string, readings: readonly Reading[]): FoundExpression | null {
  const factorials = text.match(/(\d+|\([^()]*\))\s*!/g) ?? [];
  // "What is 3+4!" may be a shout; the sign is read as written and said.
  const found: Reading[] = [
    ...readings,
    ...factorials.map((of) => ({ kind: 'factorial' as const, of: of.replace(/\s*!$/, '') })),
    ...(/\blog\s*\([^,]*\)/i.test(text) ? [{ kind: 'natural_log' as const }] : []),
    ...(/\b(?:sin|cos|tan)\s*\(/i.test(text) ? [{ kind: 'radians' as const }] : []),
  ];
  const match = percentAfter.exec(text.trim());
  if (match === null) {
    const isInside = /[-+−]\s*\d+(?:\.\d+)?\s*(?:%|percent\b)(?!\s*of)/i.test(text);
    return isInside ? null : { asked, expression: text, readings: found };
  }
  const [, before = '', sign = '', percent = ''] = match;
  if (/%/.test(before)) return null;
  const direction = sign === '+' ? '+' : '-';
  return {
    asked,
    expression: `(${before.trim()}) * (1 ${direction} ${percent} / 100)`,
    readings: [...found, { kind: 'percent_of', percent, of: before.trim() }],
  };
}
