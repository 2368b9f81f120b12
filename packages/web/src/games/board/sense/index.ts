import type { Told } from '@slapwise/board-game'
import type { Sense } from '../../../sense/use-senses.ts'
import type { BoardState } from '../state.ts'
import { soundsOf } from './sound-of.ts'

/** What of the board game is heard and felt. Dice and steps are heard when they are seen: see `motion/`. */
export const SENSE: Sense = {
  sounds: (facts, seat) => soundsOf(facts as readonly Told[], seat),
  hits(fact, seat) {
    const told = fact as Told
    return told.kind === 'attacked' && told.victim === seat
  },
  turn(match) {
    const { table, own } = match as BoardState['match']
    return { isOwn: table.turn === own.seat, begins: own.prompt?.question.ask === 'turn' }
  },
}
