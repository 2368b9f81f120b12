import { type Die, type Move, ROLLING, type Space, STEPPING, type Told } from '@slapwise/board-game'
import type { Seat } from '@slapwise/kernel'

/** One thing that is seen to happen, and how long it takes. */
export type MotionStep = {
  readonly ms: number
} & (
  | { readonly kind: 'roll'; readonly die: Die }
  /** A token comes to a space. */
  | { readonly kind: 'go'; readonly seat: Seat; readonly to: Space; readonly how: Move }
  /** A token goes down a manhole, and comes out of another one next. */
  | { readonly kind: 'sink'; readonly seat: Seat }
)

export const rollMotion = (die: Die): MotionStep[] => [{ kind: 'roll', ms: ROLLING, die }]

export function moveMotion({ seat, how, path }: Extract<Told, { kind: 'moved' }>): MotionStep[] {
  const going = path.slice(1).map((to): MotionStep => ({ kind: 'go', seat, to, how, ms: STEPPING[how] }))
  return how === 'teleport' ? [{ kind: 'sink', seat, ms: STEPPING.teleport }, ...going] : going
}

/** After these, nothing that was under way matters any more. */
export const resetsMotion = ({ kind }: Told): boolean => kind === 'undid' || kind === 'round-began'
