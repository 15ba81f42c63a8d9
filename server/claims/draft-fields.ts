/** Of a draft that holds for the whole company and says nothing of a time. */
export const undated = { part: null, period: null, asOf: null, until: null } as const;

/** Of a draft that its document states plainly, as its own. */
export const plainlyStated = { ...undated, polarity: 'stated', voice: 'own', isRestated: false } as const;
