/** Scrolls `scroller`, and nothing around it, so that `element` is `gap` pixels under its top edge. */
export function scrollInside(scroller: HTMLElement, element: HTMLElement, gap = 0): void {
  const distance = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  scroller.scrollTo({ top: scroller.scrollTop + distance - gap });
}
