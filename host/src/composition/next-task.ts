/** Resolves in a task of its own: presses and keys that came meanwhile have their turn before. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}
