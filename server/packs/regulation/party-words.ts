/**
 * Words for those who bear duties in contracts and rules. With "will", "soll" and the plain German present only what these
 * do is a duty: "the market will grow" is none.
 */
const english = [
  'Supplier|Vendor|Seller|Buyer|Purchaser|Customer|Client|Contractor|Subcontractor|Consultant|Provider|Licensor|Licensee',
  'Lessor|Lessee|Landlord|Tenant|Subtenant|Employer|Employee|Part(?:y|ies)|Agent|Distributor|Reseller|Manufacturer|Carrier',
  'Borrower|Lender|Guarantor|Insurer|Insured|Processor|Subprocessor|Controller|Operator|Owner|Host|Recipient|Discloser',
  'Franchisor|Franchisee|Publisher|Author|Trustee|Principal|Developer|Importer|Exporter|Dealer|Sponsor',
].join('|');

/** In English a party of a contract has a capital letter: "The Supplier", "each Party", "Supplier and Customer". */
export const englishParty = new RegExp(
  String.raw`^(?:(?:[Tt]he|[Ee]ach|[Ee]very|[Ee]ither|[Nn]either|[Bb]oth) (?:of the )?)?(?:(?:Service|Receiving|Disclosing|Other|other|Cloud|Software|Data) ){0,2}(?:${english})s?(?: (?:and|or) (?:the )?(?:${english})s?)?$`,
  'u',
);

const germanHeads = [
  '(?:[Aa]uftrag|[Aa]rbeit|[Dd]arlehens|[Ll]izenz|[Ff]ranchise|[Kk]redit|[Vv]ersicherungs|[Ll]easing|[Uu]nter|[Nn]achunter)?(?:[Nn]ehmer|[Gg]eber)(?:in|s)?',
  '(?:Unter)?(?:[Mm]ieter|[Vv]ermieter|[Pp]ächter|[Vv]erpächter)(?:in)?|(?:Ver)?[Kk]äufer(?:in)?|Lieferant(?:in|en)?|Besteller(?:in)?',
  '[\\p{L}]*(?:[Bb]etreiber|[Hh]ersteller|[Hh]ändler|[Ii]mporteur|[Ee]xporteur|[Ee]inführer|[Ee]igentümer|[Bb]esitzer|[Ee]rzeuger|[Ee]ntsorger|[Bb]eförderer|[Vv]erarbeiter|[Dd]ienstleister|[Aa]nbieter)(?:in|n|e|en)?',
  '(?:Tier|Hunde|Fahrzeug)?(?:H|(?<=Tier|Hunde|Fahrzeug)h)alter(?:in)?|Spediteur|Frachtführer|Versicherer|Kunden?|Verwender|Nutzer|Unternehmer|Unternehmen',
  '(?:[\\p{L}]*b|B)etriebe?|(?:Vertrags)?[Pp]artei(?:en)?|Vertragspartner|Verantwortlichen?|Bauherr|Makler|Gesellschafter|Mitglied(?:er)?',
].join('|');

/** A German party as a subject begins with it: "Der Auftragnehmer", "Jeder Betreiber", "Betriebe mit mehr als …". */
export const germanParty = String.raw`(?:(?:[Dd]er|[Dd]ie|[Dd]as|[Jj]ede[rs]?|[Aa]lle|[Bb]eide) )?(?:(?:jeweilige|verantwortliche|andere|gewerbliche)[nr]? )?(?:${germanHeads})(?!\p{L})`;

/** Bodies that a "soll" of a rule binds as it does parties. */
export const germanBody = String.raw`[Dd]ie (?:zuständige )?(?:Behörde|Stadt|Gemeinde|Verwaltung)(?!\p{L})`;

/** After "will": what happens to a party, what it is or hopes for, and not what it is to do. */
export const noDeed =
  /^\s*(?:not |never |also |then |therefore |thereby |thus )*(?:be (?!responsible for\b|required to\b|obliged to\b)|have\b(?! to\b)|become|remain|receive|benefit|need|incur|enjoy|lose|gain|own\b|retain|no longer|find|see\b|know|expect|continue to (?:be|own|have)|usually|normally|typically|generally|often|probably|likely|try\b|aim|hope|seek|consider|soon|save|earn|suffer|fall|exist|cease|expire|result|depend|appear|seem|feel|learn|want|face)/iu;

/** Headings above texts that bind nobody. */
export const unbindingHeading =
  /^(?:recitals?|background|whereas|preamble|introduction|purpose|objectives?|summary|explanatory\b.*|overview|outlook|Präambel|Vorbemerkung(?:en)?|Erwägungsgründe|Begründung|Einleitung|Zweck|Ziele?|Hintergrund|Überblick|Ausblick)(?!\p{L})/iu;

/** A sentence that gives a reason or an expectation. */
export const unbindingSentence =
  /^(?:whereas|as a result|therefore it is expected)\b|\b(?:expected|forecast|likely|presumably|may or may not)\b|(?<!\p{L})(?:voraussichtlich|vermutlich|wahrscheinlich|üblicherweise|in der Regel|normalerweise|angeblich|Berichten zufolge|nach Medienberichten|derzeit|zurzeit|bislang|bisher)(?!\p{L})/iu;

/** Verbs of what a German contract has a party do, in the present: "liefert", "legt … vor". */
const performing =
  'liefer|zahl|bezahl|übermittel|überweis|übergib|übergeb|überlass|überläss|erstatt|erstell|erbring|entricht|meld|informier|unterricht|benachrichtig|prüf|bestell|benenn|send|übersend|versend|räum|reinig|wart|kennzeichn|schul|unterweis|vernicht|beseitig|beheb|errichte|führ|leg|reich|teil|stell|weis|gib|geb|händig|dokumentier|protokollier|registrier|veröffentlich|sammel|entsorg';
export const performingVerb = String.raw`(?:${performing})(?:e?t|e?n)(?!\p{L})`;
