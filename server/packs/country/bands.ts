/**
 * Where a score from 0 to 1 among peers is read as a word; rules of thumb of this product, the thirds of an even spread.
 */
export const countryBands = { enter: 0.66, wait: 0.33 } as const;
/** Fewer others with a value of the same year make no percentile. */
export const leastPeers = 5;
/** Fewer indicators with a percentile make no verdict; a rule of thumb. */
export const leastIndicators = 3;
/** Years after which a figure is too old to be scored; a rule of thumb. */
export const mostYears = 5;
/** A trend is reported from this chance on that values without one look so: ten in a hundred. */
export const trendChance = 0.1;
