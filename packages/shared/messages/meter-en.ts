/** Words of the credit meter: the public page, which loads least, has none. */
export const meterTexts = {
  credits: 'credits',
  ofTotal: (total: string) => `of ${total}`,
  onHold: 'on hold',
  creditsLeft: (remaining: string, total: string) => `${remaining} credits left of ${total}`,
  creditsLeftUnknownTotal: (remaining: string) => `${remaining} credits left`,
} as const;
