import { best } from '@slapwise/bots'
import { type Answer, type Bot, PASS } from '@slapwise/kernel'
import type { BoardRules } from '../../board-rules.ts'
import type { Question } from '../../model/question.ts'
import type { View } from '../../views/view.ts'
import { bestGift, bestToken } from './naming.ts'
import { worthIn } from './placing.ts'
import { wantsReRoll, wantsToBlock, wantsToGoOn } from './reacting.ts'
import { type Seen, seenBy } from './seen.ts'
import { bestOnMarket, bestPull } from './taking.ts'

/** Knows a rule of thumb for everything, and whom to fear. */
export const slyBot: Bot<View, Question, BoardRules> = {
  answer({ prompt: { seat, question, choice }, rules: { setup }, view }) {
    const { options } = choice
    return options.length < 2 ? options[0] : one(seenBy(setup, view(), seat), question, options)
  },
}

function one(seen: Seen, question: Question, options: readonly number[]): Answer {
  const { ask, source, about } = question
  const throwIn = options[options.length - 1]
  switch (ask) {
    case 'turn':
    case 'set-up':
    case 'lay':
    case 'restock':
    case 'reorganize':
      return best(options, worthIn(seen, question))
    case 'token':
      return bestToken(seen, source, options)
    case 'gift':
      return bestGift(seen, options)
    case 'magnet':
      return bestPull(seen, options)
    case 'market':
      return bestOnMarket(seen, options)
    case 'block':
      return wantsToBlock(seen, about!, source) ? throwIn : PASS
    case 're-roll':
      return wantsReRoll(seen) ? throwIn : PASS
    case 'nice-try':
      return wantsToGoOn(seen) ? throwIn : PASS
    case 'roll':
    case 'next-round':
      return options[0]
  }
}
