/** Deeds that one column of dates tells the day of. */
export const dateDeeds: readonly { readonly said: string; readonly of: RegExp }[] = [
  { said: 'due, fällig, fällige, fälligen', of: /\bdue\b|fällig|faellig|zahlbar/i },
  {
    said: 'paid, settled, bezahlt, gezahlt, beglichen',
    of: /paid|payment date|settled|bezahlt|gezahlt|zahlungs(?:datum|eingang)|zahltag|beglichen/i,
  },
  { said: 'shipped, dispatched, versandt, versendet, verschickt', of: /ship|dispatch|versand/i },
  { said: 'delivered, geliefert, zugestellt', of: /deliver|liefer|zustell/i },
  { said: 'ordered, placed, bestellt', of: /order|bestell/i },
  {
    said: 'joined, hired, started, join, start, starts, begin, begins, began, eingestellt, eingetreten, beigetreten, angefangen, begonnen, dazugekommen, beginnt, beginnen, begann, startet, starten',
    of: /join|hire|start|eintritt|einstell|beginn/i,
  },
  {
    said: 'left, leave, resigned, ausgeschieden, ausgetreten, gegangen, verlassen',
    of: /left|leav|\bend|exit|terminat|austritt|ausgeschieden/i,
  },
  {
    said: 'ends, ended, finish, finishes, finished, endet, enden, endete',
    of: /\bends?\b|finish|ende\b|schluss/i,
  },
  { said: 'created, opened, angelegt, erstellt, eröffnet', of: /creat|open|angelegt|erstell|eröffn/i },
  {
    said: 'close, closes, closed, closing, resolved, geschlossen, abgeschlossen, gelöst',
    of: /clos|resolv|abschluss|abgeschlossen|geschlossen|gelöst/i,
  },
  { said: 'born, geboren', of: /birth|born|geburt|geboren/i },
  {
    said: 'expire, expires, expired, expiring, abläuft, ablaufen, läuft',
    of: /expir|valid until|ablauf|gültig bis/i,
  },
  { said: 'returned, zurückgegeben, retourniert', of: /return|rückgabe|retour/i },
  {
    said: 'invoiced, issued, billed, ausgestellt, gestellt, berechnet',
    of: /invoice|issue|bill|rechnungs|ausgestellt|ausstell/i,
  },
  { said: 'booked, gebucht', of: /book|buchung/i },
  { said: 'tüv, hu, hauptuntersuchung', of: /^(?:hu|tüv|hauptuntersuchung|hu ?\/ ?au)\b|tüv\b/i },
  { said: 'mot', of: /\bmot\b/i },
];

/**
 * Columns of the day on which a row takes place. `things` are words that the table is called after, in folded form; null
 * for columns that say it whatever the table is of.
 */
export const mainDates: readonly {
  readonly of: RegExp;
  readonly things: RegExp | null;
  /** Of money nobody knows on which of the days it came. */ readonly isOfCounts?: true;
}[] = [
  {
    of: /^(?:date|datum|tag|buchungs(?:tag|datum)|booking date|posting date|posted(?: date)?|transaction date|belegdatum)$/i,
    things: null,
  },
  {
    of: /^(?:order(?:ed)?(?: date| on)?|date ordered|bestell(?:datum|t am)|auftragsdatum)$/i,
    things: /^(?:order|bestell|auftr)/,
  },
  {
    of: /^(?:invoice date|date of invoice|rechnungs(?:datum|tag)|issued?(?: date| on)?|date issued|ausgestellt am)$/i,
    things: /^(?:invoice|rechnung|re)/,
  },
  {
    of: /^(?:created(?: at| on| date)?|opened(?: at| on)?|erstellt(?: am)?|angelegt(?: am)?)$/i,
    things: /^(?:order|ticket|case|request|bestell|vorg|anfrage|issue)/,
  },
  {
    of: /^(?:reported|logged|raised|requested|gemeldet|eingegangen)(?: (?:on|at|am|date))?$|^(?:report date|meldedatum|eingangsdatum)$/i,
    things:
      /^(?:repair|maintenance|inspection|fault|incident|complaint|ticket|job|reparatur|wartung|inspektion|storung|meldung|auftrag|beschwerde|vorfall|vorfalle)/,
    isOfCounts: true,
  },
];

/** Columns of days on which something came of it later, or was done with the row. */
export const laterDates =
  /completed|finished|fixed|done\b|abgeschlossen|fertig|behoben|\bdue\b|paid|payment|settled|ship|dispatch|deliver|valu[et]|valuta|wertstellung|closed|resolved|cancel|refund|return|fulfil|updated|modified|processed|expir|fällig|faellig|zahl|beglichen|liefer|versand|storn|retour|rückgabe|erledigt|gelöst|geändert|gültig/i;
