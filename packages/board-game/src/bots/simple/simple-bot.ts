import { type Answer, type Bot, PASS } from '@slapwise/kernel'
import type { BoardRules } from '../../board-rules.ts'
import type { KindIndex } from '../../model/card-kind.ts'
import type { Question } from '../../model/question.ts'
import { decodeCard } from '../../table/placed-card.ts'
import type { View } from '../../views/view.ts'
import { MovementForecast } from './movement-forecast.ts'
import { choosePlacement, choosePlay, chooseRelocation } from './placement-choices.ts'
import type { PolicyContext } from './policy-context.ts'
import { wantsNiceTry, wantsReRoll, wantsToBlock } from './reaction-choices.ts'
import { chooseGift, chooseToken } from './token-choices.ts'

/** Stays behind, sends the others ahead, and keeps what can be thrown in for when it is needed. */
export const simpleBot: Bot<View, Question, BoardRules> = {
  answer({ prompt, rules: { setup }, random, view }) {
    const { seat, question, choice } = prompt
    const { options } = choice
    if (options.length < 2) return options[0]
    const seen = view()
    const prospects = new MovementForecast(setup, seen)
    return chooseAnswer({ setup, view: seen, seat, forecast: prospects, random }, question, options)
  },
}

function chooseAnswer(
  seen: PolicyContext,
  { ask, source, about }: Question,
  options: readonly number[],
): Answer {
  const throwIn = options[options.length - 1]
  switch (ask) {
    case 'turn':
      return choosePlay(seen, options)
    case 'set-up':
    case 'lay':
    case 'restock':
      return choosePlacement(seen, options)
    case 'reorganize':
      return chooseRelocation(seen, options)
    case 'token':
      return chooseToken(seen, source, options)
    case 'gift':
      return chooseGift(seen, options)
    case 'magnet':
      return chooseMostUseful(seen, options, (space) => decodeCard(seen.view.spaces[space].at(-1)!))
    case 'market':
      return chooseMostUseful(seen, options, (kind) => kind)
    case 'block':
      return wantsToBlock(seen, about!, source) ? throwIn : PASS
    case 're-roll':
      return wantsReRoll(seen) ? throwIn : PASS
    case 'nice-try':
      return wantsNiceTry(seen) ? throwIn : PASS
    case 'roll':
    case 'next-round':
      return options[0]
  }
}

/** What it likes to have in its hand, the best first. */
const CARDS_BY_USEFULNESS = [
  'reverse',
  'skip',
  'block',
  'nice-try',
  'remote',
  're-roll',
  'troublemaker',
  'ghost',
]

function chooseMostUseful(
  { setup: { kinds } }: PolicyContext,
  options: readonly number[],
  kindOf: (option: number) => KindIndex,
): number {
  const rank = (option: number): number => {
    const { id, handPoints } = kinds[kindOf(option)]
    return CARDS_BY_USEFULNESS.includes(id)
      ? CARDS_BY_USEFULNESS.indexOf(id)
      : CARDS_BY_USEFULNESS.length + handPoints
  }
  return options.reduce((best, option) => (rank(option) < rank(best) ? option : best))
}
