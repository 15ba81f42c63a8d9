export const schedulesEn = {
  pausedByPerson: 'You paused it.',
  paused: (reason: string) => `Paused: ${reason} It goes on when you let it.`,
  pausedForCredits: 'Paused: there are not enough credits for its next run. Add credits, then let it go on.',
};
