import type { RefObject } from 'react'
import type { Hit } from '../../../table/facts/fact-presentation.ts'
import { type AttackLine, AttackLines } from '../../../table/flights/attack-lines.tsx'
import { useFranticTable } from '../table/frantic-table-context.tsx'
import { getAnchorPosition } from './anchors.ts'
import './attacks.css'

/** Bends lines along the top around the faces between. */
const LINE_BEND = { x: 0, y: 70 }

const AVOIDED_SELECTORS = '.seat, .call, .pile, .active-effects li, .latest-events, .prompt-sheet'

export function FranticAttackLines({ table }: { readonly table: RefObject<HTMLElement | null> }) {
  const { names } = useFranticTable()
  const lineOf = ({ attacker, victim, cardId }: Hit): AttackLine | null => {
    const from = table.current && getAnchorPosition(table.current, `seat-${attacker}`)
    const to = table.current && getAnchorPosition(table.current, `seat-${victim}`)
    return from && to && { title: names.title(cardId), from, to }
  }
  return <AttackLines lineOf={lineOf} keepClear={AVOIDED_SELECTORS} bend={LINE_BEND} />
}
