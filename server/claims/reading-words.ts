import type { Language } from '@loupe/shared/lib/language';

/** The small words a statement is made of. What is not among them was not understood, and gives no claim. */
export interface ReadingWords {
  /** Between a noun and its value: "revenue *rose slightly to*". */
  readonly between: ReadonlySet<string>;
  /** Before a noun without changing it: "*total annual* revenue". */
  readonly before: ReadonlySet<string>;
  /** Ends the look to the left: the noun is at the start of its statement. */
  readonly opens: ReadonlySet<string>;
  /** What a company does with a figure: "*reported* revenue of". */
  readonly reports: ReadonlySet<string>;
  /** May follow a value without narrowing it. */
  readonly after: ReadonlySet<string>;
  /** Join a period to a value: "in 2025". */
  readonly joins: ReadonlySet<string>;
  /** "about", "more than": the value is not exact. */
  readonly about: RegExp;
  readonly by: ReadonlySet<string>;
  readonly from: ReadonlySet<string>;
  readonly falls: RegExp;
  readonly articles: ReadonlySet<string>;
  readonly owns: ReadonlySet<string>;
  readonly selves: RegExp;
  readonly its: RegExp;
  readonly otherParties: RegExp;
  readonly be: ReadonlySet<string>;
}

const set = (words: string) => new Set(words.trim().split(/\s+/));

const en: ReadingWords = {
  between: set(
    `was were is are amounted totalled totaled reached came stood rose grew increased climbed jumped improved advanced surged fell declined decreased
     dropped slipped shrank reduced went up down gained slid slumped tumbled plummeted contracted sank numbered numbers doubled tripled halved remained stayed hit to of at in by from about around approximately roughly nearly almost some ca ca. only just worldwide globally
     again slightly sharply significantly strongly markedly also then the a an total for during : = has have had been risen grown fallen declined dropped climbed shrunk sunk stable unchanged steady come on as over more than however meanwhile year period financial fiscal record year-end end modestly steadily moderately considerably substantially dramatically further edged inched soared plunged dipped eased expanded shrunk first reported originally initially previously published
     not but rather range restated corrected revised will be expected forecast projected anticipated reach rise grow increase total decline came come comes works and now therefore thus overall currently still flat level broadly largely essentially widened narrowed strengthened weakened stands runs , ( ) year-on-year`,
  ),
  before: set(
    "the a an total annual consolidated group reported overall its our their full-year yearly global worldwide combined whole and that company's group's for of in year fiscal financial record stated expectation expectations forecast guidance target outlook corporate statutory corresponds equals equivalent which works out at gives giving representing equating",
  ),
  opens: set(', ; : and but while whereas that said so because as when after since although ( - –'),
  reports: set(
    'reported reports report achieve generate post deliver make record contributed achieved achieves generated generates posted posts recorded records made makes had has have with showed shows show took takes guides earned delivered booked closed turned produced announced expects expect expected forecasts forecast plans targets anticipates anticipate anticipated projects',
  ),
  after: set(
    `. , ; : ) ( and or but compared compares versus vs vs. against after up down plus thanks driven as because due helped while which including whereas although worldwide globally
     overall mainly since - – " ” than? according restated reflecting following said per cent`,
  ),
  joins: set('in for during at as of on the by year ended to fiscal financial ( calendar'),
  about: /^(?:about|around|approximately|roughly|nearly|almost|some|ca|ca\.|over|more|than)$/,
  by: set('by'),
  from: set('from'),
  falls:
    /^(?:fell|declined|decreased|dropped|slipped|shrank|shrunk|down|dipped|eased|plunged|plummeted|slumped|tumbled|slid|sank|contracted|reduced|lower|fallen|sunk|narrowed|weakened)$/,
  articles: set('the a an'),
  owns: set('of at'),
  selves: /^(?:the company|the group|the firm|it|we|the corporation|the business)$/i,
  its: /^(?:its|our|their|the company[’']s|the group[’']s|the firm[’']s)$/i,
  // "who joined in 2019 from a competitor": where somebody came from is nobody the text goes on about.
  otherParties:
    /(?<!\b(?:join(?:ed|s)|came|comes|recruited|hired|poached|moved)(?: us| the (?:company|group|firm|business))?(?: in \d{4})? from (?:an? |another )(?:[a-z]+ )?)\b(?:suppliers?|competitors?|rivals?|customer|client|subsidiary|parent company|acquirer|buyer|partner|joint venture|importer|peers?|spin-off|predecessor compan(?:y|ies))\b/i,
  be: set('was were is are been be'),
};

const de: ReadingWords = {
  between: set(
    `betrug betrugen beträgt betragen blieb blieben bleibt entsprach entspricht steht stand summierte summierten belief beliefen beläuft sich auf lag lagen liegt liegen bei erreichte erreichten stieg stiegen wuchs wuchsen kletterte kletterten erhöhte
     erhöhten verbesserte verbesserten legte legten sank sanken fiel fielen ging gingen verringerte verringerten verminderte verminderten reduzierte reduzierten ermäßigte ermäßigten schrumpfte schrumpften brach brachen gab gaben verdoppelte verdreifachte halbierte halbierten nahm nahmen kletterte ist war waren sind wurde wurden hat haben hatte
     von um in höhe rund etwa ca ca. circa knapp gut nahezu fast leicht deutlich kräftig stark spürbar damit insgesamt dabei der die das des dem den im am zum für wieder erneut
     somit etwas wie auch nur zuletzt : = , ( ) nicht sondern und über mehr als aktuell derzeit weltweit konzernweit gruppenweit nun nunmehr jetzt dagegen hingegen jedoch allerdings ebenfalls zugleich gleichzeitig nochmals abermals minimal geringfügig überproportional weiter weiterhin unverändert jahr mit berichtigt korrigiert angepasst zu an ein einen eine einem wird werden soll sollen voraussichtlich verblieb verbleibt ergab ergibt resultierte zwar konnte konnten einer bandbreite spanne größenordnung per berichtsjahr geschäftsjahr bilanzstichtag stichtag jahresende geschäftsjahresende`,
  ),
  before: set(
    'der die das den dem des ein einen eine einem einer gesamte gesamten jährliche jährlichen konsolidierte konsolidierten ihr ihren ihrem seinen seinem sein unser unseren unserem und im in gesamter jahr geschäftsjahr konzernweite konzernweiten was entspricht prognose erwartung umsatzprognose für ziel',
  ),
  opens: set(', ; : was und aber während wobei dass so weil da als nachdem ( - – sowie'),
  reports: set(
    'erzielte erzielten erzielt erwirtschaftete erwirtschafteten erwirtschaftet meldete melden meldet verzeichnete verzeichnet machte macht hatte hatten hat haben wies wiesen weist weisen mit erreichte verbuchte verbucht setzte steigerte steigerten erhöhte erhöhten verbesserte verbesserten kam kamen erwartet erwarten rechnet rechnen plant prognostiziert',
  ),
  after: set(
    `. , ; : ) ( und oder aber sondern gegenüber nach verglichen plus minus dank wegen weil da aufgrund während wobei davon darunter weltweit insgesamt nach - – " “ ” erzielt
     erwirtschaftet ab gestiegen gewachsen gesunken gefallen zurück zurückgegangen erhöht verbessert zugelegt an zu betragen erreicht entspricht gesteigert ausgebaut gehalten verringert gesenkt reduziert erzielen erwirtschaften abgeschlossen umgesetzt zulegte hinnehmen verdient verbuchen aus beschäftigt ausgewiesen gemeldet verzeichnet berichtigt korrigiert angestellt tätig
     steigen wachsen erreichen sinken liegen klettern zulegen erwartet prognostiziert geplant angestrebt gerechnet leicht deutlich klar unter über
     niedriger geringer höher größer gesteigert werden worden belaufen summieren verbessern verringern erhöhen zurückgehen ausfallen`,
  ),
  joins: set('im in für am zum per stand jahr geschäftsjahr der die dem ( von des ende'),
  about: /^(?:rund|etwa|ca|ca\.|circa|knapp|gut|nahezu|fast|über|mehr|als)$/,
  by: set('um'),
  from: set('von'),
  falls: /^(?:sank|sanken|fiel|fielen|(?:verringert|vermindert|reduziert|ermäßigt|schrumpft)en?|rückläufig)$/,
  articles: set('der die das den dem des ein eine einen einem einer'),
  owns: set('der des von bei'),
  selves:
    /^(?:die gesellschaft|das unternehmen|der konzern|die gruppe|die firma|der gesellschaft|des unternehmens|des konzerns|der gruppe|es|wir|sie)$/i,
  its: /^(?:ihr|ihren|ihrem|ihre|ihrer|sein|seine|seinen|seinem|unser|unsere|unseren|unserem)$/i,
  otherParties:
    /(?<!\p{L})(?:Lieferant\p{L}*|Zulieferer\p{L}*|Wettbewerber\p{L}*|Konkurrent\p{L}*|Konkurrenz|Rivale\p{L}*|Kunde|Tochter\p{L}*|Muttergesellschaft|Partner|Gemeinschaftsunternehmen|Käufer\p{L}*|Übernehmer\p{L}*|Vorgänger(?:gesellschaft|unternehmen|firma)\p{L}*|Mitbewerber\p{L}*)(?!\p{L})/u,
  be: set('wurde wurden ist sind war waren worden'),
};

export const readingWords: Readonly<Record<Language, ReadingWords>> = { en, de };
