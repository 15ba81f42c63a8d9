/** Sentences that the shared stores say. */
export const storeTexts = {
  backOnline: 'Back Online!',
  offline: 'Internet Connection not working!',
  copied: 'Copied to clipboard',
  copyFailed: 'Failed to copy to clipboard',
  networkError: 'The server could not be reached. Check your connection, then try again.',
  offlineForm: 'You are offline. What you typed is kept; try again when you are back online.',
} as const;
