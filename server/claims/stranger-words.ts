/** One word of a company's name, in a pattern. */
export const nameWord = "\\p{Lu}[\\p{L}\\p{N}&'’-]{2,}";

/** A name of up to three words, as the group `name` of a pattern. */
export const companyName = `(?<name>${nameWord}(?: (?:& )?${nameWord}){0,2})`;

/** Where a sentence, a line or a part of one begins. */
export const sentenceStart = '(?:^|[.!?:;\\n]["”“]? +|\\*\\*)';
