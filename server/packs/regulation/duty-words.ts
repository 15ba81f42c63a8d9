import type { Language } from '@loupe/shared/lib/language';

/** A use of a modal that binds nobody, by its own words and what is around it. */
interface Unbound {
  readonly words: RegExp;
  readonly before?: RegExp;
  readonly after?: RegExp;
}

/** How the sentence of a duty is read: who bears it, and what is no duty in spite of its modal. */
interface DutyWords {
  readonly unbound: readonly Unbound[];
  /** The sentence begins with a condition or a time, and its subject comes later. */
  readonly opening: RegExp;
  /** What a subject begins with. */
  readonly subjectStart: RegExp;
  /** After the modal: something is done to the subject. */
  readonly passive: RegExp;
  /** Who does it, of a passive. */
  readonly agent: RegExp;
  /** After the modal: done to whom "by" names, not by them: "must be received by the office". */
  readonly recipient: RegExp | null;
  /** A ban whose subject is what is banned: "Smoking is prohibited". */
  readonly deed: RegExp;
  /** Before "and" and a modal: its subject is that of the modal before it. */
  readonly shared: RegExp;
  /** Words of a subject that are none of who bears the duty: "No host", "The Seller hereby". */
  readonly aroundSubject: RegExp;
}

const whatever = /(?:)/u;

export const dutyWords: Readonly<Record<Language, DutyWords>> = {
  en: {
    unbound: [
      // The rule speaks of itself, or sets what counts as what.
      {
        words: whatever,
        after:
          /^\s*(?:also |further |then |only |thereafter )?(?:apply|enter into force|come into force|cease to (?:apply|have effect)|mean\b|be (?:deemed|considered|regarded|understood|construed|interpreted|binding|effective|valid|void|without prejudice|repealed|replaced|called|cited|governed|entitled)|have the meaning|affect|prejudice|include\b|survive|prevail|constitute|inure|take (?:effect|precedence)|come into operation|remain in (?:full )?force|have (?:\p{Ll}+ )?(?:the |full |sole )*(?:right|power|authority|discretion|option)\b)/iu,
      },
      // A modal of a relative clause binds nobody.
      { words: whatever, before: /(?:^|[\s,])(?:that|which|who|whose|whom)(?: [\p{L}-]+){0,6}$/iu },
      { words: whatever, before: /^nothing\b/iu },
      // "If the tenant agrees to pay more": only what if.
      {
        words: /^(?:is|are|has|have|agree|undertake|covenant)/iu,
        before:
          /(?:^|[\s,;])(?:if|where|when|whenever|unless|whether|until|once|because|since|while|although|as|provided that|to the extent(?: that)?)(?: [\p{L}'’-]+){1,8}$/iu,
      },
      // "Shall not be required to", "no tenant shall be required to" free.
      {
        words: /not$/iu,
        after: /^\s*be (?:required|obliged|obligated|bound|compelled|liable|responsible)\b/iu,
      },
      {
        words: /^(?:shall|must|may)$/iu,
        before: /(?:^|[,;]\s+)(?:no|neither)\b[^,]*$/iu,
        after: /^\s*be (?:required|obliged|obligated|bound|compelled|liable|responsible)\b/iu,
      },
      {
        words: /^(?:under|in|at) no\b/iu,
        after: /^[^.;]{1,60}\bbe (?:required|obliged|liable|responsible)\b/iu,
      },
    ],
    opening:
      /^(?:if|where|when|whenever|unless|in|by|from|before|after|within|as|for|on|at|no later than|not later than|without|subject to|notwithstanding|to|upon|during|until|once|following|except|under|pursuant|with)\b/iu,
    subjectStart:
      /^(?:the|a|an|any|every|each|all|both|such|those|these|this|it|they|he|she|no|neither|none|nobody|persons?|\p{Lu}\p{L}+|\p{Ll}{3,}s)\b/u,
    passive:
      /^\s*(?:not |only )?(?:\p{Ll}+ly )?be (?:only )?(?:\p{Ll}+ly )?(?:\p{Ll}{2,}ed|kept|made|given|sent|held|shown|written|put|paid|set|sold|met|taken|borne|done|drawn|laid|found|brought|read|seen|known|begun|told|built|bought|chosen|understood)\b|^\s*being\b/iu,
    agent:
      /\bby ((?:the|an?|every|each|any|all|its|both|either) (?!end\b|date\b|day\b|last\b|first\b|month\b|year\b|means\b|way\b|time\b|same\b|following\b|use\b)[^,.;]{2,60}?)(?=\s+(?:within|by|before|at|in|on|to|for|from|no later)\b|[,.;]|$)/iu,
    recipient: /^\s*(?:not )?(?:\p{Ll}+ly )?be (?:\p{Ll}+ly )?received\b/iu,
    deed: /^(?:is|are) (?:not )?(?:prohibited|forbidden|permitted|allowed)$/iu,
    shared:
      /^(.{2,110}?) (?:shall|must|may|will|should|can|is|are|agrees?|undertakes?)\b.*[\s,](?:and|or|but)$/iu,
    aroundSubject:
      /^(?:no(?= )|neither|none of)\s+|\s+(?:hereby|will|also|further|then|expressly|jointly and severally)$/giu,
  },
  de: {
    unbound: [
      {
        words: whatever,
        after:
          /^\s*(?:auch |ferner |nur )?(?:sinngemäß|entsprechend(?: \p{Ll}+)? anzuwenden|anzuwenden|als .{1,40} (?:anzusehen|zu verstehen))|^[^.;]{0,160}(?:anzuwenden|zu verstehen|anzusehen|außer Kraft|in Kraft)[.\s]*$/iu,
      },
      {
        words: whatever,
        before:
          /(?:^|,\s*)(?:(?:in|an|auf|mit|von|zu|für|bei|nach|aus|über|durch) )?(?:die|der|das|den|dem|deren|dessen|denen|dass|wenn|sofern|soweit|was|wo|ob|weil|damit|falls|welche[rnms]?|wie|sobald)(?!\p{L})[^,]*$/u,
      },
      {
        words: whatever,
        before: /^(?:Wenn|Falls|Sofern|Soweit|Sobald|Solange|Weil|Obwohl|Da)(?!\p{L})[^,]*$/u,
      },
      // "Hat das Recht, … zu", "hat beschlossen, … zu": not the "hat zu" that binds.
      {
        words: /^(?:hat|haben)$/iu,
        after:
          /^[^.;,]{0,120}\s(?:Recht|Möglichkeit|Anspruch|Anspruch darauf|Befugnis|Gelegenheit|Option|Absicht|Freiheit|Wahl|Zeit|\p{Ll}*ge\p{Ll}{2,}(?:t|en)|(?:be|ver|ent|er|zer|miss|über|unter)\p{Ll}{2,}(?:t|en)),(?! \p{Ll}+ (?:und|oder) )/u,
      },
      { words: /^(?:hat|haben)$/iu, after: /^(?:\s\p{Ll}+){0,3}\s(?:Anspruch|Anrecht)(?!\p{L})/u },
      // "Hat die Kosten nicht zu tragen" frees.
      {
        words: /^(?:hat|haben|ist|sind)$/iu,
        after:
          /^(?:[^.;,]|\.(?=\d)|(?<=\d)\.){0,160}?\s(?:(?:kein\p{Ll}*|nichts)(?!\p{L})[^.;,]{0,80}?|nicht(?: mehr)?(?: (?:an|zu|für|ohne|mit|in|im|auf|bei|gegen|über|durch) [^.;,]{1,60}?)?) ?(?:(?<= )zu \p{Ll}+n|(?<= )\p{Ll}+zu\p{Ll}+n)(?!\p{L})/u,
      },
      // "Hat der Mieter den Schaden zu vertreten, …": the verb that opens a sentence asks or says what if.
      {
        words: /^(?:Hat|Haben|Ist|Sind|Muss|Müssen|Darf|Dürfen|Soll|Sollen|Obliegt|Stellt)(?!\p{L})/u,
        before: /^$/u,
      },
      {
        words: /^(?:hat|haben)$/iu,
        after: /zu (?:vertreten|rechnen|gewärtigen|befürchten|erwarten)(?!\p{L})/u,
      },
      { words: /^(?:ist|sind)$/iu, after: /^\s*zu (?:trocken|selten|offen|eben|verschieden)(?!\p{L})/u },
      // What is to be seen, not to be done.
      {
        words: /^(?:ist|sind)$/iu,
        after:
          /(?:zu (?:erwarten|erkennen|rechnen|befürchten|entnehmen|sehen|finden|verdanken)|auszugehen|zurückzuführen)[.\s]*$/u,
      },
    ],
    opening:
      /^(?:wenn|falls|sofern|soweit|sobald|solange|bis|ab|innerhalb|binnen|spätestens|vor|nach|bei|beim|im|in|für|auf|mit|ohne|zum|zur|zu|unbeschadet|abweichend|über|unter|während|seit|auch|ferner|außerdem|zusätzlich|jährlich|monatlich|am|an|aus|durch|gegenüber|hierbei|dabei|dazu|darüber|vom|von|hiermit|zudem|ebenso|insbesondere|gleichzeitig|weiterhin|danach|anschließend|daneben|keinesfalls)(?!\p{L})/iu,
    subjectStart: /^(?:\p{Lu}|\p{Ll})/u,
    passive: /(?:(?<!\p{L})(?:werden|sein)(?!\p{L})[^,;]*|zu erfolgen)[.;]?\s*$/iu,
    agent:
      /(?<!\p{L})(?:durch (?:den|die|das|einen?|eine)|vom|von (?:dem|der|einem|einer)) ((?:\p{Ll}+ ){0,3}\p{Lu}\p{L}+)/u,
    recipient: null,
    deed: /(?:untersagt|verboten|unzulässig|nicht (?:zulässig|zugelassen|gestattet|erlaubt))$|^(?:untersagt|verboten|unzulässig|nicht)/iu,
    shared:
      /^(.{2,110}?) (?:muss|müssen|darf|dürfen|kann|können|soll|sollen|hat|haben|ist|sind|verpflichte[tn] sich)(?!\p{L}).*[\s,](?:und|oder|aber|sowie)$/iu,
    aroundSubject: /^kein(?:e[rmn]?)?\s+|\s+(?:hiermit|auch|ferner|ebenfalls|ausdrücklich)$/giu,
  },
};

/** A German subject behind its verb: "… hat der verantwortliche Betreiber der Behörde …". */
export const germanSubject =
  /^\s*(?:sich )?(?:hiermit )?((?:(?:der|die|das|den|jede[rs]?|eine?|alle|sämtliche|diese[rs]?) )?(?:(?!und|oder)\p{Ll}+e[nrs]? ){0,3}\p{Lu}[\p{L}-]+)/u;

/** A part of a German sentence that is below its verb, up to its comma. */
export const germanSubordinate =
  /,\s+(?:(?:in|an|auf|mit|von|zu|für|bei|nach|aus|über|durch) )?(?:die|der|das|den|dem|deren|dessen|denen|dass|wenn|sofern|soweit|was|wo|ob|um|weil|damit|falls|welche[rnms]?|wie|sobald|solange|bevor|nachdem|es sei denn)(?!\p{L})[^,;]*(?:,|(?=;)|$)/gu;

/** Who has a deed to do, in the German dative: "obliegt dem Mieter", "dem Mieter ist es untersagt". */
export const germanDative =
  /(?<!\p{L})(?<!(?:zu|von|vor|bei|mit|in|an|auf|aus|neben|nach|gegenüber) )((?:[Dd]e[mnr]|[Jj]ede[mr]|[Ee]ine[mr]) (?:\p{Ll}+e[nr] ){0,2}\p{Lu}[\p{L}-]+)/gu;
