import type { Language } from '@loupe/shared/lib/language';

/** What a modal says: a duty, a ban, a limit, a permission or advice. */
export type ModalKind = 'must' | 'must not' | 'may only' | 'may' | 'should';

interface ModalWords {
  readonly kind: ModalKind;
  readonly pattern: RegExp;
}

/** "No host may", "neither party shall": the subject says the "not". "No later than …, the tenant may" has none. */
const noOneEn = String.raw`(?<=(?:^|[.,;:)]\s+)(?:and |but )?(?:(?:no|neither|none of) (?!later|more|less|fewer|longer|earlier|sooner|doubt|matter|case|event|circumstances|time|\d)[^,.;:]{1,80}? |nobody |no one ))`;
/** "Agrees to pay" promises; "agrees to the lease", "may agree to extend" do not. */
const promised = String.raw`(?<!\b(?:may|can|could|might|would|to|will|not) )(?:agrees?|undertakes?|covenants?)`;
const noDeed = String.raw`(?! (?:the|an?|any|this|that|these|those|its|their|it|such|do with)\b)`;

/** A German infinitive with "zu": "zu liefern", "einzureichen". */
const infinitive = String.raw`(?:zu \p{Ll}+[elr]n|zu tun|\p{Ll}+zu\p{Ll}+[elr]n)(?!\p{L})`;
/** What is between, with the points of "31. März" and "31.03.2027". */
const between = String.raw`(?:[^.;]|\.(?=\d)|(?<=\d)\.)`;
const withinClause = String.raw`(?:[^.;,]|\.(?=\d)|(?<=\d)\.)`;
/** "Kein Händler darf", "auf keinen Fall darf": what is before says the "nicht". */
const noOneDe = String.raw`(?<=(?:^|[.;:]\s+)(?:kein(?:e[rmn]?)? [^,.;:]{1,80}? |niemand |keinesfalls |(?:auf|in) keinem? Fall |auf keinen Fall |unter keinen Umständen ))`;
/** "Keine Kopien anzufertigen", "nicht an Dritte weiterzugeben": what is promised is not to do it. */
const negatedZu = String.raw`${withinClause}{0,160}?(?<!\p{L})(?:kein\p{L}* ${withinClause}{1,80}? |nicht (?:(?:an|zu|für|ohne|mit|in|im|auf|bei|gegen|über|durch) ${withinClause}{1,60}? )?)${infinitive}`;

/** The stronger first: "may not" is no "may". What a pattern matched is not read again. */
export const modals: Readonly<Record<Language, readonly ModalWords[]>> = {
  en: [
    {
      kind: 'must not',
      pattern: new RegExp(
        String.raw`\b(?:(?:shall|must|may) not(?! only)|cannot(?! only)|(?:is|are) (?:prohibited|forbidden)(?: from)?|(?:is|are) not (?:permitted|allowed)(?: to)?|${promised} not to|(?:under no circumstances|in no case|in no event|at no time) (?:shall|must|may)|${noOneEn}(?:shall|must|may))\b`,
        'giu',
      ),
    },
    {
      kind: 'may only',
      pattern: /\bmay\b(?= only\b| be only\b| be \p{Ll}{2,}(?:ed|[nt]) only\b)/giu,
    },
    {
      kind: 'must',
      pattern: new RegExp(
        String.raw`\b(?:shall|must|(?:is|are) (?:required|obliged|obligated|bound) to|(?:is|are) to(?= be \p{Ll})|(?<!\b(?:not|never|n['’]t|you|to) )(?:has|have) to${noDeed}|(?<!\bwill )(?:has|have) until(?=[^.;]{3,40} to (?:comply|conform|register|submit|obtain|install|meet|implement)\b)|${promised} to${noDeed}|(?:is|are) (?:\p{Ll}+ly )?responsible for (?!\p{Ll}+thing\b)\p{Ll}{2,}ing(?= \p{L}))`,
        'giu',
      ),
    },
    { kind: 'may', pattern: /(?<!\d )\b(?:may|(?:is|are) (?:permitted|allowed|entitled) to)\b(?! \d)/giu },
    { kind: 'should', pattern: /\bshould\b/giu },
  ],
  de: [
    {
      kind: 'must not',
      pattern: new RegExp(
        String.raw`(?<!\p{L})(?:(?:darf|dürfen)(?: [\p{L}\d.]+){0,8}? (?:nicht(?! nur(?!\p{L}))|kein\p{L}*)|(?:ist|sind)(?: [\p{L}\d.]+){0,8}? (?:untersagt|verboten|unzulässig|nicht (?:zulässig|zugelassen|gestattet|erlaubt))|(?<=(?:^|[.;:]\s+))(?:untersagt|verboten|unzulässig|nicht (?:zulässig|zugelassen|gestattet|erlaubt)) (?:ist|sind)|verpflichte(?:t|n) sich(?=[^.;,]{0,80},?${negatedZu})|${noOneDe}(?:darf|dürfen))(?!\p{L})`,
        'giu',
      ),
    },
    {
      kind: 'may only',
      pattern:
        /(?<!\p{L})(?:darf|dürfen)(?=(?: [\p{L}\d.]+){0,8}? (?<!nicht )(?:nur|ausschließlich|lediglich)(?!\p{L}))(?!\p{L})/giu,
    },
    {
      kind: 'must',
      pattern: new RegExp(
        String.raw`(?<!\p{L})(?:muss|müssen|(?:ist|sind)(?: (?!(?:nicht|kein\p{L}*)(?!\p{L}))[\p{L}\d.]+){0,6}? verpflichtet|verpflichte(?:t|n) sich|obliegt|obliegen|(?:hat|haben)(?=${between}{0,200}? ${infinitive})|(?:ist|sind)(?=(?:, (?:soweit|sofern|wenn|falls)[^,.;]{2,80},)?(?! (?:nicht|kein))(?:(?!berechtigt|befugt|geeignet|bereit|imstande|in der Lage)(?:${withinClause}|,(?= (?:den |dem )?\d|(?<=\d,|Uhr,)))){0,200}? ${infinitive})|(?:stellt|stellen)(?=[^.;,]{0,120} sicher(?!\p{L})))(?!\p{L})`,
        'giu',
      ),
    },
    {
      kind: 'may',
      pattern: /(?<!\p{L})(?:darf|dürfen|kann|können|(?:ist|sind) (?:berechtigt|befugt))(?!\p{L})/giu,
    },
    { kind: 'should', pattern: /(?<!\p{L})(?:soll|sollen|sollte|sollten)(?!\p{L})/giu },
  ],
};
