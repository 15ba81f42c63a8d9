/** Which way a number of an option is better, by what it is called, English and German. */
export const optionDirections = {
  lower:
    /(?<!\p{L})(?:investment|capital|costs?|expenses?|price|fees?|rent|effort|risks?|loss(?:es)?|debt|loan|downtime|delay|churn|payback|duration|workload|\p{L}*investition\p{L}*|anschaffung\p{L}*|\p{L}*kosten|\p{L}*ausgaben?|\p{L}*aufwand|\p{L}*risik\p{L}*|\p{L}*verluste?|schulden|\p{L}*kredit|\p{L}*miete|\p{L}*gebühr\p{L}*|\p{L}*preis|dauer|verzögerung|ausfallzeit)(?!\p{L})/iu,
  higher:
    /(?<!\p{L})(?:profits?|margins?|contribution|revenue|turnover|sales|income|earnings|gains?|savings?|benefits?|returns?|growth|fit|npv|irr|roi|\p{L}*gewinne?|\p{L}*marge|\p{L}*deckungsbeitrag|\p{L}*umsatz|\p{L}*erl[öo]se?|\p{L}*erträge?|\p{L}*ertrag|\p{L}*ersparniss?e?|\p{L}*einsparung\p{L}*|\p{L}*nutzen|\p{L}*rendite|\p{L}*wachstum|umsetzbarkeit|machbarkeit)(?!\p{L})/iu,
} as const;
