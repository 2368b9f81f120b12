import type { CardRules, Question, View } from '@slapwise/card-game'
import type { Bot } from '@slapwise/kernel'
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

/**
 * The sly bot as it was when others were first measured against it, kept as it is for ever: a rule of thumb for
 * everything that can be asked. It looks at who is about to finish, and at what it will hold.
 */
export const sly1: Bot<View, Question, CardRules> = {
  answer(sight) {
    const { choice, question } = sight.prompt
    if (choice.kind === 'one' && choice.options.length === 1) return choice.options[0]
    return RULES_OF_THUMB[question.ask](think(sight))
  },
}
