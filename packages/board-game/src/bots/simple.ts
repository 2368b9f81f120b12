import type { Answer, Bot, Sight as SightOf } from '@slapwise/kernel'
import type { BoardRules } from '../board-rules.ts'
import type { KindIndex } from '../model/kind.ts'
import type { Question } from '../model/question.ts'
import type { Setup } from '../model/setup.ts'
import { PASS } from '../round/plain-answers.ts'
import { cardIn } from '../table/lying.ts'
import type { View } from '../views/view.ts'
import { toGive, toMarch, toShift, toSwapWith } from './naming.ts'
import { bestPlacement, bestPlay, bestRelocation } from './placing.ts'
import { wantsReRoll, wantsToBlock, wantsToGoOn } from './reacting.ts'

type Sight = SightOf<View, Question, BoardRules>

/** Stays behind, sends the others ahead, and keeps what can be thrown in for when it is needed. */
export const simpleBot: Bot<View, Question, BoardRules> = {
  answer(sight) {
    const { options } = sight.prompt.choice
    return options.length < 2 ? options[0] : one(sight, options)
  },
}

function one(sight: Sight, options: readonly number[]): Answer {
  const { prompt, random, rules } = sight
  const { seat, question } = prompt
  const { setup } = rules
  const view = sight.view()
  const throwIn = options[options.length - 1]
  switch (question.ask) {
    case 'turn':
      return bestPlay({ setup, view, seat, random }, options)
    case 'set-up':
    case 'lay':
    case 'restock':
      return bestPlacement({ setup, view, seat, random }, options)
    case 'reorganize':
      return bestRelocation({ setup, view, seat, random }, options)
    case 'token':
      return named(setup, view, seat, question.source, options)
    case 'gift':
      return toGive(setup, view, seat, options)
    case 'magnet':
      return mostUseful(setup, options, (space) => cardIn(view.spaces[space].at(-1)!))
    case 'market':
      return mostUseful(setup, options, (kind) => kind)
    case 'block':
      return wantsToBlock(setup, view, seat, question.about!) ? throwIn : PASS
    case 're-roll':
      return wantsReRoll(setup, view, seat) ? throwIn : PASS
    case 'nice-try':
      return wantsToGoOn(setup, view, seat) ? throwIn : PASS
    case 'roll':
    case 'next-round':
      return options[0]
  }
}

const PARTY = 2

function named(
  setup: Setup,
  view: View,
  seat: number,
  source: string | null,
  options: readonly number[],
): number {
  if (source === 'swap') return toSwapWith(view, options)
  if (source === 'surprise-party') return toShift(setup, view, seat, PARTY, options)
  return toMarch(setup, view, seat, options)
}

/** What it likes to have in its hand, the best first. */
const USEFUL = ['reverse', 'skip', 'block', 'nice-try', 'remote', 're-roll', 'troublemaker', 'ghost']

function mostUseful(setup: Setup, options: readonly number[], kindOf: (option: number) => KindIndex): number {
  const rank = (option: number): number => {
    const { id, inHand } = setup.kinds[kindOf(option)]
    return USEFUL.includes(id) ? USEFUL.indexOf(id) : USEFUL.length + inHand
  }
  return options.reduce((best, option) => (rank(option) < rank(best) ? option : best))
}
