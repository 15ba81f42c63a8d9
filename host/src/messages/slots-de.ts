/** Worte um das, was andere Bereiche auf einer Seite zeigen und anbieten. */
export const slotTexts = {
  actionFailed: (label: string) => `„${label}“ hat nicht funktioniert. Bitte versuchen Sie es noch einmal.`,
};
