import { cardIn } from '@slapwise/card-game'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { Sky } from '../../../table/flights/sky.tsx'
import type { Spot } from '../../../table/flights/spot.ts'
import { isStill, useLaunched } from '../../../table/flights/use-launched.ts'
import { CardBack, CardFace } from '../look/card.tsx'
import { useTable } from '../table/at-table.tsx'
import { flightsOf } from '../table/facts.ts'
import { type FranticState, franticState } from '../table/state.ts'
import { type Anchor, handSpots, spotOf } from './anchors.ts'
import type { Flight } from './flight.ts'

const APART = 45
const MOST = 16

export function Flights({ table }: { readonly table: RefObject<HTMLElement | null> }) {
  const { setup } = useTable()
  const { launched, land } = useFlights(table)
  const draw = (face: number | null) =>
    face === null ? <CardBack /> : <CardFace print={setup.prints[face]} />
  return <Sky launched={launched} land={land} draw={draw} />
}

const NOWHERE: ReadonlyMap<number, Spot> = new Map()

/** Whether any card goes away from one's own seat just now. */
function leavesHand({ fresh, setup, match }: FranticState): boolean {
  const faceOf = (card: number) => setup.faces[card].index
  return fresh.some((told) => flightsOf(told, faceOf).some(({ from }) => from === `seat-${match.own.seat}`))
}

function useFlights(table: RefObject<HTMLElement | null>) {
  const { source, state, sent } = useTable()
  const { prompt } = state.match.own
  const sky = useLaunched()
  const hand = useRef(NOWHERE)
  const seen = useRef(state.fresh)
  const ahead = useRef<number | null>(null)
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

  /** Held cards go when the pile shows them: that takes a moment, in which they would be nowhere. */
  const pileShown = () => {
    const pile = table.current?.querySelector('[data-anchor="discard"]')
    const landing = pile?.getAnimations({ subtree: true }).map(({ finished }) => finished) ?? []
    return Promise.allSettled(landing)
  }

  const launch = (flights: readonly Flight[], holds: (flight: Flight) => boolean) => {
    if (!isMidway) sky.letGo(pileShown)
    const here = table.current
    if (!here || isStill()) return
    const cards = flights.slice(0, MOST).flatMap((flight, i) => {
      const { face, card, from, to } = flight
      const start = (card !== undefined && hand.current.get(card)) || spotOf(here, placeOf(from))
      // A card that leaves the hand has its place there until the table has it.
      const isDrawn = card !== undefined && placeOf(to) === 'hand'
      const end = (isDrawn && spotOf(here, `card-${card}`)) || spotOf(here, placeOf(to))
      return start && end
        ? [{ print: face, from: start, to: end, delay: i * APART, isHeld: holds(flight) }]
        : []
    })
    sky.launch(cards)
  }

  // One's own card moves with the tap, before anybody has answered.
  useLayoutEffect(() => {
    const card = typeof sent === 'number' && sent >= 0 && prompt?.choice.of === 'card' ? cardIn(sent) : null
    if (card === null) {
      sky.letGo(pileShown)
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

  return sky
}
