import { useEffect } from 'react'
import type { ReplaySource } from '../../match-sources/replay/replay-source.ts'
import { useCapturedKeys } from '../../table/input/use-captured-keys.ts'

/** Elements that the space bar activates. */
const BUTTONS = 'button, a, summary'

/** Buttons that lose the focus after a tap, so that the space bar plays instead of pressing them again. */
const RELEASED_BUTTONS = '.replay-steps button, .log-go'

/** The keys of a replay. */
export function useReplayShortcuts(source: ReplaySource): void {
  useCapturedKeys((event) => {
    const isPressing = event.key === ' ' && (event.target as Element).matches(BUTTONS)
    return isPressing || source.whatIf.get() ? null : findAction(event, source)
  })
  useEffect(() => {
    const releaseFocus = ({ detail, target }: MouseEvent) => {
      const isPointer = detail > 0
      if (isPointer) (target as Element).closest<HTMLElement>(RELEASED_BUTTONS)?.blur()
    }
    addEventListener('click', releaseFocus)
    return () => removeEventListener('click', releaseFocus)
  }, [])
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
