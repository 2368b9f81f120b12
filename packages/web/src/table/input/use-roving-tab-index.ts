import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const ARROW_STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

/** Props for the container of the group. */
interface RovingTabIndex<T extends HTMLElement> {
  readonly ref: RefObject<T | null>
  onKeyDown(event: KeyboardEvent): void
  onFocus(): void
}

/**
 * Roving tab index for a group of buttons: arrow keys move inside the group, and Tab reaches only one button: the last
 * focused one, or else the first that matches `entry`.
 */
export function useRovingTabIndex<T extends HTMLElement>(
  entry = 'button',
  members = 'button:enabled',
): RovingTabIndex<T> {
  const ref = useRef<T>(null)
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLElement>(members) ?? [])]
  const updateTabIndexes = () => {
    const all = buttons()
    const current =
      all.find((button) => button === document.activeElement) ??
      all.find((button) => button.tabIndex === 0 && button.matches(entry)) ??
      all.find((button) => button.matches(entry)) ??
      all[0]
    for (const button of all) {
      const index = button === current ? 0 : -1
      // Writing an unchanged attribute would recalculate styles.
      if (button.getAttribute('tabindex') !== String(index)) button.tabIndex = index
    }
  }
  // Runs on each render, because the buttons of the group change without notice.
  useLayoutEffect(updateTabIndexes)
  return {
    ref,
    onFocus: updateTabIndexes,
    onKeyDown(event) {
      const step = ARROW_STEPS[event.key]
      const all = buttons()
      if (!step || all.length === 0) return
      const index = all.indexOf(document.activeElement as HTMLElement)
      all.at(index < 0 ? 0 : (index + step) % all.length)!.focus()
      event.preventDefault()
    },
  }
}
