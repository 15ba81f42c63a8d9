import { Parser } from 'htmlparser2';
import { appError } from '../../errors/app-error.ts';
import { readerTexts } from '../messages/readers-texts.ts';
import { readLimits } from './document.ts';

/** What finding the main text of a page costs grows with both: tags, and how deep they stand. */
const mainTextLimits = { tags: 20_000, depthSquares: 20_000_000, attributes: 40_000 } as const;

/**
 * Measures a page with the parser that will build it, before it builds anything. Throws `file.unreadable` for one that
 * would hold up its reader; answers whether it is light enough to look for its main text.
 */
export function measureHtml(html: string, name: string): { readonly isLight: boolean } {
  let depth = 0;
  let tags = 0;
  let attributes = 0;
  let ofThisTag = 0;
  let depthSquares = 0;
  const refuse = (what: 'tooNested' | 'tooComplex') =>
    appError('file.unreadable', { sentence: readerTexts.said((t) => t[what](name)) });
  const parser = new Parser({
    onopentagname: () => {
      depth += 1;
      tags += 1;
      ofThisTag = 0;
      depthSquares += depth * depth;
      if (depth > readLimits.depth) throw refuse('tooNested');
      if (tags > readLimits.elements) throw refuse('tooComplex');
    },
    onattribute: () => {
      attributes += 1;
      ofThisTag += 1;
      if (ofThisTag > readLimits.attributes) throw refuse('tooComplex');
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  parser.end(html);
  return {
    isLight:
      tags <= mainTextLimits.tags &&
      depthSquares <= mainTextLimits.depthSquares &&
      attributes <= mainTextLimits.attributes,
  };
}
