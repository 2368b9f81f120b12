import { canOnlyPass } from '@slapwise/kernel'
import type { ReactNode } from 'react'
import { useI18n } from '../../i18n/index.tsx'
import { AdviceButton } from '../advice/advice-button.tsx'
import { countMissing } from '../input/draft.ts'
import { useKeyboardShortcuts } from '../input/use-keyboard-shortcuts.ts'
import { isGlancePrompt } from '../is-glance-prompt.ts'
import { LookBackBar } from '../look-back/look-back-bar.tsx'
import { isMatchOver } from '../score/is-match-over.ts'
import { useTableContext } from '../table-context.tsx'
import './prompt-bar.css'
import { ClockBar } from './clock-bar.tsx'
import { PausedPromptBar, PauseVoteNotice } from './pause.tsx'
import { PromptBarPanel } from './prompt-bar-panel.tsx'
import { useReactionMenu } from './use-reaction-menu.tsx'

interface Props {
  readonly question: string | null
  /** Says what the players with this question are doing while the viewer waits; `undefined` if nobody is asked. */
  readonly formatWaiting?: (question: unknown, who: readonly string[]) => string | null
  /** A hint on what the answers mean, if the question does not say it. */
  readonly hint: string | null
  /** The possible answers that sighted players see in their hand, for screen readers. */
  readonly spokenOptions?: string | null
  /** A picture of the card that asks. */
  readonly source: ReactNode
  /** A single button that answers the prompt. */
  readonly answer: ReactNode
  /** Shown to players without an open prompt. */
  readonly idleContent?: ReactNode
  /** The last thing that happened, for players without an open prompt. */
  readonly narration?: ReactNode
  /** The game's answer form. */
  readonly children: ReactNode
}

/** Longer questions are set in smaller type where there is little space, because the bar has a fixed height. */
const LONG_QUESTION_LENGTH = 44

/**
 * The open question, and below it the answers that do not fit into its line: the bar keeps its place and its size, and the
 * sheet grows over the table.
 */
export function PromptBar(props: Props) {
  const { question, formatWaiting, hint, spokenOptions, source, answer, idleContent, narration, children } =
    props
  const { messages } = useI18n()
  const { state, prompt, sentAnswer } = useTableContext()
  const reaction = useReactionMenu()
  const { match, clock, pauseVote } = state
  if (state.lookBack) return <LookBackBar {...state.lookBack} />
  if (isMatchOver(state)) return null
  if (pauseVote?.isPaused) return <PausedPromptBar pause={pauseVote} />
  const isOpen = prompt !== null && sentAnswer === null
  // In a room all players are asked alike; those who can only pass get a quiet version.
  const hasNoReaction = isOpen && canOnlyPass(prompt)
  const spoken = [hint, spokenOptions].filter(Boolean).join(' ')
  return (
    <section
      className={`prompt-bar ${hasNoReaction ? 'no-reaction' : isOpen ? 'own-prompt' : ''}`}
      aria-label={messages.table.promptGroup}
      tabIndex={-1}
    >
      <div className="prompt-sheet">
        <div className={`prompt-head ${reaction.buttons ? 'with-reaction-menu' : ''}`}>
          <div className={`prompt-question ${(question?.length ?? 0) > LONG_QUESTION_LENGTH ? 'long' : ''}`}>
            {isOpen && !hasNoReaction && source}
            <strong>
              <span role="status">
                {hasNoReaction ? messages.table.noReactionPossible : isOpen && question}
                {isOpen && !hasNoReaction && spoken !== '' && (
                  <span className="visually-hidden">
                    {separatorAfter(question)}
                    {spoken}
                  </span>
                )}
              </span>
              {!isOpen &&
                (narration ? <Narration>{narration}</Narration> : <WaitingText format={formatWaiting} />)}
            </strong>
          </div>
          {isOpen && <AdviceButton />}
          <TakeBackButton />
          {isOpen && answer}
          {isOpen && <ConfirmAnswerButton />}
          {reaction.buttons}
        </div>
        <PromptBarPanel>
          {pauseVote && pauseVote.voterSeats.length > 0 && <PauseVoteNotice pause={pauseVote} />}
          {isOpen && !hasNoReaction && hint !== null && (
            <p className="prompt-meaning" aria-hidden="true">
              {hint}
            </p>
          )}
          {isOpen ? children : idleContent}
          {reaction.content}
        </PromptBarPanel>
      </div>
      {clock && <ClockBar key={`${match.promptNumber} ${clock.totalMs}`} clock={clock} />}
    </section>
  )
}

/** A dash, so that screen readers pause after a question without punctuation. */
const separatorAfter = (question: string | null): string => (/[.?!…]$/.test(question ?? '.') ? ' ' : ' – ')

/** The last thing that happened, and below it who is thinking, once everything has been shown. */
function Narration({ children }: { readonly children: ReactNode }) {
  const { state } = useTableContext()
  return (
    <>
      {children}
      {state.stageStep?.isLast !== false && (
        <small className="prompt-waiting">
          <WaitingText />
        </small>
      )}
    </>
  )
}

/** The players whom the table waits for, and what for. */
function WaitingText({ format }: { readonly format?: Props['formatWaiting'] | undefined }) {
  const { messages } = useI18n()
  const { state } = useTableContext()
  const { own, table } = state.match
  if (isGlancePrompt(state.match)) return null
  // In a replay nobody can answer, so that the own seat is one of those who are asked, and named like them.
  const isAwaited = ({ seat, mode }: (typeof table.openPrompts)[number]) =>
    seat !== own.seat || (mode === 'decide' && own.prompt === null)
  const open = table.openPrompts.filter((prompt) => !prompt.hasAnswered && isAwaited(prompt))
  const isGone = ({ seat }: { readonly seat: number }) =>
    !state.players[seat].isOnline && !state.players[seat].isAway
  const namesOf = (awaited: typeof open) => [...new Set(awaited.map(({ seat }) => state.players[seat].name))]
  const gone = open.filter(isGone)
  if (gone.length > 0) return messages.table.waitingForGone(namesOf(gone))
  const names = namesOf(open)
  return format?.(open[0]?.question, names) ?? messages.table.waitingFor(names)
}

/** Sends the selected options, once the answer is complete. */
function ConfirmAnswerButton() {
  const { messages } = useI18n()
  const { prompt, draft, completeAnswer, sendAnswer } = useTableContext()
  useKeyboardShortcuts({
    enter: () =>
      document.activeElement?.matches('body, .prompt-bar') &&
      completeAnswer !== null &&
      sendAnswer(completeAnswer),
  })
  if (!prompt || prompt.choice.kind === 'one' ? completeAnswer === null : false) return null
  const missing = countMissing(prompt!.choice, draft)
  return (
    <button
      type="button"
      className="button confirm-answer"
      disabled={completeAnswer === null}
      onClick={() => completeAnswer !== null && sendAnswer(completeAnswer)}
    >
      {missing > 0 ? messages.table.picksMissing(missing) : messages.table.confirm}
    </button>
  )
}

/** Takes the last answer back. The button is shown until something is revealed, or another player acts. */
function TakeBackButton() {
  const { messages } = useI18n()
  const { source, state, sentAnswer, isAnsweredAutomatically } = useTableContext()
  const isPossible = state.match.own.mayTakeBack && sentAnswer === null && !isAnsweredAutomatically
  useKeyboardShortcuts({ z: () => isPossible && source.takeBack() })
  if (!isPossible) return null
  return (
    <button
      type="button"
      className="button quiet take-back"
      aria-keyshortcuts="z"
      onClick={() => source.takeBack()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 4 3.500 9.500 9 15M4 9.500h10a5.500 5.500 0 0 1 0 11h-3" />
      </svg>
      <span>{messages.table.takeBack}</span>
    </button>
  )
}
