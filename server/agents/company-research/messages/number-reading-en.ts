/** Why a number that could be read in two ways was read as it was. */
export const numberReadingEn = {
  readAs: (written: string, read: string, because: string) => `“${written}” read as ${read}: ${because}`,
  marks: { '.': 'a decimal point', ',': 'a decimal comma' },
  ofDocument: (mark: string) => `other numbers of the document have ${mark}`,
  ofLanguage: (mark: string) => `its language writes ${mark}`,
  ofColumn: (column: string, mark: string, proof: string) =>
    `column “${column}” has ${mark}${proof === '' ? ', as its unit, its sums or its neighbours show' : ` (${proof})`}`,
};
