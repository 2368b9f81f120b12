import { useEffect } from 'react'
import { useLatestCallback } from '../use-latest-callback.ts'

/** Elements that use arrows or the space bar themselves. A scrubber is none: it moves by the same keys as everything. */
const KEY_USERS = 'input:not([type="range"]), textarea, select, [role="tab"], dialog, dialog *'

/** Keys that come before those of the table, where an arrow enters a group of buttons; `findAction` gives null for others. */
export function useCapturedKeys(findAction: (event: KeyboardEvent) => (() => void) | null): void {
  const onKeyDown = useLatestCallback((event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || (event.target as Element).matches(KEY_USERS)) return
    const act = findAction(event)
    if (!act) return
    event.preventDefault()
    event.stopImmediatePropagation()
    act()
  })
  useEffect(() => {
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [onKeyDown])
}
