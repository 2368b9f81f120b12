import { readingDuration } from '@slapwise/kernel'
import { type ReactNode, useEffect, useRef } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import { AdvicePanel } from '../advice/advice-panel.tsx'
import { useAdvice } from '../advice/advice-provider.tsx'
import { useKeyboardShortcuts } from '../input/use-keyboard-shortcuts.ts'
import { usePress } from '../input/use-press.ts'
import { useTableContext } from '../table-context.tsx'
import { noteIntroduced, useIntroduction } from './introduction-provider.tsx'
import type { IntroductionTopic } from './introduction-topic.ts'
import { lengthClassOf } from './length-class.ts'
import '../own-highlights/highlight-place.css'
import './introduction-panel.css'

/** A topic in the words of the game. */
export interface IntroductionContent {
  /** Null for a question, which the prompt bar names. */
  readonly title: string | null
  readonly text: string
  readonly picture: ReactNode
  /** Opens the reference entry; null if there is none. */
  readonly explain: (() => void) | null
}

interface Props {
  describeTopic(key: string): IntroductionContent
}

/**
 * The introduction of something that comes up for the first time on this device, or the advice that the viewer has asked for;
 * events have a panel of their own.
 */
export function IntroductionPanel({ describeTopic }: Props) {
  const { topic, close } = useIntroduction()
  const isAdvised = useAdvice().isShown
  const shown = topic?.cause === 'event' || isAdvised ? null : topic
  const content = shown && describeTopic(shown.key)
  return (
    <>
      <div className="visually-hidden" aria-live="polite">
        {content && <p key={shown!.key}>{[content.title, content.text].filter(Boolean).join(': ')}</p>}
      </div>
      {content && <OpenPanel key={shown!.key} topic={shown!} content={content} close={close} />}
      <AdvicePanel />
    </>
  )
}

/** After this time on the screen an introduction counts as seen; before, it comes again the next time. */
const NOTICED_MS = 1500

interface OpenPanelProps {
  readonly topic: IntroductionTopic
  readonly content: IntroductionContent
  close(): void
}

function OpenPanel({ topic, content: { title, text, picture, explain }, close }: OpenPanelProps) {
  const { messages } = useI18n()
  const { game, source, prompt, sentAnswer } = useTableContext()
  const button = useRef<HTMLButtonElement>(null)
  const isRoom = source.reactionWindow !== null
  /** Whether the table goes on when the introduction is closed. */
  const isWaitedFor = topic.cause === 'stage' && !isRoom && (prompt === null || sentAnswer !== null)
  const closeAndMoveFocus = () => {
    if (document.activeElement === button.current) document.querySelector<HTMLElement>('.prompt-bar')?.focus()
    close()
  }
  useEffect(() => {
    const timer = setTimeout(() => noteIntroduced(game.id, topic.key), NOTICED_MS)
    return () => clearTimeout(timer)
  }, [])
  // In a room something that has happened is introduced for as long as it takes to read.
  useEffect(() => {
    if (topic.cause !== 'stage' || !isRoom) return
    const timer = setTimeout(close, readingDuration([text]).ms)
    return () => clearTimeout(timer)
  }, [])
  useCloseOnTap(close)
  useKeyboardShortcuts({
    escape: closeAndMoveFocus,
    enter: () => isWaitedFor && document.activeElement?.matches('body, .prompt-bar') && close(),
  })
  const press = usePress({ onTap: closeAndMoveFocus, onHold: () => explain?.(), onDrop: null })
  return (
    <button
      ref={button}
      type="button"
      className="highlight-place introduction"
      data-length={lengthClassOf(text.length + (title?.length ?? 0))}
      data-cause={topic.cause}
      aria-keyshortcuts="Escape"
      {...press}
      onClick={(event) => {
        // The table would skip ahead, too.
        event.stopPropagation()
        press.onClick()
      }}
    >
      {picture && <span className="introduction-picture">{picture}</span>}
      <span className="introduction-text">
        {title && <strong>{title}</strong>}
        <span>{text}</span>
        {isWaitedFor && <small>{messages.table.tapToGoOn}</small>}
      </span>
    </button>
  )
}

/** A tap anywhere on the table closes the introduction; not the tap that led to it. */
function useCloseOnTap(close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    const openedAt = performance.now()
    const tap = ({ target, timeStamp }: MouseEvent) => {
      const element = target as Element
      if (timeStamp > openedAt && element.closest('.table') && !element.closest('.drawer, dialog'))
        latest.current()
    }
    addEventListener('click', tap)
    return () => removeEventListener('click', tap)
  }, [])
}
