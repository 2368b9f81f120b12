/** Scrolls to something that has unfolded, as gently as somebody likes it. */
export function scrollIntoView(element: Element | null | undefined, block: ScrollLogicalPosition): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block })
}
