/**
 * The share of a standard normal distribution above `z`. M. Abramowitz and I. A. Stegun, Handbook of Mathematical
 * Functions (1964): the series 26.2.11 near the middle, the continued fraction 26.2.14 in the tail.
 */
export function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z);
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z < 3) {
    let [term, sum] = [z, z];
    for (let n = 3; term > sum * Number.EPSILON; n += 2) {
      term *= (z * z) / n;
      sum += term;
    }
    return 0.5 - density * sum;
  }
  let fraction = z;
  for (let n = 200; n > 0; n -= 1) fraction = z + n / fraction;
  return density / fraction;
}

/** How many standard deviations around the mean hold this share of a normal distribution: 1.96 of 0.95. */
export function normalReach(confidence: number): number {
  return whereTailIs(tailOf(confidence), normalTail);
}

/** From here on the expansion is exact to the last digits. */
const manyFreedoms = 1000;

/** How many standard errors around the mean hold this share of Student's distribution: 2.228 of 0.95 with 10 degrees of freedom. */
export function studentReach(confidence: number, freedom: number): number {
  if (!Number.isInteger(freedom) || freedom < 1) throw new RangeError(`${freedom} degrees of freedom.`);
  if (freedom > manyFreedoms) return expandedReach(normalReach(confidence), freedom);
  return whereTailIs(tailOf(confidence), (t) => (1 - studentWithin(t, freedom)) / 2);
}

/** The share of Student's distribution within `t` of its middle: Abramowitz and Stegun 26.7.3 and 26.7.4. */
function studentWithin(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const isOdd = freedom % 2 === 1;
  let term = isOdd ? cosine : 1;
  let sum = freedom === 1 ? 0 : term;
  for (let n = isOdd ? 3 : 2; n < freedom; n += 2) {
    term *= (cosine * cosine * (n - 1)) / n;
    sum += term;
  }
  return isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum;
}

/** Abramowitz and Stegun 26.7.5. */
function expandedReach(z: number, freedom: number): number {
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
}

function tailOf(confidence: number): number {
  if (!(confidence > 0 && confidence < 1)) throw new RangeError(`A confidence of ${confidence}.`);
  return (1 - confidence) / 2;
}

/** Halves the interval until it is as narrow as numbers are; `tail` falls. */
function whereTailIs(wanted: number, tail: (at: number) => number): number {
  let [low, high] = [0, 1];
  while (tail(high) > wanted) high *= 2;
  for (let middle = high / 2; middle > low && middle < high; middle = (low + high) / 2)
    if (tail(middle) > wanted) low = middle;
    else high = middle;
  return high;
}
