import type { Language } from '@loupe/shared/lib/language';

const numberEn =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|eighteen|twenty|thirty|forty|sixty|ninety)(?: \\(\\d+\\))?';
const unitEn = '(?:(?:calendar|working|business) )?(?:minutes?|hours?|days?|weeks?|months?|years?)';
const numberDe =
  '(?:\\d+|ein(?:e[nrms]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|vierzehn|fünfzehn|achtzehn|zwanzig|dreißig|sechzig|neunzig)';
const unitDe =
  '(?:(?:Werk|Arbeits|Kalender)?(?:[Tt]age?n?|[Tt]ages)|Minuten?|Stunden?|Wochen?|Monat(?:en|es|s|e)?|Jahr(?:en|es|s|e)?)';

/**
 * What may be between the word that makes a day one to keep and the day: a time of day and the day of the week, as in "no
 * later than 14:00 CET on Friday, 31 March 2027" and "bis Freitag, den 31.03.2027".
 */
export const beforeDay: Readonly<Record<Language, RegExp>> = {
  en: /(?:(?<=\s)\d{1,2}(?:[:.]\d{2})?(?: ?(?:a\.?m\.?|p\.?m\.?|noon|midnight|hours|hrs|h|o['’]clock))?(?: \(?(?:[A-Z]{2,4}|(?:local|\p{Lu}\p{Ll}+) time)\)?)? on )?(?:the )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?:the )?)?$/u,
  de: /(?:(?<=\s)(?:um )?\d{1,2}(?:[:.]\d{2})? Uhr(?: am)? )?(?:(?:Mon|Diens|Mitt|Donners|Frei|Sams|Sonn)(?:tag|woch),? (?:den |dem )?)?$/u,
};

/**
 * The time of day behind a day: "by 31 March 2027 at 14:00". With `until` before it, it makes a day that follows `on` one to
 * keep: "am 31. März 2027 bis 12:00 Uhr".
 */
export const timeAfterDay: Readonly<Record<Language, Readonly<Record<'on' | 'until' | 'time', RegExp>>>> = {
  en: {
    on: /(?<!\p{L})on\s*$/iu,
    until: /^,? (?:by|before|until|(?:no|not) later than|at the latest(?: by)?) \d/iu,
    time: /^,? (?:(?:by|before|until|(?:no|not) later than|at the latest(?: by)?|at) )?\d{1,2}(?:[:.]\d{2})?(?:(?<=[:.]\d{2})(?: ?(?:[ap]\.?m\.?|noon|hours|hrs))?| ?(?:[ap]\.?m\.?|noon))(?![\p{L}\d])/iu,
  },
  de: {
    on: /(?<!\p{L})am\s*$/iu,
    until: /^,? (?:bis|spätestens)(?: spätestens| um)? \d/iu,
    time: /^,? (?:(?:bis|spätestens)(?: spätestens| um)? |um )?\d{1,2}(?:[:.]\d{2})? Uhr/iu,
  },
};

/** Before a day that is beside its name: "Deadline for tenders | 31 March 2027", "Angebotsfrist: 31.03.2027". */
const namedEn =
  '(?<!\\p{L})(?:deadlines?|due(?: date)?|closing (?:date|day|time)|cut-off(?: date| time)?|(?:last|final|latest) (?:date|day)|time limits?|expiry(?: date)?|(?:submission|receipt|return) of (?:the )?(?:tenders?|bids?|offers?|proposals?|questions?))(?!\\p{L})[^.;:]{0,60}?(?: is(?: on)?|:| \\|)';
const namedDe =
  '(?<!\\p{L})\\p{L}*(?:frist(?:ende|ablauf)?|schlusstermin|abgabetermin|einreichungstermin|angebotsabgabe|abgabe der angebote|eingang der angebote)(?!\\p{L})[^.;:]{0,60}?(?: ist(?: der)?|:| \\|)';

/** Names of days to keep in either language, for what is kept of the lines above the first clause. */
export const namedDay = new RegExp(`${namedEn}|${namedDe}`, 'iu');

/** How a time to keep is written. A day counts only after words that say it is to be kept: a law has a day of its own too. */
interface DeadlineWords {
  /** Before a day: until then. */
  readonly until: RegExp;
  /** Before a day: from then on. */
  readonly from: RegExp;
  /** Again and again. */
  readonly recurring: RegExp;
  /** Counted from something that happens, or at once. */
  readonly relative: RegExp;
  /** For as long as. */
  readonly lasting: RegExp;
  /** A time of day. */
  readonly clock: RegExp;
}

/**
 * "Hosts licensed before 1 January 2026 shall …", "vor dem 1. Januar 2026 erteilte Genehmigungen": which ones are meant, and
 * no time to keep. In English before the verb of the sentence only: what "shall be submitted before" a day is due.
 */
export const narrowsWhoIsMeant = {
  verb: /(?<!\p{L})(?:shall|must|may|should|will|can(?:not)?|ha(?:s|ve)|is|are|be|been|was|were)(?!\p{L})/iu,
  before:
    /(?<!\p{L})(?:\p{L}{3,}ed|kept|made|built|sold|bought|given) (?:on or )?(?:before|after|prior to|since)(?: the)?\s*$/iu,
  germanBefore: /(?<!\p{L})(?:vor|nach|seit) dem\s*$/iu,
  germanAfter: /^\s(?:in \p{Lu}\p{L}+ )?\p{Ll}+(?:te|en)[nrs]? \p{Lu}/u,
} as const;

export const deadlineWords: Readonly<Record<Language, DeadlineWords>> = {
  en: {
    until: new RegExp(
      `(?:\\b(?:(?:no|not) later than(?: on)?|by|before|until|till|at the latest(?: by| on)?|on or before|prior to|up to|(?:ends?|ending|expires?|terminates?) on|is due on|due on)|${namedEn})(?: the)?\\s*$`,
      'iu',
    ),
    from: /\b(?:from|as of|as from|starting(?: on)?|beginning(?: on)?|on or after|after|since|with effect from|(?:in(?:to)? force|appl(?:y|ies)|applicable|effective|takes? effect|repealed|begins?|commences?|starts?)(?: on| with effect from)?)\s*$/iu,
    recurring: new RegExp(
      `\\b(?:(?:by|before|no later than) (?:\\d{1,2} \\p{Lu}\\p{Ll}+|\\p{Lu}\\p{Ll}+ \\d{1,2}),? (?:of )?(?:each|every) (?:calendar )?year|(?:annually|each year|every year),? (?:by|before|no later than) (?:\\d{1,2} \\p{Lu}\\p{Ll}+|\\p{Lu}\\p{Ll}+ \\d{1,2})|(?:(?:annually|quarterly|monthly),? )?(?:by|before|no later than|not later than|on) the (?:\\p{Ll}+|\\d{1,2}(?:st|nd|rd|th)) (?:(?:working|business|calendar) )?day of (?:each|every|the (?:following|next)) (?:calendar )?(?:month|quarter|year)|at least (?:once|twice) (?:a|per|every|each) (?:calendar )?(?:${numberEn} )?\\p{Ll}+|once (?:a|per|every) (?:${numberEn} )?(?:years?|months?|weeks?|days?)|annually|quarterly|monthly|weekly|(?:each|every) (?:calendar )?(?:${numberEn} )?(?:years?|quarters?|months?|weeks?))(?!\\p{L})`,
      'giu',
    ),
    relative: new RegExp(
      `\\b(?:(?:within|no later than|not later than|at least|at the latest|no more than) )?(?:a period of )?${numberEn} ${unitEn}(?:['’])? (?:of|after|from|following|before|prior to|as from|as of)(?: the| a| an| its| their| such| that)? [^,.;:]{3,80}|\\bwithin (?:a period of )?${numberEn} ${unitEn}(?!\\p{L})|\\b(?:\\p{Ll}+(?:th|first|second|third)|\\d+(?:st|nd|rd|th)) day (?:following|after)[^.;:]{3,90}|\\b(?:without (?:undue )?delay|immediately|forthwith)(?!\\p{L})`,
      'giu',
    ),
    lasting: new RegExp(
      `\\bfor (?:a period of )?(?:at least |at most |up to |more than |longer than |no (?:more|longer) than |not (?:more|longer) than |a maximum of )?${numberEn} ${unitEn}(?!\\p{L})|\\b(?:no |not )?longer than ${numberEn} ${unitEn}(?!\\p{L})`,
      'giu',
    ),
    clock:
      /\b(?:by|before|until|till|from|after|at|no later than|not later than) \d{1,2}(?:[:.]\d{2})? ?(?:a\.?m\.?|p\.?m\.?|o['’]clock)(?!\p{L})|\b(?:by|before|until|till|from|after|at|no later than|not later than) \d{1,2}:\d{2}(?!\d)/giu,
  },
  de: {
    until: new RegExp(
      `(?:(?<!\\p{L})(?:bis(?: einschließlich)?(?: zum| spätestens(?: zum)?)?|spätestens(?: am| zum| bis zum)?|vor dem|(?<=(?:endet|enden|erlischt|fällig)(?: \\p{L}+){0,4}? )(?:am|zum|mit Ablauf des))|${namedDe})\\s*$`,
      'iu',
    ),
    from: /(?<!\p{L})(?:ab(?: dem)?|seit dem|nach dem|mit Wirkung (?:vom|zum)|(?<=(?:tritt|treten|gilt|gelten|beginnt|beginnen)(?: [\p{L}\p{N}§.()]+){0,8}? )(?:am|zum|mit Ablauf des))\s*$/iu,
    recurring: new RegExp(
      `(?<!\\p{L})(?:jährlich (?:jeweils )?bis (?:zum|spätestens) \\d{1,2}\\. \\p{Lu}\\p{L}+|(?:bis (?:zum|spätestens(?: zum)?)|spätestens (?:am|zum|bis zum)) (?:\\d{1,2}\\. \\p{Lu}\\p{L}+|\\d{1,2}\\.\\d{1,2}\\.) (?:eines )?jede[ns] (?:Kalender|Geschäfts)?[Jj]ahres|(?:bis (?:zum|spätestens(?: zum)?)|spätestens (?:am|zum|bis zum)) (?:\\d{1,2}\\.|\\p{Ll}+ten) (?:(?:Werk|Arbeits|Kalender)?[Tt]ag )?(?:(?:eines )?jede[ns] |eines |des (?:folgenden |jeweiligen |Folge)?)(?:Kalender)?(?:[Mm]onats|Quartals)|(?:mindestens )?(?:ein|zwei)mal (?:im|pro|je) (?:Kalender)?[Jj]ahr|(?:halb|viertel)?jährlich|monatlich|wöchentlich|alle ${numberDe} (?:Jahre|Monate|Wochen|Tage)|jede[sn] (?:Kalender)?jahre?s?)(?!\\p{L})`,
      'giu',
    ),
    relative: new RegExp(
      `(?<!\\p{L})(?:(?:innerhalb|binnen|spätestens|frühestens|mindestens)(?: von| einer Frist von)? )?${numberDe} ${unitDe} (?:nach|ab|seit|vor) [^,.;:]{3,80}?(?=\\s+(?:\\p{Ll}+zu\\p{Ll}+en|zu \\p{Ll}+en|\\p{Ll}+t werden)|[,.;:]|$)|(?<!\\p{L})(?:innerhalb|binnen)(?: von| einer Frist von)? ${numberDe} ${unitDe}(?!\\p{L})|(?<!\\p{L})am (?:\\p{Ll}+(?:ten|sten)|\\d+\\.) Tag nach [^.;:]{3,90}|(?<!\\p{L})(?:unverzüglich|umgehend|ohne schuldhaftes Zögern)(?!\\p{L})`,
      'giu',
    ),
    lasting: new RegExp(
      `(?<!\\p{L})(?:für (?:die Dauer von |einen Zeitraum von )?(?:mindestens )?${numberDe} ${unitDe}|(?:mindestens )?${numberDe} (?:Jahre|Monate|Wochen|Tage) lang|(?:mindestens )?${numberDe} (?:Jahre|Monate|Wochen|Tage)(?= (?:lang )?(?:auf|vor)zu)|(?:nicht )?(?:länger|mehr) als ${numberDe} ${unitDe}|(?:bis zu|höchstens|maximal) ${numberDe} (?:Jahren?|Monaten?|Wochen?|Tagen?|Stunden?))(?!\\p{L})`,
      'giu',
    ),
    clock:
      /(?<!\p{L})(?:bis|vor|ab|nach|um|spätestens(?: um| bis)?|von) \d{1,2}(?:[:.]\d{2})? Uhr(?!\p{L})/giu,
  },
};
