import { type RefObject, useLayoutEffect, useRef } from 'react'
import { FlightLayer } from '../../../table/flights/flight-layer.tsx'
import { isMotionDisabled, useCardFlights } from '../../../table/flights/use-card-flights.ts'
import { BoardCard, BoardCardBack } from '../artwork/cards/board-card.tsx'
import { useBoardTable } from '../table/board-table-context.tsx'
import { listFlights } from '../table/fact-presentations.ts'
import { getAnchorPosition } from './anchor-position.ts'
import { createHandAnchorResolver } from './flight.ts'

const FLIGHT_INTERVAL_MS = 60
const MAX_FLIGHTS = 14

export function BoardFlights({ table }: { readonly table: RefObject<HTMLElement | null> }) {
  const { setup, names } = useBoardTable()
  const { flights, endFlight } = useFlights(table)
  const draw = (kind: number | null) =>
    kind === null ? <BoardCardBack /> : <BoardCard kind={setup.kinds[kind]} name={names.cardName(kind)} />
  return <FlightLayer flights={flights} onLanded={endFlight} renderCard={draw} />
}

function useFlights(table: RefObject<HTMLElement | null>) {
  const { state } = useBoardTable()
  const cardFlights = useCardFlights()
  const lastFacts = useRef(state.newFacts)
  useLayoutEffect(() => {
    if (lastFacts.current === state.newFacts) return
    lastFacts.current = state.newFacts
    const isMidway = state.stageStep?.isLast === false
    if (!isMidway) cardFlights.releaseHeldCards(() => Promise.resolve())
    const tableElement = table.current
    if (!tableElement || isMotionDisabled()) return
    const anchorOf = createHandAnchorResolver(state.match.own.seat)
    const flights = state.newFacts.flatMap((fact) => listFlights(fact, anchorOf)).slice(0, MAX_FLIGHTS)
    if (flights.length === 0) return
    // Measured in the next frame, so that the layout is computed only once.
    const frame = requestAnimationFrame(() =>
      cardFlights.startFlights(
        flights.flatMap(({ kind, ...flight }, i) => {
          const [from, to] = [
            getAnchorPosition(tableElement, flight.from),
            getAnchorPosition(tableElement, flight.to),
          ]
          const isHeld = isMidway && flight.to.startsWith('space')
          return from && to ? [{ printNumber: kind, from, to, delayMs: i * FLIGHT_INTERVAL_MS, isHeld }] : []
        }),
      ),
    )
    return () => cancelAnimationFrame(frame)
  }, [state.newFacts])
  return cardFlights
}
