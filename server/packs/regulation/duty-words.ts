import type { Language } from '@loupe/shared/lib/language';

/** How the sentence of a duty is read: who bears it, and what is no duty in spite of its modal. */
interface DutyWords {
  /** After the modal: the rule speaks of itself, or sets what counts as what. */
  readonly noDuty: RegExp;
  /** The sentence begins with a condition or a time, and its subject comes later. */
  readonly opening: RegExp;
  /** What a subject begins with. */
  readonly subjectStart: RegExp;
  /** Opens a part of a sentence that a modal may belong to without binding anybody. */
  readonly relative: RegExp;
  /** After the modal: something is done to the subject. */
  readonly passive: RegExp;
  /** Who does it, of a passive. */
  readonly agent: RegExp;
  /** After the modal: done to whom "by" names, not by them: "must be received by the office". */
  readonly recipient: RegExp | null;
}

export const dutyWords: Readonly<Record<Language, DutyWords>> = {
  en: {
    noDuty:
      /^\s*(?:also |further |then |only |thereafter )?(?:apply|enter into force|come into force|cease to (?:apply|have effect)|mean\b|be (?:deemed|considered|regarded|understood|construed|binding|without prejudice|repealed|replaced|called|cited)|have the meaning|affect|prejudice|include\b)/iu,
    opening:
      /^(?:if|where|when|whenever|unless|in|by|from|before|after|within|as|for|on|at|no later than|not later than|without|subject to|notwithstanding|to|upon|during|until|once|following|except|under|pursuant|with)\b/iu,
    subjectStart:
      /^(?:the|a|an|any|every|each|all|both|such|those|these|this|it|they|he|she|no|nobody|persons?|\p{Lu}\p{L}+|\p{Ll}{3,}s)\b/u,
    relative: /(?:^|[\s,])(?:that|which|who|whose|whom)(?: [\p{L}-]+){0,6}$/iu,
    passive:
      /^\s*(?:not )?(?:\p{Ll}+ly )?be (?:\p{Ll}+ly )?(?:\p{Ll}{2,}ed|kept|made|given|sent|held|shown|written|put|paid|set|sold|met|taken|borne|done|drawn|laid|found|brought|read|seen|known|begun|told|built|bought|chosen|understood)\b/iu,
    agent:
      /\bby ((?:the|an?|every|each|any|all|its|both|either) (?!end\b|date\b|day\b|last\b|first\b|month\b|year\b|means\b|way\b|time\b|same\b|following\b|use\b)[^,.;]{2,60}?)(?=\s+(?:within|by|before|at|in|on|to|for|from|no later)\b|[,.;]|$)/iu,
    recipient: /^\s*(?:not )?(?:\p{Ll}+ly )?be (?:\p{Ll}+ly )?received\b/iu,
  },
  de: {
    noDuty:
      /^\s*(?:auch |ferner |nur )?(?:sinngemäß|entsprechend(?: \p{Ll}+)? anzuwenden|anzuwenden|als .{1,40} (?:anzusehen|zu verstehen))|^[^.;]{0,160}(?:anzuwenden|zu verstehen|anzusehen|außer Kraft|in Kraft)[.\s]*$/iu,
    opening:
      /^(?:wenn|falls|sofern|soweit|sobald|solange|bis|ab|innerhalb|binnen|spätestens|vor|nach|bei|beim|im|in|für|auf|mit|ohne|zum|zur|zu|unbeschadet|abweichend|über|unter|während|seit|auch|ferner|außerdem|zusätzlich|jährlich|monatlich|am|an|aus|durch|gegenüber|hierbei|dabei|dazu|darüber|vom|von)(?!\p{L})/iu,
    subjectStart: /^(?:\p{Lu}|\p{Ll})/u,
    relative:
      /(?:^|,\s*)(?:(?:in|an|auf|mit|von|zu|für|bei|nach|aus|über|durch) )?(?:die|der|das|den|dem|deren|dessen|denen|dass|wenn|sofern|soweit|was|wo|ob|weil|damit|falls|welche[rnms]?|wie|sobald)(?!\p{L})[^,]*$/u,
    passive: /(?:werden|sein)[^,;]*[.;]?\s*$/iu,
    agent:
      /(?<!\p{L})(?:durch (?:den|die|das|einen?|eine)|vom|von (?:dem|der|einem|einer)) ((?:\p{Ll}+ ){0,3}\p{Lu}\p{L}+)/u,
    recipient: null,
  },
};

/** A German subject behind its verb: "… hat der verantwortliche Betreiber der Behörde …". */
export const germanSubject =
  /^\s*(?:sich )?((?:(?:der|die|das|den|jede[rs]?|eine?|alle|sämtliche|diese[rs]?) )?(?:(?!und|oder)\p{Ll}+e[nrs]? ){0,3}\p{Lu}[\p{L}-]+)/u;
