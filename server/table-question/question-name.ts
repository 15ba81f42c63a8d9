/** True for the head of a column that is a question itself: "Would you recommend us?". */
export const isQuestionName = (name: string) =>
  /\?|^(?:do|does|did|would|will|is|are|was|were|have|has|had|can|how|what|which|würde\w*|haben|hat|sind|ist|war\w*|wie|was|welche\w*|möchte\w*)\s/i.test(
    name,
  );
