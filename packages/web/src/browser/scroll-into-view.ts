/** Scrolls to an element, without animation if the system asks for reduced motion. */
export function scrollIntoView(element: Element | null | undefined, block: ScrollLogicalPosition): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block })
}
