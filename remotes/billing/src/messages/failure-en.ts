/** Sentences for codes of the server; what is missing here is shown in the server's own words. */
export const failureSentences: Readonly<Record<string, string>> = {};

export const failureTexts = {
  offline: 'You are offline. Nothing was sent, and everything you typed is kept.',
  unsure:
    'The answer did not arrive. Try again: you will not be charged twice. Everything you typed is kept.',
} as const;
