/**
 * Stands in for the parser's two constructs of raw HTML in the built site. They are switched off (requirement M7), but
 * the parser names them, and with their tables of tags they weigh more than all of our own syntax. JavaScript, because
 * it takes the place of a file that is.
 */
const never = (_effects, _ok, nok) => nok;

export const htmlFlow = { name: 'htmlFlow', tokenize: never };
export const htmlText = { name: 'htmlText', tokenize: never };
