import { decodeCard } from '@slapwise/card-game'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { CardPosition } from '../../../table/flights/card-position.ts'
import { FlightLayer } from '../../../table/flights/flight-layer.tsx'
import { isMotionDisabled, useCardFlights } from '../../../table/flights/use-card-flights.ts'
import { CardBack, CardFace } from '../artwork/card.tsx'
import { listFlights } from '../table/fact-presentations.ts'
import { useFranticTable } from '../table/frantic-table-context.tsx'
import { type FranticState, readFranticState } from '../table/state.ts'
import { type FlightAnchor, getAnchorPosition, getHandCardPositions } from './anchors.ts'
import type { CardFlight } from './flight.ts'

const FLIGHT_INTERVAL_MS = 45
const MAX_FLIGHTS = 16

export function FranticFlights({ table }: { readonly table: RefObject<HTMLElement | null> }) {
  const { setup } = useFranticTable()
  const { flights, endFlight } = useFlights(table)
  const draw = (face: number | null) =>
    face === null ? <CardBack /> : <CardFace print={setup.prints[face]} />
  return <FlightLayer launched={flights} land={endFlight} draw={draw} />
}

const NO_POSITIONS: ReadonlyMap<number, CardPosition> = new Map()

/** Whether any card goes away from one's own seat just now. */
function leavesHand({ newFacts, setup, match }: FranticState): boolean {
  const faceOf = (card: number) => setup.faces[card].index
  return newFacts.some((fact) =>
    listFlights(fact, faceOf).some(({ from }) => from === `seat-${match.own.seat}`),
  )
}

function useFlights(table: RefObject<HTMLElement | null>) {
  const { source, state, sentAnswer } = useFranticTable()
  const { prompt } = state.match.own
  const cardFlights = useCardFlights()
  const hand = useRef(NO_POSITIONS)
  const seen = useRef(state.newFacts)
  const ahead = useRef<number | null>(null)
  const isMidway = state.stageStep?.isLast === false

  // Where one's own cards were is known only before the table changes; to find out takes time that most steps can do without.
  useEffect(
    () =>
      source.subscribe(() => {
        const next = source.state()
        const isLeft = next && table.current && leavesHand(readFranticState(next))
        hand.current = isLeft ? getHandCardPositions(table.current!) : NO_POSITIONS
      }),
    [source, table],
  )

  /** One’s own cards come from the hand and go there. */
  const placeOf = (anchor: FlightAnchor): FlightAnchor =>
    anchor === `seat-${state.match.own.seat}` ? 'hand' : anchor

  /** Held cards go when the pile shows them: that takes a moment, in which they would be nowhere. */
  const pileShown = () => {
    const pile = table.current?.querySelector('[data-anchor="discard"]')
    const landing = pile?.getAnimations({ subtree: true }).map(({ finished }) => finished) ?? []
    return Promise.allSettled(landing)
  }

  const launch = (flights: readonly CardFlight[], holds: (flight: CardFlight) => boolean) => {
    if (!isMidway) cardFlights.releaseHeldCards(pileShown)
    const here = table.current
    if (!here || isMotionDisabled()) return
    const cards = flights.slice(0, MAX_FLIGHTS).flatMap((flight, i) => {
      const { face, card, from, to } = flight
      const start = (card !== undefined && hand.current.get(card)) || getAnchorPosition(here, placeOf(from))
      // A card that leaves the hand has its place there until the table has it.
      const isDrawn = card !== undefined && placeOf(to) === 'hand'
      const end = (isDrawn && getAnchorPosition(here, `card-${card}`)) || getAnchorPosition(here, placeOf(to))
      return start && end
        ? [
            {
              printNumber: face,
              from: start,
              to: end,
              delayMs: i * FLIGHT_INTERVAL_MS,
              isHeld: holds(flight),
            },
          ]
        : []
    })
    cardFlights.startFlights(cards)
  }

  // One's own card moves with the tap, before anybody has answered.
  useLayoutEffect(() => {
    const card =
      typeof sentAnswer === 'number' && sentAnswer >= 0 && prompt?.choice.of === 'card'
        ? decodeCard(sentAnswer)
        : null
    if (card === null) {
      cardFlights.releaseHeldCards(pileShown)
      return
    }
    if (table.current) hand.current = getHandCardPositions(table.current)
    const { index } = state.setup.faces[card]
    ahead.current = index
    launch([{ face: index, card, from: `seat-${state.match.own.seat!}`, to: 'discard' }], () => true)
  }, [sentAnswer])

  useLayoutEffect(() => {
    if (seen.current === state.newFacts) return
    seen.current = state.newFacts
    const faceOf = (card: number) => state.setup.faces[card].index
    const own = state.match.own.seat
    const isAhead = (flight: CardFlight) =>
      flight.from === `seat-${own}` && flight.to === 'discard' && flight.face === ahead.current
    const flights = state.newFacts
      .flatMap((fact) => listFlights(fact, faceOf))
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
  }, [state.newFacts])

  /** Which of one's own cards it was is told by its face. */
  const fromHand = (flight: CardFlight): CardFlight => {
    if (flight.card !== undefined || flight.face === null) return flight
    const card = [...hand.current.keys()].find((held) => state.setup.faces[held].index === flight.face)
    return card === undefined ? flight : { ...flight, card }
  }

  return cardFlights
}
