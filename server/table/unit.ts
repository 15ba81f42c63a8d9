/** What a number counts. Two numbers are added, compared or divided only when their units allow it. */
export type Unit =
  | { readonly kind: 'none' }
  /** ISO 4217 code; `scale` is 1, 1e3, 1e6 or 1e9: "EUR million" is EUR with 1e6. */
  | { readonly kind: 'money'; readonly currency: string; readonly scale: number }
  | { readonly kind: 'percent' }
  | { readonly kind: 'percentage_points' }
  /** Things counted: "employees", "units"; `of` null when the table does not say what. */
  | { readonly kind: 'count'; readonly of: string | null; readonly scale: number }
  /** A measure with a symbol of the International System or a common one: "kg", "km", "MWh". */
  | { readonly kind: 'measure'; readonly symbol: string; readonly scale: number }
  /** Money per something: "EUR/kg", "USD per share". */
  | {
      readonly kind: 'rate';
      readonly numerator: Exclude<Unit, { kind: 'rate' }>;
      readonly denominator: Exclude<Unit, { kind: 'rate' }>;
    };
