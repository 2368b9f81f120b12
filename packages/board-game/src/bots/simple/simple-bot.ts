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

/** Stays behind, sends the others ahead, and keeps cards that can be thrown in. */
export const simpleBot: Bot<View, Question, BoardRules> = {
  answer({ prompt, rules: { setup }, random, view }) {
    const { seat, question, choice } = prompt
    const { options } = choice
    if (options.length < 2) return options[0]
    const ownView = view()
    const forecast = new MovementForecast(setup, ownView)
    return chooseAnswer({ setup, view: ownView, seat, forecast, random }, question, options)
  },
}

function chooseAnswer(
  view: PolicyContext,
  { ask, source, about }: Question,
  options: readonly number[],
): Answer {
  const throwIn = options[options.length - 1]
  switch (ask) {
    case 'turn':
      return choosePlay(view, options)
    case 'set-up':
    case 'lay':
    case 'restock':
      return choosePlacement(view, options)
    case 'reorganize':
      return chooseRelocation(view, options)
    case 'token':
      return chooseToken(view, source, options)
    case 'gift':
      return chooseGift(view, options)
    case 'magnet':
      return chooseMostUseful(view, options, (space) => decodeCard(view.view.spaces[space].at(-1)!))
    case 'market':
      return chooseMostUseful(view, options, (kind) => kind)
    case 'block':
      return wantsToBlock(view, about!, source) ? throwIn : PASS
    case 're-roll':
      return wantsReRoll(view) ? throwIn : PASS
    case 'nice-try':
      return wantsNiceTry(view) ? throwIn : PASS
    case 'roll':
    case 'next-round':
      return options[0]
  }
}

/** Cards by their usefulness in hand, best first. */
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
