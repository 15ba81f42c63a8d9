/**
 * How much a language model may say and how long it may take: the one place of these figures. A character is a UTF-16
 * unit; everything that streams counts: text, reasoning and the arguments of calls.
 */
export const textLimits = {
  /** One turn. 40,000 tokens: more than the longest answers models give at once, ten times our longest report. */
  turnCharacters: 160_000,
  /** All turns of a run. Room for the longest answer after as much again of reasoning and calls. */
  runCharacters: 400_000,
  /** Calls of one turn: as many as a run has steps. */
  turnCalls: 40,
  /** Tokens read or written in one turn by no model there is: an endpoint that reports more counts wrong. */
  mostTokens: 10_000_000,
  /** One turn with all its tries. A slow model writes 40 tokens a second: 12,000 tokens, a long report. */
  turnMs: 5 * 60_000,
  /** A try that brings nothing for this long is given up: cold starts take up to 40 s, a busy queue a little more. */
  silenceMs: 60_000,
  /** A turn that brought nothing in all its tries for this long has failed: people wait no 3 minutes for nothing. */
  patienceMs: 150_000,
  /** An endpoint that asks to be left alone for longer than this is, when another model can be asked. */
  restBeforeNextMs: 5_000,
  /** One line of an endpoint's answer; a whole answer at once fits, at six bytes a character in JSON. */
  lineBytes: 1_048_576,
  /** A whole answer of an endpoint on the wire: a turn in pieces of one character, 300 bytes around each. */
  answerBytes: 50_331_648,
  /** Share of a run's time that is kept for writing: 3 of 15 minutes. */
  writingShareOfTime: 0.2,
  /** And for storing what was written. */
  closingShareOfTime: 0.02,
  /** A final text must have room for at least this much, or it is not begun: two short paragraphs. */
  leastCharacters: 600,
  /** Read at once by a model whose setting does not say: what the smallest models of today can, and room to spare. */
  contextTokens: 32_000,
  /** Of these for what it writes. */
  writingShareOfContext: 0.25,
  /** Of the rest for what was said before in the chat. */
  historyShareOfContext: 0.25,
  /** Fewer than on average, so that what is asked fits: figures and German have short tokens. */
  leastCharactersPerToken: 3,
  /** Average over languages and tokenizers, for what an endpoint does not report. */
  charactersPerToken: 4,
  /** No tokenizer gives prose more: an endpoint that reports fewer tokens than this tells too little. */
  mostCharactersPerToken: 8,
} as const;
