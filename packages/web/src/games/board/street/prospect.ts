import type { Outlook } from '@slapwise/board-game'
import type { Prospect } from '../words/lexicon/table.ts'

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
