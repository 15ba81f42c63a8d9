/** Lines of the credit history that we write, with the words the server stores them in. Runs and grants carry a text of their own. */
export const ledgerTexts = {
  titles: {
    freeCredits: 'Monthly free credits',
    creditsBought: 'Credits bought',
    creditsExpired: 'Credits expired',
    heldExpired: 'Credits expired while they were held',
    welcome: 'Welcome credits of an invitation',
    reward: 'Reward for an invitation',
    takenBack: 'Credits taken back with a payment',
    returned: 'Credits returned with a payment',
  },
  planCredits: (plan: string) => `Monthly credits of ${plan}`,
};
