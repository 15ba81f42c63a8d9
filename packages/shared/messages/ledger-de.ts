/** Lines of the credit history that we write, by the sentence that is stored. Runs and grants carry a text of their own. */
export const ledgerTexts = {
  titles: {
    'Monthly free credits': 'Monatliche Gratis-Credits',
    'Credits bought': 'Credits gekauft',
    'Credits expired': 'Credits verfallen',
    'Credits expired while they were held': 'Credits verfallen, während sie vorgemerkt waren',
    'Welcome credits of an invitation': 'Willkommens-Credits einer Einladung',
    'Reward for an invitation': 'Belohnung für eine Einladung',
    'Credits taken back with a payment': 'Credits mit einer Zahlung zurückgenommen',
    'Credits returned with a payment': 'Credits mit einer Zahlung wiedergegeben',
  } as Readonly<Record<string, string>>,
  planCredits: (plan: string) => `Monatliche Credits von ${plan}`,
};
