import { clampSpace, NOWHERE } from '../../model/board.ts'
import type { KindIndex } from '../../model/card-kind.ts'
import type { Question } from '../../model/question.ts'
import { D6 } from '../../round/dice.ts'
import { decodePlacement } from '../../table/placement.ts'
import { decodeRelocation } from '../../table/relocation.ts'
import { effectOfKind, FUCK_YOU_STEPS } from '../movement-board.ts'
import { evaluateRoll, evaluateSpace } from './evaluated-board.ts'
import { evaluateKeeping } from './hand-values.ts'
import type { PolicyContext } from './policy-context.ts'
import type { BoardEvaluator, BoardTerms, TurnMove } from './reasons.ts'
import { type MoveTiming, SpaceChangeEvaluator } from './space-change-evaluator.ts'
import { evaluateBestTokenRoll, findBestTokenRoll } from './token-choices.ts'

/** Returns the evaluation of options for questions that place or move something on the board. */
export function createOptionEvaluator(context: PolicyContext, { ask }: Question): BoardEvaluator {
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
function createPlayEvaluator(context: PolicyContext): BoardEvaluator {
  const { kinds } = context.setup
  const change = new SpaceChangeEvaluator(context)
  const gains: (number | undefined)[] = []
  return (option, terms) => {
    const { kind, space, direction } = decodePlacement(option)
    gains[kind] ??= evaluateCardEffect(context, kinds[kind].id) - evaluateKeeping(context.matchValues, kind)
    if (terms) addPlayTerms(context, kind, terms)
    const timing: MoveTiming = TURN_MOVES[kinds[kind].id] === undefined ? 'this-turn' : 'next-turn'
    return (
      gains[kind] +
      change.evaluate(
        space,
        effectOfKind(kinds[kind]),
        direction,
        timing,
        terms && { terms, change: { placed: kind } },
      )
    )
  }
}

/** The terms of a card that do not depend on its space. */
function addPlayTerms(context: PolicyContext, kind: KindIndex, terms: BoardTerms): void {
  const { id } = context.setup.kinds[kind]
  const move = TURN_MOVES[id] ?? 'walk'
  terms.push(
    {
      value: evaluateCardEffect(context, id),
      reason: { id: 'move', card: kind, move, seat: findBestTokenRoll(context) },
      isRelative: true,
    },
    { value: -evaluateKeeping(context.matchValues, kind), reason: { id: 'keeping', card: kind } },
  )
}

/** Cards after which its token does not walk forward in this turn. */
const TURN_MOVES: Readonly<Record<string, TurnMove>> = {
  skip: 'stay',
  remote: 'remote',
  reverse: 'back',
  ghost: 'ghost',
  troublemaker: 'event',
  'fuck-you': 'jump',
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
function createPlacementEvaluator(context: PolicyContext): BoardEvaluator {
  const { kinds } = context.setup
  const change = new SpaceChangeEvaluator(context)
  return (option, terms) => {
    const { kind, space, direction } = decodePlacement(option)
    const explanation = terms && { terms, change: { placed: kind } }
    const keeping = evaluateKeeping(context.matchValues, kind)
    terms?.push({ value: -keeping, reason: { id: 'keeping', card: kind } })
    return change.evaluate(space, effectOfKind(kinds[kind]), direction, 'next-turn', explanation) - keeping
  }
}

/** Evaluates new spaces for numbered teleports. */
function createRelocationEvaluator(context: PolicyContext): BoardEvaluator {
  const change = new SpaceChangeEvaluator(context)
  const left = context.view.teleports.map((from) => change.evaluate(from, 'nothing', NOWHERE, 'next-turn'))
  return (option, terms) => {
    const { number, to } = decodeRelocation(option)
    if (terms) {
      const away = { terms, change: { teleport: 'away' } } as const
      change.evaluate(context.view.teleports[number], 'nothing', NOWHERE, 'next-turn', away)
    }
    const here = terms && ({ terms, change: { teleport: 'here' } } as const)
    return left[number] + change.evaluate(to, 'teleport', NOWHERE, 'next-turn', here)
  }
}
