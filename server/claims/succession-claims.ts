import type { Language } from '@loupe/shared/lib/language';
import type { Polarity } from './claim.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { modalityOf } from './modality.ts';
import { dayOfLeaving, endOfTerm, noTerm, termIn, whenSource, type Term } from './people-dates.ts';
import { departure } from './leaving-claims.ts';
import { personSource } from './person-name.ts';

interface Pattern {
  readonly pattern: RegExp;
  /** Who is named: the one who comes, or the one who was there before. */
  readonly names: 'successor' | 'predecessor';
}

const person = `(?<name>${personSource.replace(/^\(\?:.*?\)\*\(/u, '(?:')})`;
const title = '(?:(?:Dr|Prof|Mr|Mrs|Ms)\\.? |Sir |Dame |Lord |Lady |Herrn? |Frau )*';
const named = `${title}${person}(?![\\p{L}-])`;

/** "wird zum 1. Oktober 2026 …" */
const when = `(?: (?:zum|ab|seit|am|im)(?: dem)? ${whenSource})?`;

const patterns: Readonly<Record<Language, readonly Pattern[]>> = {
  en: [
    {
      pattern: new RegExp(`(?:[Hh]er|[Hh]is) successor(?:,| is| will be| became| has been) ${named}`, 'u'),
      names: 'successor',
    },
    {
      pattern: new RegExp(`(?:[Hh]er|[Hh]is) predecessor(?:,| is| was| had been) ${named}`, 'u'),
      names: 'predecessor',
    },
    { pattern: new RegExp(`${named} (?:is|will be|became) (?:her|his) successor`, 'u'), names: 'successor' },
    { pattern: new RegExp(`${named} was (?:her|his) predecessor`, 'u'), names: 'predecessor' },
    {
      pattern: new RegExp(
        `(?<![Ww]as )(?:is|will be|was|is to be|being) (?:succeeded|replaced|followed)(?: (?:on|in|from) ${whenSource})? by ${named}`,
        'u',
      ),
      names: 'successor',
    },
    {
      pattern: new RegExp(
        `(?:^|[;,] )${named} (?:will |is to )?(?:succeeds?|succeeded|replace[sd]?|takes? over from|took over from) (?:her|him)(?! as)`,
        'u',
      ),
      names: 'successor',
    },
    {
      pattern: new RegExp(
        `(?:^|[;,] |and )(?:[Ss]he|[Hh]e) (?:(?:has |had )?(?:succeeded|replaced|took over from)|replaces|succeeds|takes over from) ${named}(?! as)`,
        'u',
      ),
      names: 'predecessor',
    },
    {
      pattern: new RegExp(
        `[Bb]efore (?:her|him|that),? ${named} (?:had )?(?:led|headed|ran|run|managed|held|chaired)`,
        'u',
      ),
      names: 'predecessor',
    },
  ],
  de: [
    {
      pattern: new RegExp(`(?:[Ii]hre?|[Ss]eine?) Nachfolger(?:in)? (?:ist|wird|wurde)${when} ${named}`, 'u'),
      names: 'successor',
    },
    {
      pattern: new RegExp(`(?:^|; )Nachfolger(?:in)? (?:ist|wird|wurde)${when} ${named}`, 'u'),
      names: 'successor',
    },
    {
      pattern: new RegExp(`(?:[Ii]hre?|[Ss]eine?) Vorgänger(?:in)? (?:ist|war) ${named}`, 'u'),
      names: 'predecessor',
    },
    {
      pattern: new RegExp(`(?:[Ii]hr|[Ii]hm|[Aa]uf (?:ihn|sie)) (?:folgt|folgte) ${named}`, 'u'),
      names: 'successor',
    },
    {
      pattern: new RegExp(`(?:^|; )${named} (?:folgt|folgte) (?:ihr|ihm|auf (?:ihn|sie))`, 'u'),
      names: 'successor',
    },
    {
      pattern: new RegExp(
        `(?:[Ii]hre|[Ss]eine|[Dd]eren|[Dd]essen) Nachfolge (?:tritt|übernimmt|trat|übernahm)${when}(?: dann| nun)? ${named}`,
        'u',
      ),
      names: 'successor',
    },
    {
      pattern: new RegExp(
        `(?:[Aa]ls (?:ihr(?:en|e)? |sein(?:en|e)? )?Nachfolger(?:in)?|[Zz]u (?:ihre[mr]|seine[mr]) Nachfolger(?:in)?|[Zz]um Nachfolger|[Zz]ur Nachfolgerin) (?:wird|wurde|ist)${when} ${named}(?= (?:(?!nicht(?!\\p{L}))[^.;,]){0,60}(?<!\\p{L})(?:bestellt|berufen|ernannt|gewählt|benannt|bestimmt)(?!\\p{L}))`,
        'u',
      ),
      names: 'successor',
    },
    { pattern: new RegExp(`(?:^|; )(?:Sie|Er) folgte auf ${named}`, 'u'), names: 'predecessor' },
    { pattern: new RegExp(`(?:^|; )(?:Sie|Er) löste ${named} ab`, 'u'), names: 'predecessor' },
    {
      pattern: new RegExp(`[Vv]or (?:ihr|ihm) (?:hatte |leitete |führte |war )${named}`, 'u'),
      names: 'predecessor',
    },
  ],
};

/** What a text must hold for one of the patterns to match: tried first, because a pattern with a name in it is slow. */
const hints: Readonly<Record<Language, RegExp>> = {
  en: /success|predecessor|succeed|replace|followed|over from|efore (?:her|him|that)/u,
  de: /achfolge|Vorgänger|folgt|löste|[Vv]or ih[rm]/u,
};

const leaves: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:[Ss]he|[Hh]e) (?<how>(?:denied|denies|has denied) that (?:she|he) (?:will|would|is going to) (?:resign|leave|step down|retire)|(?:will|is to|plans to|intends to) (?:resign|leave|step down|retire|depart)|(?:resigned|left|stepped down|retired)(?= (?:on|in|at|from|the company|the board|the group)))/u,
  de: /(?<!\p{L})(?:[Ss]ie|[Ee]r) (?<how>bestritt, dass (?:sie|er) (?:zurücktritt|ausscheidet)|(?:tritt [^,;]{0,60}?zurück|scheidet [^,;]{0,60}?aus|wird [^,;]{0,80}?(?:zurücktreten|ausscheiden|das Unternehmen verlassen)|verlässt [^,;]{0,60}?das Unternehmen|trat [^,;]{0,60}?zurück|schied [^,;]{0,60}?aus)(?!\p{L}))/u,
};

const isPerson = (scope: SentenceScope, draft: Draft) =>
  draft.value.kind === 'text' && scope.reading.roles.some((role) => role.id === draft.attribute);

/** "who is leaving to become CEO of Halo Grid": an office at somebody else's. */
const isElsewhere = /(?:leaving|leaves|left) (?:us )?to (?:become|be|take over as) (?:the |an? )?$/u;

/** The one office that the sentence speaks of, else the paragraph before it; null when there are more. */
function officeOf(scope: SentenceScope, said: readonly Draft[]): { role: string; company: string } | null {
  const here = said.filter((one) => isPerson(scope, one));
  const last = here.at(-1);
  const isOne = new Set(here.map((one) => `${one.attribute}|${one.entity}`)).size === 1;
  const hasOther = scope.tokens.some(
    (token) =>
      token.kind === 'role' &&
      token.role.id !== last?.attribute &&
      !isElsewhere.test(scope.text.slice(0, token.start)),
  );
  return last === undefined || !isOne || hasOther ? null : { role: last.attribute, company: last.entity };
}

function draftOf(entity: string, attribute: string, name: string, polarity: Polarity, term: Term): Draft {
  return {
    entity,
    attribute,
    part: null,
    value: { kind: 'text', text: name },
    period: null,
    ...term,
    polarity,
    voice: 'own',
    isRestated: false,
  };
}

/**
 * Who came before or after somebody whose office was just named ("His successor is Eva Stark", "Before her, Jan Kühn led
 * the company until 2022"), and "she will step down": `said` is what the paragraph and the sentence say of people.
 */
export function successionClaims(scope: SentenceScope, said: readonly Draft[]): Draft[] {
  const office = officeOf(scope, said);
  if (office === null || scope.part !== null) return [];
  const { language } = scope.reading;
  const mayMatch = hints[language].test(scope.text);
  const found = (mayMatch ? patterns[language] : []).flatMap(({ pattern, names }): Draft[] => {
    const match = pattern.exec(scope.text);
    const name = match?.groups?.name;
    if (match === null || name === undefined) return [];
    const [start, end] = [match.index, match.index + match[0].length];
    // "…, bisher Leiter der Kornland GmbH" says what was, of another place.
    const told = scope.text.slice(0, otherTerm(scope.text, end));
    const modality = modalityOf(told, start, end, scope.reading.language);
    if (modality === null || modality.voice !== 'own' || !/^(?:stated|expected)$/.test(modality.polarity))
      return [];
    const words = wordsOfOffice.exec(scope.text.slice(end))?.[0].length ?? 0;
    const stop = Math.min(endOfTerm(scope, end + words), otherTerm(scope.text, end));
    const term = termIn(scope, names === 'successor' ? start : end, stop, end - 1);
    const isAhead =
      modality.polarity === 'expected' ||
      isToCome(scope, term) ||
      // Whoever follows somebody who is still to leave.
      (term.asOf === null &&
        said.some(({ attribute, polarity }) => attribute === departure && polarity === 'expected'));
    const polarity = names === 'predecessor' ? 'former' : isAhead ? 'expected' : modality.polarity;
    return said.some((one) => one.value.kind === 'text' && one.value.text === name && isPerson(scope, one))
      ? []
      : [draftOf(office.company, office.role, name, polarity, term)];
  });
  return [...found.slice(0, 1), ...leaving(scope, said, office.company)];
}

/** "Seine Nachfolge tritt am 1. Juli 2026 … an" in a text of March 2026. */
function isToCome({ writtenOn }: SentenceScope, { asOf }: Term): boolean {
  const day = asOf === null ? null : writtenOn();
  return day !== null && asOf !== null && asOf > day.slice(0, asOf.length);
}

/** ", die seit 2019 das Finanzressort verantwortet", ", bisher Vertriebsvorstand": the times behind are of something else. */
function otherTerm(text: string, end: number): number {
  const at = text
    .slice(end)
    .search(
      /,? \(?(?:der|die|dessen|deren|who|whose|bisher|bislang|zuvor|zuletzt|derzeit|previously|formerly|currently)(?!\p{L})/u,
    );
  return at < 0 ? text.length : end + at;
}

/** "led the company", "leitete das Unternehmen": what may be before the term. */
const wordsOfOffice =
  /^(?: (?:the company|the group|it|das Unternehmen|die Gesellschaft|den Konzern|the post|the office|this office|nach|im Amt))*/u;

/** "She will step down on 30 June 2026": the one person the sentence or the one before it speaks of. */
function leaving(scope: SentenceScope, said: readonly Draft[], company: string): Draft[] {
  const { text, reading } = scope;
  const match = leaves[reading.language].exec(text);
  const names = [
    ...new Set(
      said
        .filter((one) => isPerson(scope, one) && one.polarity !== 'former')
        .map((one) => (one.value.kind === 'text' ? one.value.text : '')),
    ),
  ];
  const [name] = names;
  if (said.some((one) => one.attribute === departure)) return [];
  if (match?.groups?.how === undefined || name === undefined || names.length > 1) return [];
  const [start, end] = [match.index, match.index + match[0].length];
  const modality = modalityOf(text, start + 3, end, reading.language);
  if (modality === null || modality.polarity === 'negated') return [];
  const isDenied = modality.polarity === 'denied' || /^(?:den|has denied|bestritt)/u.test(match.groups.how);
  const isPast = /^(?:resigned|left|stepped|retired|trat|schied)/u.test(match.groups.how);
  const day = isDenied ? null : dayOfLeaving(scope, start, start);
  return [
    {
      ...draftOf(company, departure, name, isDenied ? 'denied' : isPast ? 'former' : 'expected', noTerm),
      asOf: day,
      voice: modality.voice,
    },
  ];
}
