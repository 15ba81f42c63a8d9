/** What rows are called where neither file nor head says that word: read with the words a table is called by. */
export const rowSynonyms: readonly { readonly said: string; readonly named: RegExp }[] = [
  { said: 'posten, positionen', named: /(?:)/ },
  // A van is a vehicle, and no car: only words for all of them.
  {
    said: 'vehicle, vehicles, fahrzeug, fahrzeuge, fahrzeugen',
    named: /fuhrpark|fleet|vehicle|fahrzeug|\bkfz\b|kennzeichen|licen[cs]e plate|number plate/i,
  },
  {
    said: 'bike, bikes, bicycle, bicycles, rad, rader, radern, fahrrad, fahrrader, fahrradern',
    named: /fahrr(?:a|ä|ae)d|\bbikes?\b|bicycle/i,
  },
  {
    said: 'product, products, item, items, article, articles, produkt, produkte, produkten, artikel, artikeln, ware, waren',
    named:
      /product|produkt|artikel|article|\bitems?\b|\bsku\b|price ?list|preisliste|inventur|inventory|sortiment|lager/i,
  },
  { said: 'apartment, apartments, flat, flats, wohnung, wohnungen', named: /wohnung|apartment|\bflats?\b/i },
  { said: 'book, books, buch, bucher, buchern', named: /\bbooks?\b|bücher|isbn/i },
  {
    said: 'game, games, match, matches, spiel, spiele, spielen',
    named: /\bgames?\b|\bmatch|spiel|gegner|opponent/i,
  },
  { said: 'course, courses, kurs, kurse, kursen', named: /course|kurs/i },
  { said: 'machine, machines, maschine, maschinen', named: /machine|maschine/i },
  {
    said: 'job, jobs, auftrag, auftrage, auftragen, meldung, meldungen',
    named: /wartung|instandhaltung|reparatur|störung|stoerung|werkstatt|maintenance|repairs?\b|work orders?/i,
  },
  { said: 'contract, contracts, vertrag, vertrage, vertragen', named: /contract|vertr(?:a|ä)g/i },
];

/** Things with a note that has a number of its own: where each row has another number, each row is one of them. */
export const numberedThings: readonly { readonly said: RegExp; readonly numbered: RegExp }[] = [
  {
    said: /^(?:delivery|deliveries|lieferung|lieferungen)$/,
    numbered:
      /^(?:lieferschein(?:e|s?nr\.?|s?nummer|-nr\.?)?|liefer-?nr\.?|delivery (?:note|no\.?|number|id)(?: no\.?| number)?)$/i,
  },
  {
    said: /^(?:appointments?|termine?|terminen)$/,
    numbered: /^(?:appt\.? ?(?:#|no\.?|id)|appointment (?:#|no\.?|number|id)|termin-?(?:nr\.?|nummer|id))$/i,
  },
];

/** Everyday words for any of a fleet, where no column tells cars from vans and lorries. */
export const carWords = /^(?:cars?|autos?|wagen)$/;
export const fleetName = /fuhrpark|fleet|vehicle|fahrzeug|\bkfz\b|kennzeichen|licen[cs]e plate|number plate/i;
export const kindOfVehicle =
  /^(?:pkw|lkw|cars?|vans?|trucks?|lorry|lorries|transporter|anhänger|trailers?|bus|kombi|limousine)$/i;

/** People who are something in a table that has a row for each of them: whoever they are called there. */
export const peopleRows =
  /^(?:members?|mitglied(?:er|ern)?|students?|pupils?|schuler(?:innen)?|participants?|teilnehmer(?:innen)?|attendees?|guests?|gaste|players?|spieler(?:innen)?|child|children|kids?|kind|kinder|kindern|patients?|patienten|volunteers?|helfer(?:innen)?|applicants?|bewerber(?:innen)?|colleagues?|kollegen|kolleginnen|employees?|mitarbeiter(?:innen)?|mitarbeitende[nr]?|angestellte[nr]?|beschaftigte[nr]?|leute|personen|people)$/;
