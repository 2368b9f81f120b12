import { type Outlook, outlooks, type Placement } from '@slapwise/board-game'
import { useMemo } from 'react'
import { useTable } from '../at-table.tsx'
import type { Prospect } from '../words/lexicon/table.ts'

/** What each roll would bring; `'no-roll'` where none of one's own follows. */
export type Foretold = readonly Outlook[] | 'no-roll' | null

/** For what is being aimed at in one's own turn, and while the die lies in the hand. */
export function useForetold(): Foretold {
  const { state, setup, prompt, preview, aimed } = useTable()
  const { table, own } = state.match
  const placement: Placement | null = preview ?? aimed
  const ask = prompt?.question.ask
  const isBare = ask === 'roll' && prompt!.question.source === null && !table.isBackward && !table.isGhost
  return useMemo(() => {
    if (own.seat === null || (!isBare && (ask !== 'turn' || placement === null))) return null
    return outlooks(setup, table, own.seat, isBare ? null : placement) ?? 'no-roll'
  }, [setup, table, own.seat, ask, isBare, placement?.kind, placement?.space, placement?.direction])
}

/** What a die alone brings, on average. */
const PLAIN = 3.5

/** How well it ends, in numbers. */
export function prospectOf(foretold: readonly Outlook[], language: string): Prospect {
  const far = foretold.map(({ path }) => path[path.length - 1] - path[0])
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  return {
    good: far.filter((spaces, i) => spaces <= i + 1).length,
    average: numbers.format(far.reduce((sum, spaces) => sum + spaces, 0) / far.length),
    plain: numbers.format(PLAIN),
    open: foretold.filter(({ opens }) => opens !== null).length,
  }
}

/** Where each roll ends: a space and the rolls that lead to it. */
export interface Goal {
  readonly space: number
  readonly rolls: readonly number[]
  readonly isOpen: boolean
}

export function goalsOf(foretold: readonly Outlook[]): Goal[] {
  const goals = new Map<number, Goal>()
  foretold.forEach(({ path, opens }, i) => {
    const space = path[path.length - 1]
    const known = goals.get(space)
    goals.set(space, {
      space,
      rolls: [...(known?.rolls ?? []), i + 1],
      isOpen: opens !== null || (known?.isOpen ?? false),
    })
  })
  return [...goals.values()]
}
