/**
 * Keeps what was found in the texts asked about last: rules ask one after the other about the same sentence, and every
 * paragraph again about its headings. What is found must follow from the text alone and is not to be changed.
 */
export function rememberingTexts<T extends object>(
  find: (text: string) => T,
  most = mostSentences,
): (text: string) => T {
  let [recent, earlier] = [new Map<string, T>(), new Map<string, T>()];
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known;
    const found = earlier.get(text) ?? find(text);
    if (recent.size === most) [recent, earlier] = [new Map(), recent];
    recent.set(text, found);
    return found;
  };
}

/** Texts that are kept in full; as many again are kept until so many others came. */
const mostSentences = 64;
