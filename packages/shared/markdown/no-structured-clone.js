/**
 * Stands in for the written-out copy of `structuredClone` that the sanitizer brings: every browser of ours has its own.
 * JavaScript, because it takes the place of files that are.
 */
const never = () => {
  throw new Error('structuredClone is missing');
};

export const serialize = never;
export const deserialize = never;
