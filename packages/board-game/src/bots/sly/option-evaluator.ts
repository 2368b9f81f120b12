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

/** Returns the evaluation of options for questions that place or move something on the board. */
export function createOptionEvaluator(context: PolicyContext, { ask }: Question): OptionEvaluator {
  switch (ask) {
    case 'turn':
      return createPlayEvaluator(context)
    case 'reorganize':
      return createRelocationEvaluator(context)
    default:
      return createPlacementEvaluator(context)
  }
}

/** Evaluates the options of the bot's own turn, each a card, a space and a direction. */
function createPlayEvaluator(context: PolicyContext): OptionEvaluator {
  const { kinds } = context.setup
  const change = new SpaceChangeEvaluator(context)
  const gains: (number | undefined)[] = []
  return (option) => {
    const { kind, space, direction } = decodePlacement(option)
    gains[kind] ??= evaluateCardEffect(context, kinds[kind].id) - evaluateKeeping(context.board, kind)
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

/** Cards after which its token does not walk forward in this turn; all others are `this-turn`. */
const MOVE_TIMINGS: Readonly<Record<string, MoveTiming>> = {
  skip: 'next-turn',
  remote: 'next-turn',
  reverse: 'next-turn',
  ghost: 'next-turn',
  troublemaker: 'next-turn',
  'fuck-you': 'next-turn',
}

/** The value of a card's effect in its turn, including the move. */
function evaluateCardEffect(context: PolicyContext, card: string): number {
  const { board, seat, setup } = context
  const at = board.tokens[seat]
  switch (card) {
    case 'skip':
      return 0
    case 'remote':
      return evaluateBestTokenRoll(context)
    case 'troublemaker':
      return board.eventValue() + evaluateBestTokenRoll(context) / setup.events.length
    case 'reverse':
      return evaluateRoll(board, seat, at, -1)
    case 'ghost':
      return evaluateGhostRoll(context)
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

/**
 * Evaluates placements without immediate effect: before the first turn, in an event, or with a card that was thrown in.
 */
function createPlacementEvaluator(context: PolicyContext): OptionEvaluator {
  const { kinds } = context.setup
  const change = new SpaceChangeEvaluator(context)
  return (option) => {
    const { kind, space, direction } = decodePlacement(option)
    return (
      change.evaluate(space, effectOfKind(kinds[kind]), direction, 'next-turn') -
      evaluateKeeping(context.board, kind)
    )
  }
}

/** Evaluates new spaces for numbered teleports. */
function createRelocationEvaluator(context: PolicyContext): OptionEvaluator {
  const change = new SpaceChangeEvaluator(context)
  const left = context.view.teleports.map((from) => change.evaluate(from, 'nothing', NOWHERE, 'next-turn'))
  return (option) => {
    const { number, to } = decodeRelocation(option)
    return left[number] + change.evaluate(to, 'teleport', NOWHERE, 'next-turn')
  }
}
