/** Lines of the credit history that we write, with the words the server stores them in. Runs and grants carry a text of their own. */
export const ledgerTexts = {
  titles: {
    freeCredits: 'Monatliche kostenlose Credits',
    creditsBought: 'Gekaufte Credits',
    creditsExpired: 'Credits verfallen',
    heldExpired: 'Credits verfallen, während sie zurückgelegt waren',
    welcome: 'Willkommens-Credits einer Einladung',
    reward: 'Belohnung für eine Einladung',
    takenBack: 'Credits mit einer Zahlung zurückgenommen',
    returned: 'Credits mit einer Zahlung zurückgegeben',
  },
  planCredits: (plan: string) => `Monatliche Credits des Tarifs ${plan}`,
};
