import { DecisionTrace } from '@slapwise/bots'
import { type Advice, type Answer, type Bot, countAnswers, type Observation } from '@slapwise/kernel'
import type { CardRules } from '../../card-rules.ts'
import type { Question } from '../../model/question.ts'
import { decodeCard } from '../../table/powers.ts'
import type { View } from '../../views/view.ts'
import { chooseCardsToGiveUp, chooseCardsToTake, chooseCardToLay } from './card-choices.ts'
import { chooseImitation, decideUse } from './effect-gains.ts'
import { chooseEvent, decideSeppuku } from './event-choices.ts'
import { createPolicyContext, type PolicyContext, type QuestionPolicy } from './policy-context.ts'
import { choosePower, chooseRecharge } from './power-choices.ts'
import { decideCounterattack, decideLuckyBastard, decideNiceTry } from './reaction-choices.ts'
import type { CardReason, WeighedCardReason } from './reasons.ts'
import { allotDraws, chooseGiver, chooseReceiver, chooseVictim } from './target-choices.ts'
import { choosePlay } from './turn-choice.ts'
import { distribute, handOut, swapHands } from './whole-hand-choices.ts'
import { chooseColour, chooseWish } from './wish-choices.ts'

const chooseFallback: QuestionPolicy = ({ prompt }) => prompt.fallback

const QUESTION_POLICIES: Readonly<Record<Question['ask'], QuestionPolicy>> = {
  turn: choosePlay,
  drawn: choosePlay,
  'second-chance': choosePlay,
  friend: choosePlay,
  another: choosePlay,
  victim: chooseVictim,
  'allot-draws': allotDraws,
  receiver: chooseReceiver,
  giver: chooseGiver,
  'hand-out': handOut,
  distribute,
  'swap-hands': swapHands,
  give: chooseCardsToGiveUp,
  discard: chooseCardsToGiveUp,
  lay: chooseCardToLay,
  pick: chooseCardsToTake,
  steal: chooseCardsToTake,
  wish: chooseWish,
  colour: chooseColour,
  counterattack: decideCounterattack,
  'nice-try': decideNiceTry,
  'lucky-bastard': decideLuckyBastard,
  event: chooseEvent,
  seppuku: decideSeppuku,
  recharge: chooseRecharge,
  power: choosePower,
  use: decideUse,
  imitate: chooseImitation,
  seen: chooseFallback,
  'next-round': chooseFallback,
}

/**
 * A rule-based bot with a policy for every question. It weighs how soon somebody finishes against the cost of its hand.
 */
export const slyBot: Bot<View, Question, CardRules> = {
  answer: (observation) => decide(observation, null),
}

type SlyObservation = Observation<View, Question, CardRules>

function decide(observation: SlyObservation, trace: PolicyContext['trace']): Answer {
  const { choice, question } = observation.prompt
  if (choice.kind === 'one' && choice.options.length === 1) return choice.options[0]
  return QUESTION_POLICIES[question.ask](createPolicyContext(observation, trace))
}

/** The answer of `slyBot` with everything that was compared for it. */
export function traceAnswer(observation: SlyObservation): {
  answer: Answer
  trace: DecisionTrace<CardReason>
} {
  const trace = new DecisionTrace<CardReason>()
  const hasChoice = countAnswers(observation.prompt.choice) > 1
  if (!hasChoice) trace.state({ id: 'only' })
  return { answer: decide(observation, hasChoice ? trace : null), trace }
}

/** The answer of `slyBot` with its reasons. */
export function advise(observation: SlyObservation): Advice {
  const { answer, trace } = traceAnswer(observation)
  return { answer, reasons: trace.reasons.map((reason) => withoutLostCompanions(reason, answer)) }
}

/** Cards that the answer gets rid of do not stay together with the others. */
const withoutLostCompanions = (reason: WeighedCardReason, answer: Answer): WeighedCardReason =>
  reason.id === 'companions' && reason.isAgainst
    ? { ...reason, others: reason.others.filter((card) => ![answer].flat().map(decodeCard).includes(card)) }
    : reason
