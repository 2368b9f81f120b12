import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Sky } from '../../../table/flights/sky.tsx'
import { isStill, useLaunched } from '../../../table/flights/use-launched.ts'
import { BoardCard, BoardCardBack } from '../look/cards/board-card.tsx'
import { useTable } from '../table/at-table.tsx'
import { flightsOf } from '../table/facts.ts'
import { placeFor } from './flight.ts'
import { spotOf } from './spots.ts'

const APART = 60
const MOST = 14

export function Flights({ table }: { readonly table: RefObject<HTMLElement | null> }) {
  const { setup, names } = useTable()
  const { launched, land } = useFlights(table)
  const draw = (kind: number | null) =>
    kind === null ? <BoardCardBack /> : <BoardCard kind={setup.kinds[kind]} name={names.card(kind)} />
  return <Sky launched={launched} land={land} draw={draw} />
}

function useFlights(table: RefObject<HTMLElement | null>) {
  const { state } = useTable()
  const sky = useLaunched()
  const seen = useRef(state.fresh)
  useLayoutEffect(() => {
    if (seen.current === state.fresh) return
    seen.current = state.fresh
    const isMidway = state.act?.isLast === false
    if (!isMidway) sky.letGo(() => Promise.resolve())
    const here = table.current
    if (!here || isStill()) return
    const at = placeFor(state.match.own.seat)
    const flights = state.fresh.flatMap((told) => flightsOf(told, at)).slice(0, MOST)
    if (flights.length === 0) return
    // With the next picture: where things are need not be worked out twice in one.
    const frame = requestAnimationFrame(() =>
      sky.launch(
        flights.flatMap(({ kind, ...way }, i) => {
          const [from, to] = [spotOf(here, way.from), spotOf(here, way.to)]
          const isHeld = isMidway && way.to.startsWith('space')
          return from && to ? [{ print: kind, from, to, delay: i * APART, isHeld }] : []
        }),
      ),
    )
    return () => cancelAnimationFrame(frame)
  }, [state.fresh])
  return sky
}
