import { useEffect } from 'react'

/** Presses have to be caught as well: many things on the table react to those instead of clicks. */
const PRESSES = ['pointerdown', 'pointerup', 'contextmenu', 'click'] as const

/**
 * While active, a tap on a thing on the table points at it, and does nothing else; so does the Enter key on one that has
 * the focus. Things are found by their place, since disabled buttons get no clicks: `look-back-strip.css` puts a sheet
 * over the table meanwhile.
 */
export function usePointing(isActive: boolean, point: (target: string) => void): void {
  useEffect(() => {
    if (!isActive) return
    const onPress = (event: MouseEvent) => {
      if (!(event.target as Element).closest('.table')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const target = event.type === 'click' ? findAnchor(event) : undefined
      if (target) point(target)
    }
    for (const press of PRESSES) addEventListener(press, onPress, { capture: true })
    return () => {
      for (const press of PRESSES) removeEventListener(press, onPress, { capture: true })
    }
  }, [isActive])
}

function findAnchor({ detail, clientX, clientY, target }: MouseEvent): string | undefined {
  const isKey = detail === 0
  const places = isKey ? [target as Element] : document.elementsFromPoint(clientX, clientY)
  const anchors = places.map((place) => place.closest<HTMLElement>('.table [data-anchor]'))
  return anchors.find((anchor) => anchor !== null)?.dataset.anchor
}
