import { type Die, type Move, ROLLING, type Space, STEPPING, type Told } from '@slapwise/board-game'
import type { Seat } from '@slapwise/kernel'

/** One thing that is seen to happen, and how long it takes. */
export type Act = {
  readonly ms: number
} & (
  | { readonly kind: 'roll'; readonly die: Die }
  /** A token comes to a space. */
  | { readonly kind: 'go'; readonly seat: Seat; readonly to: Space; readonly how: Move }
  /** A token goes down a manhole, and comes out of another one next. */
  | { readonly kind: 'sink'; readonly seat: Seat }
)

/** What is seen of a fact, in order. */
export function actsOf(told: Told): readonly Act[] {
  switch (told.kind) {
    case 'rolled':
      return [{ kind: 'roll', ms: ROLLING, die: told }]
    case 'moved':
      return moveActs(told)
    default:
      return []
  }
}

function moveActs({ seat, how, path }: Extract<Told, { kind: 'moved' }>): Act[] {
  const going = path.slice(1).map((to): Act => ({ kind: 'go', seat, to, how, ms: STEPPING[how] }))
  return how === 'teleport' ? [{ kind: 'sink', seat, ms: STEPPING.teleport }, ...going] : going
}

/** After these, nothing that was under way matters any more. */
export const startsAnew = ({ kind }: Told): boolean => kind === 'undid' || kind === 'round-began'
