import { useEffect } from 'react'
import { useIsPicture } from '../picture.ts'
import { useLatestCallback } from '../use-latest-callback.ts'

/** Keyboard shortcuts by key; ignored while a text field has the focus, and by pictures of a table. */
export function useKeyboardShortcuts(keys: Readonly<Record<string, () => void>>): void {
  const isPicture = useIsPicture()
  const onKeyDown = useLatestCallback((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    keys[event.key.toLowerCase()]?.()
  })
  useEffect(() => {
    if (isPicture) return
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [onKeyDown, isPicture])
}
