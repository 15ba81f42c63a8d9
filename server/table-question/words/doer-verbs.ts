/** What somebody does, and the head of the column that says who: "who drives" is the driver, "wer hat bestellt" the customer. */
export const doerVerbs: readonly { readonly said: string; readonly of: RegExp }[] = [
  {
    said: 'drive, drives, drove, drives, driving, fährt, fahren, fuhr, gefahren',
    of: /^(?:driver|fahrer(?:in)?)$/i,
  },
  {
    said: 'teach, teaches, taught, teaching, unterrichtet, unterrichten, lehrt',
    of: /^(?:teacher|tutor|instructor|trainer|lecturer|lehrer(?:in)?|lehrkraft|dozent(?:in)?|kursleit(?:er|erin|ung))$/i,
  },
  {
    said: 'manage, manages, managed, run, runs, lead, leads, led, head, heads, leitet, leiten, führt, verantwortet',
    of: /(?:^|\s)manager$|^(?:head|lead|leader|team ?lead|(?:projekt|filial|abteilungs|team|bereichs)?leit(?:er|erin|ung))$/i,
  },
  {
    said: 'order, orders, ordered, placed, spend, spends, spent, ausgegeben, buy, buys, bought, purchased, bestellt, bestellte, bestellten, gekauft, kaufte, kauft',
    of: /^(?:customer|client|buyer|purchaser|kunde|kundin|käufer(?:in)?|besteller(?:in)?)(?: name)?$|^kundenname$/i,
  },
  {
    said: 'own, owns, owned, besitzt',
    of: /^(?:owner|proprietor|eigentümer(?:in)?|besitzer(?:in)?|inhaber(?:in)?)$/i,
  },
  {
    said: 'live, lives, lived, rent, rents, wohnt, wohnen, bewohnt, mietet',
    of: /^(?:tenant|resident|occupant|mieter(?:in)?|bewohner(?:in)?|mietpartei)$/i,
  },
  {
    said: 'wrote, written, write, schrieb, geschrieben, verfasst',
    of: /^(?:author|writer|autor(?:in)?|verfasser(?:in)?)$/i,
  },
  {
    said: 'supply, supplies, supplied, liefert, beliefert',
    of: /^(?:supplier|vendor|lieferant(?:in)?)(?: name)?$/i,
  },
  {
    said: 'handle, handles, handled, bearbeitet, bearbeiten, betreut, betreuen',
    of: /^(?:agent|assignee|case ?worker|handler|(?:sach)?bearbeiter(?:in)?|betreuer(?:in)?|account manager|ansprechpartner(?:in)?)$/i,
  },
];

/** Heads of columns that tell where a thing or a person is. */
export const placeNames =
  /^(?:location|place|site|room|room no\.?|shelf|bin|bin location|warehouse|storage(?: location)?|city|town|venue|address|desk|ort|stadt|wohnort|raum|raumnr\.?|standort|lagerort|lagerplatz|regal|fach|adresse|anschrift|sitz|veranstaltungsort)$/i;

/** What is asked about a place beside "where", and says nothing more. */
export const placeVerbs =
  'stored, located, kept, live, lives, living, based, found, situated, held, stay, stays, sit, sits, befindet, finde, wohnt, wohnen, wohnhaft, lebt, leben, sitzt, steht, stehen, gelagert, lagert, findet, statt';
