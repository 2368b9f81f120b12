import type { RefObject } from 'react'
import type { Hit } from '../../../table/facts/fact-presentation.ts'
import { type AttackLine, AttackLines } from '../../../table/flights/attack-lines.tsx'
import { useBoardTable } from '../table/board-table-context.tsx'
import { getAnchorPosition } from './anchor-position.ts'

const LINE_BEND = { x: 30, y: 0 }
const AVOIDED_SELECTORS = '.board-seat, .token-position, .space > svg, .tray > *, .hand, .table > .prompt-bar'

/** Attack lines from a seat to a token. */
export function BoardAttackLines({ table }: { readonly table: RefObject<HTMLElement | null> }) {
  const { names } = useBoardTable()
  const lineOf = ({ attacker, victim, cardId }: Hit): AttackLine | null => {
    const from = table.current && getAnchorPosition(table.current, `seat-${attacker}`)
    const to = table.current && getAnchorPosition(table.current, `token-${victim}`)
    return from && to && { title: names.title(cardId), from, to }
  }
  return <AttackLines lineOf={lineOf} keepClear={AVOIDED_SELECTORS} bend={LINE_BEND} />
}
