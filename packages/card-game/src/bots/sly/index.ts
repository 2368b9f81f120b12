import type { Bot } from '@slapwise/kernel'
import type { CardRules } from '../../card-rules.ts'
import type { Question } from '../../model/question.ts'
import type { View } from '../../views/view.ts'
import { imitate, use } from './effects.ts'
import { event, seppuku } from './events.ts'
import { distribute, handOut, swapHands } from './hands.ts'
import { type RuleOfThumb, think } from './mind.ts'
import { power, recharge } from './powers.ts'
import { counterattack, luckyBastard, niceTry } from './reactions.ts'
import { play } from './turn.ts'
import { lay, partWith, take } from './which.ts'
import { allotDraws, giver, receiver, victim } from './whom.ts'
import { colour, wish } from './wish.ts'

const okay: RuleOfThumb = ({ prompt }) => prompt.fallback

const RULES_OF_THUMB: Readonly<Record<Question['ask'], RuleOfThumb>> = {
  turn: play,
  drawn: play,
  'second-chance': play,
  friend: play,
  another: play,
  victim,
  'allot-draws': allotDraws,
  receiver,
  giver,
  'hand-out': handOut,
  distribute,
  'swap-hands': swapHands,
  give: partWith,
  discard: partWith,
  lay,
  pick: take,
  steal: take,
  wish,
  colour,
  counterattack,
  'nice-try': niceTry,
  'lucky-bastard': luckyBastard,
  event,
  seppuku,
  recharge,
  power,
  use,
  imitate,
  seen: okay,
  'next-round': okay,
}

/** A rule of thumb for everything that can be asked: it looks at who is about to finish, and at what it will hold. */
export const slyBot: Bot<View, Question, CardRules> = {
  answer(sight) {
    const { choice, question } = sight.prompt
    if (choice.kind === 'one' && choice.options.length === 1) return choice.options[0]
    return RULES_OF_THUMB[question.ask](think(sight))
  },
}
