import { foldWord, stemOf } from '../table-question/fold-words.ts';

const idle = new Set(
  (
    'a an the of to in on at by for from with and or is are be been being which that this these those it its as into onto ' +
    'has have having said such at least one each wherein comprising comprises characterised characterized further including ' +
    'can may so when while than then also being claim claims according ' +
    'der die das den dem des ein eine einen einem einer eines und oder von vom zu zum zur im in am an auf aus bei mit für ' +
    'ist sind wird werden wurde dass daß welche welcher welches wobei umfassend umfasst aufweisend aufweist dadurch ' +
    'gekennzeichnet nach gemäß anspruch ansprüche sich als so wenn sowie mindestens'
  )
    .split(' ')
    .map(foldWord),
);
const denials = new Set('no not without never nor kein keine keinen keiner ohne nicht nie weder'.split(' '));
/** "Without a rubber seal": as many words on, it is denied. */
const reach = 3;

export interface ContentWord {
  readonly written: string;
  readonly stem: string;
  /** A word just before denies it. */
  readonly isDenied: boolean;
}

/** The words that say something, as written and as compared. */
export function contentWordsOf(text: string): ContentWord[] {
  const found: ContentWord[] = [];
  let deniedFor = 0;
  // A mark between clauses ends what a denial reaches.
  for (const [token] of text.matchAll(/[\p{L}\p{N}]+|[.,;:]/gu)) {
    const folded = foldWord(token);
    if (/^[.,;:]$/u.test(token)) deniedFor = 0;
    else if (denials.has(folded)) deniedFor = reach;
    else {
      if (!idle.has(folded) && folded.length > 1)
        found.push({ written: token, stem: stemOf(folded), isDenied: deniedFor > 0 });
      deniedFor -= 1;
    }
  }
  return found;
}

/** A German compound as two words that stand by themselves elsewhere: "Deckeldichtung" beside "Deckel" and "Dichtung". */
export function partsOfCompound(stem: string, known: ReadonlySet<string>): readonly string[] {
  for (let cut = 4; cut <= stem.length - 4; cut += 1) {
    const tail = stem.slice(cut);
    if (!known.has(tail)) continue;
    const head = stem.slice(0, cut);
    const begin = [head, stemOf(head), head.replace(/s$/u, '')].find(
      (one) => one.length > 3 && known.has(one),
    );
    if (begin !== undefined) return [begin, tail];
  }
  return [];
}
