/** What a question speaks of, by the id of the measure that answers it, in English and German. */
export const measureWords: Readonly<Record<string, RegExp>> = {
  current_ratio: /liquid|solven|pay (?:its|their) bills|short.term|zahlungsfähig|kurzfristig/iu,
  equity_ratio: /equity|leverag|indebted|solven|eigenkapital|verschuld/iu,
  interest_coverage: /interest|debt|borrow|loan|lend|zins|schuld|kredit/iu,
  net_debt_ebitda: /debt|leverag|borrow|loan|lend|schuld|kredit/iu,
  operating_margin: /profit|margin|earn|rentab|gewinn|marge|ertrag|verdien/iu,
  net_margin: /profit|margin|earn|rentab|gewinn|marge|ertrag|verdien/iu,
  cash_margin: /cash/iu,
  cash_conversion: /cash/iu,
  receivables_gap: /receivable|customers pay|forderung/iu,
  inventories_gap: /inventor|vorrät|vorrat|lager/iu,
  altman: /bankrupt|distress|insolven|altman/iu,
};
