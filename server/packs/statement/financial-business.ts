/** Lines that only banks and insurers have, one for each kind, in English and German; whole labels. */
export const financialLines: readonly RegExp[] = [
  /^(?:net )?interest income$|^zins(?:überschuss|ergebnis)$/iu,
  /^(?:net )?(?:fee|commission|fees) (?:and (?:fee|commission) )?income$|^provisions(?:überschuss|ergebnis)$/iu,
  /^(?:customer deposits|deposits (?:from|of) customers|due to customers|kundeneinlagen|verbindlichkeiten gegenüber kunden)$/iu,
  /^(?:loans (?:and advances )?to customers|customer loans|kundenkredite|forderungen an kunden)$/iu,
  /^(?:forderungen an|verbindlichkeiten gegenüber) kreditinstituten?$|^(?:due (?:from|to)|loans and advances to) banks$/iu,
  /^(?:gross |net )?(?:written|earned) premiums?$|^premiums? (?:written|earned)$|^(?:gebuchte|verdiente) (?:brutto)?beiträge$/iu,
  /^(?:claims (?:incurred|paid)|insurance liabilities|technical provisions|versicherungstechnische rückstellungen|aufwendungen für versicherungsfälle)$/iu,
];
