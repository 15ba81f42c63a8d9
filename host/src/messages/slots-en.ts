/** Words around what other slices show and offer in a page. */
export const slotTexts = {
  actionFailed: (label: string) => `“${label}” did not work. Please try again.`,
};
