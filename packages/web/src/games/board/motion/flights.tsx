import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { Flying } from '../../../table/flights/flying.tsx'
import type { Spot } from '../../../table/flights/spot.ts'
import { BoardCard, BoardCardBack } from '../look/cards/board-card.tsx'
import { useTable } from '../table/at-table.tsx'
import { flightsOf } from '../table/facts.ts'
import { placeFor } from './flight.ts'
import { spotOf } from './spots.ts'

const APART = 60
const MOST = 14

interface Launched {
  readonly key: number
  readonly kind: number | null
  readonly from: Spot
  readonly to: Spot
  readonly delay: number
  /** What is shown before the table has it stays where it landed until it has. */
  readonly isHeld: boolean
}

/** Cards fly from where they were to where they go. Nothing waits for them. */
export function Flights({ table }: { readonly table: RefObject<HTMLElement | null> }) {
  const { setup, names } = useTable()
  const [launched, land] = useLaunched(table)
  return (
    <div className="flights" aria-hidden="true">
      {launched.map((flight) => (
        <Flying key={flight.key} flight={flight} onLanded={() => land(flight.key)}>
          {flight.kind === null ? (
            <BoardCardBack />
          ) : (
            <BoardCard kind={setup.kinds[flight.kind]} name={names.card(flight.kind)} />
          )}
        </Flying>
      ))}
    </div>
  )
}

const withoutHeld = (now: readonly Launched[]): readonly Launched[] =>
  now.some(({ isHeld }) => isHeld) ? now.filter(({ isHeld }) => !isHeld) : now

function useLaunched(table: RefObject<HTMLElement | null>) {
  const { state } = useTable()
  const [launched, setLaunched] = useState<readonly Launched[]>([])
  const seen = useRef(state.fresh)
  const serial = useRef(0)
  useLayoutEffect(() => {
    if (seen.current === state.fresh) return
    seen.current = state.fresh
    const isMidway = state.act?.isLast === false
    if (!isMidway) setLaunched(withoutHeld)
    const here = table.current
    if (!here || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const at = placeFor(state.match.own.seat)
    const flights = state.fresh.flatMap((told) => flightsOf(told, at)).slice(0, MOST)
    if (flights.length === 0) return
    // With the next picture: where things are need not be worked out twice in one.
    const frame = requestAnimationFrame(() => {
      const spots = flights.flatMap(({ kind, ...way }, i): Launched[] => {
        const [from, to] = [spotOf(here, way.from), spotOf(here, way.to)]
        const isHeld = isMidway && way.to.startsWith('space')
        return from && to ? [{ key: serial.current++, kind, from, to, delay: i * APART, isHeld }] : []
      })
      setLaunched((now) => [...now, ...spots])
    })
    return () => cancelAnimationFrame(frame)
  }, [state.fresh])
  const land = (key: number) =>
    setLaunched((now) => now.filter((flight) => flight.key !== key || flight.isHeld))
  return [launched, land] as const
}
