import { clampSpace, NOWHERE } from '../../model/board.ts'
import type { Question } from '../../model/question.ts'
import { D6 } from '../../round/dice.ts'
import { decodePlacement } from '../../table/placement.ts'
import { decodeRelocation } from '../../table/relocation.ts'
import { effectOfKind, FUCK_YOU_STEPS } from '../movement-board.ts'
import { evaluateRoll, evaluateSpace } from './evaluated-board.ts'
import { evaluateKeeping } from './hand-values.ts'
import type { PolicyContext } from './policy-context.ts'
import { type MoveTiming, SpaceChangeEvaluator } from './space-change-evaluator.ts'
import { evaluateBestTokenRoll } from './token-choices.ts'

type OptionEvaluator = (option: number) => number

/** What each answer to a question is worth where something is placed, or moved elsewhere on the board. */
export function createOptionEvaluator(seen: PolicyContext, { ask }: Question): OptionEvaluator {
  switch (ask) {
    case 'turn':
      return createPlayEvaluator(seen)
    case 'reorganize':
      return createRelocationEvaluator(seen)
    default:
      return createPlacementEvaluator(seen)
  }
}

/** What to play in its turn, where, and which way it points. */
function createPlayEvaluator(seen: PolicyContext): OptionEvaluator {
  const { kinds } = seen.setup
  const change = new SpaceChangeEvaluator(seen)
  const gains: (number | undefined)[] = []
  return (option) => {
    const { kind, space, direction } = decodePlacement(option)
    gains[kind] ??= evaluateCardEffect(seen, kinds[kind].id) - evaluateKeeping(seen.board, kind)
    return (
      gains[kind] +
      change.evaluate(
        space,
        effectOfKind(kinds[kind]),
        direction,
        MOVE_TIMINGS[kinds[kind].id] ?? 'this-turn',
      )
    )
  }
}

/** Where its token does not go ahead in this turn. */
const MOVE_TIMINGS: Readonly<Record<string, MoveTiming>> = {
  skip: 'next-turn',
  remote: 'next-turn',
  reverse: 'next-turn',
  ghost: 'next-turn',
  troublemaker: 'next-turn',
  'fuck-you': 'next-turn',
}

/** What a card does when it is played, with the movement that follows. */
function evaluateCardEffect(seen: PolicyContext, card: string): number {
  const { board, seat, setup } = seen
  const at = board.tokens[seat]
  switch (card) {
    case 'skip':
      return 0
    case 'remote':
      return evaluateBestTokenRoll(seen)
    case 'troublemaker':
      return board.eventValue() + evaluateBestTokenRoll(seen) / setup.events.length
    case 'reverse':
      return evaluateRoll(board, seat, at, -1)
    case 'ghost':
      return evaluateGhostRoll(seen)
    case 'fuck-you':
      return evaluateRoll(board, seat, clampSpace(setup.street, at + FUCK_YOU_STEPS), 1)
    default:
      return evaluateRoll(board, seat, at, 1)
  }
}

function evaluateGhostRoll({ board, seat }: PolicyContext): number {
  let sum = 0
  for (let rolled = 1; rolled <= D6; rolled++)
    sum += evaluateSpace(board, seat, clampSpace(board.street, board.tokens[seat] + rolled))
  return sum / D6
}

/** What to place where it does nothing yet: before the first turn, in an event, or with a card that was thrown in. */
function createPlacementEvaluator(seen: PolicyContext): OptionEvaluator {
  const { kinds } = seen.setup
  const change = new SpaceChangeEvaluator(seen)
  return (option) => {
    const { kind, space, direction } = decodePlacement(option)
    return (
      change.evaluate(space, effectOfKind(kinds[kind]), direction, 'next-turn') -
      evaluateKeeping(seen.board, kind)
    )
  }
}

/** Where the numbered teleports hurt it the least, and the others the most. */
function createRelocationEvaluator(seen: PolicyContext): OptionEvaluator {
  const change = new SpaceChangeEvaluator(seen)
  const left = seen.view.teleports.map((from) => change.evaluate(from, 'nothing', NOWHERE, 'next-turn'))
  return (option) => {
    const { number, to } = decodeRelocation(option)
    return left[number] + change.evaluate(to, 'teleport', NOWHERE, 'next-turn')
  }
}
