/** Takes the focus from one of these to the next or the one before; stays at the ends. Gives what has it then. */
export function moveFocus(all: readonly HTMLElement[], step: 1 | -1): HTMLElement | undefined {
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = all[Math.min(all.length - 1, Math.max(0, at + step))];
  next?.focus();
  return next;
}
