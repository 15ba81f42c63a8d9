/**
 * Calls back when the page has been drawn as it is now, in a task of its own: what several tasks change between
 * two frames is laid out and painted in one. A page that is not shown draws nothing, and goes on when it is shown.
 * Answers with what calls it off.
 */
export function afterFrame(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(callback)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
