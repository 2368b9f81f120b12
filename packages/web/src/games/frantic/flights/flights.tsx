import { cardIn } from '@slapwise/card-game'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Flying } from '../../../table/flights/flying.tsx'
import type { Spot } from '../../../table/flights/spot.ts'
import { CardBack, CardFace } from '../look/card.tsx'
import { useTable } from '../table/at-table.tsx'
import { flightsOf } from '../table/facts.ts'
import { type FranticState, franticState } from '../table/state.ts'
import { type Anchor, handSpots, spotOf } from './anchors.ts'
import type { Flight } from './flight.ts'

const APART = 45
const MOST = 16

interface Launched {
  readonly key: number
  readonly face: number | null
  readonly from: Spot
  readonly to: Spot
  readonly delay: number
  /** What one has sent oneself, or what is shown before the table has it, stays where it landed until it has. */
  readonly isHeld: boolean
}

/** Cards fly from where they were to where they go. Nothing waits for them. */
export function Flights({ table }: { readonly table: RefObject<HTMLElement | null> }) {
  const { setup } = useTable()
  const [launched, land] = useLaunched(table)
  return (
    <div className="flights" aria-hidden="true">
      {launched.map((flight) => (
        <Flying key={flight.key} flight={flight} onLanded={() => land(flight.key)}>
          {flight.face === null ? <CardBack /> : <CardFace print={setup.prints[flight.face]} />}
        </Flying>
      ))}
    </div>
  )
}

const NOWHERE: ReadonlyMap<number, Spot> = new Map()

/** Whether any card goes away from one's own seat just now. */
function leavesHand({ fresh, setup, match }: FranticState): boolean {
  const faceOf = (card: number) => setup.faces[card].index
  return fresh.some((told) => flightsOf(told, faceOf).some(({ from }) => from === `seat-${match.own.seat}`))
}

function useLaunched(table: RefObject<HTMLElement | null>) {
  const { source, state, sent } = useTable()
  const { prompt } = state.match.own
  const [launched, setLaunched] = useState<readonly Launched[]>([])
  const hand = useRef(NOWHERE)
  const seen = useRef(state.fresh)
  const ahead = useRef<number | null>(null)
  const serial = useRef(0)
  const isMidway = state.act?.isLast === false

  // Where one's own cards were is known only before the table changes; to find out takes time that most steps can do without.
  useEffect(
    () =>
      source.subscribe(() => {
        const next = source.state()
        const isLeft = next && table.current && leavesHand(franticState(next))
        hand.current = isLeft ? handSpots(table.current!) : NOWHERE
      }),
    [source, table],
  )

  /** One’s own cards come from the hand and go there. */
  const placeOf = (anchor: Anchor): Anchor => (anchor === `seat-${state.match.own.seat}` ? 'hand' : anchor)

  /** What was held goes when the pile shows it: that takes a moment, in which it would be nowhere. */
  const letGo = () => {
    if (!launched.some(({ isHeld }) => isHeld)) return
    const next = serial.current
    const pile = table.current?.querySelector('[data-anchor="discard"]')
    const landing = pile?.getAnimations({ subtree: true }).map(({ finished }) => finished) ?? []
    void Promise.allSettled(landing).then(() =>
      setLaunched((now) => now.filter(({ isHeld, key }) => !isHeld || key >= next)),
    )
  }

  const launch = (flights: readonly Flight[], holds: (flight: Flight) => boolean) => {
    if (!isMidway) letGo()
    const here = table.current
    if (!here || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const spots = flights.slice(0, MOST).flatMap((flight, i): Launched[] => {
      const { face, card, from, to } = flight
      const start = (card !== undefined && hand.current.get(card)) || spotOf(here, placeOf(from))
      // A card that leaves the hand has its place there until the table has it.
      const isDrawn = card !== undefined && placeOf(to) === 'hand'
      const end = (isDrawn && spotOf(here, `card-${card}`)) || spotOf(here, placeOf(to))
      return start && end
        ? [{ key: serial.current++, face, from: start, to: end, delay: i * APART, isHeld: holds(flight) }]
        : []
    })
    if (spots.length > 0) setLaunched((now) => [...now, ...spots])
  }

  // One's own card moves with the tap, before anybody has answered.
  useLayoutEffect(() => {
    const card = typeof sent === 'number' && sent >= 0 && prompt?.choice.of === 'card' ? cardIn(sent) : null
    if (card === null) {
      letGo()
      return
    }
    if (table.current) hand.current = handSpots(table.current)
    const { index } = state.setup.faces[card]
    ahead.current = index
    launch([{ face: index, card, from: `seat-${state.match.own.seat!}`, to: 'discard' }], () => true)
  }, [sent])

  useLayoutEffect(() => {
    if (seen.current === state.fresh) return
    seen.current = state.fresh
    const faceOf = (card: number) => state.setup.faces[card].index
    const own = state.match.own.seat
    const isAhead = (flight: Flight) =>
      flight.from === `seat-${own}` && flight.to === 'discard' && flight.face === ahead.current
    const flights = state.fresh
      .flatMap((told) => flightsOf(told, faceOf))
      .map((flight) => (flight.from === `seat-${own}` ? fromHand(flight) : flight))
    const first = flights.findIndex(isAhead)
    ahead.current = null
    // With the next picture: where things are need not be worked out twice in one.
    requestAnimationFrame(() =>
      launch(
        flights.filter((_, i) => i !== first),
        ({ to }) => isMidway && to === 'discard',
      ),
    )
  }, [state.fresh])

  /** Which of one's own cards it was is told by its face. */
  const fromHand = (flight: Flight): Flight => {
    if (flight.card !== undefined || flight.face === null) return flight
    const card = [...hand.current.keys()].find((held) => state.setup.faces[held].index === flight.face)
    return card === undefined ? flight : { ...flight, card }
  }

  const land = (key: number) =>
    setLaunched((now) => now.filter((flight) => flight.key !== key || flight.isHeld))
  return [launched, land] as const
}
