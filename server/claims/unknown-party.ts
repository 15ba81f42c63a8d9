import type { Language } from '@loupe/shared/lib/language';
import { isOfPerson } from './new-party.ts';
import { isCountry, isNoCompanyName } from './stranger-names.ts';

const word = "\\p{Lu}[\\p{L}\\p{N}'’.-]*";
/** Two capitalised words and more, or two joined by a hyphen, as the first thing a paragraph says something of. */
const opens: Readonly<Record<Language, RegExp>> = {
  en: new RegExp(
    `^(?:Meanwhile,? |Elsewhere,? |In contrast,? |By contrast,? )?(?<before>At |For )?(?<article>The )?(?<name>${word}(?: (?:(?:&|and|of|the) )?${word}){1,4})(?:, \\p{Ll}| \\p{Ll})`,
    'u',
  ),
  de: new RegExp(
    `^(?<before>Bei (?:der |dem )?)?(?<article>Die |Der |Das )?(?<name>${word}(?: (?:(?:&|und) )?${word}){1,4}|\\p{Lu}\\p{Ll}{2,}-\\p{Lu}\\p{Ll}{3,})(?:, \\p{Ll}| \\p{Ll})`,
    'u',
  ),
};

const wholeName = new RegExp(`^${word}(?:[ -](?:(?:&|and|of|the|und|von) )?${word}){1,3}$`, 'u');

/** Words of figures, times, offices, places and parts, which begin sentences that tell of no company. */
const ordinary =
  /^(?:Ein|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Rund|Etwa|Über|About|Around|Some|Familie|Geschwister|Brüder|Eheleute|Erben|Frau|Herrn?|Dr\.?|Prof\.?|Mrs?|Ms|Dame|Sir|Lord|Lady|Dipl\S*|Net|Total|Gross|Operating|Adjusted|Underlying|Statutory|Organic|Reported|Consolidated|Comparable|Like-for-like|Average|Diluted|Basic|Pre-tax|Free|Full|First|Second|Third|Fourth|Half|Annual|Interim|Final|Fiscal|Financial|Capital|Cash|Debt|Equity|Dividends?|Margins?|Headcount|Employees|Staff|People|Assets|Liabilities|Orders?|Costs?|Expenses|Demand|Growth|Inflation|Return|Results?|Outlook|Guidance|Earnings|Research|Members|Customers|Vice|Senior|Deputy|Head|Former|New|North|South|East|West|Northern|Southern|Eastern|Western|Central|Latin|Asia\p{L}*|Middle|Key|Risk|Segment|Bereich|Sparte|Geschäftsfeld|Geschäftsbereich|Region|Standort|Werk|Marke|Markt|Anlage|Abteilung|Quartal|Halbjahr|Geschäftsjahr|Jahr|Stand|Seite|Tabelle|Abschnitt|Kapitel|Punkt|Artikel|Absatz|Netto\p{L}*|Brutto\p{L}*|EBIT\S*|EBT\S*|F&E\S*|\p{L}*(?:[Uu]msatz|[Ee]rlöse?|[Ee]rgebnis|[Gg]ewinn|[Mm]arge|[Qq]uote|[Kk]apital|[Vv]ermögen|[Ss]chulden|[Ss]chuldung|[Kk]osten|[Aa]ufwand|[Aa]ufwendungen|[Ii]nvestitionen|[Bb]estand|[Ee]ingang|[Ll]eistung|[Cc]ashflow|[Dd]ividende)s?|\p{L}*(?:[Cc]hef|[Cc]hefin|[Vv]orstand|[Vv]orständin|[Ll]eiter|[Ll]eiterin|[Vv]orsitzender?|[Ff]ührer|[Ff]ührerin|[Dd]irektor|[Dd]irektorin|[Ss]precher|[Ss]precherin|[Gg]ründer|[Gg]ründerin|[Pp]räsident|[Pp]räsidentin|[Pp]rokurist|[Pp]rokuristin|[Ii]nhaber|[Ii]nhaberin|[Rr]at))$/u;
/** Words of headings that name no company. */
const ofHeadings =
  /^(?:Overview|Review|Report|Statements?|Factors|Information|Governance|Performance|Results|Highlights|Summary|Position|Flows?|Sheet|Events?|Developments?|Strategy|Operations|Activities|Policy|Notes|Update|Contacts?|Calls?|Segments?|Products?|Markets?|Business|Risks?|Profile|History|Background|Facts|Figures|Numbers|Team|Careers|News|Press|Release|Questions|Answers|Agenda|Minutes|Terms|Conditions|Disclaimer|Discussion|Analysis|Accounts|Balance|Income|Profit|Loss|Sustainability|Environment|Society|Remuneration|Appendix|Annex|Chapter|Page|Table|Angaben|Bericht\p{L}*|Lage\p{L}*|Zahlen|Fakten|Ausblick|Überblick|Rückblick|Risiken|Chancen|Organe|Anhang|Bilanz|Personal|Produkte|Märkte|Geschichte|Kontakt|Presse|Inhalt\p{L}*|Vorwort|Nachtrag\p{L}*|Entwicklung\p{L}*|Kennzahlen|Impressum|Anschrift|Register\p{L}*|Amtsgericht|Handelsregister\p{L}*|Gesellschafter\p{L}*|Mehrheits\p{L}+|\p{L}*gesellschafter(?:in)?|\p{L}*aktionär(?:in)?)$/u;
/** "Alleinige …", "Flüssige …": an adjective in front. */
const adjective =
  /(?:ig|isch|lich|bar|los|iert|ell)e[rsnm]?$|^(?:Größt|Wichtigst|Best|Höchst|Neust|Folgend|Laufend|Amtierend|Bestehend)e[rsnm]?$/u;
/** Offices and what people do: the name is that of a person. */
const ofPeople =
  /(?<!\p{L})(?:(?:founded|started|set up|opened|built up|took over|takes over|joined|runs|ran) (?:the|this|our) (?:company|firm|business|group|family (?:business|firm))|(?:took|takes) the helm|chief|director|chair(?:s|ed|man|woman|person)?|heads?|headed|president|CEO|CFO|COO|CTO|founder|manager|executive|becomes?|became|steps?|stepped|follows|followed|leaves|left|Vorstand\p{L}*|Vorständin\p{L}*|Geschäftsführ\p{L}+|Leiter(?:in)?|Finanz\p{L}+|Aufsichtsrat\p{L}*|leitet\p{L}*|führt|folgt\p{L}*|übernimmt|übernahm|verlässt|verließ|wechselt\p{L}*|bestellt|berufen|ernannt|gewählt|ausgeschieden|sagt\p{L}*|geboren|gestorben|geht|tritt|scheidet|bleibt|kommt|rückt|erhält)(?!\p{L})/iu;

const isOrdinary = (one: string) => ordinary.test(one) || ofHeadings.test(one) || isNoCompanyName(one);

/** "Minster Ceramics", "Münster-Keramik": two words and more that are capitalised as in a name, and none of other things. */
function isUnknownName(name: string): boolean {
  const words = name.split(/[ -]/u).filter((one) => /^\p{Lu}/u.test(one));
  return words.length >= 2 && !adjective.test(words[0] ?? '') && !words.some(isOrdinary) && !isCountry(name);
}

/** A heading that is nothing but such a name. */
export const isHeadedByUnknown = (heading: string): boolean =>
  wholeName.test(heading) && isUnknownName(heading);

/** "Corbel Partners holds 20 % of the shares": says whose the subject is. */
const holdsShares =
  /(?<!\p{L})(?:hält|halten|besitzt|besitzen|holds?|owns?)(?!\p{L}).*(?:Anteil|Aktien|Kapital|Prozent|%|shares|stake|per ?cent)|(?<!\p{L})(?:shareholder|stockholder|owner|\p{L}*aktionär(?:in)?|\p{L}*gesellschafter(?:in)?|\p{L}*eigentümer(?:in)?)(?!\p{L})/iu;

/**
 * True when a paragraph opens with the name of somebody nobody knows: "Minster Ceramics is younger.", "Bäckerei Pohl
 * schließt …", "At Trent Cycles, …". What follows may be theirs. Not for people, figures, times, parts and places.
 */
export function opensWithUnknown(
  text: string,
  language: Language,
  isKnown: (name: string) => boolean,
): boolean {
  const [sentence = ''] = text.split(/(?<=\p{L}{3}[.!?])\s/u, 1);
  const found = opens[language].exec(sentence)?.groups;
  const name = found?.name;
  if (name === undefined || isKnown(sentence.slice(0, sentence.indexOf(name) + name.length + 20)))
    return false;
  if (!isUnknownName(name) || holdsShares.test(sentence)) return false;
  const isPerson = found?.article === undefined && (isOfPerson(sentence) || ofPeople.test(sentence));
  return !isPerson || found?.before !== undefined;
}
