export const schedulesTexts = {
  repeat: 'Repeat it',
  hint: 'Worth it where what it reads changes: pages and searches. Files stay those you gave it. You are notified only when something changed.',
  every: 'How often',
  rhythms: { daily: 'Every day', weekly: 'Every week', monthly: 'Every month' },
  cap: 'Credits at most, a run',
  capRange: (least: number, most: number) => `A whole number from ${least} to ${most}.`,
  start: 'Repeat',
  repeated: 'Repeated',
  next: (when: string, credits: number) =>
    `Next ${when}, up to ${credits} ${credits === 1 ? 'credit' : 'credits'}`,
  pause: 'Pause',
  goOn: 'Let it go on',
  end: 'End',
  nameOf: (action: string, chat: string) => `${action}: ${chat}`,
  ended: 'It is repeated no more. Its runs stay.',
  loading: 'Looking whether it is repeated',
  failed: 'Whether it is repeated could not be loaded.',
};
