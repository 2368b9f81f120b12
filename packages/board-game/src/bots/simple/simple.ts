import { type Answer, type Bot, PASS } from '@slapwise/kernel'
import type { BoardRules } from '../../board-rules.ts'
import type { KindIndex } from '../../model/kind.ts'
import type { Question } from '../../model/question.ts'
import { cardIn } from '../../table/lying.ts'
import type { View } from '../../views/view.ts'
import { bestGift, bestToken } from './naming.ts'
import { bestPlacement, bestPlay, bestRelocation } from './placing.ts'
import { Prospects } from './prospect.ts'
import { wantsReRoll, wantsToBlock, wantsToGoOn } from './reacting.ts'
import type { Seen } from './seen.ts'

/** Stays behind, sends the others ahead, and keeps what can be thrown in for when it is needed. */
export const simpleBot: Bot<View, Question, BoardRules> = {
  answer({ prompt, rules: { setup }, random, view }) {
    const { seat, question, choice } = prompt
    const { options } = choice
    if (options.length < 2) return options[0]
    const seen = view()
    const prospects = new Prospects(setup, seen)
    return one({ setup, view: seen, seat, prospects, random }, question, options)
  },
}

function one(seen: Seen, { ask, source, about }: Question, options: readonly number[]): Answer {
  const throwIn = options[options.length - 1]
  switch (ask) {
    case 'turn':
      return bestPlay(seen, options)
    case 'set-up':
    case 'lay':
    case 'restock':
      return bestPlacement(seen, options)
    case 'reorganize':
      return bestRelocation(seen, options)
    case 'token':
      return bestToken(seen, source, options)
    case 'gift':
      return bestGift(seen, options)
    case 'magnet':
      return mostUseful(seen, options, (space) => cardIn(seen.view.spaces[space].at(-1)!))
    case 'market':
      return mostUseful(seen, options, (kind) => kind)
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

/** What it likes to have in its hand, the best first. */
const USEFUL = ['reverse', 'skip', 'block', 'nice-try', 'remote', 're-roll', 'troublemaker', 'ghost']

function mostUseful(
  { setup: { kinds } }: Seen,
  options: readonly number[],
  kindOf: (option: number) => KindIndex,
): number {
  const rank = (option: number): number => {
    const { id, inHand } = kinds[kindOf(option)]
    return USEFUL.includes(id) ? USEFUL.indexOf(id) : USEFUL.length + inHand
  }
  return options.reduce((best, option) => (rank(option) < rank(best) ? option : best))
}
