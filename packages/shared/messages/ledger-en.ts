/** Lines of the credit history that we write, by the sentence that is stored. Runs and grants carry a text of their own. */
export const ledgerTexts = {
  titles: {
    'Monthly free credits': 'Monthly free credits',
    'Credits bought': 'Credits bought',
    'Credits expired': 'Credits expired',
    'Credits expired while they were held': 'Credits expired while they were held',
    'Welcome credits of an invitation': 'Welcome credits of an invitation',
    'Reward for an invitation': 'Reward for an invitation',
    'Credits taken back with a payment': 'Credits taken back with a payment',
    'Credits returned with a payment': 'Credits returned with a payment',
  } as Readonly<Record<string, string>>,
  planCredits: (plan: string) => `Monthly credits of ${plan}`,
};
