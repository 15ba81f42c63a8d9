/** What flows through a meter and is billed: said in a question of a table that is called after it alone, it chooses nothing. */
export const mediaOfBills =
  /^(?:strom|wasser|erdgas|fernwarme|heizol|diesel|benzin|kraftstoff|energie|electricity|fuel|water|petrol|power|energy)$/;

/** A table of one medium is called after it and one of these: "Stromrechnungen", "electricity bills". */
export const ofMedium =
  /^(?:s|n|en)?(?:rechnung(?:en)?|kosten|verbrauch(?:e|swerte)?|abrechnung(?:en)?|bills?|invoices?|costs?|usage|consumption|use)$/;

/** Where kinds are side by side, one of them may be the medium. */
export const kindColumn =
  /\b(?:type|kind|sort|medium|utility|energy|fuel|supply|category|service)\b|art$|typ$|sorte|medium|energie|kategorie|kraftstoff|sparte/i;

/** What holds all rows of a list of people: its title says which it is. */
export const wholeGroups =
  /^(?:klasse|class|kurs|course|mannschaft|team|chor|choir|verein|club|gruppe|group|jahrgang|belegschaft)$/;

/** What is done by whoever keeps a list of hours or pieces, said of every row of it. */
export const recordingVerbs =
  /^(?:log|logs|logged|clocked|booked|erfasst|eingetragen|aufgeschrieben|notiert|protokolliert|gebucht)$/;
/** The beginnings of heads and values that tell recorded rows from others. */
export const recordingStems =
  /\b(?:log|clock|book|erfass|eingetrag|eintrag|notiert|protokollier|gebucht|buchung)/i;

/** Heads of what a bill comes to. */
export const billedAmount =
  /^(?:rechnungs|abrechnungs|brutto|gesamt)(?:betrag|summe)$|^(?:(?:invoice|bill|billed) (?:amount|total|sum)|amount (?:billed|invoiced|due)|total (?:amount|bill))$/i;
export const bills = /^(?:rechnung|rechnungen|bills?|invoices?)$/;

/** How long a table of hours or minutes says things took. */
export const spentTime =
  /^(?:hours|hrs|minutes|mins|stunden|std|minuten|arbeitsstunden|duration|dauer|arbeitszeit|zeitaufwand|time spent)$/i;
/** Heads of anything that is measured in time. */
export const anyTime = /hours|hrs|minutes|stunden|minuten|dauer|duration|\btime|zeit/i;
