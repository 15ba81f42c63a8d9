/** What goes out and comes in: words of questions, and heads of columns that hold one of both. */
export const flowWords = {
  out: {
    verbs: 'spend, spent, pay, pays, paid, ausgegeben, gezahlt, bezahlt, gebe, zahle, zahlen',
    nouns:
      'spending, spendings, expense, expenses, expenditure, expenditures, outgoings, outgoing, withdrawals, ausgabe, ausgaben, zahlungsausgange, abbuchungen, abgange',
    column:
      /^(?:money out|paid out|out|withdrawals?|withdrawn|debits?|debit amount|payments? out|outgoings?|expenses?|spent|ausgaben?|ausgang|abgang|belastung|auszahlung(?:en)?|lastschrift)$/i,
  },
  in: {
    verbs: 'earn, earned, receive, received, verdient, eingenommen, verdiene, erhalten',
    nouns:
      'income, incomings, incoming, earnings, deposits, receipts, einnahme, einnahmen, eingange, zahlungseingange, gutschriften, zuflusse, einkommen',
    column:
      /^(?:money in|paid in|in|deposits?|credits?|credit amount|payments? in|incomings?|income|received|einnahmen?|eingang|zugang|gutschrift(?:en)?|einzahlung(?:en)?)$/i,
    value:
      /^(?:incomes?|earnings|salary|wages?|revenues?|sales|deposits?|credits?|refunds?|received|einnahmen?|einkommen|gehalt|lohn|umsatz|erlöse?|einzahlung(?:en)?|gutschrift(?:en)?|erstattung(?:en)?|haben|spenden?|zinsen|kindergeld|rente)$/i,
  },
} as const;

/** The one column of an account where what comes is above zero and what goes is below. */
export const signedAmount =
  /^(?:amount|betrag|umsatz|value|wert|sum|summe|net amount|transaction amount|buchungsbetrag)$/i;
