import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { type FeedbackRules, useFeedback } from '../feedback/use-feedback.ts'
import { HitGlow } from './expressions/hit-glow.tsx'
import { useLastCardText } from './expressions/last-card-note.tsx'
import { hitsOfFact, soundsOfFacts } from './facts/fact-presentation.ts'
import { isGlancePrompt } from './is-glance-prompt.ts'
import { LogAnnouncer } from './log/log-announcer.tsx'
import type { LogFormatter } from './log/log-entries.ts'
import { useIsPicture } from './picture.ts'
import { useTableContext } from './table-context.tsx'
import { useTableSlots } from './table-slots.ts'
import './table.css'
import { useAutoAnswer } from './input/use-auto-answer.ts'
import { useKeyboardShortcuts } from './input/use-keyboard-shortcuts.ts'
import { isMatchOver } from './score/is-match-over.ts'
import type { TableGame } from './table-game.ts'

interface Props {
  readonly stage: RefObject<HTMLElement | null>
  readonly formatter: LogFormatter
  readonly children: ReactNode
}

/**
 * The layout of a table: the game's areas, the prompt bar, the drawer. It has the id of the game as attribute, because style
 * sheets of several games may be loaded, and the name of the open question.
 */
export function TableLayout({ stage, formatter, children }: Props) {
  const { game, state, sentAnswer } = useTableContext()
  const prompt = sentAnswer === null ? state.match.own.prompt : null
  const { spectatorDock } = useTableSlots()
  return (
    <main
      ref={stage}
      className="table"
      data-game={game.id}
      data-prompt={state.match.promptNumber}
      data-ask={(prompt?.question as NamedQuestion | undefined)?.ask}
      data-choice-of={prompt?.choice.of}
      data-paused={state.pauseVote?.isPaused || undefined}
      data-past={state.lookBack !== undefined || undefined}
      data-spectating={state.match.own.seat === null || undefined}
      data-dock={spectatorDock !== null || undefined}
      data-over={isMatchOver(state) || undefined}
    >
      <h1 className="visually-hidden">Slapwise</h1>
      {/* Before the prompt: what happened is announced first. */}
      <div className="visually-hidden" role="alert">
        {useLastCardText()}
      </div>
      <LogAnnouncer state={state} formatter={formatter} />
      {children}
      <HitGlow />
      {!useIsPicture() && <TableBehaviour stage={stage} />}
      {spectatorDock !== null && <div className="dock">{spectatorDock}</div>}
    </main>
  )
}

/** Everything a table does besides being shown: sound, automatic answers, focus. */
function TableBehaviour({ stage }: Pick<Props, 'stage'>) {
  const { game, state } = useTableContext()
  useFeedback(state, feedbackRulesOf(game))
  useAutoAnswer()
  useFocusOnPrompt(stage)
  useArrowKeyEntry(stage)
  return null
}

interface NamedQuestion {
  readonly ask?: string
}

const feedbackRulesOf = ({ presentations, soundLimits }: TableGame): FeedbackRules => ({
  sounds: (fact, own) => soundsOfFacts(fact, presentations, soundLimits, own),
  isHit: (fact, own) => hitsOfFact(fact, presentations).some(({ victim }) => victim === own),
})

/** Selectors of the elements that an arrow key focuses first, in this order, if no group has the focus. */
const FOCUS_ENTRY_SELECTORS = [
  '.playable',
  '.selectable',
  '.prompt-bar button',
  '.candidate > button',
  '.hand button',
].map((entry) => `${entry}[tabindex="0"]`)

/** Lets arrow keys enter the groups of buttons. */
function useArrowKeyEntry(stage: RefObject<HTMLElement | null>): void {
  const focusFirst = () => {
    if (!document.activeElement?.matches('body, .prompt-bar')) return
    const targets = FOCUS_ENTRY_SELECTORS.map((entry) => stage.current?.querySelector<HTMLElement>(entry))
    targets.find((target) => target)?.focus()
  }
  useKeyboardShortcuts({
    arrowright: focusFirst,
    arrowleft: focusFirst,
    arrowup: focusFirst,
    arrowdown: focusFirst,
  })
}

/** Elements that have lost the focus: browsers update `activeElement` only with the next frame, and some never do. */
const LOST_FOCUS_SELECTOR = 'body, :disabled, [inert] *'

/** Elements that stay enabled after the viewer has answered by them, although the next answer is given elsewhere. */
const ANSWERED_SELECTOR = '.space:not(.selectable)'

/** Moves the focus to the prompt if the focused element disappeared with the answer before, and the prompt is the viewer's. */
function useFocusOnPrompt(stage: RefObject<HTMLElement | null>): void {
  const { state, prompt, sentAnswer } = useTableContext()
  const isFirst = useRef(true)
  const wasAsked = useRef(false)
  const isQuiet = prompt === null && isGlancePrompt(state.match)
  useEffect(() => {
    const lost = wasAsked.current ? `${LOST_FOCUS_SELECTOR}, ${ANSWERED_SELECTOR}` : LOST_FOCUS_SELECTOR
    if (!isFirst.current && !isQuiet && document.activeElement?.matches(lost))
      stage.current?.querySelector<HTMLElement>('.prompt-bar, .score-body')?.focus({ preventScroll: true })
    isFirst.current = false
    wasAsked.current = prompt !== null
  }, [stage, state.match.promptNumber, isQuiet, sentAnswer])
}
