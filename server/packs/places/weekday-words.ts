/** Days of the week as people write them, English, German and Japanese; the first is Monday. */
export const weekdayWords: readonly (readonly string[])[] = [
  ['mondays', 'monday', 'mon', 'montags', 'montag', 'mo', '月曜日', '月曜'],
  ['tuesdays', 'tuesday', 'tues', 'tue', 'dienstags', 'dienstag', 'di', '火曜日', '火曜'],
  ['wednesdays', 'wednesday', 'wed', 'mittwochs', 'mittwoch', 'mi', '水曜日', '水曜'],
  ['thursdays', 'thursday', 'thurs', 'thu', 'donnerstags', 'donnerstag', 'do', '木曜日', '木曜'],
  ['fridays', 'friday', 'fri', 'freitags', 'freitag', 'fr', '金曜日', '金曜'],
  ['saturdays', 'saturday', 'sat', 'samstags', 'samstag', 'sonnabends', 'sonnabend', 'sa', '土曜日', '土曜'],
  ['sundays', 'sunday', 'sun', 'sonntags', 'sonntag', 'so', '日曜日', '日曜'],
];

/** What says that a place is closed. */
export const closedWords: readonly string[] = [
  'closed',
  'closes',
  'closing day',
  'shut',
  'geschlossen',
  'ruhetag',
  'ruhetage',
  'schließtag',
  'zu',
  '休館',
  '定休',
  '休み',
];
