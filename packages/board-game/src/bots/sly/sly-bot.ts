import { argMax } from '@slapwise/bots'
import { type Answer, type Bot, PASS } from '@slapwise/kernel'
import type { BoardRules } from '../../board-rules.ts'
import type { Question } from '../../model/question.ts'
import type { View } from '../../views/view.ts'
import { chooseFromMarket, chooseMagnetCard } from './card-choices.ts'
import { createOptionEvaluator } from './option-evaluator.ts'
import { createPolicyContext, type PolicyContext } from './policy-context.ts'
import { wantsNiceTry, wantsReRoll, wantsToBlock } from './reaction-choices.ts'
import { chooseGift, chooseToken } from './token-choices.ts'

/** A rule-based bot with a policy for every question. It weighs opponents by their chance to win the match. */
export const slyBot: Bot<View, Question, BoardRules> = {
  answer({ prompt: { seat, question, choice }, rules: { setup }, view }) {
    const { options } = choice
    return options.length < 2
      ? options[0]
      : chooseAnswer(createPolicyContext(setup, view(), seat), question, options)
  },
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
      return argMax(options, createOptionEvaluator(context, question))
    case 'token':
      return chooseToken(context, source, options)
    case 'gift':
      return chooseGift(context, options)
    case 'magnet':
      return chooseMagnetCard(context, options)
    case 'market':
      return chooseFromMarket(context, options)
    case 'block':
      return wantsToBlock(context, about!, source) ? throwIn : PASS
    case 're-roll':
      return wantsReRoll(context) ? throwIn : PASS
    case 'nice-try':
      return wantsNiceTry(context) ? throwIn : PASS
    case 'roll':
    case 'next-round':
      return options[0]
  }
}
