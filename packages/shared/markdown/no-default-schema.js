/**
 * Stands in for the sanitizer's own allow-list in the built site: ours says all there is to say, see schema.ts.
 * JavaScript, because it takes the place of a file that is.
 */
export const defaultSchema = {};
