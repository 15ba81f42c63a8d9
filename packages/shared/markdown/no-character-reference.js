/**
 * Stands in for the parser's own character references, which are switched off: ours take their place, see
 * character-references.ts. JavaScript, because it takes the place of a file that is.
 */
export const characterReference = { name: 'characterReference', tokenize: (_effects, _ok, nok) => nok };
