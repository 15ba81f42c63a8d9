/** Why a part cannot be used while an admin views as somebody. */
export const viewTexts = {
  personal: (name: string) => `You are viewing as ${name}: only they themselves can change what is here.`,
  change: (name: string) => `You are viewing as ${name} without changes: here you can only read.`,
};
