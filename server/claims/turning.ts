import { graveWords } from '../packs/company/grave-words.ts';
import { leaningOf } from './leaning.ts';

const refusals =
  /^(?:(?:We|I|They|The (?:board|company|group|directors|management)|It|This|That|There) (?:\p{Ll}+ ){0,4}?(?:decided against|declined|refused|rejected|den(?:y|ies|ied)|is (?:not (?:true|so)|untrue|wrong|false|none)|was (?:not (?:true|so|carried)|untrue|wrong|false|none|rejected|refused)|are none|did not|do not|does not|will not|never)|No decision|None of (?:this|that|it)|Not so|Nonsense|Neither)(?!\p{L})|^(?:Es gibt (?:sie |ihn |es |einen |eine )?(?:nicht|kein\p{L}*)|(?:Das|Dies|Dem|Davon) (?:ist|war|stimmt|trifft|kann) [^.!?]{0,30}?(?:nicht|falsch|unwahr|keine Rede)|Daraus wird nichts|(?:Wir|Der Vorstand|Die Geschäftsführung|Der Aufsichtsrat|Der Verwaltungsrat|Das Unternehmen|Die Gesellschaft) [^.!?]{0,60}?(?:abgelehnt|lehnt\p{L}*|verworfen|dagegen|zurückgewiesen|weist|wies|bestreitet|dementiert|nicht)|Nein|Unsinn|Nichts davon)(?!\p{L})/iu;
/** "That figure included agency staff and should not be carried forward.", "Das war ein Fehler.": takes back what is before. */
const takesBack =
  /^(?:That|This|These|Those|It|They|The (?:figure|number|report|claim|statement|story|paper|newsletter)) [^.!?]{0,140}?(?:(?:should|must|may|can) not be|no longer|(?:an?|the|in) (?:error|mistake|misprint)|(?:is|was|were|are) (?:wrong|incorrect|superseded|outdated|withdrawn|out of date)|ha(?:s|ve) since been (?:corrected|withdrawn|replaced|revised))(?!\p{L})|^(?:Das|Dies\p{L}*|Sie|Er|Es|Die (?:Zahl|Angabe|Meldung|Aussage)) [^.!?]{0,140}?(?:Fehler|Irrtum|Druckfehler|nicht mehr|überholt|falsch|unzutreffend|korrigiert|zurückgenommen|berichtigt|widerrufen)(?!\p{L})/iu;

/** Words by which what was said is denied, limited or set against something else. */
const limits =
  /(?<!\p{L})(?:not|no|never|nobody|none|nothing|neither|nor|only|cannot|without|however|but|although|though|yet|instead|den(?:y|ies|ied)|disput(?:es|ed)|rejects?|rejected|unconfirmed|unclear|untrue|provisional|nicht|kein\p{L}*|nie|niemand|nichts|weder|nur|lediglich|jedoch|allerdings|dagegen|hingegen|aber|doch|dennoch|bestreite[nt]|bestritt\p{L}*|dementier\p{L}*|unbestätigt|unklar|unbegründet|ohne)(?!\p{L})|n[’']t(?!\p{L})/iu;
/** What holds now, behind what was said before: "We are lowering that to 91.", "Inzwischen ist sie verkauft." */
const movesOn =
  /(?<!\p{L})(?:now|since then|meanwhile|lower(?:ing|ed)|raising|raised|withdrawn|withdrew|previously|nunmehr|inzwischen|mittlerweile|seither|seitdem|neu|gesenkt|senken|erhöht|erhöhen|angehoben|zurückgenommen|zuvor|bisher)(?!\p{L})/iu;
/** Who speaks goes on about what was just said: "I have no idea where they got it", "There has been no approach", "Es gibt keine Gespräche". */
const goesOn =
  /^(?:I|We|Nobody|No one|Nothing|There|None|No|Not|Only|But|However|Although|Ich|Wir|Niemand|Nichts|Es gibt|Kein\p{L}*|Nicht|Nur|Allerdings|Jedoch|Das|Dies)(?!\p{L})/u;

const stemLength = 6;
const stemsOf = (text: string) =>
  new Set((text.match(/\p{L}{5,}/gu) ?? []).map((word) => word.toLowerCase().slice(0, stemLength)));

const sharesWord = (one: string, other: string) => {
  const stems = stemsOf(one);
  return [...stemsOf(other)].some((stem) => stems.has(stem));
};

/** A sentence right behind another that denies it, takes it back or says how far it holds: without it the other misleads. */
export function turns(next: string, said: string): boolean {
  if (refusals.test(next) || takesBack.test(next)) return true;
  const leans = leaningOf(next) !== 'none';
  if (leans && movesOn.test(next)) return true;
  if (!limits.test(next)) return false;
  return leans || goesOn.test(next) || sharesWord(said, next) || graveWords.some((one) => one.test(said));
}

/** A sentence that takes back the one before it, which is never quoted without it. */
export const refuses = (next: string): boolean => refusals.test(next) || takesBack.test(next);
