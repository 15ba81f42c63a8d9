/** Texts of a page whose slice is switched off. */
export const switchedOffTexts = {
  title: (brand: string) => `This part of ${brand} is switched off at the moment.`,
  detail: 'Nothing of yours is lost. It is back as soon as it is switched on again.',
  toChat: 'Go to the chat',
  toSettings: 'Go to the settings',
};
