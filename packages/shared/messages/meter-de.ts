/** Words of the credit meter: the public page, which loads least, has none. */
export const meterTexts = {
  credits: 'Credits',
  ofTotal: (total: string) => `von ${total}`,
  onHold: 'vorgemerkt',
  creditsLeft: (remaining: string, total: string) => `${remaining} von ${total} Credits übrig`,
  creditsLeftUnknownTotal: (remaining: string) => `${remaining} Credits übrig`,
};
