import { createElement } from 'react';
import type { ImageMarkProps } from './image-mark.tsx';
import { loadOnce } from './load-once.ts';
import { useLoaded } from './use-loaded.ts';

/** What shows images, for the first text with one. */
export const imageMark = loadOnce(async () => (await import('./image-mark.tsx')).ImageMark);

/** An image of a text; what it says until then, and where its code does not come. */
export function ImagePlace(image: ImageMarkProps) {
  const Mark = useLoaded(imageMark);
  return Mark ? createElement(Mark, image) : image.alt;
}
