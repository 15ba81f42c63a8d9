export const tableGroundEn = {
  asStated: '\\text{as stated}',
  /** Whose number it is, where no file says it. */
  from: { form: 'your number', assumption: 'assumption of this report, to be changed' },
  formulas: { form: '\\text{your number}', assumption: '\\text{assumed}' },
  rows: (count: string) => `${count} rows`,
  counted: 'counted in this report',
  more: (n: number) => `${n} more; a deeper run shows more.`,
  reference: 'Look up reference data',
};
