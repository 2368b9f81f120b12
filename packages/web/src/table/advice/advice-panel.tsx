import { useI18n } from '../../i18n/index.tsx'
import { CoachFace } from '../../ui/face/coach-face.tsx'
import { HintMarker } from '../hint-marker/hint-marker.tsx'
import { useKeyboardShortcuts } from '../input/use-keyboard-shortcuts.ts'
import { lengthClassOf } from '../introductions/length-class.ts'
import { useTableContext } from '../table-context.tsx'
import '../own-highlights/highlight-place.css'
import '../introductions/introduction-panel.css'
import './advice-panel.css'
import { useAdvice } from './advice-provider.tsx'

/** The advice of the coach with its reasons, in the place of introductions, and marked on the table. */
export function AdvicePanel() {
  const { messages } = useI18n()
  const { advice, isMissing } = useAdvice()
  const title = advice ? advice.action : null
  const text = advice ? advice.reasons.join(' ') : isMissing ? messages.table.adviceMissing : null
  return (
    <>
      <div className="visually-hidden" aria-live="polite">
        {text !== null && <p>{[title, text].filter(Boolean).join('. ')}</p>}
      </div>
      {text !== null && <OpenPanel title={title} text={text} />}
    </>
  )
}

function OpenPanel({ title, text }: { readonly title: string | null; readonly text: string }) {
  const { close } = useAdvice()
  useKeyboardShortcuts({ escape: close })
  return (
    <>
      <button
        type="button"
        className="highlight-place introduction advice"
        data-length={lengthClassOf(text.length + (title?.length ?? 0))}
        aria-keyshortcuts="Escape"
        onClick={(event) => {
          // The table would skip ahead, too.
          event.stopPropagation()
          close()
        }}
      >
        <span className="introduction-picture">
          <CoachFace mood="smirk" />
        </span>
        <span className="introduction-text">
          {title && <strong>{title}</strong>}
          <span>{text}</span>
        </span>
      </button>
      <AdviceMarkers />
    </>
  )
}

function AdviceMarkers() {
  const { game, state, prompt } = useTableContext()
  const { advice } = useAdvice()
  if (!advice || !prompt) return null
  return game
    .listAdviceTargets(state, prompt, advice.answer)
    .map((target) => <HintMarker key={target} target={target} />)
}
