import { figuresOfOthers } from './brackets-of-others.ts';
import { companyName as name, nameWord as word, sentenceStart as start } from './stranger-words.ts';

const amount = '(?:(?:EUR|USD|GBP|CHF|€|\\$|£) ?\\d|\\d)';
/** What may follow a whole name: a mark or a small word, so that "Danish rival" is not the name Danish. */
const ends = `(?=['’]s?(?!\\p{L})|[.,;:)?!"”*]|$| (?:in|for|from|and|or|to|on|at|by|last|this|after|before|is|was|are|were|has|had|will|would|with|as|which|who|said|says|when|where|while|but|over|during|since|next|earlier|later|today|yesterday|until|under|through|without|because|if|could|may|can|did|does|came|fell|took|have|plc|\\p{Ll}+ed)(?!\\p{L}))`;

/** "its rival Brineworks", "der Wettbewerber Fedrotec": what is before a name and says that it is a company's. */
const party =
  '(?:[Rr]ival|[Cc]ompetitor|[Ss]upplier|[Cc]ustomer|[Ss]ubsidiary|(?<![Tt]he )[Pp]eer|[Mm]anufacturer|[Pp]roducer|(?<!\\p{L})[Mm]aker|[Rr]etailer|Konkurrent(?:en|in)?|Wettbewerbers?|Mitbewerbers?|Rivalen?|Marktführer(?:s|in)?|Zulieferers?|Lieferant(?:en)?|Großkunden?|Hauptkunden?|Tochtergesellschaft|Schwestergesellschaft|Muttergesellschaft|\\p{Lu}\\p{Ll}+hersteller)';

/** "Dunmore had sales of …", "Pallhuber beschäftigt …": what companies do and people do not. */
const result = '(?:revenue|sales|turnover|net sales|profit|income|loss|earnings)';
const does = `(?:(?:also |now |now also |today )?(?:employs|employed \\d|has (?:about |around |some |over |more than )?\\d[\\d,.]* (?:employees|people|staff|shops|stores|sites|plants)|(?:had|made|generated|achieved|recorded|increased|booked) (?:an? |its )?(?:\\p{Ll}+ ){0,2}${result}|(?:posted|reported) (?:${amount}|an? (?:net |operating )?(?:loss|profit)|(?:(?!that )\\p{Ll}+ ){0,2}${result})|(?:was|were) (?:founded|established|incorporated|set up|launched) (?:in|on|by)|(?:was|were) (?:bought|acquired|taken over)|is headquartered|manages ${amount}|lost ${amount}|beschäftigt|setzte? (?:\\p{Ll}+ ){0,4}\\d|hat(?:te)? (?:ihren|seinen) (?:Haupts|Firmens|S)itz|wurde (?:im Jahr )?\\d{4} (?:in \\p{Lu}\\p{L}+ )?gegründet|erzielte|erwirtschaftete|erlöste|kam (?:\\p{Ll}+ |\\d{4} )?auf (?:\\p{Ll}+ )?\\d|zählte? (?:\\p{Ll}+ )?\\d))`;

const kind =
  '(?:\\p{Ll}*maker|\\p{Ll}*builder|rival|competitor|supplier|customer|manufacturer|producer|retailer|wholesaler|distributor|dealer|provider|specialist|developer|operator|brewer|publisher|lender|broker|insurer|carrier|airline|utility|conglomerate|group|company|firm|business|chain|bank|fund|investor|agency|consultancy|practice|foundation|charity|cooperative|subsidiary|start-?up|leader)';

/** What is done with a company: it is bought, owned, merged with, or fights in court. */
const dealt =
  '(?:acquire[sd]?|acquiring|[Aa]cquisition of|bought|buys?|buying|purchase of|takeover of|take over|took over|merge[sd]? with|merger (?:with|of)|owned by|belongs to|belonging to|stake in|shares in|bid (?:for|from|by)|offer (?:for|from|by)|sued by|held by|suit (?:against|by)|partnership with|partnered with|teams? up with|cooperation with|collaborat(?:es?|ion) with|joint venture (?:with|called|named)|joins? (?:\\p{Lu}\\p{L}+ )?from|joined from|[Ss]pin-off of|competes with|[Pp]arent(?: company)?,?|[Uu]nlike)';
const office =
  '(?:[Cc]hief [Ee]xecutive(?: [Oo]fficer)?|[Cc]hief [Ff]inancial [Oo]fficer|[Cc]hief [Oo]perating [Oo]fficer|CEO|CFO|COO|[Cc]hair(?:man|woman)?|[Mm]anaging [Dd]irector|[Ff]inance [Dd]irector)';
/** Final words of names that only companies and bodies have. */
const body =
  '(?:Bank|Holdings?|Foundation|Ventures|Securities|Ratings|Council|University|Brothers|Insurance|Industries|Partners|Capital|Associates|Consulting|Communications)';
/** "Share Capital", "Senior Partners" are none. */
const noBody =
  '(?:Share|Working|Human|Issued|Authori[sz]ed|Registered|Venture|Equity|Private|Trade|Senior|Channel|Sales|Distribution|Business|Central|Town|City|Works|Employee|Health|Life|Corporate|Internal|Marketing|Our|The) ';

/** How texts say that a name is a company's; `hint` is a cheap test that its pattern can match at all. */
export const strangerPatterns: readonly { readonly hint: RegExp; readonly pattern: RegExp }[] = [
  {
    hint: /ival|ompet|upplier|ustomer|ubsidiary|eer |anufact|roducer|aker|etailer|onkurren|ettbewerb|arktführer|ieferant|kunde|gesellschaft|hersteller/u,
    pattern: new RegExp(`(?<!\\p{L})${party} ${name}(?![\\p{L}(])`, 'gu'),
  },
  {
    hint: /employ|staff|people|shops|stores|sites|plants|revenue|sales|turnover|profit|income|loss|earnings|posted|reported|founded|established|incorp|set up|launched|bought|acquired|taken over|headq|manages|lost |beschäft|setz|itz|gründ|erziel|erwirt|erlös|kam |zähl/u,
    pattern: new RegExp(`${start}${name}(?:['’]s?)?(?: \\([^()]{2,30}\\))?,? ${does}`, 'gu'),
  },
  {
    // "Crumbley, the Leeds rival that …", "Kingsley Inns (hold) is the larger rival".
    hint: /(?:,|\)| is| was) (?:the|an?|its|another|our) /u,
    pattern: new RegExp(
      `${start}${name}(?:['’]s?)?(?:,| \\([^()]{2,30}\\) is| is| was) (?:the|an?|its|another|our) (?:[\\p{L}-]+ ){0,3}${kind}(?![\\p{L}-])`,
      'gu',
    ),
  },
  {
    // "… joins from Helmsdale, the parcels group with …", not "in Kendal, a chain opened …".
    hint: /, (?:the|an?|another) /u,
    pattern: new RegExp(
      `(?<=(?<!\\p{L})\\p{Ll}+ )(?<!(?<!\\p{L})(?:in|near|outside|around|at) )${name}, (?:an?|another|the(?= [\\p{L}-]+ \\p{Ll})) (?:[\\p{L}-]+ ){0,3}${kind}(?=,|\\.| (?:with|from|of|that|which|based|founded|in))`,
      'gu',
    ),
  },
  {
    // "Cardwell, founded in 1996 by …"
    hint: /, (?:founded|established|headquartered|which (?:was founded|employs|belongs)|a )/u,
    pattern: new RegExp(
      `${start}${name}, (?:founded|established|headquartered|which (?:was founded|employs|belongs))(?!\\p{L})`,
      'gu',
    ),
  },
  {
    hint: /cquir|cquisition|bought|buy|purchase|take|merge|owned|belong|stake|shares in|bid |offer |sued|held by|suit |partner|team|operation|ollabor|venture|join|spin-off|competes|arent|unlike/u,
    pattern: new RegExp(`(?<!\\p{L})${dealt} ${name}${ends}`, 'gu'),
  },
  {
    hint: /hief|CEO|CFO|COO|hair|irector/u,
    pattern: new RegExp(`(?<!\\p{L})${office} (?:of|at) ${name}${ends}`, 'gu'),
  },
  {
    hint: /has (?:named|appointed|hired|recruited|poached)/u,
    pattern: new RegExp(
      `(?:^|[.!?:;,\\n]["”“]? +)${name}(?:['’]s?)? has (?:named|appointed|hired|recruited|poached) \\p{Lu}`,
      'gu',
    ),
  },
  {
    hint: /['’]s? (?:chief|CEO|CFO|managing|finance d|shareholders|employees|workforce|head|revenue|turnover|sales|net|operating)/u,
    pattern: new RegExp(
      `(?<![\\p{L}-])${name}['’]s? (?:chief (?:executive|financial)|CEO|CFO|managing director|finance director|shareholders|workforce|head office|headquarters|revenue|turnover|net (?:profit|income)|operating profit)(?!\\p{L})`,
      'gu',
    ),
  },
  {
    // "Halstrom (Hold)" of a broker's note.
    hint: /\((?:Buy|Hold|Sell|Neutral|Add|Reduce|Accumulate|Outperform|Underperform|Overweight|Underweight|buy|hold|sell)/u,
    pattern: new RegExp(
      `(?<![\\p{L}-])${name} \\((?:[Bb]uy|[Hh]old|[Ss]ell|Neutral|Add|Reduce|Accumulate|Outperform|Underperform|Overweight|Underweight)(?!\\p{L})`,
      'gu',
    ),
  },
  {
    // "Käserei Hohenegg (2022, Umsatz 52 Mio. EUR)" in a list of deals, "Bergström & Partner (22 Mitarbeiter)".
    hint: /\p{L} \([^()]*\d/u,
    pattern: new RegExp(
      `(?<![\\p{L}-])(?!(?:Segment|Region|Werk|Standort|Bereich|Sparte|Division|Plant|Unit|Site|Abteilung|Team|Niederlassung|Filiale|Familie|Stadt|Kreis|Land)(?!\\p{L}))(?<name>${word} (?:(?:& )?${word} ?){1,2})(?<=\\p{L}) ?\\((?=[^()]*\\d)(?=[^()]*(?<!\\p{L})${figuresOfOthers})`,
      'gu',
    ),
  },
  {
    // "die Grazer Beteiligungsgesellschaft Uhrturm Invest".
    hint: /gesellschaft |[Ii]nvestor |fonds |Fonds |Bieter |Käufer |Erwerber |Kreditgeber |Hausbank /u,
    pattern: new RegExp(
      `(?<!\\p{L})(?:(?:Beteiligungs|Kapital|Investment|Private-Equity-|Wagniskapital)gesellschaft|(?:Finanz)?[Ii]nvestor(?:en|in)?|\\p{L}*[Ff]onds|Bieter(?:in)?|Käufer(?:in)?|Erwerber(?:in)?|Kreditgeber(?:in)?|Hausbank) (?!Relations)${name}`,
      'gu',
    ),
  },
  {
    hint: /^\W*(?:About|Information on|Über) /u,
    pattern: new RegExp(`^\\W*(?:About|Information on|Über) (?:the )?${name}\\W*$`, 'gu'),
  },
  {
    hint: new RegExp(`(?<=\\p{L} )${body}(?!\\p{L})`, 'u'),
    pattern: new RegExp(
      `(?<![\\p{L}-])(?<name>(?!${noBody})${word} (?:${word} )?${body})(?![\\p{L}-])`,
      'gu',
    ),
  },
];
