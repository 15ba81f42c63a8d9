/**
 * Stands in for what the request library joins addresses with: requests are made with whole addresses, see request.ts.
 * JavaScript, because it takes the place of a file that is.
 */
const never = () => {
  throw new Error('Addresses are joined elsewhere');
};

export const withBase = never;
export const withQuery = never;
