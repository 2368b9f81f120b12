import { useI18n } from '../../i18n/index.tsx'
import { useKeyboardShortcuts } from '../input/use-keyboard-shortcuts.ts'
import './advice-button.css'
import { useAdvice } from './advice-provider.tsx'

/** Asks what a clever bot would do in the viewer's place; the second tap closes the advice. */
export function AdviceButton() {
  const { messages } = useI18n()
  const { isOffered, advice, ask, close } = useAdvice()
  const toggle = advice ? close : ask
  useKeyboardShortcuts({ '?': () => isOffered && toggle() })
  if (!isOffered) return null
  return (
    <button
      type="button"
      className="advice-button"
      aria-label={messages.table.askAdvice}
      aria-keyshortcuts="?"
      aria-expanded={advice !== null}
      title={messages.table.askAdvice}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2.500c6 0 9.500 3.400 9.500 8S18 18.500 12 18.500l-5.500 3 .7-4.100C4.300 16 2.500 13.600 2.500 10.500c0-4.600 3.500-8 9.500-8Z" />
        <path d="M9.200 8.300c.3-1.700 1.500-2.500 3-2.500 1.700 0 2.900 1 2.900 2.500 0 2.100-2.900 2-2.900 4.100M12.200 15.100v.2" />
      </svg>
    </button>
  )
}
