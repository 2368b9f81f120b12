import {
  DIE_ROLL_MS,
  type MoveKind,
  type RolledDie,
  type Space,
  TOKEN_STEP_MS,
  type VisibleFact,
} from '@slapwise/board-game'
import type { Seat } from '@slapwise/kernel'

/** One animated movement of the die or a token, and its duration. */
export type MotionStep = {
  readonly ms: number
} & (
  | { readonly kind: 'roll'; readonly die: RolledDie }
  /** A token moves to a space. */
  | { readonly kind: 'move'; readonly seat: Seat; readonly to: Space; readonly how: MoveKind }
  /** A token goes down a manhole; the next step shows it at another one. */
  | { readonly kind: 'enter-manhole'; readonly seat: Seat }
)

export const rollMotion = (die: RolledDie): MotionStep[] => [{ kind: 'roll', ms: DIE_ROLL_MS, die }]

export function moveMotion({ seat, how, path }: Extract<VisibleFact, { kind: 'moved' }>): MotionStep[] {
  const going = path
    .slice(1)
    .map((to): MotionStep => ({ kind: 'move', seat, to, how, ms: TOKEN_STEP_MS[how] }))
  return how === 'teleport' ? [{ kind: 'enter-manhole', seat, ms: TOKEN_STEP_MS.teleport }, ...going] : going
}

/** Facts that cancel all running animations. */
export const resetsMotion = ({ kind }: VisibleFact): boolean => kind === 'undid' || kind === 'round-began'
