/**
 * Stands in for the library's decoders of character references, one of which goes through innerHTML: ours take their
 * place, see character-references.ts. JavaScript, because it takes the place of files that are.
 */
const never = () => {
  throw new Error('Character references are decoded elsewhere');
};

export const decodeString = never;
export const decodeNamedCharacterReference = never;
export const decodeNumericCharacterReference = never;
