/** What lenders ask to be kept at a minimum, by its words in English and German. */
export const covenantMeasures: readonly {
  readonly id: 'equity_ratio' | 'cash';
  readonly unit: 'percent' | 'money';
  readonly words: RegExp;
}[] = [
  {
    id: 'equity_ratio',
    unit: 'percent',
    words: /(?<!\p{L})(?:equity ratio|eigenkapitalquote|EK-Quote)(?!\p{L})/iu,
  },
  {
    id: 'cash',
    unit: 'money',
    words: /(?<!\p{L})(?:cash|liquidity|liquide[nr]? mittel|liquidität|mindestliquidität)(?!\p{L})/iu,
  },
];

export const atLeast =
  /(?<!\p{L})(?:not less than|no less than|at least|(?:a )?minimum of|mindestens|nicht unter)(?!\p{L})[^.;\d]{0,20}$/iu;
