/**
 * Stands in for the words that say where a token stands, in the built site: the parser uses them only in messages about
 * faults of its extensions. JavaScript, because it takes the place of a file that is.
 */
export const stringifyPosition = () => '';
