import { useEffect } from 'react'
import type { ReplaySource } from '../../match-sources/replay/replay-source.ts'

/** Elements that use arrows or the space bar themselves. The scrubber is none: it moves by the same keys as everything. */
const KEY_USERS = 'input:not([type="range"]), textarea, select, [role="tab"], dialog, dialog *'

/** Elements that the space bar activates. */
const BUTTONS = 'button, a, summary'

/** Buttons that lose the focus after a tap, so that the space bar plays instead of pressing them again. */
const RELEASED_BUTTONS = '.replay-steps button, .log-go'

/** The keys of a replay. They come before those of the table, where an arrow enters a group of buttons. */
export function useReplayShortcuts(source: ReplaySource): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as Element
      if (event.altKey || event.metaKey || target.matches(KEY_USERS)) return
      if (event.key === ' ' && target.matches(BUTTONS)) return
      const act = findAction(event, source)
      if (!act) return
      event.preventDefault()
      event.stopImmediatePropagation()
      act()
    }
    const releaseFocus = ({ detail, target }: MouseEvent) => {
      const isPointer = detail > 0
      if (isPointer) (target as Element).closest<HTMLElement>(RELEASED_BUTTONS)?.blur()
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    addEventListener('click', releaseFocus)
    return () => {
      removeEventListener('keydown', onKeyDown, { capture: true })
      removeEventListener('click', releaseFocus)
    }
  }, [source])
}

function findAction({ key, shiftKey, ctrlKey }: KeyboardEvent, source: ReplaySource): (() => void) | null {
  const unit = ctrlKey ? 'round' : shiftKey ? 'turn' : 'decision'
  switch (key) {
    case ' ':
      return () => source.togglePlaying()
    case 'ArrowLeft':
      return () => source.step(unit, -1)
    case 'ArrowRight':
      return () => source.step(unit, 1)
    case ',':
      return () => source.step('turn', -1)
    case '.':
      return () => source.step('turn', 1)
    case 'Home':
      return () => source.goTo(0)
    case 'End':
      return () => source.goTo(Number.MAX_SAFE_INTEGER)
    default:
      return null
  }
}
