import type { Die, Move, Space, Told } from '@slapwise/board-game'
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
  /** Something else has the stage. */
  | { readonly kind: 'wait'; readonly is: 'attack' | 'event' }
)

const ROLL = 620
const STEP = 130
const SINK = 200
const ATTACK = 420

/** How long each of these is on its way. */
const TIMES: Readonly<Record<Move, number>> = {
  walk: STEP,
  push: 240,
  jump: 320,
  hop: 220,
  teleport: SINK,
  swap: 320,
  shift: 360,
}

/** What is seen of a fact, in order. */
export function actsOf(told: Told, eventTime: number): readonly Act[] {
  switch (told.kind) {
    case 'rolled':
      return [{ kind: 'roll', ms: ROLL, die: told }]
    case 'attacked':
      return [{ kind: 'wait', is: 'attack', ms: ATTACK }]
    case 'event':
      return [{ kind: 'wait', is: 'event', ms: eventTime }]
    case 'moved':
      return moveActs(told)
    default:
      return []
  }
}

function moveActs({ seat, how, path }: Extract<Told, { kind: 'moved' }>): Act[] {
  const going = path.slice(1).map((to): Act => ({ kind: 'go', seat, to, how, ms: TIMES[how] }))
  return how === 'teleport' ? [{ kind: 'sink', seat, ms: SINK }, ...going] : going
}

/** After these, nothing that was under way matters any more. */
export const startsAnew = ({ kind }: Told): boolean => kind === 'undid' || kind === 'round-began'
