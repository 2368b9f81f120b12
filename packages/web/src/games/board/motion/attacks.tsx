import type { RefObject } from 'react'
import type { Hit } from '../../../table/facts/presentation.ts'
import { type AttackLine, AttackLines } from '../../../table/flights/attack-lines.tsx'
import { useTable } from '../table/at-table.tsx'
import { spotOf } from './spots.ts'

const BEND = { x: 30, y: 0 }
const KEEP_CLEAR = '.place, .standing, .space > svg, .tray > *, .hand, .table > .bar'

/** From a seat to a token. */
export function Attacks({ table }: { readonly table: RefObject<HTMLElement | null> }) {
  const { names } = useTable()
  const lineOf = ({ by, on, card }: Hit): AttackLine | null => {
    const from = table.current && spotOf(table.current, `seat-${by}`)
    const to = table.current && spotOf(table.current, `token-${on}`)
    return from && to && { title: names.title(card), from, to }
  }
  return <AttackLines lineOf={lineOf} keepClear={KEEP_CLEAR} bend={BEND} />
}
