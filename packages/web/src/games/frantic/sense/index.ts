import type { Told } from '@slapwise/card-game'
import type { Sense } from '../../../sense/use-senses.ts'
import type { FranticState } from '../state.ts'
import { patternOf } from './pattern-of.ts'
import { soundsOf } from './sound-of.ts'

/** What of Frantic is heard and felt. */
export const SENSE: Sense = {
  sounds: (facts, seat) => soundsOf(facts as readonly Told[], seat),
  pattern: (facts, seat, isCalled) => patternOf(facts as readonly Told[], seat, isCalled),
  turn(match) {
    const { table, own } = match as FranticState['match']
    return { isOwn: table.turn === own.seat, begins: own.prompt?.question.ask === 'turn' }
  },
}
