import { turnRound } from '../course.ts'
import { countDown, startPower } from '../lasting.ts'
import type { PowerKind } from '../power.ts'

/** At the end of this turn, and back at the end of the next. */
const TURNS = 2

export const looping: PowerKind = {
  id: 'looping',
  name: { en: 'Looping', de: 'Looping' },
  text: {
    en: 'After your turn play goes the other way, until your next turn is over.',
    de: 'Nach deinem Zug geht es andersherum, bis dein nächster Zug vorbei ist.',
  },
  when: 'after',
  run(table, player) {
    startPower(table, 'looping', player, TURNS)
  },
  lasting: {
    turnEnds(table, effect, seat) {
      if (seat !== effect.owner) return
      turnRound(table)
      countDown(table, effect)
    },
  },
}
