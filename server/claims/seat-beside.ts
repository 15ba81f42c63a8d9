import type { Draft, SentenceScope } from './draft.ts';
import { factDrafts } from './fact-drafts.ts';
import { withLatinLetters } from './latin-letters.ts';

/** A place as German firms write it behind their name: "Kempten (Allgäu)", "Bad Homburg", "Frankfurt am Main". */
const place = new RegExp(
  withLatinLetters(
    String.raw`^, (?<place>(?:(?:Bad|Sankt|St\.|Markt|Burg|Neu|Alt|Groß|Klein) )?\p{Lu}\p{Ll}[\p{L}-]*(?: (?:am|an der|im|in der|ob der|bei|vor der) \p{Lu}\p{Ll}+)?(?:/\p{Lu}\p{Ll}[\p{L}-]*)?(?: \(\p{Lu}\p{Ll}+\))?),? (?<next>\p{Ll}+)`,
  ),
  'u',
);
/** What a company is, where a place could be. */
const isNoPlace =
  /(?:unternehmen|führer|führerin|hersteller|herstellerin|anbieter|anbieterin|spezialist|spezialistin|betrieb|gruppe|konzern|tochter|mutter|gesellschaft|dienstleister|produzent|händler|händlerin|marke|ausrüster|lieferant|lieferantin|entwickler|betreiber|betreiberin|verlag|haus|werk|brauerei|bank|genossenschaft|firma|holding|partner|kunde|gründer|inhaber|eigentümer|branche|aktie|pionier|tradition|vorstand|rechtsform|sitz)(?: |$)|^(?:Deutschland|Österreich|Schweiz|Europa|Asien|Amerika|Bayern|Hessen|Sachsen|Thüringen|Brandenburg|Niedersachsen|Deutschlands|Europas|Anfang|Ende|Mitte|Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)$/iu;
/** What a company of which this is the subject goes on with; behind a list ("Die Kessel AG, Kassel und …") it is no verb. */
const isNoVerb = /^(?:und|oder|sowie|als|die|der|das|deren|dessen|mit|bei|von|wie|seit|ein|eine|vertreten)$/u;

/** "Die Verdane Optics AG, Kassel, entwickelt …": the seat that is between commas behind the name a sentence begins with. */
export function seatBeside(scope: SentenceScope): Draft[] {
  const { text, tokens, reading } = scope;
  if (reading.language !== 'de') return [];
  const at = /^(?:die|das|der)$/.test(tokens[0]?.lower ?? '') ? 1 : 0;
  const company = tokens[at];
  if (company?.kind !== 'company' || company.isOwner || tokens[at + 1]?.text !== ',') return [];
  const rest = text.slice(company.end);
  const match = place.exec(rest);
  const [name, next] = [match?.groups?.place, match?.groups?.next ?? ''];
  const attribute = reading.attributes.find(({ id }) => id === 'headquarters');
  const isClosed = name !== undefined && rest.slice(2 + name.length).startsWith(',');
  if (name === undefined || attribute === undefined || !isClosed) return [];
  if (isNoPlace.test(name.replace(/ \(.*$/u, '')) || isNoVerb.test(next)) return [];
  const start = company.end + 2;
  return factDrafts(scope, attribute, company.key, [
    { value: { kind: 'text', text: name }, start, end: start + name.length, isLeft: false },
  ]);
}
