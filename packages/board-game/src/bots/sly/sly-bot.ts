import { chooseBest, DecisionTrace } from '@slapwise/bots'
import type { Advice, Answer, Bot, Observation } from '@slapwise/kernel'
import type { BoardRules } from '../../board-rules.ts'
import type { Question } from '../../model/question.ts'
import type { View } from '../../views/view.ts'
import { chooseFromMarket, chooseMagnetCard } from './card-choices.ts'
import { createOptionEvaluator } from './option-evaluator.ts'
import { createPolicyContext, type PolicyContext } from './policy-context.ts'
import { decideBlock, decideNiceTry, decideReRoll } from './reaction-choices.ts'
import type { BoardReason } from './reasons.ts'
import { chooseGift, chooseToken } from './token-choices.ts'

/** A rule-based bot with a policy for every question. It weighs opponents by their chance to win the match. */
export const slyBot: Bot<View, Question, BoardRules> = {
  answer: (observation) => decide(observation, null),
}

type SlyObservation = Observation<View, Question, BoardRules>

function decide(
  { prompt: { seat, question, choice }, rules: { setup }, view }: SlyObservation,
  trace: PolicyContext['trace'],
): Answer {
  const { options } = choice
  return options.length < 2
    ? options[0]
    : chooseAnswer(createPolicyContext(setup, view(), seat, trace), question, options)
}

/** The answer of `slyBot` with everything that was compared for it. */
export function traceAnswer(observation: SlyObservation): {
  answer: Answer
  trace: DecisionTrace<BoardReason>
} {
  const trace = new DecisionTrace<BoardReason>()
  if (observation.prompt.choice.options.length < 2) trace.state({ id: 'only' })
  return { answer: decide(observation, trace), trace }
}

/** The answer of `slyBot` with its reasons. */
export function advise(observation: SlyObservation): Advice {
  const { answer, trace } = traceAnswer(observation)
  return { answer, reasons: trace.reasons }
}

function chooseAnswer(context: PolicyContext, question: Question, options: readonly number[]): Answer {
  const { ask, source, about } = question
  const throwIn = options[options.length - 1]
  switch (ask) {
    case 'turn':
    case 'set-up':
    case 'lay':
    case 'restock':
    case 'reorganize':
      return chooseBest(context.trace, options, createOptionEvaluator(context, question))
    case 'token':
      return chooseToken(context, source, options)
    case 'gift':
      return chooseGift(context, options)
    case 'magnet':
      return chooseMagnetCard(context, options)
    case 'market':
      return chooseFromMarket(context, options)
    case 'block':
      return decideBlock(context, about!, source, throwIn)
    case 're-roll':
      return decideReRoll(context, throwIn)
    case 'nice-try':
      return decideNiceTry(context, throwIn)
    case 'roll':
    case 'next-round':
      return options[0]
  }
}
