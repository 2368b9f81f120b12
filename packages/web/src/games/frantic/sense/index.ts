import type { Told } from '@slapwise/card-game'
import type { Sense } from '../../../sense/use-senses.ts'
import type { FranticState } from '../state.ts'
import { soundsOf } from './sound-of.ts'

/** What of Frantic is heard and felt. */
export const SENSE: Sense = {
  sounds: (facts, seat) => soundsOf(facts as readonly Told[], seat),
  hits(fact, seat) {
    const told = fact as Told
    return told.kind === 'attacked' && seat !== null && told.victims.includes(seat)
  },
  turn(match) {
    const { table, own } = match as FranticState['match']
    return { isOwn: table.turn === own.seat, begins: own.prompt?.question.ask === 'turn' }
  },
}
