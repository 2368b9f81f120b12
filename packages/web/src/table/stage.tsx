import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { type Sense, useSenses } from '../sense/use-senses.ts'
import { useAtTable } from './at-table.tsx'
import { Hit } from './drama/hit.tsx'
import { hitsOf, soundsIn } from './facts/presentation.ts'
import { isGlance } from './glance.ts'
import { Heard } from './log/heard.tsx'
import type { Teller } from './log/log-lines.ts'
import { useTableSlots } from './slots.ts'
import './table.css'
import { useKeys } from './input/use-keys.ts'
import type { TableGame } from './table-game.ts'

interface Props {
  readonly stage: RefObject<HTMLElement | null>
  readonly teller: Teller
  readonly children: ReactNode
}

/**
 * Where everything has its place: what the game puts there, the bar, the drawer. It is marked with the game, for the
 * styles of several may be on a page, and with what is asked.
 */
export function Stage({ stage, teller, children }: Props) {
  const { game, state, sent } = useAtTable()
  const asked = sent === null ? state.match.own.prompt : null
  const { dock } = useTableSlots()
  useSenses(state, senseOf(game))
  useFocusOnQuestion(stage)
  useArrowsIn(stage)
  return (
    <main
      ref={stage}
      className="table"
      data-game={game.id}
      data-prompt={state.match.promptNumber}
      data-ask={(asked?.question as Asking | undefined)?.ask}
      data-of={asked?.choice.of}
      data-paused={state.pause?.isPaused || undefined}
      data-watching={state.match.own.seat === null || undefined}
      data-dock={dock !== null || undefined}
    >
      <h1 className="visually-hidden">Slapwise</h1>
      {children}
      <Hit />
      <Heard facts={game.facts} state={state} teller={teller} />
      {dock !== null && <div className="dock">{dock}</div>}
    </main>
  )
}

/** A question, by the game's own name for it. */
interface Asking {
  readonly ask?: string
}

const senseOf = ({ facts, soundMix }: TableGame): Sense => ({
  sounds: (told, own) => soundsIn(told, facts, soundMix, own),
  hits: (told, own) => hitsOf(told, facts).some(({ on }) => on === own),
})

/** What an arrow key leads to from where there is nothing to walk through, in this order. */
const ENTRIES = [
  '.playable',
  '.lit',
  '.bar button',
  '.candidate > button',
  '.wanted > button',
  '.hand button',
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
