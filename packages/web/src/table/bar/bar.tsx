import { canOnlyPass } from '@slapwise/kernel'
import type { ClockView } from '@slapwise/protocol'
import type { ReactNode } from 'react'
import { useSpeech } from '../../words/index.tsx'
import { useAtTable } from '../at-table.tsx'
import { isGlance } from '../glance.ts'
import { missing } from '../input/draft.ts'
import { useKeys } from '../input/use-keys.ts'
import { isOver } from '../score/is-over.ts'
import { useWho } from '../use-who.ts'
import './bar.css'
import { PausedBar, WantedPause } from './pause.tsx'
import { useReactionWindow } from './reaction-window.tsx'
import { Unfold } from './unfold.tsx'

interface Props {
  /** What is asked, in words. */
  readonly question: string | null
  /** What follows from the answer, where the question does not say it. */
  readonly meaning: string | null
  /** What asks it. */
  readonly source: ReactNode
  /** A single button that answers it. */
  readonly answer: ReactNode
  /** What lies on the table meanwhile, for those who are not asked. */
  readonly meanwhile?: ReactNode
  /** The forms of the game, while something is asked. */
  readonly children: ReactNode
}

/** What is longer is set smaller, where there is little room: the bar does not grow. */
const FITS = 44

/** The one thing to do now: always at the same place, always as large. */
export function Bar({ question, meaning, source, answer, meanwhile, children }: Props) {
  const { words } = useSpeech()
  const { state, prompt, sent } = useAtTable()
  const reaction = useReactionWindow()
  const { match, clock, pause } = state
  if (isOver(state)) return null
  if (pause?.isPaused) return <PausedBar pause={pause} />
  const isOpen = prompt !== null && sent === null
  // In a room all are asked alike; whoever holds nothing is not to be bothered with it.
  const isCalm = isOpen && canOnlyPass(prompt)
  return (
    <section className={`bar ${isCalm ? 'calm' : isOpen ? 'yours' : ''}`} tabIndex={-1}>
      <div className={`asked ${(question?.length ?? 0) > FITS ? 'long' : ''}`}>
        {isOpen && !isCalm && source}
        <strong>
          <span role="status">
            {isCalm ? words.table.nothingToAdd : isOpen && question}
            {isOpen && !isCalm && meaning !== null && <span className="visually-hidden"> {meaning}</span>}
          </span>
          {!isOpen && <WaitFor />}
        </strong>
      </div>
      <Unfold>
        {pause && pause.voters.length > 0 && <WantedPause pause={pause} />}
        {isOpen && !isCalm && meaning !== null && (
          <p className="meaning" aria-hidden="true">
            {meaning}
          </p>
        )}
        {isOpen ? children : meanwhile}
        {reaction.choices}
      </Unfold>
      <TakeBack />
      {isOpen && answer}
      {isOpen && <Confirm />}
      {reaction.more}
      {clock && <ClockBar key={`${match.promptNumber} ${clock.of}`} clock={clock} />}
    </section>
  )
}

function WaitFor() {
  const { words } = useSpeech()
  const { state } = useAtTable()
  const who = useWho(state)
  const { own, table } = state.match
  if (isGlance(state.match)) return null
  const waiting = table.waiting
    .filter(({ answered, seat }) => !answered && seat !== own.seat)
    .map(({ seat }) => who(seat))
  return words.table.waitFor([...new Set(waiting)])
}

/** What is picked is sent with this, once nothing is missing. */
function Confirm() {
  const { words } = useSpeech()
  const { prompt, draft, ready, send } = useAtTable()
  useKeys({ enter: () => document.activeElement?.matches('body, .bar') && ready !== null && send(ready) })
  if (!prompt || prompt.choice.kind === 'one' ? ready === null : false) return null
  const left = missing(prompt!.choice, draft)
  return (
    <button
      type="button"
      className="button confirm"
      disabled={ready === null}
      onClick={() => ready !== null && send(ready)}
    >
      {left > 0 ? words.table.stillToPick(left) : words.table.done}
    </button>
  )
}

/** Until something was revealed, or somebody else has done something. */
function TakeBack() {
  const { words } = useSpeech()
  const { source, state, sent } = useAtTable()
  const isPossible = state.match.own.mayTakeBack && sent === null
  useKeys({ z: () => isPossible && source.takeBack() })
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
      <span>{words.table.takeBack}</span>
    </button>
  )
}

/** Time that runs out, the same for everybody. */
function ClockBar({ clock }: { readonly clock: ClockView }) {
  const style = {
    '--from': clock.left / clock.of,
    '--left': `${clock.left}ms`,
  } as React.CSSProperties
  return <i className="clock" style={style} aria-hidden="true" />
}
