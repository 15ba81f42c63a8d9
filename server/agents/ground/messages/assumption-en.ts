/** Words around numbers that are taken for granted. */
export const assumptionEn = {
  head: ['Assumption', 'Value', 'Range', 'Whose'],
  ends: { low: 'lowest', high: 'highest' },
  noRange: 'no range given',
  from: { you: 'your number', assumed: 'assumption of this report, to be changed' },
};
