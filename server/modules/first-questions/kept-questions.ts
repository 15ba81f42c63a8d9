/** What was made of files lately, by language and file: neither changes. */
export interface KeptQuestions {
  of(key: string, make: () => Promise<readonly string[]>): Promise<readonly string[]>;
}

/** Of so many files; whose turn is longest ago goes first. */
const mostKept = 500;

/** Keeps what was made, also while it is being made; a failure is not kept. */
export function createKeptQuestions(): KeptQuestions {
  const kept = new Map<string, Promise<readonly string[]>>();
  return {
    of: (key, make) => {
      const questions = kept.get(key) ?? make();
      kept.delete(key);
      kept.set(key, questions);
      questions.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return questions;
    },
  };
}
