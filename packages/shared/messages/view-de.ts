/** Why a part cannot be used while an admin views as somebody. */
export const viewTexts = {
  personal: (name: string) =>
    `Sie sehen die Seite als ${name}: Was hier steht, kann nur die Person selbst ändern.`,
  change: (name: string) => `Sie sehen die Seite als ${name} ohne Änderungen: Hier können Sie nur lesen.`,
};
