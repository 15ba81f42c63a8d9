/** What says that a day is fixed, before the day ("tickets for 27 March") or after it ("27 March, booked"). */
export const bookedBefore: readonly string[] = [
  'booked',
  'booking',
  'reserved',
  'reservation',
  'reservations',
  'ticket',
  'tickets',
  'gebucht',
  'buchung',
  'reserviert',
  'reservierung',
  'karte',
  'karten',
  '予約',
];
export const bookedAfter: readonly string[] = ['booked', 'reserved', 'gebucht', 'reserviert', '予約'];

/** What before such a word says the contrary. */
export const notBooked: readonly string[] = [
  'not',
  'no',
  'never',
  'without',
  'nicht',
  'kein',
  'keine',
  'nie',
  'ohne',
];

/** Words and signs that may be between such a word, its day and its time. */
export const bookingFillers: readonly string[] = [
  'for',
  'on',
  'at',
  'from',
  'the',
  'is',
  'are',
  'für',
  'am',
  'um',
  'auf',
  'ab',
  'den',
  'dem',
  'ist',
  'sind',
  ':',
  ',',
  '@',
];
