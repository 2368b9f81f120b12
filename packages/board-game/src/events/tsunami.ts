import type { EventKind } from '../model/event-kind.ts'
import { PLAIN_DIE, rollDie } from '../round/dice.ts'
import { walkForward } from '../round/movement.ts'

export const tsunami: EventKind = {
  id: 'tsunami',
  name: { en: 'Tsunami', de: 'Tsunami' },
  text: {
    en: 'Roll one after the other. Whoever first rolls less than the one before walks as far as that one rolled.',
    de: 'Würfelt der Reihe nach. Wer zuerst weniger würfelt als die Person davor, läuft so weit, wie die gewürfelt hat.',
  },
  rulings: [
    {
      en: 'Once round; if nobody falls short, nothing happens.',
      de: 'Einmal herum; fällt niemand zurück, passiert nichts.',
    },
    {
      en: 'It is a movement, with everything on the way.',
      de: 'Es ist eine Bewegung, mit allem, was unterwegs liegt.',
    },
  ],
  *run(table, order) {
    let previousRoll = 0
    for (const seat of order) {
      const rolled = yield* rollDie(table, seat, PLAIN_DIE)
      if (rolled < previousRoll) return yield* walkForward(table, seat, previousRoll)
      previousRoll = rolled
    }
  },
}
