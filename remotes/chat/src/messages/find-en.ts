export const findTexts = {
  label: 'Find in this chat',
  count: (at: number, count: number) => `${at} of ${count}`,
  none: 'Nothing found',
  noneYet: 'Nothing found so far',
  reading: 'Reading earlier messages',
  readFailed: 'Earlier messages could not be read. They are not searched.',
  inReport: 'in the report',
  next: 'Next match',
  previous: 'Previous match',
  close: 'Close find',
} as const;
