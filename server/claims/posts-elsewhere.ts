import type { Token } from './tag-sentence.ts';

/** Without companies that are named only beside somebody's post there: "derzeit CFO der Furka Cargo AG". */
export const withoutPosts = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter((token, i) => {
    if (token.kind !== 'company') return true;
    const before = tokens.slice(Math.max(0, i - 3), i).filter(({ lower }) => lower !== 'the');
    const [post, link] = before.slice(-2);
    const lead = tokens[i - before.length - 1] ?? before[0];
    return !(
      post?.kind === 'role' &&
      /^(?:der|des|bei|von|of|at)$/.test(link?.lower ?? '') &&
      [lead, before[0]].some((one) =>
        /^(?:derzeit|zurzeit|bisher|zuvor|zuletzt|noch|heute|früher|vormals|ehemals|currently|previously|formerly|now|until|lately|presently)$/.test(
          one?.lower ?? '',
        ),
      )
    );
  });
