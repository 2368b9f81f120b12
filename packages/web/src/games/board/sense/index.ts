import type { Told } from '@slapwise/board-game'
import type { Sense } from '../../../sense/use-senses.ts'
import type { BoardState } from '../state.ts'
import { patternOf } from './pattern-of.ts'
import { soundsOf } from './sound-of.ts'

/** What of the board game is heard and felt. Dice and steps are heard when they are seen: see `motion/`. */
export const SENSE: Sense = {
  sounds: (facts, seat) => soundsOf(facts as readonly Told[], seat),
  pattern: (facts, seat, isCalled) => patternOf(facts as readonly Told[], seat, isCalled),
  turn(match) {
    const { table, own } = match as BoardState['match']
    return { isOwn: table.turn === own.seat, begins: own.prompt?.question.ask === 'turn' }
  },
}
