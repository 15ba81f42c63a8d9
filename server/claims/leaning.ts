import { monthPattern } from '../table/month-names.ts';

/** Opens with a word that stands for something said before. */
const opensWithBefore =
  /^(?:(?:But|Yet|So|Then|This|That|These|Those|Such|It|Its|He|She|His|Her|They|Their|Both|Neither|Either|However|Instead|Nevertheless|Nonetheless|Previously|Thus|Hence|Consequently|Aber|Doch|Diese[rsnm]?|Dies|Er|Es|Sie|Sein\p{L}*|Ihr\p{L}*|Beide|Damit|Dabei|Dafür|Davon|Dazu|Daher|Deshalb|Deswegen|Somit|Darin|Darunter|Dort|Dann|Danach|Dagegen|Hingegen|Allerdings|Jedoch|Dennoch|Trotzdem|Stattdessen|Zuvor|Hinzu|Hiervon|Ebenso|Nein|Ja|Yes|No)(?!\p{L})|(?:Das|Der|Die) (?!(?!(?:hatte|wurde|konnte|musste|sollte|wollte|machte|brachte|führte|zeigte|kostete|werde|habe)n? )\p{Ll}+en? (?:\p{Ll}+en? )?\p{Lu})\p{Ll}|(?:That|This|It|There|Here|They)[’'](?:s|re|ve|ll|d)(?!\p{L}))/u;
/** "Two years ago it was 8.1 per cent.", "Vor fünf Jahren waren es 19.": what was, is before. */
const ofThenOnly =
  /^(?:(?:\p{L}+ ){1,3}(?:ago|earlier|before|later)|In \d{4}|Back then|At that time|The year before),? (?:it|they|that|this|there) (?:was|were|had|is|stood)(?!\p{L})|^(?:Vor \p{L}+ Jahr(?:en)?|Im (?:Vorjahr|Jahr (?:davor|zuvor))|Ein Jahr (?:zuvor|davor|früher)|Damals|Zuvor|\d{4}) (?:waren|war|lag|lagen) (?:es|noch|sie|er|davon)(?!\p{L})/u;
/** "… that motion was not carried." */
const ofThatOne =
  /(?<!\p{L})(?:that|this|the latter) (?:motion|proposal|request|offer|claim|sum|suggestion|amendment|matter)(?!\p{L})|(?<!\p{L})(?:dieser|jener|diesen|letzterer) (?:Antrag|Vorschlag|Wunsch|Betrag)(?!\p{L})/u;
/** "As at the same date …", "The two companies …", "Two of them …", "Umsatz 2023 daher 52.6": of what was named just before. */
const ofTheSame =
  /^(?:(?:As )?(?:[Aa]t|[Oo]n|[Ii]n|[Oo]f|[Oo]ver|[Dd]uring|[Ff]or) (?:the same|that|this|these|those)|(?:Zum|Am|Im|Zur|In der) (?:selben|gleichen)|The (?:same|other|others|two|three|both|former|latter|remaining|remainder|rest|balance)|D(?:ie|er|as) (?:beiden?|andere[nr]?|übrige[nr]?|restliche[nr]?|Rest|erstere[nr]?|letztere[nr]?)|(?:One|Two|Three|Most|Some|Half|All|None) of (?:them|these|those|which)|(?:Zwei|Drei|Einige?r?|Alle|Keine[rs]?) (?:davon|von ihnen))(?!\p{L})|^(?:\S+ ){1,4}(?:therefore|thus|hence|accordingly|daher|deshalb|deswegen|demnach|somit)(?!\p{L})/u;
/** "Verdane disputes it before the court", "Wir bestreiten das.": what was named before is what is disputed. */
const ofThatThing =
  /^(?:\p{L}[\p{L}.-]*: )?(?:\S+ ){1,3}(?:\p{L}+(?:s|ed|t|ve|e|n|ld)|deny|sold|bought|paid|made|put|built) (?:it|them|this|these)(?=[.,;]| (?:in|on|at|before|for|to|with|from|by|again|further|and|or|as|off|down|up|out|over|last|this|next|until|entirely|fully)(?!\p{L}))|^(?:\p{L}[\p{L}.-]*: )?(?:(?:Der|Die|Das) )?(?:\S+ ){1,2}\p{Ll}+(?:t|en|te) (?:das|dies|diese[nsm]?|ihn|sie)(?=[.,;]| (?:ab|zurück|nicht|vollumfänglich|einstimmig|weiterhin|entschieden|vor|als)(?!\p{L}))/u;
/** "There were no fatalities.", "Keine Verletzten gab es": what did not happen is beside what did. */
const ofNone =
  /^(?:There (?:was|were|is|are|has been|have been) (?:no|not|nothing)|Nobody|No one|None|Nothing|Es (?:gab|gibt) (?:keine?|nichts)|Niemand|Keine[rs]?|Nichts)(?!\p{L})/u;
/** "Management had proposed KES 45 million.": so short that what it is about is before it. */
const shortest = 52;
/** "Not pretty, but two deliveries slipped …": a word on what was said. */
const ofComment = /^(?:Not|Nicht|Kein|No) \p{Ll}+, (?:but|aber)(?!\p{L})/u;

/** Without what they are of, nobody knows which is meant: "the overrun", "der Vorfall". */
const eventsEn =
  'overrun|overspend|change|trigger|decision|proposal|motion|claim|dispute|accident|incident|outage|closure|deal|transaction|increase|decrease|decline|reduction|rise|fall|drop|building|project|repairs?|delay|shortfall|breach|appeal|fine|penalty|charge|impairment|write-off|replacement|leak|fire|strike|recall|investigation|assessment|offer|bid|approach|request|suit|lawsuit|case|store|purchase|sale|move|cost|costs|damage|amount|sum|difference|price|visit|matter|issue|topic|item|point|question|answer|letter|invoice|leave|vacancy|explosion|flood|break-in|theft|error|mistake|correction|adjustment|extension|renewal|termination|notice|ban|permit|application|hearing|ruling|verdict|settlement';
const eventsDe =
  'Überschreitung|Mehrkosten|Änderung|Auslöser|Entscheidung|Entscheid|Beschluss|Vorschlag|Antrag|Anspruch|Forderung|Streit|Unfall|Vorfall|Zwischenfall|Ausfall|Schließung|Schliessung|Geschäft|Transaktion|Anstieg|Zunahme|Erhöhung|Rückgang|Abnahme|Verringerung|Senkung|Gebäude|Projekt|Reparatur|Verzögerung|Fehlbetrag|Verstoß|Verstoss|Berufung|Strafe|Busse|Buße|Wertberichtigung|Abschreibung|Leck|Brand|Feuer|Streik|Rückruf|Ermittlung|Untersuchung|Angebot|Anfrage|Klage|Fall|Kauf|Verkauf|Umzug|Kosten|Schaden|Betrag|Summe|Differenz|Preis|Besuch|Angelegenheit|Sache|Thema|Punkt|Frage|Antwort|Brief|Rechnung|Explosion|Hochwasser|Einbruch|Diebstahl|Fehler|Irrtum|Korrektur|Anpassung|Verlängerung|Kündigung|Verbot|Bewilligung|Genehmigung|Gesuch|Verhandlung|Urteil|Vergleich';
/** Says which is meant: "the sale of the depot", "der Brand vom 4. Mai", "die Klage, die …", "the Novexa claim" is no such noun. */
/** "The board approved the overrun in May": says when, and not which. */
const saysWhen = `(?:in|im|am|on|vom) (?:\\d|${monthPattern}|spring|summer|autumn|winter|Frühjahr|Sommer|Herbst|Winter)`;
const saysWhich =
  '(?! (?:of|on|for|with|at|in|by|between|from|against|to|over|under|dated|brought|filed|der|des|von|vom|am|an|auf|im|über|gegen|mit|bei|beim|für|zwischen|wegen|durch|aus|um|zum|zur)(?!\\p{L})|, (?:which|who|die|der|das|den|dem)(?!\\p{L})| \\p{Lu}| ["“„«(]|[\\p{L}-])';
const ofThatEvent = new RegExp(
  `(?:^|(?<=[ ,]))(?:[Tt]he(?: \\p{Ll}{3,12})? (?:${eventsEn})${saysWhich}|(?:[Dd](?:er|ie|as|en|em|es))(?: \\p{Ll}{3,14})? (?:${eventsDe})${saysWhich})`,
  'u',
);
/** What opens so needs no other sentence where the noun is one that every company has: "The order book stood at …". */
const opensWithThing =
  /^(?:The|Der|Die|Das) (?:(?:new|replacement|old|second|third|neue|alte|zweite|dritte)[rn]? )?(?<noun>[\p{L}-]+) (?:was|were|is|are|has|had|will|came|went|ran|runs|started|stopped|opened|wurde|wurden|ist|sind|war|waren|hat|haben|hatte|läuft|lief|kam|ging|steht|stand|beträgt|betrug|soll|wird)(?!\p{L})/u;
const ofEveryCompany =
  /^(?:compan|group|board|director|firm|business|management|revenue|turnover|sales|margin|profit|loss|ebit|dividend|headcount|workforce|staff|employee|share|founder|famil|issuer|chair|auditor|market|customer|works?$|head|equity|debt|liquidity|order|backlog|guidance|outlook|fleet|report|name|seat|registered|gesellschaft|gruppe|firma|unternehmen|konzern|vorstand|aufsicht|verwaltung|beirat|geschäftsf|geschäftsl|gesamtlei|umsatz|erlös|ergebnis|gewinn|verlust|marge|ebitda|dividende|belegschaft|mitarbeit|aktie|aktionär|gründer|familie|vorsitz|revision|abschluss|kunde|markt|eigenkapital|nettoversch|verschuldung|liquidität|auftrag|prognose|ausblick|flotte|sitz|hauptversammlung|generalversammlung|bilanz|covenant)|(?:quote|marge|ebitda|umsatz|ergebnis|kosten|bestand|eingang|zahl|rate)$/iu;

/**
 * How a sentence needs what is before it: not at all, to be read with it where it is in the same paragraph, or so
 * that nobody understands it alone.
 */
export type Leaning = 'none' | 'better' | 'needed';

export function leaningOf(whole: string, headings: readonly string[] = []): Leaning {
  // "And on the tribunal, it …": "and" only goes on.
  const text = whole.replace(goingOn, (_, first: string) => first.toUpperCase());
  if (
    [opensWithBefore, ofThenOnly, ofThatOne, ofTheSame, ofThatThing, ofComment].some((one) => one.test(text))
  )
    return 'needed';
  const event = nounOf(ofThatEvent.exec(text)?.[0]) ?? doneToThat.exec(text)?.[0].split(' ')[1];
  if (event !== undefined) return isNamedIn(event, headings) ? 'better' : 'needed';
  if (text.length < shortest || ofNone.test(text)) return 'better';
  const noun = opensWithThing.exec(text)?.groups?.noun;
  return noun === undefined || ofEveryCompany.test(noun) ? 'none' : 'better';
}

/** The same where it is what is done to it: when that was says nothing of it. */
const doneToThat = new RegExp(
  `(?<=\\p{L} )(?:the|d(?:ie|en|as)) (?:${eventsEn}|${eventsDe}) ${saysWhen}`,
  'iu',
);

const goingOn = /^(?:And|Und|Also),? (?<first>\p{L})/u;

const nounOf = (words: string | undefined) => words?.split(' ').at(-1);

const isNamedIn = (noun: string, headings: readonly string[]) =>
  headings.some((heading) => heading.toLowerCase().includes(noun.toLowerCase().slice(0, 6)));

/** A person or a thing that is named before only: "His contract runs until …", "Ihr Vertrag läuft bis …". */
export const isOfSomebodyBefore = (text: string) =>
  /^(?:He|She|They|His|Her|Their|This|That|These|Those|Er|Sie|Ihr\p{L}*|Sein\p{L}*|Diese[rsnm]?)(?!\p{L})/u.test(
    text,
  );
