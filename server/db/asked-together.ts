import type { Database } from './database.ts';

/**
 * One question for all who ask it while an answer to it is under way, for what is dear and the same for everybody. Who asks
 * is answered by a question that is put afterwards, so that no answer is older than its request.
 */
export function askedTogether<Answer>(
  ask: (db: Database) => Promise<Answer>,
): (db: Database) => Promise<Answer> {
  const lines = new WeakMap<Database, () => Promise<Answer>>();
  return (db) => {
    const known = lines.get(db);
    if (known) return known();
    const join = inLine(() => ask(db));
    lines.set(db, join);
    return join();
  };
}

function inLine<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | undefined;
  let next: Promise<Answer> | undefined;
  const begin = () => {
    next = undefined;
    const answer = ask();
    underWay = answer;
    const end = () => {
      if (underWay === answer && !next) underWay = undefined;
    };
    answer.then(end, end);
    return answer;
  };
  return () => {
    if (!underWay) return begin();
    return (next ??= underWay.then(begin, begin));
  };
}
