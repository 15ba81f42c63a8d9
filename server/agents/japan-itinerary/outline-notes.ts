import type { itineraryFormEn } from './messages/itinerary-form-en.ts';

/** What belongs below each heading, for a language model. */
export const itineraryOutlineNotes: Readonly<Record<keyof typeof itineraryFormEn.outline, string>> = {
  short: 'What to check before relying on the plan, and the must-sees that found no place.',
  days: 'A schedule for each day: time, place, city, way from the place before, closing day with its source.',
  route: 'Trains between the cities with minutes and fare, and days and nights in each city.',
  budget:
    'Amounts by category from known numbers only, the total against the budget, and what was not counted.',
  rain: 'For each day places under a roof near by.',
  left: 'Each must-see without a place, with the reason.',
  possible: 'The least days, or the pace, with which every must-see has a place.',
  missing: 'Wishes that no list knows, with names written nearly so; rows and numbers not used.',
  method: 'How order, days, ways and costs were computed, and every assumption.',
};
