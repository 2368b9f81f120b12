import { decodeCard } from '@slapwise/card-game'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { AnchorPosition } from '../../../table/flights/anchor-position.ts'
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
  return <FlightLayer flights={flights} onLanded={endFlight} renderCard={draw} />
}

const NO_POSITIONS: ReadonlyMap<number, AnchorPosition> = new Map()

/** Whether any card leaves the viewer's seat in this step. */
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
  const lastFacts = useRef(state.newFacts)
  const earlyFace = useRef<number | null>(null)
  const isMidway = state.stageStep?.isLast === false

  // Positions of own cards must be read before the update; measuring is slow, so it is skipped for steps without such
  // cards.
  useEffect(
    () =>
      source.subscribe(() => {
        const next = source.state()
        const isLeaving = next && table.current && leavesHand(readFranticState(next))
        hand.current = isLeaving ? getHandCardPositions(table.current!) : NO_POSITIONS
      }),
    [source, table],
  )

  /** The viewer's cards fly from and to the hand. */
  const placeOf = (anchor: FlightAnchor): FlightAnchor =>
    anchor === `seat-${state.match.own.seat}` ? 'hand' : anchor

  /** Resolves when the pile shows the card: a held card removed earlier would be invisible for a moment. */
  const pileShown = () => {
    const x = table.current?.querySelector('[data-anchor="discard"]')
    const landing = x?.getAnimations({ subtree: true }).map(({ finished }) => finished) ?? []
    return Promise.allSettled(landing)
  }

  const launch = (flights: readonly CardFlight[], holds: (flight: CardFlight) => boolean) => {
    if (!isMidway) cardFlights.releaseHeldCards(pileShown)
    const tableElement = table.current
    if (!tableElement || isMotionDisabled()) return
    const cards = flights.slice(0, MAX_FLIGHTS).flatMap((flight, i) => {
      const { face, card, from, to } = flight
      const start =
        (card !== undefined && hand.current.get(card)) || getAnchorPosition(tableElement, placeOf(from))
      // A card that leaves the hand keeps its place there until the update.
      const isDrawn = card !== undefined && placeOf(to) === 'hand'
      const end =
        (isDrawn && getAnchorPosition(tableElement, `card-${card}`)) ||
        getAnchorPosition(tableElement, placeOf(to))
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

  // The own card starts flying with the tap, before the server has answered.
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
    earlyFace.current = index
    launch([{ face: index, card, from: `seat-${state.match.own.seat!}`, to: 'discard' }], () => true)
  }, [sentAnswer])

  useLayoutEffect(() => {
    if (lastFacts.current === state.newFacts) return
    lastFacts.current = state.newFacts
    const faceOf = (card: number) => state.setup.faces[card].index
    const own = state.match.own.seat
    const hasFlown = (flight: CardFlight) =>
      flight.from === `seat-${own}` && flight.to === 'discard' && flight.face === earlyFace.current
    const flights = state.newFacts
      .flatMap((fact) => listFlights(fact, faceOf))
      .map((flight) => (flight.from === `seat-${own}` ? fromHand(flight) : flight))
    const first = flights.findIndex(hasFlown)
    earlyFace.current = null
    // Measured in the next frame, so that the layout is computed only once.
    requestAnimationFrame(() =>
      launch(
        flights.filter((_, i) => i !== first),
        ({ to }) => isMidway && to === 'discard',
      ),
    )
  }, [state.newFacts])

  /** Finds the own card with the face of a flight. */
  const fromHand = (flight: CardFlight): CardFlight => {
    if (flight.card !== undefined || flight.face === null) return flight
    const card = [...hand.current.keys()].find((held) => state.setup.faces[held].index === flight.face)
    return card === undefined ? flight : { ...flight, card }
  }

  return cardFlights
}
