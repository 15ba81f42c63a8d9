import { mayFollow } from './short-name.ts';
import { companyName, nameWord, sentenceStart } from './stranger-words.ts';

/** Places and things are called after a company and are none: "Verdane House", "Verdane Preis". */
const ofThings =
  /^(?:House|Haus|Park|Tower|Turm|Hall|Halle|Centre|Center|Zentrum|Campus|Arena|Stadium|Stadion|Street|Road|Straße|Strasse|Platz|Allee|Square|Building|Gebäude|Works|Werk|Plant|Mill|Mühle|Site|Standort|Preis|Prize|Award|Cup|Day|Tag|Academy|Akademie|App|Portal|Card|Karte)$/u;

/**
 * "Verdane Foods" beside the Verdane Optics asked for: the first word alone is the same, and what is behind it is
 * neither a word of the company's own names nor one that may follow any name. `own` are those words in lower case.
 */
export function isNamesake([first = '', ...rest]: readonly string[], own: ReadonlySet<string>): boolean {
  return (
    rest.length > 0 &&
    own.has(first.toLowerCase()) &&
    !rest.some((word) => own.has(word.toLowerCase()) || ofThings.test(word)) &&
    !mayFollow.test(rest.join(' '))
  );
}

const acts =
  '(?:said|says|told|employs|runs|operates|owns|carries|bets|plans|reported|reports|posted|announced|announces|acquired|acquires|bought|buys|sold|sells|hired|hires|wants|expects|competes|beschäftigt|betreibt|besitzt|teilte|meldete?|plante?|erwartet|kaufte?|übernimmt|übernahm|verkaufte?|baut|investiert|setzt auf|wehrt sich)';
const tie =
  '(?:connect(?:ed|ions?)|affiliat(?:ed|ions?)|associat(?:ed|ions?)|relat(?:ed|ions?|ionships?)|links?|linked|ties)';

/**
 * What tells of a company that has nothing but the first word of its name in common with the one asked for: it does what
 * companies do, or somebody says that the two are not the same.
 */
export const namesakePatterns: readonly { readonly hint: RegExp; readonly pattern: RegExp }[] = [
  {
    hint: new RegExp(acts, 'u'),
    pattern: new RegExp(
      `${sentenceStart}(?:The |Die |Der |Das )?${companyName}(?: \\([^()]{2,30}\\))?,? ${acts}(?!\\p{L})`,
      'gu',
    ),
  },
  {
    // "Verdane Foods is not connected with …", "has no relation to …"
    hint: /(?<!\p{L})(?:no|not|never|nothing|un(?:connected|related|affiliated))(?!\p{L})/u,
    pattern: new RegExp(
      `(?<![\\p{L}-])${companyName},? (?:is|are|was|were|has|have|had) (?:in no way |not |no |never |never had |nothing |un(?=[acr]))(?:\\p{Ll}+ ){0,4}(?:${tie}|to do with)(?!\\p{L})`,
      'gu',
    ),
  },
  {
    hint: /confus|onnect|elat|ffiliat|nothing to do|amesake|nlike|mistaken|imilarly named|same name|(?<!\p{L})(?:ties|links?) /u,
    pattern: new RegExp(
      `(?:[Cc]onfused|[Cc]onfusion|[Mm]istaken|${tie}|nothing to do|[Nn]amesakes?|[Ss]imilarly named|same name,?|[Uu]nlike) ?(?:with |to |for |of |between )?(?:the |our |its )?(?:namesake |company |firm )?${companyName}`,
      'gu',
    ),
  },
  {
    // "nicht zu verwechseln mit der Verdane Bau", "die namensgleiche Verdane Bau"
    hint: /erwechs|zu tun|erbunden|erbindung|erwandt|identisch|amensvetter|amensgleich|amensähnlich/u,
    pattern: new RegExp(
      `(?:[Vv]erwechs\\p{L}+|zu tun|[Vv]erbunden|[Vv]erbindung|[Vv]erwandt|identisch|[Nn]amensvetter\\p{L}*|[Nn]amensgleich\\p{L}*|[Nn]amensähnlich\\p{L}*),? (?:mit |zu |zur |von )?(?:der |dem |den |die )?(?:Firma )?${companyName}`,
      'gu',
    ),
  },
  {
    // "mit der Verdane Bau nichts zu tun", "die Verdane Bau steht in keiner Verbindung"
    hint: /(?<!\p{L})(?:nichts?|kein\p{L}*)(?!\p{L})/u,
    pattern: new RegExp(
      `(?:[Mm]it|[Zz]u|[Zz]ur|[Dd]ie) (?:der |dem |den )?(?:Firma )?${companyName}(?: [^.;!?]{0,60})? (?:nicht zu verwechseln|nicht verwechs\\p{L}+|nichts (?:\\p{L}+ ){0,8}zu tun|nicht (?:\\p{L}+ ){0,8}(?:verbunden|verwandt|identisch|verflochten)|keine[rn]? (?:\\p{Ll}+ ){0,2}Verbindung)`,
      'gu',
    ),
  },
];

/** "Verdane Foods streicht Stellen", "Verdane Foods: a profile": a title that may be about somebody of a like name. */
export function isHeadedByNamesake(title: string, own: ReadonlySet<string>): boolean {
  const [, name] = headed.exec(title) ?? [];
  return name !== undefined && isNamesake(name.split(' '), own);
}

const headed = new RegExp(
  `^(?:The |Die |Der |Das )?(${nameWord}(?: ${nameWord}){1,2})(?=:| [–—|-] | \\p{Ll}{2})`,
  'u',
);

/** The words of all names of a company, in lower case. */
export const ownWords = (aliases: readonly string[]): ReadonlySet<string> =>
  new Set(aliases.flatMap((alias) => alias.toLowerCase().match(/[\p{L}\p{N}&.'’-]+/gu) ?? []));
