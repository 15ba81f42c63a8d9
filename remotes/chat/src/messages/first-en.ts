/** What an empty chat offers to ask. */
export const firstTexts = {
  heading: 'Ask one of these',
  loading: 'Loading questions to begin with',
  onFile: (name: string) => `On your last file, ${name}`,
  onSample: (about: string) => `On a sample: ${about}`,
  price: (range: string) => `About ${range} each`,
  failed: 'Questions to begin with could not be loaded. You can still ask your own.',
} as const;
