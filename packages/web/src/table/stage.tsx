import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useAtTable } from './at-table.tsx'
import { isGlance } from './glance.ts'
import { useTableSlots } from './slots.ts'
import './table.css'
import { useKeys } from './use-keys.ts'

interface Props {
  readonly stage: RefObject<HTMLElement | null>
  /** Its id, for its styles: those of several games may be on a page. */
  readonly game: string
  /** What is asked, by the game's own name for it, and of what one picks then. */
  readonly ask: string | undefined
  readonly of: string | undefined
  readonly children: ReactNode
}

/** Where everything has its place: what the game puts there, the bar, the drawer. */
export function Stage({ stage, game, ask, of, children }: Props) {
  const { state } = useAtTable()
  const { dock } = useTableSlots()
  useFocusOnQuestion(stage)
  useArrowsIn(stage)
  return (
    <main
      ref={stage}
      className="table"
      data-game={game}
      data-prompt={state.match.promptNumber}
      data-ask={ask}
      data-of={of}
      data-paused={state.pause?.isPaused || undefined}
      data-watching={state.match.own.seat === null || undefined}
    >
      <h1 className="visually-hidden">Slapwise</h1>
      {children}
      {dock !== null && <div className="dock">{dock}</div>}
    </main>
  )
}

/** What an arrow key leads to from where there is nothing to walk through, in this order. */
const ENTRIES = [
  '.playable',
  '.ready',
  '.lit',
  '.bar button',
  '.candidate > button',
  '.wanted > button',
  '.hand button',
  '.held button',
].map((entry) => `${entry}[tabindex="0"]`)

/** Whoever answers with the keyboard need not look for the way in. */
function useArrowsIn(stage: RefObject<HTMLElement | null>): void {
  const enter = () => {
    if (!document.activeElement?.matches('body, .bar')) return
    const ways = ENTRIES.map((entry) => stage.current?.querySelector<HTMLElement>(entry))
    ways.find((way) => way)?.focus()
  }
  useKeys({ arrowright: enter, arrowleft: enter, arrowup: enter, arrowdown: enter })
}

/** Browsers take the focus from what cannot be used any more only when they draw next, and some never do. */
const LOST = 'body, :disabled, [inert] *'

/** What had the focus often goes away with the answer: then it moves to what is asked next, if that is any of one’s business. */
function useFocusOnQuestion(stage: RefObject<HTMLElement | null>): void {
  const { state, prompt, sent } = useAtTable()
  const isFirst = useRef(true)
  const isQuiet = prompt === null && isGlance(state.match)
  useEffect(() => {
    if (!isFirst.current && !isQuiet && document.activeElement?.matches(LOST))
      stage.current?.querySelector<HTMLElement>('.bar, .score-body')?.focus()
    isFirst.current = false
  }, [stage, state.match.promptNumber, isQuiet, sent])
}
