import type { OtherName } from './company-names.ts';
import { nameKey } from './legal-forms.ts';
import type { PartByPart } from './part-by-part.ts';

const word = "\\p{Lu}[\\p{L}\\p{N}&'’-]{2,}";
const name = `(?<name>${word}(?: (?:& )?${word}){0,2})`;
const amount = '(?:(?:EUR|USD|GBP|CHF|€|\\$|£) ?\\d|\\d)';

/** "its rival Brineworks", "der Wettbewerber Fedrotec": what stands before a name and says that it is a company's. */
const party =
  '(?:[Rr]ival|[Cc]ompetitor|[Ss]upplier|[Cc]ustomer|[Ss]ubsidiary|(?<![Tt]he )[Pp]eer|[Mm]anufacturer|[Pp]roducer|(?<!\\p{L})[Mm]aker|[Rr]etailer|Konkurrent(?:en|in)?|Wettbewerbers?|Mitbewerbers?|Rivalen?|Marktführer(?:s|in)?|Zulieferers?|Lieferant(?:en)?|Großkunden?|Hauptkunden?|Tochtergesellschaft|Schwestergesellschaft|Muttergesellschaft|\\p{Lu}\\p{Ll}+hersteller)';
const broughtIn = new RegExp(`(?<!\\p{L})${party} ${name}(?![\\p{L}(])`, 'gu');

/** "Dunmore had sales of …", "Pallhuber beschäftigt …": what companies do and people do not. */
const does = `(?:(?:also |now |now also )?(?:employs|has (?:about |around |some |over |more than )?\\d[\\d,.]* (?:employees|people|staff)|had (?:sales|revenue|turnover) of|(?:posted|reported) (?:${amount}|revenue|sales|turnover|an? (?:net |operating )?(?:loss|profit))|was (?:founded|established|incorporated) (?:in|on)|is headquartered|lost ${amount}|beschäftigt|setzte? (?:\\p{Ll}+ ){0,4}\\d|hat(?:te)? (?:ihren|seinen) (?:Haupts|Firmens|S)itz|wurde (?:im Jahr )?\\d{4} (?:in \\p{Lu}\\p{L}+ )?gegründet|erzielte|erwirtschaftete))`;
const kind =
  '(?:rival|competitor|supplier|customer|maker|manufacturer|producer|retailer|group|company|chain|bank|insurer|operator|subsidiary)';
/** "Crumbley, the Leeds rival that …", "Kingsley Inns (hold) is the larger rival". */
const described = new RegExp(
  `(?:^|[.!?:;\\n]["”“]? +)${name}(?:['’]s?)?(?:,| \\([^()]{2,30}\\) is| is| was) (?:the|an?|its|another) (?:[\\p{L}-]+ ){0,3}${kind}(?![\\p{L}-])`,
  'gu',
);
const acts = new RegExp(`(?:^|[.!?:;\\n]["”“]? +)${name}(?:['’]s?)?(?: \\([^()]{2,30}\\))?,? ${does}`, 'gu');
const hint =
  /ompany|group|chain|bank|operator|rival|compet|suppl|custom|subsid|peer|produc|mak|retail|manufact|employ|lost|had |posted|reported|founded|established|incorp|headq|staff|people|onkurren|ettbewerb|ival|arktführer|ieferant|kunde|gesellschaft|hersteller|beschäft|setz|itz|gründ|erziel|erwirt/u;

/** Words at the start of a sentence that name nobody, and offices, months and the like. */
const nobody =
  /^(?:The|This|That|These|Those|It|Its|He|She|They|We|Our|Your|You|Their|His|Her|Who|Which|What|There|Here|In|On|At|As|By|For|From|With|Since|While|When|After|Before|But|And|Or|If|Although|Both|Each|Every|All|Some|Many|Most|No|None|Nobody|Everyone|Management|Revenue|Sales|Turnover|Profit|Income|Group|Company|Corporation|Firm|Business|Segment|Division|Unit|Board|Directors?|Chief|Chair\p{L}*|President|Mr|Mrs|Ms|Dr|Prof|Dame|Sir|Der|Die|Das|Den|Dem|Des|Ein|Eine|Es|Er|Sie|Wir|Ihr|Sein|Unser|Im|Am|Zum|Zur|Auf|Aus|Bei|Mit|Nach|Von|Vor|Seit|Für|Als|Auch|Und|Aber|Doch|Heute|Damit|Dabei|Konzern|Unternehmen|Gesellschaft|Gruppe|Firma|Genossenschaft|Stiftung|Umsatz|Gewinn|Ergebnis|Vorstand|Mitarbeiter\p{L}*|Beschäftigte\p{L}*|Insgesamt|Weltweit|Derzeit|Aktuell|Zuletzt|January|February|March|April|May|June|July|August|September|October|November|December|Q[1-4]|FY|EBITDA?|CEO|CFO|COO|CTO|Germany|Deutschland|Europe|Europa|America|Asia)$/u;

function isName(words: readonly string[], own: ReadonlySet<string>): boolean {
  const [first = ''] = words;
  return (
    first.length >= 3 &&
    !words.some((one) => nobody.test(one)) &&
    !words.some((one) => own.has(one.toLowerCase()))
  );
}

const nameAfter = new RegExp(`^(?:${word})(?: ${word})?`, 'u');

/** The longer name that a short one stands for in the texts: "Dunmore Haulage" of "Dunmore". */
function longerOf(short: string, text: string): string | null {
  const at = text.indexOf(`${short} `);
  if (at < 0) return null;
  const found = nameAfter.exec(text.slice(at + short.length + 1))?.[0];
  return found === undefined || found.split(' ').some((one) => nobody.test(one)) ? null : `${short} ${found}`;
}

/**
 * Names of companies without a legal form, where the documents say that they are companies: beside "rival" or
 * "supplier", or as the subject of what only companies do. `own` are the words of the company asked for, in lower case.
 */
export function* roomOfStrangers(
  texts: readonly string[],
  own: ReadonlySet<string>,
): PartByPart<OtherName[]> {
  const found = new Map<string, OtherName>();
  for (const text of texts) {
    yield;
    if (!hint.test(text)) continue;
    for (const pattern of [broughtIn, acts, described])
      for (const { groups } of text.matchAll(pattern)) {
        const written = groups?.name ?? '';
        if (isName(written.split(' '), own))
          found.set(written, { written, key: nameKey(written), name: written });
      }
  }
  if (found.size === 0 || found.size > mostStrangers) return [...found.values()];
  for (const text of texts) {
    yield;
    for (const { written, key, name: known } of found.values()) {
      const longer = written.includes(' ') ? null : longerOf(written, text);
      if (longer !== null && !found.has(longer)) found.set(longer, { written: longer, key, name: known });
    }
  }
  return [...found.values()];
}

/** So many strangers are a list; their longer names are not looked for. */
const mostStrangers = 200;
