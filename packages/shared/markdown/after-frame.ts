/** A page that is not shown draws nothing; work goes on there all the same, in milliseconds. */
const HIDDEN_PAGE = 100;

/**
 * Calls back when the page has been drawn as it stands now, in a task of its own: what several tasks change between
 * two frames is laid out and painted in one. Answers with what calls it off.
 */
export function afterFrame(callback: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    callback();
  }, HIDDEN_PAGE);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
