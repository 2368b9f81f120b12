import type { Told } from '@slapwise/board-game'
import type { RefObject } from 'react'
import { type AttackLine, AttackLines } from '../../../table/flights/attack-lines.tsx'
import { useTable } from '../at-table.tsx'
import { spotOf } from './spots.ts'

const BEND = { x: 30, y: 0 }
const KEEP_CLEAR = '.place, .standing, .space > svg, .tray > *, .held, .table > .bar'

/** From a seat to a token. */
export function Attacks({ table }: { readonly table: RefObject<HTMLElement | null> }) {
  const { state, names } = useTable()
  const linesIn = (fresh: readonly Told[]): AttackLine[] => {
    const here = table.current
    if (!here) return []
    return fresh.flatMap((told): AttackLine[] => {
      if (told.kind !== 'attacked') return []
      const from = spotOf(here, `seat-${told.seat}`)
      const to = spotOf(here, `token-${told.victim}`)
      return from && to ? [{ title: names.title(told.card), from, to }] : []
    })
  }
  return <AttackLines fresh={state.fresh} linesIn={linesIn} keepClear={KEEP_CLEAR} bend={BEND} />
}
