/**
 * Words that turn, strengthen or weaken the word of feeling behind them, and by how much: C. J. Hutto and E. Gilbert,
 * VADER: A Parsimonious Rule-based Model for Sentiment Analysis of Social Media Text, ICWSM-14 (2014), and its published
 * lists (cjhutto/vaderSentiment, MIT).
 */
export const negations: ReadonlySet<string> = new Set(
  `aint arent cannot cant couldnt darent didnt doesnt dont hadnt hasnt havent isnt mightnt mustnt neednt neither never none
   nope nor not nothing nowhere oughtnt shant shouldnt wasnt werent without wont wouldnt rarely seldom despite`.split(
    /\s+/,
  ),
);

export const strengtheners: ReadonlySet<string> = new Set(
  `absolutely amazingly awfully completely considerable considerably decidedly deeply enormous enormously entirely
   especially exceptional exceptionally extreme extremely fabulously fully greatly highly hugely incredible incredibly
   intensely major majorly more most particularly purely quite really remarkably so substantially thoroughly total totally
   tremendous tremendously unbelievably unusually utter utterly very`.split(/\s+/),
);

export const weakeners: ReadonlySet<string> = new Set(
  `almost barely hardly kinda kindof less little marginal marginally occasional occasionally partly scarce scarcely slight
   slightly somewhat sorta sortof`.split(/\s+/),
);

/**
 * German words of a reservation: beside one, the stars of a pleased customer say nothing of what the clause speaks of ("nur
 * sehr laut beim Mahlen"). "Nicht zu laut" is none. A judgement of this product.
 */
export const germanReservation =
  /(?<!\p{L})(?:leider|nur|lediglich|allerdings|aber|jedoch|schade|könnten?|dürften?|abzug|minuspunkt\p{L}*|nachteil\p{L}*|einzig\p{L}*|(?<!nicht\s)zu\s(?!hause)(?!\p{L}+en(?!\p{L}))\p{L}+)(?!\p{L})/iu;

/** What they do, as published; the value of a lexicon word is from −5 to 5. */
export const degrees = {
  negation: -0.74,
  step: 0.293,
  /** Of a word one, two and three places before. */
  byDistance: [1, 0.95, 0.9],
  beforeBut: 0.5,
  afterBut: 1.5,
  /** Of the sum, so that a score lies between −1 and 1. */
  normal: 15,
  /** From here on a score is reported as positive, and from its opposite as negative. */
  clear: 0.05,
} as const;
