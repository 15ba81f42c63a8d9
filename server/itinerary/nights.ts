import type { Stay } from './trip-days.ts';

/** Nights of each stay: one after each of its days but the last of the trip. */
export function nightsOf(
  stays: readonly Stay[],
): readonly { readonly stay: Stay; readonly nights: number }[] {
  return stays.map((stay, i) => ({ stay, nights: i === stays.length - 1 ? stay.days - 1 : stay.days }));
}
