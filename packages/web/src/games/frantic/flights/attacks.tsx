import type { RefObject } from 'react'
import type { Hit } from '../../../table/facts/presentation.ts'
import { type AttackLine, AttackLines } from '../../../table/flights/attack-lines.tsx'
import { useTable } from '../table/at-table.tsx'
import { spotOf } from './anchors.ts'
import './attacks.css'

/** A line along the top does not run through the faces between. */
const BEND = { x: 0, y: 70 }

const KEEP_CLEAR = '.seat, .call, .pile, .tabs li, .said, .table > .bar, .unfold:not(:empty)'

export function Attacks({ table }: { readonly table: RefObject<HTMLElement | null> }) {
  const { names } = useTable()
  const lineOf = ({ by, on, card }: Hit): AttackLine | null => {
    const from = table.current && spotOf(table.current, `seat-${by}`)
    const to = table.current && spotOf(table.current, `seat-${on}`)
    return from && to && { title: names.title(card), from, to }
  }
  return <AttackLines lineOf={lineOf} keepClear={KEEP_CLEAR} bend={BEND} />
}
