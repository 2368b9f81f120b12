import type { Told } from '@slapwise/card-game'
import type { RefObject } from 'react'
import { type AttackLine, AttackLines } from '../../../table/flights/attack-lines.tsx'
import { useTable } from '../at-table.tsx'
import { spotOf } from './anchors.ts'
import './attacks.css'

/** A line along the top does not run through the faces between. */
const BEND = { x: 0, y: 70 }

const KEEP_CLEAR = '.seat, .call, .pile, .tabs li, .said, .table > .bar, .unfold:not(:empty)'

export function Attacks({ table }: { readonly table: RefObject<HTMLElement | null> }) {
  const { state, names } = useTable()
  const linesIn = (fresh: readonly Told[]): AttackLine[] => {
    const here = table.current
    if (!here) return []
    return fresh.flatMap((told) => {
      if (told.kind !== 'attacked') return []
      const from = spotOf(here, `seat-${told.seat}`)
      return told.victims.flatMap((victim): AttackLine[] => {
        const to = spotOf(here, `seat-${victim}`)
        return from && to ? [{ title: names.title(told.card), from, to }] : []
      })
    })
  }
  return <AttackLines fresh={state.fresh} linesIn={linesIn} keepClear={KEEP_CLEAR} bend={BEND} />
}
