export type Sex = 'female' | 'male';

export interface Body {
  readonly kg: number;
  readonly cm: number;
  readonly age: number;
}

/** Added by sex in the formula of Mifflin, St Jeor et al. 1990. */
export const sexTerm: Readonly<Record<Sex, number>> = { female: -161, male: 5 };

/** Ages of the people the formula was made from (Mifflin, St Jeor et al. 1990). */
export const agesOfFormula = { low: 19, high: 78 } as const;

/** Resting energy in kcal a day: 10 kg + 6.25 cm - 5 years + 5 or - 161 (Mifflin, St Jeor et al. 1990, AJCN 51, 241-247). */
export const restingEnergy = ({ kg, cm, age }: Body, sex: Sex): number =>
  10 * kg + 6.25 * cm - 5 * age + sexTerm[sex];

/** Body mass index in kg/m². */
export const bodyMassIndex = (kg: number, cm: number): number => kg / (cm / 100) ** 2;

/** Below it adults are underweight (World Health Organization). */
export const underweightIndex = 18.5;

/** The weight in kg of that index, rounded up to a tenth. */
export const leastWeight = (cm: number): number =>
  Math.ceil(underweightIndex * (cm / 100) ** 2 * 10 - 1e-9) / 10;

/**
 * Most weight to lose in a week, in kg: one hundredth of the body's, a bound of this plan, and never more than the two
 * pounds that the Centers for Disease Control and Prevention name.
 */
export const mostLoss = (kg: number): number => Math.min(kg / 100, 0.9);
