import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

export type Rendered = {
  container: HTMLElement;
  /** Renders another element into the same root, so state is kept. */
  rerender: (element: ReactNode) => void;
  unmount: () => void;
};

const open = new Set<Rendered>();

/** Renders into a container in the page's body, with effects run. Needs `// @vitest-environment jsdom`. */
export function render(element: ReactNode): Rendered {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const container = document.createElement('div');
  document.body.append(container);
  const root: Root = createRoot(container);
  act(() => root.render(element));
  const rendered: Rendered = {
    container,
    rerender: (next) => act(() => root.render(next)),
    unmount: () => {
      if (!open.delete(rendered)) return;
      act(() => root.unmount());
      container.remove();
    },
  };
  open.add(rendered);
  return rendered;
}

/** Unmounts everything that is still rendered; call it in `afterEach`. */
export function cleanup(): void {
  for (const rendered of open) rendered.unmount();
}

/** Clicks as a mouse does: pointer and mouse events first, focus, then the click. */
export function click(target: Element | null, init: MouseEventInit = {}): void {
  const element = present(target);
  const options = { bubbles: true, cancelable: true, button: 0, detail: 1, ...init };
  // As in a browser: what the press changed is rendered before the release and the click arrive.
  act(() => {
    dispatchPointer(element, 'pointerdown', options);
    element.dispatchEvent(new MouseEvent('mousedown', options));
    focusNearest(element);
  });
  act(() => {
    dispatchPointer(element, 'pointerup', options);
    element.dispatchEvent(new MouseEvent('mouseup', options));
  });
  act(() => void element.dispatchEvent(new MouseEvent('click', options)));
}

/** Presses and releases a key on the focused element, or on the one given. */
export function press(key: string, init: KeyboardEventInit = {}, target?: Element | null): void {
  const element = target ?? document.activeElement ?? document.body;
  const options = { bubbles: true, cancelable: true, key, ...init };
  act(() => {
    element.dispatchEvent(new KeyboardEvent('keydown', options));
    element.dispatchEvent(new KeyboardEvent('keyup', options));
  });
}

/** Puts text into an input, textarea or select as a person would: focus, value, input event. */
export function type(target: Element | null, text: string): void {
  const element = present(target) as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set;
  act(() => {
    element.focus();
    setter?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    if (element instanceof HTMLSelectElement) element.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Moves the focus to an element, or away from the focused one. */
export function focus(target: HTMLElement | null): void {
  act(() => {
    if (target) target.focus();
    else (document.activeElement as HTMLElement | null)?.blur();
  });
}

/** Lets pending promises and the updates they cause settle. */
export async function settle(): Promise<void> {
  await act(async () => {
    await Promise.resolve();
  });
}

/** Lets the next animation frame pass; menus and popovers open in one. Not for fake timers. */
export async function nextFrame(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The element to act on is not in the document');
  return value;
}

function focusNearest(element: Element): void {
  const target = element.closest<HTMLElement>('a[href], button, input, select, textarea, [tabindex]');
  if (target && !target.hasAttribute('disabled')) target.focus();
}

function dispatchPointer(element: Element, name: string, options: MouseEventInit): void {
  if (typeof PointerEvent === 'undefined') return;
  element.dispatchEvent(new PointerEvent(name, { ...options, pointerType: 'mouse' }));
}
