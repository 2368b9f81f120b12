import {
  DIE_ROLL_MS,
  type MoveKind,
  type RolledDie,
  type Space,
  TOKEN_STEP_MS,
  type VisibleFact,
} from '@slapwise/board-game'
import type { Seat } from '@slapwise/kernel'

/** One thing that is seen to happen, and how long it takes. */
export type MotionStep = {
  readonly ms: number
} & (
  | { readonly kind: 'roll'; readonly die: RolledDie }
  /** A token comes to a space. */
  | { readonly kind: 'move'; readonly seat: Seat; readonly to: Space; readonly how: MoveKind }
  /** A token goes down a manhole, and comes out of another one next. */
  | { readonly kind: 'enter-manhole'; readonly seat: Seat }
)

export const rollMotion = (die: RolledDie): MotionStep[] => [{ kind: 'roll', ms: DIE_ROLL_MS, die }]

export function moveMotion({ seat, how, path }: Extract<VisibleFact, { kind: 'moved' }>): MotionStep[] {
  const going = path
    .slice(1)
    .map((to): MotionStep => ({ kind: 'move', seat, to, how, ms: TOKEN_STEP_MS[how] }))
  return how === 'teleport' ? [{ kind: 'enter-manhole', seat, ms: TOKEN_STEP_MS.teleport }, ...going] : going
}

/** After these, nothing that was under way matters any more. */
export const resetsMotion = ({ kind }: VisibleFact): boolean => kind === 'undid' || kind === 'round-began'
